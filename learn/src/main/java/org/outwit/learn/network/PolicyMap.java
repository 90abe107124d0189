package org.outwit.learn.network;

import java.util.Arrays;
import org.outwit.games.chess.ChessMove;

/**
 * The 1,858 moves that networks know, as the mover sees the board: for each square from a1, b1 on, the squares that a queen or a knight
 * reaches from there, in their order; and then promotions to queen, rook and bishop, which are apart. A pawn that becomes a knight is the
 * plain move. The king castles by going to its rook, as it does in {@link ChessMove}.
 *
 * <p>Convolutional heads have 80 planes of the squares that moves come from instead, of which they use 73; {@link #plane} says which.
 */
public final class PolicyMap {

    /** How many moves there are. */
    public static final int MOVES = 1858;

    /** How many planes a convolutional head has. */
    static final int PLANES = 80;

    private static final int PLAIN = 1792;
    private static final int KNIGHT = 2;
    private static final int BISHOP = 3;
    private static final int ROOK = 4;
    private static final int QUEEN = 5;

    /** File and rank: north, northeast and so on clockwise. */
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    private static final int[][] JUMPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    private static final int DISTANCES = 7;
    private static final int FIRST_JUMP = DIRECTIONS.length * DISTANCES;
    private static final int FIRST_PROMOTION = FIRST_JUMP + JUMPS.length;

    /** By {@code from << 6 | to}, -1 where nothing goes. */
    private static final short[] PLAIN_INDEX = new short[64 * 64];

    /** By the files of both squares and the piece; only from the seventh rank to the eighth. */
    private static final short[] PROMOTION_INDEX = new short[8 * 8 * 8];

    private static final short[] FROM = new short[MOVES];
    private static final short[] TO = new short[MOVES];
    private static final byte[] PIECE = new byte[MOVES];
    private static final byte[] PLANE = new byte[MOVES];

    static {
        Arrays.fill(PLAIN_INDEX, (short) -1);
        Arrays.fill(PROMOTION_INDEX, (short) -1);
        int next = 0;
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                int plane = plainPlane((to & 7) - (from & 7), (to >> 3) - (from >> 3));
                if (plane < 0) continue;
                PLAIN_INDEX[from << 6 | to] = (short) next;
                next = add(next, from, to, 0, plane);
            }
        }
        for (int from = 48; from < 56; from++) {
            for (int to = Math.max(56, from + 7); to <= Math.min(63, from + 9); to++) {
                for (int piece = QUEEN; piece >= BISHOP; piece--) {
                    PROMOTION_INDEX[(from & 7) << 6 | (to & 7) << 3 | piece] = (short) next;
                    next = add(next, from, to, piece, FIRST_PROMOTION + (to - from - 7) * 3 + promotionPlane(piece));
                }
            }
        }
        assert next == MOVES;
    }

    private PolicyMap() {}

    private static int add(int index, int from, int to, int piece, int plane) {
        FROM[index] = (short) from;
        TO[index] = (short) to;
        PIECE[index] = (byte) piece;
        PLANE[index] = (byte) plane;
        return index + 1;
    }

    /** The plane of what goes so far as a queen or a knight does, otherwise -1. */
    private static int plainPlane(int files, int ranks) {
        for (int d = 0; d < DIRECTIONS.length; d++) {
            for (int distance = 1; distance <= DISTANCES; distance++) {
                if (files == distance * DIRECTIONS[d][0] && ranks == distance * DIRECTIONS[d][1]) {
                    return d * DISTANCES + distance - 1;
                }
            }
            if (files == JUMPS[d][0] && ranks == JUMPS[d][1]) return FIRST_JUMP + d;
        }
        return -1;
    }

    private static int promotionPlane(int piece) {
        return piece == ROOK ? 0 : piece == BISHOP ? 1 : 2;
    }

    /** The index of a legal move of this mover. */
    public static int index(int move, int mover) {
        int turn = mover == 0 ? 0 : 56;
        int from = ChessMove.from(move) ^ turn;
        int to = ChessMove.to(move) ^ turn;
        int piece = ChessMove.promotion(move);
        if (piece == 0 || piece == KNIGHT) return PLAIN_INDEX[from << 6 | to];
        return PROMOTION_INDEX[(from & 7) << 6 | (to & 7) << 3 | piece];
    }

    /** The move with this index as programs write it, such as {@code e1h1} or {@code a7b8q}, seen by the mover. */
    public static String text(int index) {
        String promotion = index < PLAIN ? "" : PIECE[index] == ROOK ? "r" : PIECE[index] == BISHOP ? "b" : "q";
        return square(FROM[index]) + square(TO[index]) + promotion;
    }

    private static String square(int square) {
        return "" + (char) ('a' + (square & 7)) + (char) ('1' + (square >> 3));
    }

    /** The square that the move with this index comes from, seen by the mover. */
    static int from(int index) {
        return FROM[index];
    }

    /** The plane that a convolutional head has the move with this index on. */
    static int plane(int index) {
        return PLANE[index];
    }
}
