package org.outwit.logic.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CountingProverTest {

    private static final int QUANTITIES = 5;

    private final List<Quantity> quantities = new ArrayList<>();
    private final List<SumFact> facts = new ArrayList<>();
    private final List<int[]> all = new ArrayList<>(); // all values that satisfy the bounds of quantities

    private void problem(SplittableRandom random) {
        quantities.clear();
        facts.clear();
        all.clear();
        for (int i = 0; i < QUANTITIES; i++) {
            int least = random.nextInt(2);
            quantities.add(new Quantity("q" + i, least, least + 1 + random.nextInt(3)));
        }
        for (int i = random.nextInt(2, 6); i > 0; i--) {
            int[] some = random.ints(0, QUANTITIES)
                    .distinct()
                    .limit(1 + random.nextInt(QUANTITIES))
                    .toArray();
            int[] weights = random.ints(some.length, 0, 7)
                    .map(w -> w < 3 ? w - 3 : w - 2)
                    .toArray();
            int least = random.nextInt(-6, 8);
            facts.add(new SumFact(some, weights, least, least + random.nextInt(4)));
        }
        values(new int[QUANTITIES], 0);
    }

    private void values(int[] values, int from) {
        if (from == QUANTITIES) {
            all.add(values.clone());
            return;
        }
        for (int value = quantities.get(from).least();
                value <= quantities.get(from).most();
                value++) {
            values[from] = value;
            values(values, from + 1);
        }
    }

    private static boolean holds(SumFact fact, int[] values) {
        int sum = 0;
        for (int i = 0; i < fact.size(); i++) sum += fact.weight(i) * values[fact.quantity(i)];
        return sum >= fact.least() && sum <= fact.most();
    }

    private boolean isModel(int[] values) {
        return facts.stream().allMatch(fact -> holds(fact, values));
    }

    private static boolean holds(CountingStep step, int[] values) {
        if (step.isContradiction()) return false;
        return step.isLeast() ? values[step.quantity()] >= step.bound() : values[step.quantity()] <= step.bound();
    }

    /** With enough cases every bound is decided as by trying all values. */
    @Test
    void withCasesItIsCompleteAndSound() {
        SplittableRandom random = new SplittableRandom(1);
        int proved = 0;
        for (int trial = 0; trial < 2000; trial++) {
            problem(random);
            int quantity = random.nextInt(QUANTITIES);
            boolean isLeast = random.nextBoolean();
            int bound = random.nextInt(
                            quantities.get(quantity).least(),
                            quantities.get(quantity).most())
                    + (isLeast ? 1 : 0);
            CountingStep goal = new CountingStep(quantity, isLeast, bound, -1, List.of());
            boolean follows = all.stream().filter(this::isModel).allMatch(values -> holds(goal, values));
            CountingProver prover = new CountingProver(quantities, facts, fact -> true, 1000);
            Optional<Integer> step = prover.prove(quantity, isLeast, bound);
            assertThat(step.isPresent()).isEqualTo(follows);
            if (!follows) continue;
            check(prover.steps());
            CountingStep last = prover.steps().get(step.get());
            assertThat(all.stream().filter(values -> holds(last, values)).allMatch(values -> holds(goal, values)))
                    .isTrue();
            proved++;
        }
        assertThat(proved).isGreaterThan(300);
    }

    /** Every step follows from its fact and the steps that it names; what refutes a case, from the case not being so. */
    private void check(List<CountingStep> steps) {
        for (CountingStep step : steps) {
            if (step.fact() < 0) continue;
            for (int[] values : all) {
                boolean premises = holds(facts.get(step.fact()), values)
                        && step.from().stream().allMatch(from -> holds(steps.get(from), values));
                if (premises) assertThat(holds(step, values)).isTrue();
            }
        }
    }

    @Test
    void contradictionsAreFound() {
        SplittableRandom random = new SplittableRandom(2);
        int found = 0;
        for (int trial = 0; trial < 1000; trial++) {
            problem(random);
            CountingProver prover = new CountingProver(quantities, facts, fact -> true, 1000);
            boolean contradictory = all.stream().noneMatch(this::isModel);
            Optional<Integer> step = prover.contradiction();
            assertThat(step.isPresent()).isEqualTo(contradictory);
            if (step.isEmpty()) continue;
            assertThat(prover.steps().get(step.get()).isContradiction()).isTrue();
            found++;
        }
        assertThat(found).isGreaterThan(100);
    }

    /** Of three things exactly two are true; the first is false. */
    @Test
    void whatIsLeftIsTaken() {
        List<Quantity> three = List.of(new Quantity("a", 0, 1), new Quantity("b", 0, 1), new Quantity("c", 0, 1));
        List<SumFact> told = List.of(SumFact.of(new int[] {0, 1, 2}, 2, 2), SumFact.of(new int[] {0}, 0, 0));
        CountingProver prover = new CountingProver(three, told, fact -> true, 0);
        int step = prover.prove(2, true, 1).orElseThrow();
        assertThat(prover.steps().get(step)).isEqualTo(new CountingStep(2, true, 1, 0, List.of(0)));
        assertThat(prover.steps().get(0)).isEqualTo(new CountingStep(0, false, 0, 1, List.of()));
        assertThat(new CountingProver(three, told, fact -> fact != 1, 0).prove(2, true, 1))
                .isEmpty();
    }

    @Test
    void aTotalIsTheSumOfItsParts() {
        List<Quantity> parts = List.of(new Quantity("a", 0, 1), new Quantity("b", 0, 1), new Quantity("sum", 0, 5));
        List<SumFact> told =
                List.of(SumFact.total(2, new int[] {0, 1}, new int[] {3, 2}), SumFact.of(new int[] {2}, 3, 4));
        CountingProver prover = new CountingProver(parts, told, fact -> true, 10);
        assertThat(prover.prove(0, true, 1)).isPresent();
        assertThat(prover.prove(1, false, 0)).isPresent();
    }
}
