package org.outwit.games.chess;

/**
 * The pieces of one side that the other could win if it began to take on their squares, the least valuable piece first, both
 * stopping when it pays to stop. Values are in pawns. Pins are not seen.
 */
final class Hanging {

    /** In pawns; a king is never left to be taken, so it is worth more than all the rest. */
    private static final int[] WORTH = {0, 1, 3, 3, 5, 9, 100};

    /** What each step of an exchange takes. */
    private final int[] takes = new int[33];

    private final byte[] lost = new byte[64];
    private long pieces;
    private int most;
    private int second;

    /** Looks at the pieces of a side, given what each side attacks. */
    void of(Board board, int side, AttackMap own, AttackMap theirs) {
        pieces = 0;
        most = 0;
        second = 0;
        long attacked = board.all(side) & theirs.all() & ~board.pieces(side, Board.KING);
        for (long left = attacked; left != 0; left &= left - 1) {
            int square = Squares.first(left);
            int kind = board.kindAt(side, square);
            boolean guarded = (own.all() & left & -left) != 0;
            int gain = WORTH[kind];
            if (guarded) {
                int least = theirs.least(square);
                boolean once = (theirs.twice() & left & -left) == 0;
                if (once && WORTH[least] >= gain && !hasHidden(board, 1 - side, square)) continue;
                gain = gain(board, 1 - side, square, kind);
            }
            if (gain <= 0) continue;
            pieces |= left & -left;
            lost[square] = (byte) gain;
            second = Math.max(second, Math.min(most, gain));
            most = Math.max(most, gain);
        }
    }

    /** Whether a slider may stand behind another one that attacks the square. */
    private static boolean hasHidden(Board board, int side, int square) {
        long sliders =
                Attacks.diagonals(square) & board.diagonal(side) | Attacks.straights(square) & board.straight(side);
        return (sliders & sliders - 1) != 0;
    }

    /** What hangs. */
    long pieces() {
        return pieces;
    }

    /** What the most valuable exchange costs. */
    int most() {
        return most;
    }

    /** What the second best of them is worth. */
    int second() {
        return second;
    }

    /** What an exchange on the square costs. */
    int lost(int square) {
        return (pieces >>> square & 1) == 0 ? 0 : lost[square];
    }

    static int worth(int kind) {
        return WORTH[kind];
    }

    /** What a side gains by taking a piece of this kind on the square, 0 if that does not pay. */
    int gain(Board board, int side, int square, int standing) {
        long left = board.taken();
        long diagonal = board.diagonal(0) | board.diagonal(1);
        long straight = board.straight(0) | board.straight(1);
        long takers = takers(board, square, left, diagonal, straight);
        int turn = side;
        int onSquare = standing;
        int depth = 0;
        while (true) {
            long own = takers & board.all(turn);
            if (own == 0) break;
            int kind = Board.PAWN;
            while ((own & board.pieces(turn, kind)) == 0) kind++;
            if (kind == Board.KING && (takers & board.all(1 - turn)) != 0) break;
            takes[depth++] = WORTH[onSquare];
            left ^= Long.lowestOneBit(own & board.pieces(turn, kind));
            if (kind != Board.KNIGHT && kind != Board.KING) {
                takers |= Attacks.bishop(square, left) & diagonal | Attacks.rook(square, left) & straight;
            }
            takers &= left;
            onSquare = kind;
            turn = 1 - turn;
        }
        int value = 0;
        for (int step = depth - 1; step >= 0; step--) value = Math.max(0, takes[step] - value);
        return value;
    }

    private static long takers(Board board, int square, long taken, long diagonal, long straight) {
        return Attacks.pawn(square, 1) & board.pieces(0, Board.PAWN)
                | Attacks.pawn(square, 0) & board.pieces(1, Board.PAWN)
                | Attacks.knight(square) & (board.pieces(0, Board.KNIGHT) | board.pieces(1, Board.KNIGHT))
                | Attacks.king(square) & (board.pieces(0, Board.KING) | board.pieces(1, Board.KING))
                | Attacks.bishop(square, taken) & diagonal
                | Attacks.rook(square, taken) & straight;
    }
}
