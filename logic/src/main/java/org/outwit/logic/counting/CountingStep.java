package org.outwit.logic.counting;

import java.util.List;

/**
 * A step of a proof by counting: a quantity has a bound, or, at the end of a case, that this cannot be.
 *
 * @param quantity its number; -1 for a contradiction
 * @param isLeast whether the quantity is at least the bound, or at most
 * @param fact the number of the fact that it follows by; -1 for what is supposed, and for what follows because the opposite cannot be
 * @param from the steps before it that it follows from, by number
 */
public record CountingStep(int quantity, boolean isLeast, int bound, int fact, List<Integer> from) {

    public CountingStep {
        from = List.copyOf(from);
    }

    public boolean isContradiction() {
        return quantity < 0;
    }

    /** Whether it is only supposed, to be refuted. */
    public boolean isSupposed() {
        return fact < 0 && from.isEmpty();
    }
}
