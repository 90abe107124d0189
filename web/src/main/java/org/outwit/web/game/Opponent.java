package org.outwit.web.game;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Somebody to play against.
 *
 * @param id what requests call them
 * @param kind "level", "character", "learner", "person" or "engine"
 * @param about two sentences
 * @param elo measured strength, see {@link LadderElo}; empty where nobody measured
 */
public record Opponent(String id, String name, String kind, String about, OptionalDouble elo) {

    /** As pages know them. */
    public OpponentView shown() {
        return new OpponentView(id, name, kind, about, wholeElo());
    }

    Optional<Long> wholeElo() {
        return elo.isEmpty() ? Optional.empty() : Optional.of(Math.round(elo.getAsDouble()));
    }
}
