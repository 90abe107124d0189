package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PersonalBiasTest {

    /** Half of what a byte stands for in a file. */
    private static final double HALF_A_UNIT = 0.0025;

    /** Moves that look like these places of the population's table, and like nothing else. */
    private static SeenDecision decision(int chosen, int[]... looks) {
        return decision(HashedWeights.TRAINED_BITS, chosen, looks);
    }

    /** A decision as a table of {@code bits} bits has it. */
    private static SeenDecision decision(int bits, int chosen, int[][] looks) {
        int[] ends = new int[looks.length + 1];
        for (int i = 0; i < looks.length; i++) ends[i + 1] = ends[i] + looks[i].length;
        int[] places = Arrays.stream(looks).flatMapToInt(Arrays::stream).toArray();
        return new SeenDecision(
                0,
                0,
                chosen,
                Standing.of(0),
                0,
                new int[looks.length],
                new float[looks.length],
                new float[0][],
                FeatureRows.of(looks.length, 0, (i, f) -> 0),
                new int[0][],
                bits,
                places,
                ends,
                new float[0]);
    }

    private static double[] applied(PersonalBias bias, SeenDecision decision) {
        double[] expected = new double[decision.count()];
        Arrays.fill(expected, 1.0 / expected.length);
        new MoveProbabilities().take(expected, expected.length).shift(bias, decision);
        return expected;
    }

    /** Places far apart in the large table are different ones in the small. */
    private static int place(int number) {
        return number << HashedWeights.TRAINED_BITS - PersonalBias.BITS;
    }

    private static PersonalBias drawn(long seed, int lessons) {
        PersonalBias bias = new PersonalBias(0.3);
        Random random = new Random(seed);
        for (int i = 0; i < lessons; i++) {
            SeenDecision each = decision(
                    random.nextInt(2),
                    new int[] {place(random.nextInt(50)), place(random.nextInt(50))},
                    new int[] {place(random.nextInt(50))});
            bias.learn(each, each.chosen(), applied(bias, each));
        }
        return bias;
    }

    @Test
    void atFirstItChangesNothing() {
        SeenDecision decision = decision(0, new int[] {place(1)}, new int[] {place(2)}, new int[] {});
        double[] expected = {0.5, 0.3, 0.2};
        new MoveProbabilities().take(expected, 3).shift(new PersonalBias(0.05), decision);
        assertThat(expected).containsExactly(new double[] {0.5, 0.3, 0.2}, within(1e-12));
    }

    @Test
    void itLearnsWhatSomebodyLikes() {
        PersonalBias bias = new PersonalBias(0.05);
        SeenDecision decision = decision(1, new int[] {place(1)}, new int[] {place(2)}, new int[] {place(3)});
        double before = 1.0 / 3;
        for (int i = 0; i < 200; i++) {
            double[] expected = applied(bias, decision);
            assertThat(Arrays.stream(expected).sum()).isEqualTo(1, within(1e-12));
            if (i > 0) assertThat(expected[1]).isGreaterThan(before);
            before = expected[1];
            bias.learn(decision, 1, expected);
        }
        assertThat(before).isGreaterThan(0.7);
        SeenDecision alike = decision(0, new int[] {place(7)}, new int[] {place(8), place(2)});
        assertThat(applied(bias, alike)[1]).as("what looks like it").isGreaterThan(0.6);
        SeenDecision unlike = decision(0, new int[] {place(7)}, new int[] {place(8)});
        assertThat(applied(bias, unlike)).as("what does not").containsExactly(0.5, 0.5);
    }

    @Test
    void filesHaveEveryWeightUpToHalfAUnit() {
        for (long seed = 0; seed < 5; seed++) {
            PersonalBias bias = drawn(seed, 300);
            PersonalBias read = PersonalBias.of(bias.units());
            for (int i = 0; i < 50; i++) {
                double[] before = applied(bias, decision(0, new int[] {place(i)}, new int[] {}));
                double[] after = applied(read, decision(0, new int[] {place(i)}, new int[] {}));
                double weight = Math.log(before[0] / before[1]);
                double cut = Math.max(-127 * 2 * HALF_A_UNIT, Math.min(127 * 2 * HALF_A_UNIT, weight));
                assertThat(Math.log(after[0] / after[1])).isEqualTo(cut, within(HALF_A_UNIT + 1e-6));
            }
            assertThat(read.units()).isEqualTo(bias.units());
        }
        byte[] nothing = new PersonalBias(0.05).units();
        assertThat(applied(PersonalBias.of(nothing), decision(0, new int[] {5}, new int[] {6})))
                .containsExactly(0.5, 0.5);
    }

    /** What a person likes is known by the first bits of a number, however large the table is that it comes from. */
    @Test
    void largerTablesAreOfTheSamePlaces() {
        PersonalBias bias = new PersonalBias(0.05);
        int last = (1 << PersonalBias.BITS) - 1;
        int[][] usual = {{place(last)}, {place(1)}};
        int[][] large = {{last << 26 - PersonalBias.BITS}, {1 << 26 - PersonalBias.BITS}};
        for (int i = 0; i < 50; i++) bias.learn(decision(26, 0, large), 0, applied(bias, decision(26, 0, large)));
        assertThat(applied(bias, decision(26, 0, large))[0]).isGreaterThan(0.6);
        assertThat(applied(bias, decision(HashedWeights.TRAINED_BITS, 0, usual)))
                .containsExactly(applied(bias, decision(26, 0, large)));
    }
}
