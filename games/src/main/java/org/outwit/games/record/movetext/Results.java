package org.outwit.games.record.movetext;

import org.outwit.games.record.Outcome;

/** The words that say how a game ended. The first number always belongs to the side that moves first. */
public final class Results {

    private Results() {}

    public static Outcome outcome(String result) {
        return switch (result) {
            case "1-0", "2-0" -> Outcome.FIRST_WINS;
            case "0-1", "0-2" -> Outcome.SECOND_WINS;
            case "1/2-1/2", "1/2", "1-1" -> Outcome.DRAW;
            default -> Outcome.UNKNOWN;
        };
    }

    /**
     * How the game ended, told by the word at its end and by its tag. Where only one of them tells, it counts; where they
     * contradict each other nobody knows.
     */
    public static Outcome outcome(AnnotatedGame game) {
        Outcome end = outcome(game.result());
        Outcome tag = outcome(game.tag("Result"));
        if (end == Outcome.UNKNOWN || end == tag) return tag;
        return tag == Outcome.UNKNOWN ? end : Outcome.UNKNOWN;
    }

    /** The usual word in chess and most kinds of draughts. */
    public static String text(Outcome outcome) {
        return outcome.score();
    }
}
