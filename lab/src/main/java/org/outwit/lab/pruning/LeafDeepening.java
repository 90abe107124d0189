package org.outwit.lab.pruning;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * Iterative deepening with a budget of leaves: at each depth a leaf counts once, however often and by whichever function it is evaluated. A
 * search with two calls, which comes back to leaves, gets further so than by evaluations. Two ways to one position are two leaves.
 *
 * @param made the search with the evaluator that it is given
 */
record LeafDeepening<P extends Position>(
        Evaluator<P> evaluator, Function<Evaluator<PathPosition<P>>, Search<PathPosition<P>>> made)
        implements Search<P> {

    /** The last depth that was searched in full with {@code limits.evaluations()} leaves, over all depths together. */
    @Override
    public Result search(P root, int viewer, Limits limits) {
        Leaves leaves = new Leaves(limits.evaluations());
        Search<PathPosition<P>> search = made.apply(leaves);
        PathPosition<P> start = new PathPosition<>(root);
        Result best = null;
        try {
            for (int depth = 1; depth <= limits.depth(); depth++) {
                leaves.seen.clear();
                best = search.search(start, viewer, Limits.depth(depth));
                if (best.complete()) break;
            }
        } catch (Spent e) {
            if (best == null)
                throw new IllegalArgumentException(
                        "A budget of " + limits.evaluations() + " leaves must be enough for depth 1.", e);
        }
        return best;
    }

    private final class Leaves implements Evaluator<PathPosition<P>> {

        private final Set<Long> seen = new HashSet<>();
        private final long budget;
        private long count;

        Leaves(long budget) {
            this.budget = budget;
        }

        @Override
        public int value(PathPosition<P> position, int player) {
            if (seen.add(position.path()) && ++count > budget) throw new Spent();
            return evaluator.value(position.inner(), player);
        }
    }

    /** Leaves the search, which works on a copy of its own. */
    private static final class Spent extends RuntimeException {

        private static final long serialVersionUID = 1;

        Spent() {
            super(null, null, false, false);
        }
    }
}
