package org.outwit.learn.people;

import java.util.EnumSet;
import java.util.Set;
import org.outwit.core.engine.RootMoveValues;
import org.outwit.core.engine.Technique;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * How a predictor looks ahead: with the game's best evaluator and the engine's search, following exchanges to their end.
 *
 * @param depths how many plies in each phase of the game: in openings people remember, in endings they calculate
 * @param distance moves that are this much worse than the best, or more, are all alike; in ints of the game's scale
 * @param size a difference that matters to people, in the same ints; columns bend around it
 */
public record LookaheadPlan(int[] depths, int distance, int size) {

    /** What does not depend on the way here, so that equal positions get equal values. */
    private static final Set<Technique> TECHNIQUES = EnumSet.complementOf(EnumSet.of(
            Technique.REPETITION,
            Technique.SINGULAR_EXTENSION,
            Technique.DEEPER_ENTRIES,
            Technique.INTERNAL_REDUCTION));

    /** How many plies further the predictor looks that makes claims about errors. */
    public static final int BEYOND = 2;

    public LookaheadPlan {
        if (distance < 1 || size < 1) {
            throw new IllegalArgumentException(
                    "The distance (" + distance + ") and the size (" + size + ") must be positive.");
        }
    }

    /** The most plies in any phase, as a rule. */
    public int depth() {
        int most = 0;
        for (int depth : depths) most = Math.max(most, depth);
        return most;
    }

    /** The most plies of anybody: claims about errors are made by a predictor that looks {@value #BEYOND} plies further. */
    public int mostDepth() {
        return depth() + BEYOND;
    }

    /** How many plies the layer of this depth looks ahead in a phase: all phases are cut short by as many. */
    public int depth(int layer, int phase) {
        return Math.max(0, depths[phase] + layer - depth());
    }

    /** Writes what each move loses by a search that looks so far beyond a layer's, in sizes that matter; nothing where neither looks. */
    public void losses(Alternatives moves, int layer, int beyond, double[] into) {
        int searched = depth(layer, moves.phase()) + beyond;
        for (int i = 0; i < moves.count(); i++) {
            into[i] = searched == 0 ? 0 : -moves.value(searched, i) / (double) size;
        }
    }

    <P extends Position> RootMoveValues<P> search(Game<P> game) {
        return search(game, distance);
    }

    static <P extends Position> RootMoveValues<P> search(Game<P> game, int distance) {
        return new RootMoveValues<>(game, game.defaultEvaluator(), TECHNIQUES, distance);
    }
}
