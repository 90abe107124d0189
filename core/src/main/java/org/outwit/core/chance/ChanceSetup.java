package org.outwit.core.chance;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.SearchListener;

/**
 * What a search with chance nodes is set up with.
 *
 * @param evaluator judges leaves and the horizon
 * @param lowest no leaf is worth less to the viewer
 * @param highest no leaf is worth more to the viewer
 * @param alpha lower end of the window at the root, as the viewer sees it; may be infinite
 * @param beta upper end of the window at the root
 * @param listener follows the search, or null; it is told windows widened to whole numbers
 */
public record ChanceSetup<P extends Position>(
        Evaluator<P> evaluator, int lowest, int highest, double alpha, double beta, SearchListener<P> listener) {

    private static final double TIE = 1e-12;

    public ChanceSetup {
        if (lowest > highest || !Value.isFinite(lowest) || !Value.isFinite(highest)) {
            throw new IllegalArgumentException("The range [" + lowest + ", " + highest
                    + "] must go from the lowest to the highest value, both below " + Value.INFINITY + ".");
        }
        double tie = tie(lowest, highest);
        if (!(alpha + tie < beta - tie)) {
            throw new IllegalArgumentException("The window (" + alpha + ", " + beta
                    + ") must have alpha below beta, by more than the " + 2 * tie + " that rounding may hide.");
        }
    }

    /** A setup without a listener, its window wide open. */
    public static <P extends Position> ChanceSetup<P> of(Evaluator<P> evaluator, int lowest, int highest) {
        return new ChanceSetup<>(evaluator, lowest, highest, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, null);
    }

    public ChanceSetup<P> within(double alpha, double beta) {
        return new ChanceSetup<>(evaluator, lowest, highest, alpha, beta, listener);
    }

    public ChanceSetup<P> watchedBy(SearchListener<P> listener) {
        return new ChanceSetup<>(evaluator, lowest, highest, alpha, beta, listener);
    }

    /**
     * Averages that are no further apart than this are equal, and the first of them wins.
     *
     * <p>Why there is such a rule. The same average comes out differently when it is added up in another order: 0.1 + 0.2
     * is not 0.3. A search that compared doubles exactly would call one of two equal moves better, and which one would
     * depend on the algorithm. Rounding costs some 1e-16 of the largest absolute value with each operation, so averages
     * over hundreds of outcomes and several chance nodes are right to 1e-14 of it. Averages that are really different
     * differ, as long as values are ints and dice have few sides, by far more than the 1e-12 of it taken here.
     *
     * <p>How it is kept. A child is better only if it is so by more than this, so the window of the next child begins this
     * much beyond the best, and the window of the root is narrowed by as much at both ends. An end of a window is then
     * either clear of every value that could occur, or a bound that no value passes; where a bound comes this close to
     * the other end there is nothing left to find. So no cut depends on rounding.
     */
    public double tie() {
        return tie(lowest, highest);
    }

    private static double tie(int lowest, int highest) {
        return TIE * Math.max(1, Math.max(Math.abs(lowest), Math.abs(highest)));
    }
}
