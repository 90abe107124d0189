package org.outwit.draw.steps;

import java.util.List;

/**
 * One step of a search.
 *
 * @param node where it happens
 * @param window the window that is open there, as {@code (3, ∞)}; empty where the search has none
 * @param value what is known of the node from now on, as {@code 5}, {@code ≥3} or {@code 3…7}; empty where it is not said
 * @param others what the other levels of a model search think of it, one line each
 * @param found whether the search has found all that itself; else the definition says so
 * @param cut the children that are left alone from now on
 * @param brief why they are, as {@code 2 ≤ α 3}; empty where that cannot be said so briefly
 * @param sentence what happens, for a reader who sees no picture
 */
public record SearchStep(
        StepKind kind,
        int node,
        String window,
        String value,
        List<String> others,
        boolean found,
        List<Integer> cut,
        String brief,
        String sentence,
        Spent spent) {

    /**
     * What was spent up to here.
     *
     * @param leaves different nodes that were evaluated
     * @param nodes nodes that were entered, counting repeats
     * @param cuts how often moves were left alone
     */
    public record Spent(int leaves, int nodes, int cuts) {}

    public SearchStep {
        others = List.copyOf(others);
        cut = List.copyOf(cut);
    }
}
