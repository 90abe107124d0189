package org.outwit.games.chess;

/** What restrains the pieces around a king: who gives check, and who may not leave a line. */
final class Checks {

    private Checks() {}

    /** Sliders of the other side that would attack the king if nothing stood between; usually there are none. */
    static long snipers(Board board, int side, int king) {
        return (Attacks.file(king) | Attacks.rank(king)) & board.straight(1 - side)
                | (Attacks.rising(king) | Attacks.falling(king)) & board.diagonal(1 - side);
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
}
