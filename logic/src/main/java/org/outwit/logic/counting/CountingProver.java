package org.outwit.logic.counting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Proves bounds of quantities from facts about sums. A sum that has reached its upper bound as far as is known leaves nothing for the rest, and one that needs
 * everything to reach its lower bound takes everything: this is repeated until nothing new follows. It is sound, and every step
 * says from what it follows. It is not complete by itself; where it stops short the opposite is supposed and cases are tried, each of which must end in a
 * contradiction. With cases it is complete, but they are given up after a number of them.
 */
public final class CountingProver {

    private final List<Quantity> quantities;
    private final List<SumFact> facts;
    private final List<CountingStep> steps = new ArrayList<>();
    private final IntPredicate uses;
    private int casesLeft;

    /**
     * @param uses which facts may be used, by number
     * @param mostCases how many cases are tried before it gives up; none where only what follows at once is wanted
     */
    public CountingProver(List<Quantity> quantities, List<SumFact> facts, IntPredicate uses, int mostCases) {
        this.quantities = List.copyOf(quantities);
        this.facts = List.copyOf(facts);
        this.uses = uses;
        this.casesLeft = mostCases;
    }

    /** All steps so far. A proof is one of them and what it follows from. */
    public List<CountingStep> steps() {
        return List.copyOf(steps);
    }

    /** The step that proves a bound, by number, or a contradiction of the facts alone; nothing if none was found. */
    public Optional<Integer> prove(int quantity, boolean isLeast, int bound) {
        Quantity asked = quantities.get(quantity);
        if (isLeast ? bound <= asked.least() : bound >= asked.most()) {
            throw new IllegalArgumentException("The bound " + bound + " of " + asked.name() + " is given.");
        }
        Bounds bounds = new Bounds(quantities, steps);
        Optional<Integer> contradiction = propagate(bounds);
        if (contradiction.isPresent()) return contradiction;
        boolean known = isLeast ? bounds.least(quantity) >= bound : bounds.most(quantity) <= bound;
        if (known) return Optional.of(bounds.step(quantity, isLeast));
        if (casesLeft == 0) return Optional.empty();
        Bounds opposite = bounds.copy();
        opposite.narrow(quantity, !isLeast, isLeast ? bound - 1 : bound + 1, -1, List.of());
        return refute(opposite).map(end -> bounds.narrow(quantity, isLeast, bound, -1, List.of(end)));
    }

    /** The step at which the facts contradict each other; nothing if that was not found. */
    public Optional<Integer> contradiction() {
        return refute(new Bounds(quantities, steps));
    }

    /** Narrows bounds until nothing new follows; the number of a contradiction, if there is one. */
    private Optional<Integer> propagate(Bounds bounds) {
        boolean narrowed = true;
        while (narrowed) {
            narrowed = false;
            for (int fact = 0; fact < facts.size(); fact++) {
                if (!uses.test(fact)) continue;
                Optional<Integer> end = contradiction(bounds, fact);
                if (end.isPresent()) return end;
                for (int term = 0; term < facts.get(fact).size(); term++) narrowed |= narrow(bounds, fact, term);
            }
        }
        return Optional.empty();
    }

    private Optional<Integer> contradiction(Bounds bounds, int number) {
        SumFact fact = facts.get(number);
        int least = bounds.extreme(fact, true, -1);
        int most = bounds.extreme(fact, false, -1);
        if (least <= fact.most() && most >= fact.least()) return Optional.empty();
        boolean tooMuch = least > fact.most();
        int slack = tooMuch ? least - fact.most() - 1 : fact.least() - most - 1;
        steps.add(new CountingStep(
                -1, tooMuch, tooMuch ? least : most, number, bounds.reasons(fact, tooMuch, -1, slack)));
        return Optional.of(steps.size() - 1);
    }

    private boolean narrow(Bounds bounds, int number, int term) {
        SumFact fact = facts.get(number);
        int quantity = fact.quantity(term);
        int weight = fact.weight(term);
        if (bounds.least(quantity) == bounds.most(quantity)) return false;
        int above = fact.most() - bounds.extreme(fact, true, term); // what is left for the term at most
        int below = fact.least() - bounds.extreme(fact, false, term); // what it must have at least
        int most = weight > 0 ? Math.floorDiv(above, weight) : Math.floorDiv(below, weight);
        int least = weight > 0 ? -Math.floorDiv(-below, weight) : -Math.floorDiv(-above, weight);
        boolean narrowed = false;
        if (most < bounds.most(quantity)) {
            int slack = weight > 0 ? weight * (most + 1) - above - 1 : below - weight * (most + 1) - 1;
            bounds.narrow(quantity, false, most, number, bounds.reasons(fact, weight > 0, term, slack));
            narrowed = true;
        }
        if (least > bounds.least(quantity)) {
            int slack = weight > 0 ? below - weight * (least - 1) - 1 : weight * (least - 1) - above - 1;
            bounds.narrow(quantity, true, least, number, bounds.reasons(fact, weight < 0, term, slack));
            narrowed = true;
        }
        return narrowed;
    }

    /** Shows that something cannot be, by cases if it must; the number of the contradiction, or nothing. */
    private Optional<Integer> refute(Bounds bounds) {
        Optional<Integer> end = propagate(bounds);
        while (end.isEmpty() && casesLeft-- > 0) {
            int open = open(bounds);
            if (open < 0) return Optional.empty(); // everything is known and nothing is wrong
            Bounds supposed = bounds.copy();
            int least = supposed.least(open);
            supposed.narrow(open, true, least + 1, -1, List.of());
            Optional<Integer> refuted = refute(supposed);
            if (refuted.isEmpty()) return Optional.empty();
            bounds.narrow(open, false, least, -1, List.of(refuted.get()));
            end = propagate(bounds);
        }
        return end;
    }

    /** A quantity that is open, with as few values as possible; negative if there is none. */
    private int open(Bounds bounds) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < quantities.size(); i++) {
            int width = bounds.most(i) - bounds.least(i);
            if (width > 0 && width < fewest) {
                best = i;
                fewest = width;
            }
        }
        return best;
    }
}
