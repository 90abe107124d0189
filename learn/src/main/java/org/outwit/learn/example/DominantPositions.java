package org.outwit.learn.example;

import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * Finds the dominant position of every alternative: the leaf that decides what the move is worth to somebody with this
 * function who looks so many plies ahead. Carmel and Markovitch, section 6.2: a preference among moves is a preference among
 * their dominant positions, and linear in the weights as long as the same leaves dominate.
 */
public final class DominantPositions<P extends Position> {

    private final Leaves<P> leaves;
    private final Evaluator<P> evaluator;
    private final int depth;

    /** {@code depth} counts the alternative itself, so 1 looks at the positions right after the moves. */
    public DominantPositions(Game<P> game, List<Feature<P>> features, Evaluator<P> evaluator, int depth) {
        if (depth < 1) throw new IllegalArgumentException("The depth (" + depth + ") must be 1 or more.");
        this.leaves = new Leaves<>(game, features);
        this.evaluator = evaluator;
        this.depth = depth;
    }

    /** Works on a copy of the position, so several threads may ask at once. */
    public Outlook of(Example<P> example) {
        P position = Position.copyOf(example.position());
        int player = position.mover();
        int[] moves = new int[position.mostMoves()];
        int count = position.isOver() ? 0 : position.moves(moves, 0);
        int chosen = LegalMoves.indexOf(example.move(), moves, count);
        Outlook outlook = leaves.empty(chosen, count);
        Lookahead<P> search = new Lookahead<>(evaluator);
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            search.value(position, player, depth - 1);
            int made = search.descend(position);
            leaves.fill(outlook, i, position, player);
            for (int j = 0; j < made; j++) position.undo();
            position.undo();
        }
        return outlook;
    }
}
