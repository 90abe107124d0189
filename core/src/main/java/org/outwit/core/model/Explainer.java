package org.outwit.core.model;

import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** Compares a model search with minimax at one position and says what the difference is about. */
public final class Explainer<P extends Position> {

    private final Player<P> player;

    public Explainer(Player<P> player) {
        this.player = player;
    }

    /** Explains the choice at a position that is not over, searched to a depth of at least 1. */
    public Explanation explain(P root, int depth) {
        checkChoice(root, depth);
        Result chosen = new MStar<>(player).search(root, root.mover(), Limits.depth(depth));
        return explain(root, depth, chosen.move());
    }

    /** Explains a move that was chosen in some other way, by a deeper search perhaps: its gain may be negative here. */
    public Explanation explain(P root, int depth, int move) {
        checkChoice(root, depth);
        int viewer = root.mover();
        MStar<P> model = new MStar<>(player);
        AlphaBeta<P> minimax = new AlphaBeta<>(player.evaluator());
        int ours = Math.min(depth, player.depth());
        Result cautious = minimax.search(root, viewer, Limits.depth(ours));
        Limits below = Limits.depth(ours - 1);
        P position = Position.copyOf(root);
        position.play(move);
        Result hoped = model.search(position, viewer, below);
        Result guaranteed = minimax.search(position, viewer, below);
        position.undo();
        position.make(cautious.move());
        Result expected = model.search(position, viewer, below);
        position.undo();
        return new Explanation(
                move,
                hoped.value(),
                hoped.move(),
                guaranteed.value(),
                guaranteed.move(),
                cautious.move(),
                cautious.value(),
                expected.value());
    }

    private static void checkChoice(Position root, int depth) {
        if (root.isOver() || depth < 1) {
            throw new IllegalArgumentException("There is nothing to choose here, so nothing to explain.");
        }
    }
}
