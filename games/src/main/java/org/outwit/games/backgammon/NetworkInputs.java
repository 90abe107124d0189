package org.outwit.games.backgammon;

import java.util.Arrays;

/**
 * What a network sees of a board: for each side and each place, with {@value #UNITS} numbers, how many checkers are there. The side that
 * rolls next comes first, and each side counts places as it does itself, so that a network needs to learn everything once only.
 *
 * <p>As in TD-Gammon (G. Tesauro, "Temporal difference learning and TD-Gammon", Communications of the ACM 38, 1995) the numbers tell
 * what matters to the rules: a blot, a point, a spare checker, and half of those beyond; here a point is not a blot, too. Checkers
 * that are off are counted in fifteenths.
 */
final class NetworkInputs {

    /** More than a third of all rolls, and more than two thirds. */
    private static final int LITTLE = 5;

    private static final int MUCH = 10;

    /** How many numbers tell what is on one place. */
    static final int UNITS = 4;

    /** How many places a side of the board has. */
    static final int PLACES = Board.BAR + 1;

    /** How many places a board has with both sides; those of the side that rolls next come first. */
    static final int BOARD_PLACES = 2 * PLACES;

    static final int RACE_PLACES = BOARD_PLACES + 2 * TacticalInputs.COUNT;

    /**
     * The places of the board, and behind them {@link TacticalInputs} and {@link RaceInputs}: numbers from 0 to {@value Board#CHECKERS} as
     * those of checkers are.
     */
    static final int ALL_PLACES = RACE_PLACES + RaceInputs.COUNT;

    static final int COUNT = ALL_PLACES * UNITS;

    private NetworkInputs() {}

    /** What this unit of a place says where {@code number} checkers are, or whatever is counted there. */
    static float value(int place, int unit, int number) {
        if (place >= RACE_PLACES) return unit == 0 ? RaceInputs.value(place - RACE_PLACES, number) : 0;
        if (place >= BOARD_PLACES) {
            return switch (unit) {
                case 0 -> number / (float) TacticalInputs.MOST;
                case 1 -> number > 0 ? 1 : 0;
                case 2 -> number > LITTLE ? 1 : 0;
                default -> number > MUCH ? 1 : 0;
            };
        }
        if (place % PLACES == Board.OFF) return unit == 0 ? number / (float) Board.CHECKERS : 0;
        return switch (unit) {
            case 0 -> number == 1 ? 1 : 0;
            case 1 -> number > 1 ? 1 : 0;
            case 2 -> number > 2 ? 1 : 0;
            default -> number > 3 ? (number - 3) / 2f : 0;
        };
    }

    /** Writes what is on each place, of the side that rolls next first; behind the board what belongs to this part of the game. */
    static void numbers(Board board, int roller, boolean contact, int[] into) {
        board(board, roller, into);
        if (contact) TacticalInputs.write(board, roller, into, BOARD_PLACES);
        else RaceInputs.write(board, roller, into, RACE_PLACES);
    }

    /** Writes what is on the board, and nothing else. */
    static void board(Board board, int roller, int[] into) {
        board.counts(roller, into, 0);
        board.counts(1 - roller, into, PLACES);
        Arrays.fill(into, BOARD_PLACES, ALL_PLACES, 0);
    }
}
