package org.outwit.play.cards;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.logic.counting.CountingProver;
import org.outwit.logic.counting.CountingStep;
import org.outwit.logic.counting.Quantity;

/**
 * Proves what follows from what is known of a deal: that a card is in a hand, or is not, and that facts contradict each other. Proofs count:
 * cards, hands, suits, and points. Facts that a proof can do without are left out of it. A proof that is not found may still
 * exist; {@link org.outwit.games.bridge.inference.DealOdds} decides by counting all deals.
 */
public final class DealProver {

    /** Cases that are tried before a proof is given up; each takes well below a millisecond. */
    private static final int MOST_CASES = 200;

    private final DealVariables variables;
    private final DealSums sums;
    private final List<Quantity> quantities;

    public DealProver(DealKnowledge knowledge) {
        variables = new DealVariables(knowledge.pack());
        sums = new DealSums(knowledge, variables);
        quantities = variables.quantities();
    }

    /** Why a seat holds a card; a proof of a contradiction if the facts have one, and nothing if no proof was found. */
    public Optional<DealProof> holds(Seat seat, long card) {
        return prove(variables.card(seat, card), true, 1);
    }

    /** Why a seat does not hold a card. */
    public Optional<DealProof> lacks(Seat seat, long card) {
        return prove(variables.card(seat, card), false, 0);
    }

    /** Why the facts contradict each other; nothing if that was not found. */
    public Optional<DealProof> contradiction() {
        return prove(-1, true, 0);
    }

    private Optional<DealProof> prove(int quantity, boolean isLeast, int bound) {
        Attempt attempt = attempt(quantity, isLeast, bound, Set.of(), 0);
        int cases = attempt == null ? MOST_CASES : 0;
        if (attempt == null) attempt = attempt(quantity, isLeast, bound, Set.of(), cases);
        if (attempt == null) return Optional.empty();
        Set<DealFact> without = new HashSet<>();
        for (DealFact fact : attempt.used()) {
            Set<DealFact> more = new HashSet<>(without);
            more.add(fact);
            Attempt shorter = attempt(quantity, isLeast, bound, more, cases);
            if (shorter == null
                    || shorter.proof().lines().size() > attempt.proof().lines().size()) continue;
            without = more;
            attempt = shorter;
        }
        return Optional.of(attempt.proof());
    }

    private record Attempt(DealProof proof, Set<DealFact> used) {}

    /** A proof without some facts, or null. */
    private Attempt attempt(int quantity, boolean isLeast, int bound, Set<DealFact> without, int cases) {
        CountingProver prover = new CountingProver(
                quantities, sums.sums(), sum -> sums.told(sum) == null || !without.contains(sums.told(sum)), cases);
        Optional<Integer> last = quantity < 0 ? prover.contradiction() : prover.prove(quantity, isLeast, bound);
        if (last.isEmpty()) return null;
        List<CountingStep> steps = prover.steps();
        Set<DealFact> used = new LinkedHashSet<>();
        collect(last.get(), steps, new HashSet<>(), used);
        return new Attempt(new DealProofWriter(variables, sums, steps).proof(last.get()), used);
    }

    private void collect(int step, List<CountingStep> steps, Set<Integer> seen, Set<DealFact> used) {
        if (!seen.add(step)) return;
        int fact = steps.get(step).fact();
        if (fact >= 0 && sums.told(fact) != null) used.add(sums.told(fact));
        for (int from : steps.get(step).from()) collect(from, steps, seen, used);
    }
}
