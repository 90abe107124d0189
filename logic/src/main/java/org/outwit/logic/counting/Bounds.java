package org.outwit.logic.counting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is known of all quantities at some point of a proof, and by which step. */
final class Bounds {

    private static final int GIVEN = -1;

    private final List<Quantity> quantities;
    private final List<CountingStep> steps; // shared by all cases of a proof
    private final int[] least;
    private final int[] most;
    private final int[] leastStep;
    private final int[] mostStep;

    Bounds(List<Quantity> quantities, List<CountingStep> steps) {
        this.quantities = quantities;
        this.steps = steps;
        least = quantities.stream().mapToInt(Quantity::least).toArray();
        most = quantities.stream().mapToInt(Quantity::most).toArray();
        leastStep = new int[least.length];
        mostStep = new int[most.length];
        Arrays.fill(leastStep, GIVEN);
        Arrays.fill(mostStep, GIVEN);
    }

    private Bounds(Bounds other) {
        quantities = other.quantities;
        steps = other.steps;
        least = other.least.clone();
        most = other.most.clone();
        leastStep = other.leastStep.clone();
        mostStep = other.mostStep.clone();
    }

    Bounds copy() {
        return new Bounds(this);
    }

    int least(int quantity) {
        return least[quantity];
    }

    int most(int quantity) {
        return most[quantity];
    }

    /** The step by which a bound is known; negative if it is given. */
    int step(int quantity, boolean isLeast) {
        return isLeast ? leastStep[quantity] : mostStep[quantity];
    }

    private int bound(int quantity, boolean isLeast) {
        return isLeast ? least[quantity] : most[quantity];
    }

    private int given(int quantity, boolean isLeast) {
        Quantity each = quantities.get(quantity);
        return isLeast ? each.least() : each.most();
    }

    /** Writes a step down that narrows a bound. */
    int narrow(int quantity, boolean isLeast, int bound, int fact, List<Integer> from) {
        steps.add(new CountingStep(quantity, isLeast, bound, fact, from));
        int step = steps.size() - 1;
        if (isLeast) {
            least[quantity] = bound;
            leastStep[quantity] = step;
        } else {
            most[quantity] = bound;
            mostStep[quantity] = step;
        }
        return step;
    }

    /** The least or the largest that a sum can be, without one of its terms. */
    int extreme(SumFact fact, boolean isLeast, int without) {
        int sum = 0;
        for (int i = 0; i < fact.size(); i++) {
            if (i == without) continue;
            int weight = fact.weight(i);
            sum += weight * bound(fact.quantity(i), weight > 0 == isLeast);
        }
        return sum;
    }

    /**
     * The steps that make a sum extreme, but for those that can be forgotten without moving it beyond a limit. Late steps
     * are forgotten first, since they rest on more.
     */
    List<Integer> reasons(SumFact fact, boolean isLeast, int without, int slack) {
        List<int[]> terms = new ArrayList<>(); // step, and how far the sum moves without it
        for (int i = 0; i < fact.size(); i++) {
            boolean side = fact.weight(i) > 0 == isLeast;
            int quantity = fact.quantity(i);
            int step = step(quantity, side);
            if (i == without || step == GIVEN) continue;
            terms.add(new int[] {step, Math.abs(fact.weight(i) * (bound(quantity, side) - given(quantity, side)))});
        }
        terms.sort((one, other) -> Integer.compare(other[0], one[0]));
        int left = slack;
        List<Integer> from = new ArrayList<>();
        for (int[] each : terms) {
            if (each[1] <= left) left -= each[1];
            else from.add(0, each[0]);
        }
        return from;
    }
}
