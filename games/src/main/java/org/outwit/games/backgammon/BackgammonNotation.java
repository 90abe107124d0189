package org.outwit.games.backgammon;

import java.util.Arrays;
import java.util.Locale;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;

/**
 * Rolls as {@code 31}, plays as {@code 8/5 6/5}, the cube as {@code roll}, {@code double}, {@code take} and {@code drop}; positions by
 * {@link PositionText}.
 */
final class BackgammonNotation implements Notation<BackgammonPosition> {

    private static final String[] CUBE_WORDS = {"roll", "double", "take", "drop"};

    @Override
    public String format(BackgammonPosition position, int move) {
        return switch (position.stage()) {
            case ROLLING -> Roll.text(move);
            case PLAYING -> PlayText.of(position.board(), position.turn(), move);
            default -> CUBE_WORDS[move];
        };
    }

    @Override
    public int parse(BackgammonPosition position, String text) {
        return switch (position.stage()) {
            case ROLLING -> roll(text);
            case PLAYING -> PlayReader.play(position, text);
            case DECIDING -> word(text, BackgammonPosition.ROLL, BackgammonPosition.DOUBLE);
            case OFFERED -> word(text, BackgammonPosition.TAKE, BackgammonPosition.DROP);
            case OVER, DROPPED ->
                throw new NotationException("The game is over, so '" + text + "' cannot be played.", 0);
        };
    }

    private static int roll(String text) {
        String digits = text.strip().replaceAll("[\\s,-]", "");
        if (digits.length() == 2) {
            int one = digits.charAt(0) - '0';
            int other = digits.charAt(1) - '0';
            if (Roll.isThrown(one, other)) return Roll.of(one, other);
        }
        if (Arrays.asList(CUBE_WORDS).contains(text.strip().toLowerCase(Locale.ROOT))) {
            throw new NotationException(
                    "'" + text + "' is for a cube, and there is none to turn here; expected two dice, such as 31."
                            + " With a cube the game is backgammon-cube.",
                    0);
        }
        throw new NotationException("'" + text + "' is no roll; expected two dice from 1 to 6, such as 31.", 0);
    }

    private static int word(String text, int one, int other) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        if (word.equals(CUBE_WORDS[one])) return one;
        if (word.equals(CUBE_WORDS[other])) return other;
        throw new NotationException(
                "'" + text + "' is no answer here; expected " + CUBE_WORDS[one] + " or " + CUBE_WORDS[other] + ".", 0);
    }

    @Override
    public String format(BackgammonPosition position) {
        return PositionText.of(position);
    }

    @Override
    public BackgammonPosition position(String text) {
        return PositionText.read(text);
    }
}
