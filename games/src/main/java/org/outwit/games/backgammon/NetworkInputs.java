package org.outwit.games.backgammon;

/**
 * What a network sees of a board: for each side and each place, with {@value #UNITS} numbers, how many checkers are there. The side that
 * rolls next comes first, and each side counts places as it does itself, so that a network needs to learn everything once only.
 *
 * <p>As in TD-Gammon (G. Tesauro, "Temporal difference learning and TD-Gammon", Communications of the ACM 38, 1995) the numbers tell
 * what matters to the rules: a blot, a point, a spare checker, and half of those beyond; here a point is not a blot, too. Checkers
 * that are off are counted in fifteenths.
 */
final class NetworkInputs {

    /** How many numbers tell what is on one place. */
    static final int UNITS = 4;

    static final int PLACES = Board.BAR + 1;

    /** How many places a board has with both sides; those of the side that rolls next come first. */
    static final int SIDED_PLACES = 2 * PLACES;

    static final int COUNT = SIDED_PLACES * UNITS;

    private NetworkInputs() {}

    /** What this unit of a place says where {@code checkers} are. */
    static float value(int place, int unit, int checkers) {
        if (place == Board.OFF) return unit == 0 ? checkers / (float) Board.CHECKERS : 0;
        return switch (unit) {
            case 0 -> checkers == 1 ? 1 : 0;
            case 1 -> checkers > 1 ? 1 : 0;
            case 2 -> checkers > 2 ? 1 : 0;
            default -> checkers > 3 ? (checkers - 3) / 2f : 0;
        };
    }

    /** Writes how many checkers are on each place, those of the side that rolls next first. */
    static void counts(Board board, int roller, int[] into) {
        board.counts(roller, into, 0);
        board.counts(1 - roller, into, PLACES);
    }
}
