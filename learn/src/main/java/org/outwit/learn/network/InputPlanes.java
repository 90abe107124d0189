package org.outwit.learn.network;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.games.chess.ChessPosition;

/**
 * What a network is shown: 112 planes of 64 squares, seen by the mover, so that own pieces go up. For each of the last eight positions,
 * the present one first, there are 13: own pawns, knights, bishops, rooks, queens and king, theirs likewise, and whether that position
 * was there before. Then come rights to castle (own towards the a-file, own towards the h-file, theirs likewise), whether Black moves,
 * plies since a capture or a pawn's move, zeros, and ones, by which networks see the edge of the board.
 *
 * <p>Earlier positions are found by taking moves back and making them again, so they are those that the position itself remembers.
 * Planes of those that it does not remember are empty. Used again for the next position, so nothing is allocated; for one thread.
 */
public final class InputPlanes {

    /** How many planes there are. */
    public static final int COUNT = 112;

    /** How many positions a network sees at most. */
    public static final int BOARDS = 8;

    static final long ALL_SQUARES = -1L;

    private static final int KINDS = 6;
    private static final int PER_BOARD = 2 * KINDS + 1;
    private static final int CASTLING = BOARDS * PER_BOARD;
    private static final int BLACK = CASTLING + 4;
    private static final int CLOCK = BLACK + 1;
    private static final int ONES = COUNT - 1;

    private final long[] masks = new long[COUNT];
    private final int[] takenBack = new int[BOARDS];
    private int clock;

    /** Looks at a position and those before it. The position is left as it was. */
    public void look(ChessPosition position) {
        look(position, BOARDS);
    }

    /** Looks at a position as if nobody knew how it came about. */
    public void lookWithoutHistory(ChessPosition position) {
        look(position, 1);
        masks[PER_BOARD - 1] = 0;
    }

    private void look(ChessPosition position, int boards) {
        Arrays.fill(masks, 0);
        int mover = position.mover();
        castling(position, mover);
        clock = position.clock();
        masks[BLACK] = mover == 0 ? 0 : ALL_SQUARES;
        masks[CLOCK] = clock == 0 ? 0 : ALL_SQUARES;
        masks[ONES] = ALL_SQUARES;
        board(position, mover, 0);
        int back = 0;
        while (back + 1 < boards && position.made(0) != Position.NO_MOVE) {
            takenBack[back++] = position.made(0);
            position.undo();
            board(position, mover, back * PER_BOARD);
        }
        while (back > 0) position.make(takenBack[--back]);
    }

    /** The pieces of a position, seen by who moves in the present one. */
    private void board(ChessPosition position, int mover, int first) {
        for (int kind = 1; kind <= KINDS; kind++) {
            long own = position.pieces(mover, kind);
            long theirs = position.pieces(1 - mover, kind);
            masks[first + kind - 1] = mover == 0 ? own : Long.reverseBytes(own);
            masks[first + KINDS + kind - 1] = mover == 0 ? theirs : Long.reverseBytes(theirs);
        }
        if (position.timesBefore() > 0) masks[first + PER_BOARD - 1] = ALL_SQUARES;
    }

    private void castling(ChessPosition position, int mover) {
        for (int i = 0; i < 4; i++) {
            int side = i < 2 ? mover : 1 - mover;
            if (position.mayCastle(side, i % 2 == 1)) masks[CASTLING + i] = ALL_SQUARES;
        }
    }

    /** The squares of a plane that are not zero: a bit for each from a1, b1 on. */
    public long mask(int plane) {
        return masks[plane];
    }

    /** What stands on those squares: 1 but for the plane of plies. */
    public int value(int plane) {
        return plane == CLOCK ? clock : 1;
    }
}
