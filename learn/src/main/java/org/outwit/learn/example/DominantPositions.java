package org.outwit.learn.example;

import java.util.List;
import java.util.function.Supplier;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * Finds the dominant position of every alternative: the leaf that decides what the move is worth to a player with this
 * function and this depth. Carmel and Markovitch, section 6.2: a preference among moves is a preference among
 * their dominant positions, and linear in the weights as long as the same leaves dominate.
 */
public final class DominantPositions<P extends Position> {

    private final Leaves<P> leaves;
    private final Supplier<Lookahead<P>> searches;
    private final int depth;

    /** {@code depth} counts the alternative itself, so 1 looks at the positions right after the moves. */
    public DominantPositions(Game<P> game, List<Feature<P>> features, Evaluator<P> evaluator, int depth) {
        this(game, features, () -> new Lookahead<>(evaluator), depth);
    }

    private DominantPositions(Game<P> game, List<Feature<P>> features, Supplier<Lookahead<P>> searches, int depth) {
        if (depth < 1) throw new IllegalArgumentException("The depth (" + depth + ") must be 1 or more.");
        this.leaves = new Leaves<>(game, features);
        this.searches = searches;
        this.depth = depth;
    }

    /** Dominant positions of a player who, as people do, follows exchanges to their end beyond the depth. */
    public static <P extends Position> DominantPositions<P> atRest(
            Game<P> game, List<Feature<P>> features, Evaluator<P> evaluator, int depth) {
        return new DominantPositions<>(game, features, () -> new Lookahead<>(evaluator, game.tactics()), depth);
    }

    /** Works on a copy of the position, so several threads may ask at once. */
    public Outlook of(Example<P> example) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int count = position.isOver() ? 0 : position.moves(moves, 0);
        return outlook(position, moves, count, ChosenMove.indexOf(example.move(), moves, count));
    }

    /** The outlook of all legal moves, with the first one as if it had been chosen. */
    public Outlook of(P root) {
        P position = Position.copyOf(root);
        int[] moves = new int[position.mostMoves()];
        return outlook(position, moves, position.isOver() ? 0 : position.moves(moves, 0), 0);
    }

    private Outlook outlook(P position, int[] moves, int count, int chosen) {
        int player = position.mover();
        Outlook outlook = leaves.empty(chosen, count);
        Lookahead<P> search = searches.get();
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            search.value(position, player, depth - 1);
            int made = search.descend(position);
            leaves.fill(outlook, i, position, player);
            for (int j = 0; j <= made; j++) position.undo();
        }
        return outlook;
    }
}
