package org.outwit.games.chess;

/** The numbers of {@link Activity} in thousandths of a pawn, fitted by {@code FitTables}. */
final class ActivityTables {

    static final int[] KNIGHT_OPENING = {-321, -225, -133, -108, -27, 46, 106, 140, 197};
    static final int[] KNIGHT_ENDING = {-289, -219, -153, -82, -6, 52, 99, 136, 180};
    static final int[] BISHOP_OPENING = {-460, -411, -295, -230, -129, -87, -15, 41, 99, 146, 200, 250, 300, 350};
    static final int[] BISHOP_ENDING = {-482, -400, -320, -234, -163, -72, 7, 53, 110, 152, 201, 250, 300, 349};
    static final int[] ROOK_OPENING = {-241, -163, -173, -156, -55, -64, -13, 17, 53, 83, 96, 124, 150, 176, 199};
    static final int[] ROOK_ENDING = {-432, -360, -290, -218, -148, -79, -4, 41, 93, 140, 179, 225, 269, 315, 357};
    static final int[] QUEEN_OPENING = {
        -288, -264, -247, -220, -186, -179, -130, -109, -94, -80, -59, -27, 2, 20, 32, 48, 62, 76, 91, 106, 120, 136,
        150, 165, 180, 195, 210, 225
    };
    static final int[] QUEEN_ENDING = {
        -768, -704, -640, -576, -512, -448, -383, -319, -254, -193, -130, -63, 1, 42, 80, 121, 162, 201, 241, 281, 320,
        360, 400, 440, 480, 520, 560, 600
    };

    /** In the order of the constants in {@link Activity}. */
    static final int[] OTHER_OPENING = {284, 162, 151, 239, 133, 494, 599, 350, 302};

    static final int[] OTHER_ENDING = {521, 46, 47, 149, 64, 400, 400, 251, 200};

    /** Of a knight, bishop, rook and queen. */
    static final int[] PRESSURE = {121, 137, 176, 255};

    private ActivityTables() {}
}
