package org.outwit.core.search;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What a search spent.
 *
 * @param nodes positions entered, counting repeats
 * @param expansions positions whose successors were generated, counting repeats
 * @param evaluations calls of the evaluator
 * @param held the most nodes kept in memory at one time, by the searches that keep any
 * @param perLevel the evaluations by level of modelling, from the player's own function down; empty for searches that
 *     know one function only
 */
public record Counts(long nodes, long expansions, long evaluations, long held, List<Long> perLevel) {

    public static final Counts ZERO = new Counts(0, 0, 0, 0);

    public Counts(long nodes, long expansions, long evaluations, long held) {
        this(nodes, expansions, evaluations, held, List.of());
    }

    public Counts plus(Counts other) {
        return new Counts(
                nodes + other.nodes,
                expansions + other.expansions,
                evaluations + other.evaluations,
                Math.max(held, other.held),
                sum(perLevel, other.perLevel));
    }

    /** What was counted since {@code before}; no longer told apart by levels of modelling. */
    public Counts since(Counts before) {
        return new Counts(nodes - before.nodes, expansions - before.expansions, evaluations - before.evaluations, held);
    }

    private static List<Long> sum(List<Long> a, List<Long> b) {
        if (a.isEmpty()) return b;
        if (b.isEmpty()) return a;
        return IntStream.range(0, a.size()).mapToObj(i -> a.get(i) + b.get(i)).toList();
    }
}
