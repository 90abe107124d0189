package org.outwit.core.selective;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.search.StopReason;
import org.outwit.core.search.View;

/**
 * Values as distributions: Palay, <i>Searching with probabilities</i> (1985), which put them in the place of the intervals of B*; the example is
 * Figure 6.13 of Russell and Norvig. Minimax takes every judgement for the truth. Here a leaf's value is a distribution around the judgement;
 * a max node is the greatest of its children, each drawn by itself, and a min node the least; the root plays the move that is worth most
 * on average. The two differ: the least of four judgements of about 100 is probably below 99, because one of four errs low more often than
 * one of one, so the move with replies 99, 1000, 1000 and 1000 is better than that with 100, 101, 102 and 100.
 *
 * <p>Why it is right: the distribution function of the greatest of independent numbers is the product of theirs. Without errors all is
 * minimax; the tests compare with the average over all ways in which leaves can err.
 *
 * <p>Where it differs from print: the tree is searched in full to the horizon, where Palay goes on where a move can still be proved better, as B* does. And
 * errors of brothers are taken to be independent, which they seldom are: a function that misjudges a position misjudges its neighbours.
 */
public final class ValueDistributions<P extends Position> {

    private final Setup<P> setup;
    private final ToIntFunction<P> error;

    /** {@code error} says how wrong the judgement of a position may be at most; none where the game is over, as a rule. */
    public ValueDistributions(Setup<P> setup, ToIntFunction<P> error) {
        this.setup = setup;
        this.error = error;
    }

    /** Searches as {@code viewer} sees it. */
    public DistributionResult search(P root, int viewer, Limits limits) {
        DistributionResult[] found = new DistributionResult[1];
        Result end = View.search(setup, root, viewer, limits, view -> {
            found[0] = new Run<>(view, error).result();
            return view.result(0, List.of());
        });
        if (found[0] != null) return found[0];
        return new DistributionResult(null, Position.NO_MOVE, Double.NaN, 0, end.reason(), end.counts());
    }

    private static final class Run<P extends Position> {

        private final View<P> view;
        private final ToIntFunction<P> error;

        Run(View<P> view, ToIntFunction<P> error) {
            this.view = view;
            this.error = error;
        }

        DistributionResult result() {
            List<Distribution> children = new ArrayList<>();
            Distribution value = value(view.depth(), 0, children);
            int best = -1;
            int sign = view.isMax() ? 1 : -1;
            for (int i = 0; i < children.size(); i++) {
                if (best < 0
                        || sign * children.get(i).mean()
                                > sign * children.get(best).mean()) best = i;
            }
            double certainty = 1;
            for (int i = 0; i < children.size(); i++) {
                if (i == best) continue;
                Distribution own = children.get(best);
                Distribution rival = children.get(i);
                certainty = Math.min(certainty, sign > 0 ? own.reaches(rival) : rival.reaches(own));
            }
            int move = best < 0 ? Position.NO_MOVE : view.move(best);
            double mean = best < 0 ? value.mean() : children.get(best).mean();
            return new DistributionResult(
                    value,
                    move,
                    mean,
                    certainty,
                    StopReason.FINISHED,
                    view.meter().counts());
        }

        /** The distribution of the node where the view stands; those of its children are added to the list. */
        private Distribution value(int depth, int from, List<Distribution> children) {
            view.enter(-Value.INFINITY, Value.INFINITY);
            if (view.isLeaf(depth)) return Distribution.around(view.value(), error.applyAsInt(view.position()));
            boolean max = view.isMax();
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                children.add(value(depth - 1, end, new ArrayList<>()));
                view.undo();
            }
            return max ? Distribution.greatest(children) : Distribution.least(children);
        }
    }
}
