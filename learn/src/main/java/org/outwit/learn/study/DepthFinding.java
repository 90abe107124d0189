package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.outwit.learn.model.DepthScore;
import org.outwit.learn.model.OpponentModel;

/**
 * How deep they look.
 *
 * @param depth the depth that explains them best
 * @param certainty how sure that is, from the number of decisions and the distance to the next best depth
 * @param depths how well each depth does, the shallowest first
 * @param temperature how freely they choose, in units of the game; empty where the model does not say
 */
public record DepthFinding(int depth, Certainty certainty, List<Step> depths, OptionalDouble temperature) {

    public enum Certainty {
        /** Nothing is known but the depth. */
        UNKNOWN,
        /** Another depth explains them almost as well. */
        OPEN,
        /** The difference is larger than chance would make it, as a rule. */
        LIKELY,
        /** The intervals do not even overlap. */
        CLEAR
    }

    /**
     * @param agreement how often the move played was the first choice at this depth
     * @param probability what was given to the move played, as a geometric mean, by which depths are chosen; empty where no
     *     probabilities were fitted
     */
    public record Step(int depth, Share agreement, OptionalDouble probability) {}

    public DepthFinding {
        depths = List.copyOf(depths);
    }

    /** What a model says about it. */
    static DepthFinding of(OpponentModel model) {
        // Depths are compared on games kept apart for it, about as many as were held out in the end.
        long held = model.holdOut().examples();
        long all = model.origin().examples();
        long n = held == 0 ? all : Math.min(held, all);
        List<Step> steps = new ArrayList<>();
        for (DepthScore each : model.evidence().depths()) {
            OptionalDouble probability = Double.isFinite(each.logLoss())
                    ? OptionalDouble.of(Math.exp(-each.logLoss()))
                    : OptionalDouble.empty();
            Share agreement = new Share(Math.round(each.agreement() * n), n);
            steps.add(new Step(each.depth(), agreement, probability));
        }
        return new DepthFinding(model.depth(), certainty(model.depth(), steps), steps, model.temperature());
    }

    /** The same decisions are explained by every depth, so intervals that only just overlap already tell depths apart. */
    private static Certainty certainty(int depth, List<Step> steps) {
        Share chosen = null;
        Share next = null;
        for (Step each : steps) {
            if (each.depth() == depth) chosen = each.agreement();
            else if (next == null || each.agreement().share() > next.share()) next = each.agreement();
        }
        if (chosen == null || next == null || chosen.of() == 0) return Certainty.UNKNOWN;
        if (chosen.least() > next.most()) return Certainty.CLEAR;
        return chosen.least() > next.share() ? Certainty.LIKELY : Certainty.OPEN;
    }

    /** Whether no deeper depth was tried, so that they may well see further. */
    public boolean isDeepest() {
        return depths.stream().noneMatch(each -> each.depth() > depth);
    }
}
