package org.outwit.games.draughts;

import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.ShapeRow;

/**
 * What moves of draughts look like: where the piece goes and what stands around it, by areas of growing size; what the last moves were;
 * what is offered and taken; and the board that is left when captures are over. All of it is seen by the side to move, to which
 * its own men go down.
 */
final class DraughtsMoveShapes implements MoveShapes<DraughtsPosition> {

    /** More than there are moves by their ends. */
    private static final int MOVES = 1 << 12;

    private static final int UNKNOWN = MOVES - 1;

    private static final int SMALLEST = 1;
    private static final int NEAR = 2;
    private static final int FARTHEST_RELATIVE = 3;

    private static final int RELATIVE = BoardAreas.SIZES;
    private static final int OTHERS = RELATIVE + FARTHEST_RELATIVE + 1;
    private static final int WINDOWS = OTHERS + 16;

    private final int depths;
    private final BoardAreas areas;
    private final Shots shots;
    private final SidedBoard board;
    private final ShapeRow row = new ShapeRow();
    private int phase;
    private int last;
    private int ownLast;
    private DraughtsPosition position;

    DraughtsMoveShapes(DraughtsRules rules, Board squares) {
        depths = rules.equals(DraughtsRules.ENGLISH) ? 3 : 2;
        areas = new BoardAreas(squares);
        shots = new Shots(rules, squares, depths);
        board = new SidedBoard(squares);
    }

    @Override
    public int most() {
        return WINDOWS + areas.windows.length;
    }

    @Override
    public void look(DraughtsPosition position) {
        this.position = position;
        board.look(position, position.colour);
        shots.look(position);
        phase = board.pieces() / 3 << 2 | (board.ownKings() > 0 ? 2 : 0) | (board.theirKings() > 0 ? 1 : 0);
        last = ends(position.made(0));
        ownLast = ends(position.made(1));
    }

    /** Where a move starts and ends, as the mover sees it. */
    private int ends(int move) {
        if (move == Position.NO_MOVE) return UNKNOWN;
        return board.turned(DraughtsPosition.from(move)) | board.turned(DraughtsPosition.to(move)) << 6;
    }

    @Override
    public int describe(int move, long[] into) {
        row.begin(into);
        int ends = ends(move);
        int from = ends & 63;
        int to = ends >>> 6;
        boolean king = board.isKing(from);
        long taken = DraughtsPosition.isCapture(move) ? board.turned(position.taken(move)) : 0;
        long which = ends + (king ? MOVES : 0) + taken * SplitMix64.GOLDEN_GAMMA;
        describePlace(from, to, king, which);
        describeShots(shots.index(move), which);
        return row.length();
    }

    private void describePlace(int from, int to, boolean king, long which) {
        int direction = 2 * (to - from) + (king ? 1 : 0);
        for (int size = SMALLEST; size < BoardAreas.SIZES; size++) {
            row.add(size, board.hash(areas.around(from, to, size), which));
        }
        for (int size = SMALLEST; size <= FARTHEST_RELATIVE; size++) {
            row.add(RELATIVE + size, board.hashAround(from, areas.around(from, to, size), direction));
        }
        row.add(OTHERS, which);
        row.add(OTHERS + 1, which * 64 + phase);
        row.add(OTHERS + 2, which * MOVES + last);
        row.add(OTHERS + 3, which * MOVES + ownLast);
        row.add(OTHERS + 4, (which * MOVES + last) * MOVES + ownLast);
        row.add(OTHERS + 5, board.hash(areas.around(from, to, NEAR), which * MOVES + last));
    }

    private void describeShots(int index, long which) {
        int trade = shots.gain(index) << 4 | shots.offer(index);
        int losses = 0;
        for (int depth = 0; depth < depths; depth++) losses = losses * Shots.STEPS + shots.loss(depth, index);
        int deepest = shots.loss(depths - 1, index);
        row.add(OTHERS + 6, trade);
        row.add(OTHERS + 7, trade * 64L + phase);
        row.add(OTHERS + 8, which * 256 + trade);
        row.add(OTHERS + 9, losses);
        row.add(OTHERS + 10, losses * 64L + phase);
        row.add(OTHERS + 11, deepest * 64L + phase);
        row.add(OTHERS + 12, shots.loss(0, index) * 64L + phase);
        row.add(OTHERS + 13, (which * 256 + trade) * Shots.STEPS + deepest);
        SidedBoard settled = shots.settled(index);
        for (int i = 0; i < areas.windows.length; i++) {
            // What a move leaves as it was says nothing about it.
            if (settled.differs(board, areas.windows[i])) row.add(WINDOWS + i, settled.hash(areas.windows[i], 0));
        }
    }
}
