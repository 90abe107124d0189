package org.outwit.games.draughts;

import org.outwit.core.game.Feature;

/**
 * How many pieces are on the board. It is the same to both sides and never grows, and where nobody can capture it stays:
 * searches with opponent models prune by that.
 */
record Total(int most) implements Feature<DraughtsPosition> {

    @Override
    public String name() {
        return "total";
    }

    @Override
    public String meaning() {
        return "pieces on the board, of both sides";
    }

    @Override
    public int least() {
        return 0;
    }

    @Override
    public Sides sides() {
        return Sides.COMMON;
    }

    @Override
    public Trend trend() {
        return Trend.FALLS;
    }

    /**
     * Pieces on the edge cannot be jumped, so a side loses at most the pieces that it has off the edge now and one more for
     * each move that it makes before the last capture. The side to move takes from the first ply on if it can capture now,
     * and otherwise from the third; the other from the second.
     */
    @Override
    public int change(DraughtsPosition position, int plies) {
        if (plies <= 0) return 0;
        long inner = position.board.inner;
        boolean takes = plies > 2 || position.mustCapture();
        int lost = takes ? fewer(position.theirs, inner, (plies - 1) / 2) : 0;
        return plies == 1 ? lost : lost + fewer(position.own, inner, plies / 2);
    }

    private static int fewer(long pieces, long inner, int moves) {
        return Math.min(Long.bitCount(pieces), Long.bitCount(pieces & inner) + moves);
    }

    @Override
    public int value(DraughtsPosition position, int player) {
        return Long.bitCount(position.own | position.theirs);
    }
}
