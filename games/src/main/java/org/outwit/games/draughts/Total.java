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

    /** The side to move may take what the other has, unless it cannot take anything now; then they take turns. */
    @Override
    public int change(DraughtsPosition position, int plies) {
        if (plies <= 0) return 0;
        boolean captures = position.mustCapture();
        int his = Long.bitCount(position.his);
        int own = Long.bitCount(position.own);
        if (plies == 1) return captures ? his : 0;
        return (captures || plies > 2 ? his : 0) + own;
    }

    @Override
    public int value(DraughtsPosition position, int player) {
        return Long.bitCount(position.own | position.his);
    }
}
