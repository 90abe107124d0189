package org.outwit.games.chess;

/** The numbers of {@link PawnShape} and {@link Runners} in thousandths of a pawn, fitted by {@code FitTables}. */
final class PawnTables {

    static final int[] TOGETHER_OPENING = {0, 35, 47, 64, 152, 351, 600, 0};
    static final int[] TOGETHER_ENDING = {0, 53, 56, 68, 143, 301, 500, 0};
    static final int[] SHAPE_OPENING = {-100, -125, -86, -108, 180, 113, -153, -149, -80};
    static final int[] SHAPE_ENDING = {-148, -243, -134, -45, -9, -18, -9, 2, -4};
    static final int[] PASSED_OPENING = {0, -6, -11, 40, 196, 455, 802, 0};
    static final int[] PASSED_ENDING = {0, 103, 140, 301, 542, 906, 1402, 0};
    static final int[] FREE_OPENING = {0, 0, -4, -7, 46, 101, 202, 0};
    static final int[] FREE_ENDING = {0, 4, 43, 95, 246, 500, 901, 0};
    static final int[] KINGS_ENDING = {64, -42};

    private PawnTables() {}
}
