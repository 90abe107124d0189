package org.outwit.games.chess;

/** What restrains the pieces around a king: who gives check, and who may not leave a line. */
final class Checks {

    private Checks() {}

    /** Sliders of the other side that would attack the king if nothing stood between; usually there are none. */
    static long snipers(Board board, int side, int king) {
        return Attacks.straights(king) & board.straight(1 - side) | Attacks.diagonals(king) & board.diagonal(1 - side);
    }

    static long checkers(Board board, int side, int king, long snipers, long taken) {
        long checkers = Attacks.knight(king) & board.pieces(1 - side, Board.KNIGHT)
                | Attacks.pawn(king, side) & board.pieces(1 - side, Board.PAWN);
        for (long left = snipers; left != 0; left &= left - 1) {
            if ((Attacks.between(king, Squares.first(left)) & taken) == 0) checkers |= left & -left;
        }
        return checkers;
    }

    /** The pieces of the side that stand alone between its king and a sniper. */
    static long pinned(Board board, int side, int king, long snipers, long taken) {
        long pinned = 0;
        for (long left = snipers; left != 0; left &= left - 1) {
            long between = Attacks.between(king, Squares.first(left)) & taken;
            if ((between & between - 1) == 0) pinned |= between;
        }
        return pinned & board.all(side);
    }

    /** Where pieces other than the king may go: anywhere, or between the king and the only checker, or onto it. */
    static long targets(Board board, int side, int king, long checkers) {
        if (checkers == 0) return ~board.all(side);
        return checkers | Attacks.between(king, Squares.first(checkers));
    }

    /** The line through the king on which a pinned piece stands and must stay. */
    static long line(int king, int pinned) {
        long piece = Squares.bit(pinned);
        if ((Attacks.file(king) & piece) != 0) return Attacks.file(king);
        if ((Attacks.rank(king) & piece) != 0) return Attacks.rank(king);
        return (Attacks.rising(king) & piece) != 0 ? Attacks.rising(king) : Attacks.falling(king);
    }

    /** Whether a move of one piece, which stays what it is, attacks the other's king or opens a line to it. */
    static boolean gives(Board board, int side, int move) {
        int king = board.king(1 - side);
        long from = Squares.bit(ChessMove.from(move));
        int to = ChessMove.to(move);
        long after = board.taken() & ~from | Squares.bit(to);
        boolean direct = switch (ChessMove.piece(move)) {
            case Board.PAWN -> (Attacks.pawn(to, side) & Squares.bit(king)) != 0;
            case Board.KNIGHT -> (Attacks.knight(to) & Squares.bit(king)) != 0;
            case Board.BISHOP -> sees(Attacks.diagonals(to), to, king, after);
            case Board.ROOK -> sees(Attacks.straights(to), to, king, after);
            case Board.QUEEN -> sees(Attacks.diagonals(to) | Attacks.straights(to), to, king, after);
            default -> false;
        };
        if (direct) return true;
        if (((Attacks.diagonals(king) | Attacks.straights(king)) & from) == 0) return false;
        for (long left = snipers(board, 1 - side, king) & ~from; left != 0; left &= left - 1) {
            if ((Attacks.between(king, Squares.first(left)) & after) == 0) return true;
        }
        return false;
    }

    private static boolean sees(long lines, int square, int king, long taken) {
        return (lines & Squares.bit(king)) != 0 && (Attacks.between(square, king) & taken) == 0;
    }
}
