package org.outwit.games.chess;

/**
 * The tables as a player would guess them, from which {@link FitTables} sets out: knights belong in the middle, the king
 * in its corner as long as there are queens, rooks on the seventh rank, and a passed pawn is worth more the further it is.
 */
final class FitStart {

    private static final double[][] KING_OPENING = {
        {150, 250, 0, -50}, {50, 50, -150, -200}, {-200, -250, -350, -400}, {-400, -450, -500, -550}
    };

    private FitStart() {}

    private interface Guess {
        double of(int rank, int file, int middle);
    }

    /** Eight ranks of four files from the edge on; {@code middle} tells how far a square is from all edges. */
    private static int[] placed(Guess guess) {
        int[] table = new int[32];
        for (int at = 0; at < 32; at++) {
            int rank = at / 4;
            int file = at % 4;
            table[at] = (int) Math.rint(guess.of(rank, file, file + Math.min(rank, 7 - rank)));
        }
        return table;
    }

    static int[][] placementOpening() {
        return new int[][] {
            placed((rank, file, middle) -> {
                if (rank == 0 || rank == 7) return 0;
                double centre = file < 2 ? 0 : (file - 1) * 40 * (rank < 5 ? 1 : 0.5) * (rank < 4 ? rank - 1 : 3) / 1.5;
                return 25 * (rank - 1) + centre - (file == 0 ? 60 : 0) - (rank == 1 && file == 3 ? 100 : 0);
            }),
            placed((rank, file, middle) ->
                    -300 + 75 * middle + (rank >= 3 && rank <= 5 ? 60 : 0) - (rank == 0 ? 80 : 0)),
            placed((rank, file, middle) ->
                    -60 + 30 * middle - (rank == 0 ? 100 : 0) + (rank == 1 && file == 1 ? 60 : 0)),
            placed((rank, file, middle) -> -60 + 35 * file + (rank == 6 ? 150 : 0)),
            placed((rank, file, middle) -> 12 * middle + (rank < 5 ? 0 : 50)),
            placed((rank, file, middle) -> KING_OPENING[Math.min(rank, 3)][file])
        };
    }

    static int[][] placementEnding() {
        return new int[][] {
            placed((rank, file, middle) -> rank == 0 || rank == 7 ? 0 : 50 + 60 * (rank - 1)),
            placed((rank, file, middle) -> -250 + 65 * middle),
            placed((rank, file, middle) -> -50 + 25 * middle),
            placed((rank, file, middle) -> 50 + (rank == 6 ? 100 : 0) + (rank > 3 ? 50 : 0)),
            placed((rank, file, middle) -> -50 + 50 * middle),
            placed((rank, file, middle) -> -400 + 110 * middle + (rank >= 3 && rank <= 5 ? 50 : 0))
        };
    }

    /** A square more or less than usual; to lack one hurts more. */
    private static int[] reach(int most, double each, int usual) {
        int[] row = new int[most + 1];
        for (int i = 0; i <= most; i++) row[i] = (int) Math.rint(each * (i - usual) * (i < usual ? 1.6 : 1));
        return row;
    }

    static long[] knightReach() {
        return Tapered.of(reach(8, 50, 4), reach(8, 45, 4));
    }

    static long[] bishopReach() {
        return Tapered.of(reach(13, 50, 6), reach(13, 50, 6));
    }

    static long[] rookReach() {
        return Tapered.of(reach(14, 25, 6), reach(14, 45, 6));
    }

    static long[] queenReach() {
        return Tapered.of(reach(27, 15, 12), reach(27, 40, 12));
    }

    static long[] activity() {
        return Tapered.of(
                new int[] {250, 150, 150, 250, 120, 500, 600, 350, 300},
                new int[] {500, 50, 50, 150, 50, 400, 400, 250, 200});
    }

    static int[] pressure() {
        return new int[] {100, 100, 160, 220};
    }

    static long[] together() {
        return Tapered.of(new int[] {0, 20, 60, 100, 180, 350, 600, 0}, new int[] {0, 20, 50, 80, 150, 300, 500, 0});
    }

    static long[] shape() {
        return Tapered.of(
                new int[] {-100, -100, -80, -100, 200, 120, -150, -150, -60},
                new int[] {-150, -250, -120, -50, 0, 0, 0, 0, 0});
    }

    static long[] passed() {
        return Tapered.of(new int[] {0, 0, 0, 50, 200, 450, 800, 0}, new int[] {0, 100, 150, 300, 550, 900, 1400, 0});
    }

    static long[] free() {
        return Tapered.of(new int[] {0, 0, 0, 0, 50, 100, 200, 0}, new int[] {0, 0, 50, 100, 250, 500, 900, 0});
    }

    static long[] kings() {
        return Tapered.of(new int[2], new int[] {40, -25});
    }
}
