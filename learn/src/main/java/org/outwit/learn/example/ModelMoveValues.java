package org.outwit.learn.example;

import java.util.Arrays;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;
import org.outwit.core.search.Meter;

/**
 * What each legal move is worth to a player with this function and this depth, in ints of the game's scale. Rows
 * are kept from one position to the next, so nothing is allocated; it is for one thread.
 *
 * <p>{@link org.outwit.core.engine.RootMoveValues} answers another question: how much worse than the best each move is by an engine's
 * search of 1, 2, 3 ... plies, where pruning is allowed and hopeless moves are all alike. Here every value is exact for one depth
 * and one function, and comes with the leaf it rests on, because weights are fitted to the features of those leaves.
 */
public final class ModelMoveValues<P extends Position> {

    /** Receives the positions that decide what moves are worth. */
    public interface LeafVisitor<P extends Position> {

        /** Move i of {@code player} has the value of this leaf, which must be left as it is. */
        void leaf(int i, P leaf, int player);
    }

    private final Lookahead<P> search;
    private final int depth;
    private LeafVisitor<P> visitor = (i, leaf, player) -> {};
    private int[] values = new int[64];
    private boolean[] over = new boolean[64];

    /**
     * {@code depth} counts the move itself. A player who follows exchanges, as people do, goes on beyond it until nothing is
     * going on; others stop where the depth ends.
     */
    public ModelMoveValues(Game<P> game, Evaluator<P> evaluator, int depth, boolean followsExchanges) {
        if (depth < 1) throw new IllegalArgumentException("The depth (" + depth + ") must be 1 or more.");
        Tactics<P> tactics = game.tactics();
        this.search = followsExchanges ? new Lookahead<>(evaluator, tactics) : new Lookahead<>(evaluator);
        this.depth = depth;
    }

    /** Counts evaluations as those of this level of a meter, which may end {@link #find} half-way. */
    public void spendFrom(Meter meter, int level) {
        search.spendFrom(meter, level);
    }

    /** Shows the leaves of every later {@link #find}. */
    public void visit(LeafVisitor<P> visitor) {
        this.visitor = visitor;
    }

    /** Values the first {@code count} of these moves at a position, which is left as it was. */
    public void find(P position, int[] moves, int count) {
        reserve(count);
        int player = position.mover();
        search.begin();
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            values[i] = search.value(position, player, depth - 1);
            int made = search.descend(position);
            over[i] = position.isOver();
            visitor.leaf(i, position, player);
            for (int j = 0; j <= made; j++) position.undo();
        }
    }

    /**
     * The place of the first of the best moves, without finding what the others are worth. Whether the game is over where it
     * leads says {@link #isOver} of that place.
     */
    public int best(P position, int[] moves, int count) {
        reserve(count);
        int player = position.mover();
        search.begin();
        int best = -Value.INFINITY;
        int place = 0;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            boolean better = i == 0 || search.value(position, player, depth - 1, best, best + 1) > best;
            if (better) {
                best = search.value(position, player, depth - 1, best, Value.INFINITY);
                place = i;
                values[i] = best;
                int made = search.descend(position);
                over[i] = position.isOver();
                for (int j = 0; j < made; j++) position.undo();
            }
            position.undo();
        }
        return place;
    }

    private void reserve(int count) {
        if (count <= values.length) return;
        values = Arrays.copyOf(values, 2 * count);
        over = Arrays.copyOf(over, 2 * count);
    }

    /** What move i is worth to the mover. */
    public int value(int i) {
        return values[i];
    }

    /** Whether the value of move i is that of a game that is over. */
    public boolean isOver(int i) {
        return over[i];
    }
}
