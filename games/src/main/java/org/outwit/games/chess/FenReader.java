package org.outwit.games.chess;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.NotationException;

/**
 * Reads Forsyth-Edwards notation, with castling as in standard FEN, X-FEN or Shredder-FEN. The two clocks at the end may
 * be left out. What is read is a position that can be played.
 */
final class FenReader {

    private static final Pattern FIELD = Pattern.compile("\\S+");
    private static final int MOST_DIGITS = 4;

    private final String text;
    private final String[] fields = new String[6];
    private final int[] columns = new int[6];
    private final Board board = new Board();

    FenReader(String text) {
        this.text = text;
        Matcher words = FIELD.matcher(text);
        int count = 0;
        while (words.find()) {
            if (count == fields.length) {
                String message = "Nothing may follow the six fields, found '" + words.group() + "' at column ";
                throw new NotationException(message + words.start() + ".", words.start());
            }
            fields[count] = words.group();
            columns[count++] = words.start();
        }
        if (count != 4 && count != 6) {
            throw new NotationException(
                    "A position has four fields (board, side to move, castling, en passant) or six (and two clocks);"
                            + " found " + count + ".",
                    text.length());
        }
    }

    ChessPosition position() {
        readBoard();
        for (int side = 0; side < 2; side++) checkCensus(side);
        if ((Attacks.king(board.king(0)) & board.pieces(1, Board.KING)) != 0) {
            throw expected(0, 0, "a square between the kings", "them next to each other");
        }
        int mover = mover();
        if (board.isInCheck(1 - mover)) {
            throw expected(1, 0, "the side in check to move", fields[1] + ", which could take the king");
        }
        long rights = castling() | enPassant(mover);
        int clock = fields[4] == null ? 0 : number(4, "plies without progress");
        int number = fields[5] == null ? 1 : Math.max(1, number(5, "a move number"));
        return new ChessPosition(board, mover, rights, clock, 2 * (number - 1) + mover, true);
    }

    private void readBoard() {
        int rank = 7;
        int file = 0;
        for (int at = 0; at < fields[0].length(); at++) {
            char found = fields[0].charAt(at);
            if (found == '/') {
                if (file < 8 || rank == 0) throw expected(0, at, place(file, rank), "'/'");
                rank--;
                file = 0;
            } else {
                int empty = "12345678".indexOf(found) + 1;
                int piece = San.LETTERS.indexOf(Character.toUpperCase(found));
                if (file + Math.max(1, empty) > 8 || empty == 0 && piece <= 0) {
                    throw expected(0, at, place(file, rank), "'" + found + "'");
                }
                if (empty == 0) put(piece, found, Squares.square(file, rank), at);
                file += Math.max(1, empty);
            }
        }
        if (rank > 0 || file < 8) throw expected(0, fields[0].length(), place(file, rank), "the end of the field");
    }

    private static String place(int file, int rank) {
        if (file == 8) return rank == 0 ? "the end of the board after eight ranks" : "'/' after eight squares";
        return "a piece or a number of empty squares for " + Squares.name(Squares.square(file, rank));
    }

    private void put(int piece, char letter, int square, int at) {
        if (piece == Board.PAWN && (Squares.bit(square) & Squares.END_RANKS) != 0) {
            throw expected(0, at, "no pawn on the first or last rank", "'" + letter + "' on " + Squares.name(square));
        }
        board.toggle(Character.isUpperCase(letter) ? 0 : 1, piece, Squares.bit(square));
    }

    /** One king, and no more pieces than the pawns that are missing can have become. */
    private void checkCensus(int side) {
        String owner = side == 0 ? "White" : "Black";
        int kings = Long.bitCount(board.pieces(side, Board.KING));
        if (kings != 1) throw expected(0, 0, "one king for " + owner, kings + " of them");
        int pawns = Long.bitCount(board.pieces(side, Board.PAWN));
        int promoted = 0;
        for (int kind = Board.KNIGHT; kind <= Board.QUEEN; kind++) {
            int beginning = kind == Board.QUEEN ? 1 : 2;
            promoted += Math.max(0, Long.bitCount(board.pieces(side, kind)) - beginning);
        }
        if (pawns + promoted > 8) {
            String found = pawns + " pawns and " + promoted + " more pieces than a side begins with";
            throw expected(0, 0, "at most eight pawns, promoted ones included, for " + owner, found);
        }
    }

    private int mover() {
        int mover = fields[1].length() == 1 ? "wb".indexOf(fields[1]) : -1;
        if (mover < 0) throw expected(1, 0, "'w' or 'b'", "'" + fields[1] + "'");
        return mover;
    }

    private long castling() {
        if (fields[2].equals("-")) return 0;
        long rights = 0;
        for (int at = 0; at < fields[2].length(); at++) {
            char letter = fields[2].charAt(at);
            long rook = castlingRook(letter);
            if (rook == 0) {
                throw expected(2, at, "'-' or rooks that can castle with a king on their rank", "'" + letter + "'");
            }
            if ((rights & wing(rook)) != 0) {
                throw expected(2, at, "one rook for each side of a king", "another, '" + letter + "'");
            }
            rights |= rook;
        }
        return rights;
    }

    /** The rook that the letter means, none if there is no such rook or its king is elsewhere. */
    private long castlingRook(char letter) {
        int side = Character.isUpperCase(letter) ? 0 : 1;
        long rank = Squares.rankFor(side, 0);
        if ((board.pieces(side, Board.KING) & rank) == 0) return 0;
        char upper = Character.toUpperCase(letter);
        if (upper == 'K' || upper == 'Q') return Fen.outermost(board, side, upper == 'K');
        if (upper < 'A' || upper > 'H') return 0;
        return board.pieces(side, Board.ROOK) & rank & Squares.FILE_A << upper - 'A';
    }

    /** The squares of the rank on the rook's side of its king. */
    private long wing(long rook) {
        int side = (rook & Squares.RANK_1) != 0 ? 0 : 1;
        long king = board.pieces(side, Board.KING);
        long right = Squares.rankFor(side, 0) & -king;
        return (right & rook) != 0 ? right : Squares.rankFor(side, 0) & ~right;
    }

    private long enPassant(int mover) {
        String field = fields[3];
        if (field.equals("-")) return 0;
        String rank = mover == 0 ? "6" : "3";
        if (!field.matches("[a-h]" + rank)) {
            throw expected(3, 0, "'-' or a square of rank " + rank, "'" + field + "'");
        }
        long passed = Squares.bit(Squares.square(field.charAt(0) - 'a', field.charAt(1) - '1'));
        long pawn = Squares.ahead(passed, 1 - mover);
        boolean possible = (board.pieces(1 - mover, Board.PAWN) & pawn) != 0
                && (board.taken() & (passed | Squares.ahead(passed, mover))) == 0;
        if (!possible) throw expected(3, 0, "a square that a pawn has just passed", "'" + field + "'");
        return passed;
    }

    private int number(int field, String meaning) {
        if (!fields[field].matches("[0-9]{1," + MOST_DIGITS + "}")) {
            String wanted = meaning + " of at most " + MOST_DIGITS + " digits";
            throw expected(field, 0, wanted, "'" + fields[field] + "'");
        }
        return Integer.parseInt(fields[field]);
    }

    private NotationException expected(int field, int at, String wanted, String found) {
        int column = Math.min(columns[field] + at, text.length());
        return new NotationException(
                "Field " + (field + 1) + ": expected " + wanted + " at column " + column + ", found " + found + ".",
                column);
    }
}
