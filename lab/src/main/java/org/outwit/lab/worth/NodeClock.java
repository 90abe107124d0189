package org.outwit.lab.worth;

/**
 * A clock that counts nodes, so that the same games are played on every machine, however busy. A game has a number of nodes, of which a move
 * may take a part, and each move adds some and may spend three quarters of them; or each move has its own, and what is saved is only saved.
 */
record NodeClock(long nodes, int movesToGo, long more) {

    private static final int USUAL_MOVES_TO_GO = 25;

    static NodeClock aMove(long nodes) {
        return new NodeClock(nodes, 1, nodes);
    }

    static NodeClock aGame(long nodes, long more) {
        return new NodeClock(nodes, USUAL_MOVES_TO_GO, more);
    }

    private boolean isPerMove() {
        return movesToGo == 1;
    }

    /** What to spend on a move where {@code left} is left. */
    long advised(long left) {
        return isPerMove() ? nodes : Math.max(1, Math.min(left, left / movesToGo + more * 3 / 4));
    }

    long after(long left, long spent) {
        return isPerMove() ? left : Math.max(1, left - spent) + more;
    }
}
