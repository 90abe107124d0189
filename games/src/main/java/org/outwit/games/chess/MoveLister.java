package org.outwit.games.chess;

/**
 * Writes down the legal moves: pawns first, then knights, bishops, rooks, queens, the king and castling, each by
 * squares from a1 on. Nothing is made to see whether it is legal. A pinned piece stays on its line, a check leaves only certain
 * targets, the king avoids what is attacked; only taking en passant, which empties two squares at once, looks at the
 * board as it would be. Why {@link #list} is long is told in {@link MoveCounter}.
 */
final class MoveLister {

    private MoveLister() {}

    static int list(Board board, int side, long rights, Castling castling, int[] buffer, int from) {
        long taken = board.taken();
        int king = board.king(side);
        long snipers = Checks.snipers(board, side, king);
        long checkers = Checks.checkers(board, side, king, snipers, taken);
        int end = from;
        if ((checkers & checkers - 1) == 0) {
            long pinned = Checks.pinned(board, side, king, snipers, taken);
            long targets = Checks.targets(board, side, king, checkers);
            end = pawns(board, side, king, targets, pinned, buffer, end);
            end = enPassant(board, side, rights & ~Squares.END_RANKS, buffer, end);
            for (int kind = Board.KNIGHT; kind <= Board.QUEEN; kind++) {
                for (long left = board.pieces(side, kind); left != 0; left &= left - 1) {
                    int square = Squares.first(left);
                    long reached = Attacks.of(kind, square, taken) & targets;
                    if ((pinned & left & -left) != 0) reached &= Checks.line(king, square);
                    end = moves(board, side, kind, square, reached, buffer, end);
                }
            }
        }
        long danger = board.attackedBy(1 - side, taken & ~Squares.bit(king));
        end = moves(board, side, Board.KING, king, Attacks.king(king) & ~board.all(side) & ~danger, buffer, end);
        long open = checkers == 0 ? castling.open(side, rights, taken) : 0;
        for (long left = castling.safe(board, side, open, danger); left != 0; left &= left - 1) {
            buffer[end++] = ChessMove.of(Board.KING, king, Squares.first(left), Board.ALL) | ChessMove.CASTLING;
        }
        return end;
    }

    /** Lists captures and promotions only. */
    static int captures(Board board, int side, long rights, int[] buffer, int from) {
        long taken = board.taken();
        int king = board.king(side);
        long snipers = Checks.snipers(board, side, king);
        long checkers = Checks.checkers(board, side, king, snipers, taken);
        long others = board.all(1 - side);
        int end = from;
        if ((checkers & checkers - 1) == 0) {
            long pinned = Checks.pinned(board, side, king, snipers, taken);
            long targets = Checks.targets(board, side, king, checkers);
            end = pawns(board, side, king, targets & (others | Squares.END_RANKS), pinned, buffer, end);
            end = enPassant(board, side, rights & ~Squares.END_RANKS, buffer, end);
            for (int kind = Board.KNIGHT; kind <= Board.QUEEN; kind++) {
                for (long left = board.pieces(side, kind); left != 0; left &= left - 1) {
                    int square = Squares.first(left);
                    long reached = Attacks.of(kind, square, taken) & targets & others;
                    if ((pinned & left & -left) != 0) reached &= Checks.line(king, square);
                    end = moves(board, side, kind, square, reached, buffer, end);
                }
            }
        }
        long near = Attacks.king(king) & others;
        if (near == 0) return end;
        long danger = board.attackedBy(1 - side, taken & ~Squares.bit(king));
        return moves(board, side, Board.KING, king, near & ~danger, buffer, end);
    }

    private static int moves(Board board, int side, int kind, int square, long targets, int[] buffer, int from) {
        long others = board.all(1 - side);
        int end = from;
        for (long left = targets; left != 0; left &= left - 1) {
            int to = Squares.first(left);
            int taken = (others & left & -left) == 0 ? Board.ALL : board.kindAt(1 - side, to);
            buffer[end++] = ChessMove.of(kind, square, to, taken);
        }
        return end;
    }

    private static int pawns(Board board, int side, int king, long targets, long pinned, int[] buffer, int from) {
        long taken = board.taken();
        int end = from;
        for (long left = board.pieces(side, Board.PAWN); left != 0; left &= left - 1) {
            int square = Squares.first(left);
            long pawn = left & -left;
            long line = (pinned & pawn) == 0 ? ~0L : Checks.line(king, square);
            long step = Squares.ahead(pawn, side) & ~taken;
            long reached = (step | Attacks.pawn(square, side) & board.all(1 - side)) & targets & line;
            if ((reached & Squares.END_RANKS) == 0) {
                end = moves(board, side, Board.PAWN, square, reached, buffer, end);
            } else {
                end = promotions(board, side, square, reached, buffer, end);
            }
            long twoSteps = Squares.ahead(step & Squares.rankFor(side, 2), side) & ~taken & targets & line;
            if (twoSteps != 0) {
                int move = ChessMove.of(Board.PAWN, square, Squares.first(twoSteps), Board.ALL);
                buffer[end++] = move | ChessMove.TWO_STEPS;
            }
        }
        return end;
    }

    private static int promotions(Board board, int side, int square, long targets, int[] buffer, int from) {
        int end = from;
        for (long left = targets; left != 0; left &= left - 1) {
            int to = Squares.first(left);
            int move = ChessMove.of(Board.PAWN, square, to, board.kindAt(1 - side, to));
            for (int kind = Board.QUEEN; kind >= Board.KNIGHT; kind--) {
                buffer[end++] = ChessMove.promotion(move, kind);
            }
        }
        return end;
    }

    private static int enPassant(Board board, int side, long passed, int[] buffer, int from) {
        if (passed == 0) return from;
        int end = from;
        for (long left = board.besidePassed(side, passed); left != 0; left &= left - 1) {
            int square = Squares.first(left);
            if (board.canTakeEnPassant(side, square, passed)) {
                int move = ChessMove.of(Board.PAWN, square, Squares.first(passed), Board.PAWN);
                buffer[end++] = move | ChessMove.EN_PASSANT;
            }
        }
        return end;
    }
}
