package org.outwit.games.chess;

import org.outwit.core.game.SplitMix64;

/** A random number for everything a position is made of; a position's key is the sum without carry of its parts. */
final class Zobrist {

    static final long BLACK_MOVES;

    /** By {@code side << 9 | kind << 6 | square}; zeros for the kind "none", so that no capture changes nothing. */
    private static final long[] PIECES = new long[2 << 9];

    /** A right is a rook that may castle or the square behind a pawn that may be taken en passant. */
    private static final long[] RIGHTS = new long[64];

    static {
        int index = 0;
        for (int side = 0; side < 2; side++) {
            for (int kind = Board.PAWN; kind <= Board.KING; kind++) {
                for (int square = 0; square < 64; square++) {
                    PIECES[side << 9 | kind << 6 | square] = SplitMix64.bits(index++);
                }
            }
        }
        for (int square = 0; square < 64; square++) RIGHTS[square] = SplitMix64.bits(index++);
        BLACK_MOVES = SplitMix64.bits(index++);
    }

    private Zobrist() {}

    static long piece(int side, int kind, int square) {
        return PIECES[side << 9 | kind << 6 | square];
    }

    static long rights(long rights) {
        long key = 0;
        for (long left = rights; left != 0; left &= left - 1) key ^= RIGHTS[Squares.first(left)];
        return key;
    }

    /** The key from scratch. */
    static long of(Board board, long rights, int mover) {
        long key = rights(rights) ^ (mover == 0 ? 0 : BLACK_MOVES);
        for (int side = 0; side < 2; side++) {
            for (long left = board.all(side); left != 0; left &= left - 1) {
                int square = Squares.first(left);
                key ^= piece(side, board.kindAt(side, square), square);
            }
        }
        return key;
    }

    /** What a move changes, rights and the side to move aside. */
    static long change(int side, int move) {
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        int piece = ChessMove.piece(move);
        if (ChessMove.isSpecial(move)) return specialChange(side, move, from, to);
        return piece(side, piece, from) ^ piece(side, piece, to) ^ piece(1 - side, ChessMove.taken(move), to);
    }

    private static long specialChange(int side, int move, int from, int to) {
        if (ChessMove.isCastling(move)) {
            return piece(side, Board.KING, from)
                    ^ piece(side, Board.KING, Castling.kingTo(move))
                    ^ piece(side, Board.ROOK, to)
                    ^ piece(side, Board.ROOK, Castling.rookTo(move));
        }
        if (ChessMove.isEnPassant(move)) {
            int victim = Squares.square(Squares.file(to), Squares.rank(from));
            return piece(side, Board.PAWN, from) ^ piece(side, Board.PAWN, to) ^ piece(1 - side, Board.PAWN, victim);
        }
        return piece(side, Board.PAWN, from)
                ^ piece(side, ChessMove.promotion(move), to)
                ^ piece(1 - side, ChessMove.taken(move), to);
    }
}
