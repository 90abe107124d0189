package org.outwit.learn.strategy;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;

/**
 * How deep does somebody look whose function is known? Carmel and Markovitch, <i>Learning and using opponent models</i>,
 * Figure 21. For every depth, each example counts the moves that a search to that depth finds no better than the one
 * chosen, less those that it finds better. A depth at which the chosen moves rank high scores high, even where the
 * function is not quite the opponent's and the moves are not quite the best.
 *
 * <p>Where it differs from the paper: the text rewards only moves of lower value, the figure also those of equal value,
 * the chosen one included; we follow the figure. Counts start at zero, which the figure forgets. Among depths of equal
 * score the smallest is taken.
 */
public final class LearnDepth<P extends Position> {

    /** The score of each depth from 1 on, and the depth with the best. */
    public record Learned(List<Long> counts, int depth) {}

    private final Search<P> search;
    private final long[] counts;

    /** {@code mostDepth} is the deepest that is tried. */
    public LearnDepth(Evaluator<P> evaluator, int mostDepth) {
        if (mostDepth < 1) {
            throw new IllegalArgumentException("The deepest depth to try (" + mostDepth + ") must be positive.");
        }
        this.search = new AlphaBeta<>(evaluator);
        this.counts = new long[mostDepth];
    }

    /** Counts one more example. */
    public void add(Example<P> example) {
        P position = Position.copyOf(example.position());
        int player = position.mover();
        int[] moves = new int[position.mostMoves()];
        int count = position.isOver() ? 0 : position.moves(moves, 0);
        int chosen = ChosenMove.indexOf(example.move(), moves, count);
        int[] values = new int[count];
        for (int depth = 1; depth <= counts.length; depth++) {
            for (int i = 0; i < count; i++) {
                position.make(moves[i]);
                values[i] =
                        search.search(position, player, Limits.depth(depth - 1)).value();
                position.undo();
            }
            for (int i = 0; i < count; i++) counts[depth - 1] += values[i] <= values[chosen] ? 1 : -1;
        }
    }

    /** What all examples so far say. */
    public Learned learned() {
        int best = 0;
        for (int i = 1; i < counts.length; i++) if (counts[i] > counts[best]) best = i;
        return new Learned(Arrays.stream(counts).boxed().toList(), best + 1);
    }
}
