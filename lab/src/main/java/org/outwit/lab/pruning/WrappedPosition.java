package org.outwit.lab.pruning;

import org.outwit.core.game.Position;

/** Another position, to which something is added. */
abstract class WrappedPosition<P extends Position> implements Position {

    private final P inner;

    WrappedPosition(P inner) {
        this.inner = inner;
    }

    final P inner() {
        return inner;
    }

    @Override
    public int moves(int[] buffer, int from) {
        return inner.moves(buffer, from);
    }

    @Override
    public int mover() {
        return inner.mover();
    }

    @Override
    public int mostMoves() {
        return inner.mostMoves();
    }

    @Override
    public void make(int move) {
        inner.make(move);
    }

    @Override
    public void undo() {
        inner.undo();
    }

    @Override
    public long key() {
        return inner.key();
    }

    @Override
    public boolean isOver() {
        return inner.isOver();
    }

    @Override
    public int payoff(int player) {
        return inner.payoff(player);
    }
}
