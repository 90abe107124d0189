package org.outwit.games.draughts;

import java.util.Arrays;

/**
 * What each move of a position wins or loses by captures soon after it, as anybody sees who looks for shots: captures are followed to
 * the end, at once, after any reply, and after the move that follows the reply. Pieces are all that counts. It looks where the mover
 * loses least, so a move is known by how much worse than the best it is.
 */
final class Shots {

    /** Values are half men. */
    private static final int MAN = 2;

    private static final int KING = 3;
    private static final int FLYING_KING = 6;

    /** More than this, won or lost, is a lot, of any pieces. */
    static final int LOT = 6;

    /** How many values {@link #loss} and {@link #gain} can have. */
    static final int STEPS = 2 * LOT + 1;

    /** A side that cannot move has lost; also below anything that is found. */
    private static final int LOST = -1000;

    /** After this number of captures in a row the rest is left open. */
    private static final int LONGEST = 12;

    private final int kingMore;
    private final int depths;
    private final int[][] values;
    private final SidedBoard[] ends = new SidedBoard[LONGEST + 1];
    private final Board board;
    private int[] moves = new int[64];
    private int[] offers = new int[64];
    private SidedBoard[] settled = new SidedBoard[0];
    private int[] buffer = new int[4096];

    private DraughtsPosition position;
    private int colour;
    private int base;
    private int count;
    private final int[] best;

    /** @param depths up to how many plies are looked at before captures are followed, the move among them */
    Shots(DraughtsRules rules, Board board, int depths) {
        this.board = board;
        this.depths = depths;
        this.kingMore = (rules.flyingKings() ? FLYING_KING : KING) - MAN;
        this.values = new int[depths][64];
        this.best = new int[depths];
        for (int i = 0; i < ends.length; i++) ends[i] = new SidedBoard(board);
    }

    void look(DraughtsPosition position) {
        this.position = position;
        colour = position.colour;
        base = material();
        reserve(position.mostMoves());
        count = position.moves(moves, 0);
        for (int i = 0; i < count; i++) lookAtCaptures(i);
        for (int depth = 1; depth < depths; depth++) lookAhead(depth);
    }

    private void reserve(int most) {
        if (most > moves.length) {
            moves = new int[most];
            offers = new int[most];
            for (int depth = 0; depth < depths; depth++) values[depth] = new int[most];
        }
        int known = settled.length;
        if (moves.length == known) return;
        settled = Arrays.copyOf(settled, moves.length);
        for (int i = known; i < settled.length; i++) settled[i] = new SidedBoard(board);
    }

    /** Follows the captures right after a move, and keeps the board that is left. */
    private void lookAtCaptures(int i) {
        position.make(moves[i]);
        offers[i] = offered(DraughtsPosition.to(moves[i]));
        int value = Math.min(LOT, -settle(0, 0) - base);
        settled[i].become(ends[0]);
        position.undo();
        values[0][i] = value;
        best[0] = i == 0 ? value : Math.max(best[0], value);
    }

    /** What can be captured at once: nothing, or how much by one move, whether by several, and whether the piece at this bit. */
    private int offered(int moved) {
        if (position.drawn() || !position.mustCapture()) return 0;
        int end = list(0);
        int most = 0;
        boolean it = false;
        for (int i = 0; i < end; i++) {
            long taken = position.taken(buffer[i]);
            most = Math.max(most, Long.bitCount(taken));
            it |= (taken >>> moved & 1) != 0;
        }
        return Math.min(3, most) << 2 | (end > 1 ? 2 : 0) | (it ? 1 : 0);
    }

    private void lookAhead(int depth) {
        int top = -LOT;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            int found = -search(0, depth, -(base + LOT), -(base + top - LOT - 1)) - base;
            position.undo();
            values[depth][i] = Math.min(LOT, found);
            top = Math.max(top, values[depth][i]);
        }
        best[depth] = top;
    }

    private int material() {
        return MAN * (Long.bitCount(position.own) - Long.bitCount(position.theirs))
                + kingMore
                        * (Long.bitCount(position.own & position.kings)
                                - Long.bitCount(position.theirs & position.kings));
    }

    private int list(int from) {
        int most = from + position.mostMoves();
        if (most > buffer.length) buffer = Arrays.copyOf(buffer, 2 * most);
        return position.moves(buffer, from);
    }

    /** What the mover has when all captures are over; {@link #ends} has the board then. Of equal ends any fixed one is taken. */
    private int settle(int from, int captures) {
        if (captures == LONGEST || position.drawn() || !position.mustCapture()) {
            ends[captures].look(position, colour);
            return material();
        }
        int end = list(from);
        int most = LOST;
        for (int i = from; i < end; i++) {
            position.make(buffer[i]);
            int value = -settle(end, captures + 1);
            position.undo();
            boolean better = value > most || value == most && ends[captures + 1].isBefore(ends[captures]);
            if (better) ends[captures].become(ends[captures + 1]);
            most = Math.max(most, value);
        }
        return most;
    }

    private int search(int from, int depth, int alpha, int beta) {
        if (depth == 0) return quiet(from, 0);
        if (position.isOver()) return position.canMove() ? material() : LOST;
        int end = list(from);
        int most = LOST;
        for (int i = from; i < end && most < beta; i++) {
            position.make(buffer[i]);
            most = Math.max(most, -search(end, depth - 1, -beta, -Math.max(alpha, most)));
            position.undo();
        }
        return most;
    }

    /** {@link #settle} where nobody asks for the board. */
    private int quiet(int from, int captures) {
        if (captures == LONGEST || position.drawn() || !position.mustCapture()) return material();
        int end = list(from);
        int most = LOST;
        for (int i = from; i < end; i++) {
            position.make(buffer[i]);
            most = Math.max(most, -quiet(end, captures + 1));
            position.undo();
        }
        return most;
    }

    /** Which of the moves this is. */
    int index(int move) {
        int i = 0;
        while (moves[i] != move) i++;
        assert i < count : "Move " + move + " is not legal here.";
        return i;
    }

    /** How much worse than the best move of this depth, a number from 0 on. */
    int loss(int depth, int index) {
        return Math.min(LOT, best[depth] - values[depth][index]);
    }

    /** What the captures right after a move win or lose, a number from 0 on. */
    int gain(int index) {
        return Math.max(-LOT, values[0][index]) + LOT;
    }

    /** What a move offers: a number below 16, 0 for nothing. */
    int offer(int index) {
        return offers[index];
    }

    /** The board when the captures after a move are over. */
    SidedBoard settled(int index) {
        return settled[index];
    }
}
