package org.outwit.learn.example;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * The moves at the beginning of a recorded game that were drawn by lot, so that they say nothing about the people who made them.
 * Only games from the usual start have any: people who set up a position have something else in mind.
 */
public final class Ballot<P extends Position> {

    private final int plies;
    private final long start;

    public Ballot(Game<P> game) {
        this.plies = game.ballotedPlies();
        this.start = plies == 0 ? 0 : game.start().key();
    }

    /** How many plies of a game from this position nobody chose. */
    public int plies(P from) {
        return plies > 0 && from.key() == start ? plies : 0;
    }
}
