package org.outwit.core.chance;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;

/**
 * The definition: minimax, with the average of the children where chance moves, weighted by their probabilities. Michie
 * 1966; Russell and Norvig, chapter on adversarial search. Visits everything, also what has probability 0, and uses
 * neither window nor range; only the rule for ties depends on the range ({@link ChanceSetup#tie}).
 */
public final class Expectiminimax<P extends Position> implements ExpectedSearch<P> {

    private final ChanceSetup<P> setup;

    public Expectiminimax(ChanceSetup<P> setup) {
        this.setup = setup;
    }

    public Expectiminimax(Evaluator<P> evaluator, int lowest, int highest) {
        this(ChanceSetup.of(evaluator, lowest, highest));
    }

    @Override
    public ExpectedResult search(P root, int viewer, Limits limits) {
        return ChanceView.search(setup, root, viewer, limits, view -> new Run<>(view, setup.tie()).result());
    }

    private static final class Run<P extends Position> {

        private final ChanceView<P> view;
        private final double tie;
        private final Line line = new Line();

        Run(ChanceView<P> view, double tie) {
            this.view = view;
            this.tie = tie;
        }

        ExpectedResult result() {
            double value = value(view.depth(), 0, 0);
            return view.result(value, Bound.EXACT, line.moves());
        }

        private double value(int depth, int from, int start) {
            view.enter(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
            line.clear();
            if (view.isLeaf(depth)) return view.value();
            return view.isChance() ? average(depth, from, start) : best(depth, from, start);
        }

        private double best(int depth, int from, int start) {
            boolean max = view.isMax();
            double best = 0;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                double value = value(depth - 1, end, start + kept);
                view.undo();
                if (i == from || (max ? value > best + tie : value < best - tie)) {
                    best = value;
                    kept = line.improve(start, kept, move);
                }
            }
            line.done(kept);
            return best;
        }

        private double average(int depth, int from, int start) {
            double sum = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                sum += view.probability(i) * value(depth - 1, end, start);
                view.undo();
            }
            line.clear();
            return sum;
        }
    }
}
