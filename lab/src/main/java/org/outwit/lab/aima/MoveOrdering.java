package org.outwit.lab.aima;

import java.util.Locale;

/** In which order moves are looked at. */
enum MoveOrdering {
    /** As the game lists them. */
    OF_THE_GAME("of the game"),
    RANDOM("random"),
    /** Captures first, and then by what the game gives for a hunch; some games give none. */
    SIMPLE("simple"),
    /** By the judgement of the position after the move. */
    STATIC("by judgement"),
    /** By what a search of one ply less has found, and where that did not look, by the simple order. */
    DEEPENING("by deepening"),
    /** The best first. */
    PERFECT("perfect");

    private final String words;

    MoveOrdering(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /** The name of its number. */
    String number() {
        return name().toLowerCase(Locale.ROOT);
    }
}
