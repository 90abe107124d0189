package org.outwit.games.chess;

/** Writes positions in Forsyth-Edwards notation. */
final class Fen {

    /** By side and kind of piece. */
    static final String[] LETTERS = {" PNBRQK", " pnbrqk"};

    private Fen() {}

    static String format(ChessPosition position) {
        long passed = position.rights() & ~Squares.END_RANKS;
        return board(position.board())
                + (position.mover() == 0 ? " w " : " b ")
                + castling(position)
                + ' '
                + (passed == 0 ? "-" : Squares.name(Squares.first(passed)))
                + ' '
                + position.clock()
                + ' '
                + position.number();
    }

    private static String board(Board board) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                char piece = piece(board, Squares.square(file, rank));
                if (piece == ' ') {
                    empty++;
                    continue;
                }
                if (empty > 0) text.append(empty);
                empty = 0;
                text.append(piece);
            }
            if (empty > 0) text.append(empty);
            if (rank > 0) text.append('/');
        }
        return text.toString();
    }

    private static char piece(Board board, int square) {
        char white = LETTERS[0].charAt(board.kindAt(0, square));
        return white != ' ' ? white : LETTERS[1].charAt(board.kindAt(1, square));
    }

    /** K and Q mean the outermost rook of that wing; another one is named by its file, as in X-FEN. */
    private static String castling(ChessPosition position) {
        StringBuilder text = new StringBuilder();
        for (int side = 0; side < 2; side++) {
            Board board = position.board();
            long rooks = position.rights() & board.pieces(side, Board.ROOK) & Squares.END_RANKS;
            long right = rooks & -board.pieces(side, Board.KING);
            if (right != 0) text.append(right == outermost(board, side, true) ? side("Kk", side) : file(right, side));
            long left = rooks & ~right;
            if (left != 0) text.append(left == outermost(board, side, false) ? side("Qq", side) : file(left, side));
        }
        return text.length() == 0 ? "-" : text.toString();
    }

    private static char side(String letters, int side) {
        return letters.charAt(side);
    }

    private static char file(long rook, int side) {
        return (char) ((side == 0 ? 'A' : 'a') + Squares.file(Squares.first(rook)));
    }

    /** The rook of a side that is farthest to the right or left of its king on its first rank, if there is one. */
    static long outermost(Board board, int side, boolean right) {
        long king = board.pieces(side, Board.KING);
        long rooks = board.pieces(side, Board.ROOK) & Squares.rankFor(side, 0);
        return right ? Long.highestOneBit(rooks & -king) : Long.lowestOneBit(rooks & king - 1);
    }
}
