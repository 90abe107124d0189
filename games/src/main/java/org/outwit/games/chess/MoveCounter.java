package org.outwit.games.chess;

import static java.lang.Long.bitCount;

/**
 * Counts legal moves without listing them: sets of targets are counted by their bits. The rules are those of
 * {@link MoveLister}.
 *
 * <p>{@link #count} is one long method on purpose. The compiler of the JVM inlines hot methods of up to 325 bytes into
 * their callers; in small pieces the counter would end up inside the recursion that counts, twice over, and compiling
 * that takes longer than counting a hundred million moves.
 */
final class MoveCounter {

    private MoveCounter() {}

    static int count(Board board, int side, long rights, Castling castling) {
        long taken = board.taken();
        int king = board.king(side);
        long snipers = Checks.snipers(board, side, king);
        long checkers = Checks.checkers(board, side, king, snipers, taken);
        long pinned = Checks.pinned(board, side, king, snipers, taken);
        int count = 0;

        long steps = Attacks.king(king) & ~board.all(side);
        long open = checkers == 0 ? castling.open(side, rights, taken) : 0;
        if ((steps | open) != 0) {
            // The king must not hide behind itself, so it does not stand in the way of sliders.
            long danger = board.attackedBy(1 - side, taken & ~Squares.bit(king));
            count = bitCount(steps & ~danger);
            if (open != 0) count += bitCount(castling.safe(board, side, open, danger));
        }
        if ((checkers & checkers - 1) != 0) return count;

        long targets = Checks.targets(board, side, king, checkers);
        for (long left = board.pieces(side, Board.KNIGHT) & ~pinned; left != 0; left &= left - 1) {
            count += bitCount(Attacks.knight(Squares.first(left)) & targets);
        }
        for (long left = board.diagonal(side) & ~pinned; left != 0; left &= left - 1) {
            count += bitCount(Attacks.bishop(Squares.first(left), taken) & targets);
        }
        for (long left = board.straight(side) & ~pinned; left != 0; left &= left - 1) {
            count += bitCount(Attacks.rook(Squares.first(left), taken) & targets);
        }
        if (pinned != 0) count += pinnedMoves(board, side, king, taken, targets, pinned);
        count += pawnMoves(board, side, king, taken, targets, pinned);
        long passed = rights & ~Squares.END_RANKS;
        return passed == 0 ? count : count + enPassant(board, side, passed);
    }

    /** Whether there is a legal move. Mostly some pawn can step, which is soon seen. */
    static boolean any(Board board, int side, long rights, Castling castling) {
        long taken = board.taken();
        int king = board.king(side);
        long snipers = Checks.snipers(board, side, king);
        if (Checks.checkers(board, side, king, snipers, taken) == 0) {
            long free = board.pieces(side, Board.PAWN) & ~Checks.pinned(board, side, king, snipers, taken);
            if ((Squares.ahead(free, side) & ~taken) != 0) return true;
        }
        return count(board, side, rights, castling) > 0;
    }

    private static int pinnedMoves(Board board, int side, int king, long taken, long targets, long pinned) {
        long diagonals = Attacks.rising(king) | Attacks.falling(king);
        int count = 0;
        for (long left = board.diagonal(side) & pinned & diagonals; left != 0; left &= left - 1) {
            int from = Squares.first(left);
            count += bitCount(Attacks.bishop(from, taken) & targets & Checks.line(king, from));
        }
        for (long left = board.straight(side) & pinned & ~diagonals; left != 0; left &= left - 1) {
            int from = Squares.first(left);
            count += bitCount(Attacks.rook(from, taken) & targets & Checks.line(king, from));
        }
        return count;
    }

    private static int pawnMoves(Board board, int side, int king, long taken, long targets, long pinned) {
        long pawns = board.pieces(side, Board.PAWN);
        long others = board.all(1 - side) & targets;
        long steps = Long.rotateLeft(pawns & (~pinned | Attacks.file(king)), side == 0 ? 8 : -8) & ~taken;
        long twoSteps = Long.rotateLeft(steps & Squares.rankFor(side, 2), side == 0 ? 8 : -8) & ~taken & targets;
        steps &= targets;
        long left = Attacks.pawnsLeft(pawns & (~pinned | leftLine(side, king)), side) & others;
        long right = Attacks.pawnsRight(pawns & (~pinned | rightLine(side, king)), side) & others;
        int count = bitCount(steps) + bitCount(twoSteps) + bitCount(left) + bitCount(right);

        if (((steps | left | right) & Squares.END_RANKS) == 0) return count;
        // A pawn that arrives has four moves instead of one.
        return count
                + 3
                        * (bitCount(steps & Squares.END_RANKS)
                                + bitCount(left & Squares.END_RANKS)
                                + bitCount(right & Squares.END_RANKS));
    }

    private static long leftLine(int side, int king) {
        return side == 0 ? Attacks.falling(king) : Attacks.rising(king);
    }

    private static long rightLine(int side, int king) {
        return side == 0 ? Attacks.rising(king) : Attacks.falling(king);
    }

    private static int enPassant(Board board, int side, long passed) {
        int count = 0;
        for (long left = board.besidePassed(side, passed); left != 0; left &= left - 1) {
            if (board.canTakeEnPassant(side, Squares.first(left), passed)) count++;
        }
        return count;
    }
}
