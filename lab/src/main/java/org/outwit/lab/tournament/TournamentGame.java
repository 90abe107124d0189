package org.outwit.lab.tournament;

import java.util.List;
import org.outwit.play.match.GameReport;

/**
 * A game of a tournament.
 *
 * @param players their names by seat: who moved first comes first
 */
public record TournamentGame(List<String> players, GameReport report) {}
