package org.outwit.games.record.transcript;

import org.outwit.core.game.NotationException;
import org.outwit.games.record.reading.Replay;

/**
 * The text of a transcript: squares such as {@code f5}, with or without spaces between them, in either case. Passes are
 * left out or written {@code pass}, {@code pa}, {@code ps} or {@code --}.
 */
public final class Transcript {

    private static final int LONGEST_WORD = 24;

    private Transcript() {}

    /** Whether the text begins as a transcript does, with the name of a square. */
    public static boolean looksLike(String text) {
        String stripped = text.stripLeading();
        return stripped.length() >= 2 && isSquare(stripped, 0);
    }

    /**
     * Plays all moves of a text.
     *
     * @throws NotationException with the column and the number of the move where one is not legal or is none
     */
    public static void play(String text, Replay<?> replay) {
        int number = 0;
        int at = 0;
        while (at < text.length()) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
                continue;
            }
            number++;
            int end = at + lengthOfMove(text, at);
            if (end == at) {
                throw new NotationException(
                        "Move " + number + ": '" + word(text, at) + "' is no move; expected a square from a1 to h8"
                                + " or a pass.",
                        at);
            }
            String move = text.substring(at, end);
            // Some programs write the passes of both sides when a game has ended.
            boolean idle = Replay.isPass(move) && replay.position().isOver();
            if (!idle) play(move, number, at, replay);
            at = end;
        }
    }

    private static void play(String move, int number, int at, Replay<?> replay) {
        try {
            replay.play(move);
        } catch (NotationException refusal) {
            throw new NotationException("Move " + number + ": " + refusal.getMessage(), at);
        }
    }

    /** How many characters of the text are a move, 0 where none begins. */
    private static int lengthOfMove(String text, int at) {
        if (isSquare(text, at)) return 2;
        for (int length : new int[] {4, 2}) {
            if (at + length <= text.length() && Replay.isPass(text.substring(at, at + length))) return length;
        }
        return 0;
    }

    private static boolean isSquare(String text, int at) {
        if (at + 2 > text.length()) return false;
        char column = Character.toLowerCase(text.charAt(at));
        char row = text.charAt(at + 1);
        return column >= 'a' && column <= 'h' && row >= '1' && row <= '8';
    }

    private static String word(String text, int at) {
        int end = at;
        while (end < text.length() && end - at < LONGEST_WORD && !Character.isWhitespace(text.charAt(end))) end++;
        return text.substring(at, end);
    }
}
