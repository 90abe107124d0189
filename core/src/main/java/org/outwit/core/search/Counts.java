package org.outwit.core.search;

/**
 * What a search spent.
 *
 * @param nodes positions entered, counting repeats
 * @param expansions positions whose successors were generated, counting repeats
 * @param evaluations calls of the evaluator
 * @param held the most nodes kept in memory at one time, by the searches that keep any
 */
public record Counts(long nodes, long expansions, long evaluations, long held) {

    static final Counts ZERO = new Counts(0, 0, 0, 0);

    Counts plus(Counts other) {
        return new Counts(
                nodes + other.nodes,
                expansions + other.expansions,
                evaluations + other.evaluations,
                Math.max(held, other.held));
    }
}
