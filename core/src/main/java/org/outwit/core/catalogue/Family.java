package org.outwit.core.catalogue;

import org.outwit.core.search.Requirements;

/** Algorithms of one kind: they take the same input and need the same of a game. */
public enum Family {
    /** Minimax and what searches depth-first for its value; made by {@link TwoPlayerListings}. */
    DEPTH_FIRST("Two players, depth-first", Requirements.MINIMAX),
    /** Minimax's value, found best-first; made by {@link TwoPlayerListings}. */
    BEST_FIRST("Two players, best-first", Requirements.MINIMAX),
    /** Questions with the answer yes or no, and the value by successive ones; made by {@link TwoPlayerListings}. */
    PROOF("Proof numbers", Requirements.MINIMAX),
    /** Searches that look for a decision, where it is worth most, and not for a value; whoever asks them makes them. */
    SELECTIVE("Selective search", Requirements.MINIMAX),
    /** Games that are played at random; whoever asks it makes it. */
    MONTE_CARLO("Monte-Carlo tree search", new Requirements(1, Integer.MAX_VALUE, false, true)),
    /** Searches with a model of the opponent; made by {@link ModelListings}. */
    MODELS("Opponent models", new Requirements(1, 2, false, false)),
    /** Everybody maximises a value of their own; made by {@link ManyPlayerListings}. */
    MANY_PLAYERS("Many players", new Requirements(1, Integer.MAX_VALUE, false, false)),
    /** Averages where dice move; made by {@link ChanceListings}. */
    CHANCE("Chance", new Requirements(1, 2, true, true)),
    /** Searches with a model of the opponent that average where dice move; whoever asks them makes them. */
    CHANCE_MODELS("Chance and opponent models", new Requirements(1, 2, false, true)),
    /** What a player sees, and worlds that fit it; made by {@link HiddenListings}. */
    HIDDEN("Hidden cards", new Requirements(1, Integer.MAX_VALUE, false, true, true)),
    /** Not a search: what can be learned from choices. */
    LEARNING("Learning", Requirements.MINIMAX),
    /** What plays; made by players, because it needs a game and a table. */
    ENGINE("Engine", new Requirements(2, 2, true, true));

    private final String heading;
    private final Requirements requirements;

    Family(String heading, Requirements requirements) {
        this.heading = heading;
        this.requirements = requirements;
    }

    /** Under which heading of {@code docs/algorithms.md} its members stand. */
    public String heading() {
        return heading;
    }

    public Requirements requirements() {
        return requirements;
    }
}
