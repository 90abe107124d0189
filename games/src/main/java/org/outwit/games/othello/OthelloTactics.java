package org.outwit.games.othello;

import org.outwit.core.game.Tactics;

/** Othello has no captures to wait for; what helps is to try first what leaves the other side few moves. */
final class OthelloTactics implements Tactics<OthelloPosition> {

    private static final long CORNERS = 0x8100000000000081L;
    private static final int CORNER = 24;

    @Override
    public boolean isForced(OthelloPosition position) {
        return false;
    }

    @Override
    public int noisy(OthelloPosition position, int[] buffer, int from) {
        return from;
    }

    @Override
    public int noisyScore(OthelloPosition position, int move) {
        return 0;
    }

    /** Fastest first: the fewer answers, the smaller the tree. A corner answer counts like several. */
    @Override
    public int quietScore(OthelloPosition position, int move) {
        if (move == OthelloPosition.PASS) return 0;
        int mover = position.mover();
        long own = position.discsOf(mover);
        long other = position.discsOf(1 - mover);
        long turned = Rays.turned(own, other, move);
        long answers = Board.mobility(other ^ turned, own | turned | 1L << move);
        int bad = 4 * Long.bitCount(answers) + 8 * Long.bitCount(answers & CORNERS);
        int good = (CORNERS >>> move & 1) != 0 ? CORNER : 0;
        return 512 - bad + good;
    }
}
