package org.outwit.lab.pruning;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.StableOrder;

/**
 * A position whose moves come in the order of what they look like at once to their mover, the best first; equals stay as they were. What it costs
 * to look is nobody's leaf.
 */
final class OrderedPosition<P extends Position> extends WrappedPosition<P> {

    private final Evaluator<P> looks;
    private int[] values;

    OrderedPosition(P position, Evaluator<P> looks) {
        super(position);
        this.looks = looks;
        this.values = new int[position.mostMoves()];
    }

    @Override
    public int moves(int[] buffer, int from) {
        P position = inner();
        int end = position.moves(buffer, from);
        if (end > values.length) values = new int[buffer.length];
        int mover = position.mover();
        for (int i = from; i < end; i++) {
            int move = buffer[i];
            position.make(move);
            int look = looks.value(position, mover);
            position.undo();
            StableOrder.insert(buffer, values, from, i, look);
        }
        return end;
    }

    @Override
    public OrderedPosition<P> copy() {
        return new OrderedPosition<>(Position.copyOf(inner()), looks);
    }
}
