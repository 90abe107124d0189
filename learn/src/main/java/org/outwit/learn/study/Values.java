package org.outwit.learn.study;

import java.util.List;

/**
 * What they value. The influence of a feature is its weight times how much the feature differs, as a rule, between the
 * alternatives of one decision: a heavy weight on what never differs decides nothing. Influences are shares of all
 * influence in the phase, so that people can be compared whose weights are on different scales.
 *
 * @param others who they are compared with
 * @param people whether those are people, so that a difference tells persons apart
 */
public record Values(String others, boolean people, List<Phase> phases) {

    /** Whom people are compared with where their games tell enough of them. */
    public static final String OPPONENTS = "their opponents";

    public record Phase(String name, long decisions, List<Influence> influences) {

        public Phase {
            influences = List.copyOf(influences);
        }
    }

    /**
     * @param share their influence, signed: positive where they want more of it
     * @param least the lower end of its 95 % interval; equal to the share where nothing is known about it
     * @param others the influence that the feature has for the others
     * @param othersReach half the width of the 95 % interval of that
     */
    public record Influence(
            String feature,
            String meaning,
            double share,
            double least,
            double most,
            double others,
            double othersReach) {

        /** Whether they differ from the others by more than chance would make it in 95 % of cases. */
        public boolean isRemarkable() {
            return isBeyond(1);
        }

        /** Whether the difference is more than {@code times} times what the intervals reach. */
        boolean isBeyond(double times) {
            double reach = Math.hypot((most - least) / 2, othersReach);
            return least < most && Math.abs(share - others) > times * reach;
        }
    }

    public Values {
        phases = List.copyOf(phases);
    }
}
