package org.outwit.learn.study;

import java.util.List;
import java.util.OptionalDouble;

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

    /** Whether no deeper depth was tried, so that they may well see further. */
    public boolean isDeepest() {
        return depths.stream().noneMatch(each -> each.depth() > depth);
    }
}
