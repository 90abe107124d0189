package org.outwit.lab.sweep;

import java.util.Optional;

/** A name that a file may give values to. Texts and whole numbers are what there is. */
enum SweepKey {
    GAME("game", "", "the game"),
    PLAYER("player", "", "who is measured"),
    AGAINST("against", "", "who is played or compared with"),
    REFERENCE("reference", "", "who knows which moves are best"),
    ALGORITHM("algorithm", "", "how the player searches"),
    AGAINST_ALGORITHM("against-algorithm", "", "how the other searches"),
    DEPTH("depth", "plies", "the most plies that are searched for a move", 1),
    NODES("nodes", "nodes", "the most nodes for a move", 1),
    EVALUATIONS("evaluations", "evaluations", "the most evaluations for a move", 1),
    AGAINST_DEPTH("against-depth", "plies", "the same for the other", 1),
    AGAINST_NODES("against-nodes", "nodes", "the same for the other", 1),
    AGAINST_EVALUATIONS("against-evaluations", "evaluations", "the same for the other", 1),
    REFERENCE_DEPTH("reference-depth", "plies", "the same for the reference", 1),
    REFERENCE_NODES("reference-nodes", "nodes", "the same for the reference", 1),
    REFERENCE_EVALUATIONS("reference-evaluations", "evaluations", "the same for the reference", 1),
    OPENING("opening", "plies", "how many random moves lead to where it begins", 0, 4),
    MOST_PLIES("most-plies", "plies", "after which a game is drawn", 1, 600),
    TABLE("table", "MB", "the transposition table of each player", 1, 8);

    private final String word;
    private final String unit;
    private final String meaning;
    private final int least; // -1 for texts
    private final int usual; // -1 where it is left out

    SweepKey(String word, String unit, String meaning) {
        this(word, unit, meaning, -1);
    }

    SweepKey(String word, String unit, String meaning, int least) {
        this(word, unit, meaning, least, -1);
    }

    SweepKey(String word, String unit, String meaning, int least, int usual) {
        this.word = word;
        this.unit = unit;
        this.meaning = meaning;
        this.least = least;
        this.usual = usual;
    }

    String word() {
        return word;
    }

    String unit() {
        return unit;
    }

    String meaning() {
        return meaning;
    }

    boolean isNumber() {
        return least >= 0;
    }

    int least() {
        return least;
    }

    /** The value where a file gives none. */
    Optional<String> usual() {
        return usual < 0 ? Optional.empty() : Optional.of(String.valueOf(usual));
    }
}
