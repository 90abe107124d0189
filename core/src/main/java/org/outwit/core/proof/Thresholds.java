package org.outwit.core.proof;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.search.StopReason;

/**
 * Finds a value by questions that are answered with yes or no. A window of no width is one question. In any other, the first asks
 * whether the root is worth more than 0, which in most games means won; then the steps double until the value lies between two
 * answers, and then each question halves what is left. Where limits end this, the best bound so far is the answer.
 *
 * <p>The move comes from the last question that its player won: at a max node from the last yes. That proved the child to be worth
 * at least the lower bound, and in the end this bound is the value.
 */
final class Thresholds<P extends Position> {

    /** Asks whether the root is worth at least the upper end of a setup's window, which has no width. */
    @FunctionalInterface
    interface Question<P extends Position> {

        /** The bound is lower for yes and upper for no; unknown where the limits end it. */
        Result ask(Setup<P> setup, P root, int viewer, Limits limits);
    }

    private final Setup<P> setup;
    private final Question<P> question;
    private int lower;
    private int upper;
    private boolean isLowerKnown;
    private boolean isUpperKnown;
    private boolean complete = true;
    private int step = 1;
    private List<Integer> line = List.of();

    Thresholds(Setup<P> setup, Question<P> question) {
        this.setup = setup;
        this.question = question;
        this.lower = setup.alpha();
        this.upper = setup.beta();
    }

    Result solve(P root, int viewer, Limits limits) {
        boolean max = root.mover() == viewer;
        Budget budget = new Budget(limits);
        StopReason reason = StopReason.FINISHED;
        while (lower < upper && !(isUpperKnown && upper <= setup.alpha()) && !(isLowerKnown && lower >= setup.beta())) {
            if (budget.isEmpty()) {
                reason = budget.reason();
                break;
            }
            int gamma = next();
            Result answer = question.ask(setup.within(gamma - 1, gamma), root, viewer, budget.left());
            budget.spend(answer.counts());
            if (!answer.isKnown()) {
                reason = answer.reason();
                break;
            }
            learn(answer, max);
        }
        return result(max, limits.depth(), reason, budget.spent());
    }

    private void learn(Result answer, boolean max) {
        complete &= answer.complete();
        boolean yes = answer.bound() == Bound.LOWER;
        if (yes) {
            lower = answer.value();
            isLowerKnown = true;
        } else {
            upper = answer.value();
            isUpperKnown = true;
        }
        if (yes == max) line = answer.line();
    }

    /** A threshold above what is known to be reached, and not above what is known not to be exceeded. */
    private int next() {
        long gamma;
        if (isLowerKnown && isUpperKnown) gamma = lower + ((long) upper - lower + 1) / 2;
        else if (!isLowerKnown && !isUpperKnown) gamma = 1;
        else {
            gamma = isLowerKnown ? (long) lower + step : (long) upper + 1 - step;
            step = Math.min(2 * step, 1 << 28);
        }
        return (int) Math.max(lower + 1L, Math.min(upper, gamma));
    }

    private Result result(boolean max, int depth, StopReason reason, Counts counts) {
        if (!isLowerKnown && !isUpperKnown) return Result.stopped(reason, counts);
        boolean inside = isLowerKnown && isUpperKnown && lower == upper;
        boolean low = isLowerKnown && (max || !isUpperKnown || lower >= setup.beta());
        Bound bound = inside ? Bound.EXACT : low ? Bound.LOWER : Bound.UPPER;
        boolean proved = inside || low == max;
        return Result.finished(low ? lower : upper, bound, proved ? line : List.of(), depth, complete, counts)
                .after(reason, counts);
    }
}
