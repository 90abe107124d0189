package org.outwit.trees;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;

/** An evaluator that remembers where it was asked, to tell leaves apart from repeated evaluations of one. */
final class LeafCount<P extends Position> implements Evaluator<P> {

    private final Evaluator<P> evaluator;
    private final KeySet leaves = new KeySet();

    LeafCount(Evaluator<P> evaluator) {
        this.evaluator = evaluator;
    }

    @Override
    public int value(P position, int player) {
        leaves.add(position.key());
        return evaluator.value(position, player);
    }

    /** Whether {@link #count} is right: beyond some millions of leaves it is not. */
    boolean isExact() {
        return leaves.isExact();
    }

    int count() {
        return leaves.size();
    }
}
