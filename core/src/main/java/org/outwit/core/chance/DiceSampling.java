package org.outwit.core.chance;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;

/**
 * Monte-Carlo over dice sequences: Russell and Norvig, exercise 6.8. Some sequences of dice are drawn. With known dice the tree has no chance, so
 * alpha-beta solves it; a move is worth the average over the sequences, and the best average is played. Planners call it hindsight optimization
 * (Chong, Givan and Chang 2000), and where cards are hidden it is averaging over clairvoyance.
 *
 * <p>Why it is no expectiminimax, however many sequences are drawn. The players who move after the root know all dice to come, the next and the last,
 * so a gamble in which one has yet to choose looks as if one could always choose right. It is right on average only where nobody chooses between the
 * root's move and the last dice that are seen.
 *
 * <p>What the exercise leaves open: a sequence is one number from 0 to 1 for the first dice on a way down, one for the second and so on, the same on
 * every way, and it picks among the outcomes in their order. All moves face the same dice, so that luck is the same for all. The sequences depend on
 * the seed and on the position, and on nothing else.
 */
public final class DiceSampling<P extends Position> implements ExpectedSearch<P> {

    /** As many as the exercise suggests. */
    public static final int USUAL_SEQUENCES = 50;

    private final ChanceSetup<P> setup;
    private final int sequences;
    private final long seed;

    public DiceSampling(ChanceSetup<P> setup, int sequences, long seed) {
        if (sequences < 1) {
            throw new IllegalArgumentException("The number of sequences (" + sequences + ") must be positive.");
        }
        this.setup = setup;
        this.sequences = sequences;
        this.seed = seed;
    }

    public DiceSampling(ChanceSetup<P> setup, long seed) {
        this(setup, USUAL_SEQUENCES, seed);
    }

    @Override
    public ExpectedResult search(P root, int viewer, Limits limits) {
        DiceSequences dice = new DiceSequences(seed ^ root.key());
        return ChanceView.search(
                setup, root, viewer, limits, view -> new Run<>(view, setup.tie(), dice, sequences).result());
    }

    private static final class Run<P extends Position> {

        private final ChanceView<P> view;
        private final double tie;
        private final DiceSequences dice;
        private final int sequences;

        Run(ChanceView<P> view, double tie, DiceSequences dice, int sequences) {
            this.view = view;
            this.tie = tie;
            this.dice = dice;
            this.sequences = sequences;
        }

        ExpectedResult result() {
            int depth = view.depth();
            if (view.isLeaf(depth) || view.isChance()) return view.result(average(depth, 0), Bound.EXACT, List.of());
            view.enter(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
            boolean max = view.isMax();
            double best = 0;
            int choice = Position.NO_MOVE;
            int end = view.moves(0);
            for (int i = 0; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                double value = average(depth - 1, end);
                view.undo();
                if (i > 0 && (max ? value <= best + tie : value >= best - tie)) continue;
                best = value;
                choice = move;
            }
            return view.result(best, Bound.EXACT, List.of(choice));
        }

        /** A leaf is worth the same with all dice. */
        private double average(int depth, int from) {
            int count = view.isLeaf(depth) ? 1 : sequences;
            double sum = 0;
            for (int sequence = 0; sequence < count; sequence++) {
                sum += value(depth, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, sequence, 0, from);
            }
            return sum / count;
        }

        /** Alpha-beta with these dice, {@code rolled} of which were thrown on the way here. */
        private double value(int depth, double alpha, double beta, int sequence, int rolled, int from) {
            view.enter(alpha, beta);
            if (view.isLeaf(depth)) return view.value();
            int end = view.moves(from);
            if (view.isChance()) {
                view.make(view.move(outcome(dice.number(sequence, rolled), from, end)));
                double value = value(depth - 1, alpha, beta, sequence, rolled + 1, end);
                view.undo();
                return value;
            }
            boolean max = view.isMax();
            double best = max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
            for (int i = from; i < end && alpha < beta; i++) {
                view.make(view.move(i));
                double value = value(depth - 1, alpha, beta, sequence, rolled, end);
                view.undo();
                best = max ? Math.max(best, value) : Math.min(best, value);
                if (max) alpha = Math.max(alpha, best);
                else beta = Math.min(beta, best);
            }
            return best;
        }

        /** The outcome in whose share of the numbers from 0 to 1 this one lies. */
        private int outcome(double number, int from, int end) {
            int last = from;
            double sum = 0;
            for (int i = from; i < end; i++) {
                if (view.probability(i) == 0) continue;
                last = i;
                sum += view.probability(i);
                if (number < sum) break;
            }
            return last;
        }
    }
}
