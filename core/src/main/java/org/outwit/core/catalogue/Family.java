package org.outwit.core.catalogue;

import org.outwit.core.search.Requirements;

/** Algorithms of one kind: they take the same input and need the same of a game. */
public enum Family {
    /** Minimax and what searches depth-first for its value. */
    DEPTH_FIRST("Two players, depth-first", Requirements.MINIMAX),
    /** Minimax's value, found best-first. */
    BEST_FIRST("Two players, best-first", Requirements.MINIMAX),
    /** Questions with the answer yes or no, and the value by successive ones. */
    PROOF("Proof numbers", Requirements.MINIMAX),
    /** Searches that look for a decision, where it is worth most, and not for a value. */
    SELECTIVE(
            "Selective search",
            Requirements.MINIMAX,
            null,
            "decides on trees that are written down, and no game states what it needs; use engine or uct."),
    /** Games that are played at random. */
    MONTE_CARLO("Monte-Carlo tree search", new Requirements(1, Integer.MAX_VALUE, false, true)),
    /** Searches with a model of the opponent. */
    MODELS("Opponent models", new Requirements(1, 2, false, false)),
    /** Everybody maximises a value of their own. */
    MANY_PLAYERS("Many players", new Requirements(1, Integer.MAX_VALUE, false, false)),
    /** Averages where dice move. */
    CHANCE("Chance", new Requirements(1, 2, true, true)),
    /** Searches with a model of the opponent that average where dice move. */
    CHANCE_MODELS("Chance and opponent models", new Requirements(1, 2, false, true)),
    /** What a player sees, and worlds that fit it. */
    HIDDEN(
            "Hidden cards",
            new Requirements(1, Integer.MAX_VALUE, false, true, true),
            "is for games that hide something, and a tree shows everything; use alpha-beta.",
            null),
    /** Not a search: what can be learned from choices. */
    LEARNING("Learning", Requirements.MINIMAX, null, "learns from examples and plays nothing; use 'outwit learn'."),
    /** What plays. */
    ENGINE(
            "Engine",
            new Requirements(2, 2, true, true),
            "plays games and searches no trees; use alpha-beta, which finds the same value.",
            null);

    private final String heading;
    private final Requirements requirements;
    private final String onTree; // why not, or null
    private final String inGame; // why not, or null

    Family(String heading, Requirements requirements, String onTree, String inGame) {
        this.heading = heading;
        this.requirements = requirements;
        this.onTree = onTree;
        this.inGame = inGame;
    }

    Family(String heading, Requirements requirements) {
        this(heading, requirements, null, null);
    }

    /** Why its members search no tree, or null. */
    String onTree() {
        return onTree;
    }

    /** Why its members play no game, or null. */
    String inGame() {
        return inGame;
    }

    /** Under which heading of {@code docs/algorithms.md} its members stand. */
    public String heading() {
        return heading;
    }

    public Requirements requirements() {
        return requirements;
    }
}
