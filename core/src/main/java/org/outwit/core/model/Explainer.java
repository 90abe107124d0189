package org.outwit.core.model;

import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** Compares a model search with minimax at one position and says what the difference is about. */
public final class Explainer<P extends Position> {

    private final Mind<P> mind;

    public Explainer(Mind<P> mind) {
        this.mind = mind;
    }

    /** Explains the choice at a position that is not over, searched to a depth of at least 1. */
    public Explanation explain(P root, int depth) {
        if (root.isOver() || depth < 1) {
            throw new IllegalArgumentException("There is nothing to choose here, so nothing to explain.");
        }
        int viewer = root.mover();
        MStar<P> model = new MStar<>(mind);
        AlphaBeta<P> minimax = new AlphaBeta<>(mind.evaluator());
        Result chosen = model.search(root, viewer, Limits.depth(depth));
        Result cautious = minimax.search(root, viewer, Limits.depth(Math.min(depth, mind.depth())));
        Limits below = Limits.depth(Math.min(depth, mind.depth()) - 1);
        P position = Position.copyOf(root);
        position.make(chosen.move());
        Result guaranteed = minimax.search(position, viewer, below);
        position.undo();
        position.make(cautious.move());
        Result expected = model.search(position, viewer, below);
        position.undo();
        return new Explanation(
                chosen.move(),
                chosen.value(),
                chosen.line().size() > 1 ? chosen.line().get(1) : Position.NO_MOVE,
                guaranteed.value(),
                guaranteed.move(),
                cautious.move(),
                cautious.value(),
                expected.value());
    }
}
