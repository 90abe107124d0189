package org.outwit.app.load;

import java.net.URI;
import java.time.Duration;

/**
 * How much to do.
 *
 * @param server the address of the first page
 * @param games how many are played at once
 * @param pages how many are open beside them and do nothing
 * @param game its name
 * @param against whom, as pages call them
 * @param millis for each of their moves
 * @param time how long games are played
 * @param seed of the moves that are played
 */
public record LoadPlan(
        URI server, int games, int pages, String game, String against, int millis, Duration time, long seed) {}
