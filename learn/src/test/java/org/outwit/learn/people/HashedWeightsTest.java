package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HashedWeightsTest {

    private static final int BITS = 12;
    private static final float MOST = 1.2f;

    private static float[] drawn(long seed) {
        Random random = new Random(seed);
        float[] weights = new float[1 << BITS];
        for (int i = 0; i < weights.length; i++) weights[i] = (float) (random.nextGaussian() * 0.5);
        return weights;
    }

    private static double at(HashedWeights weights, int place) {
        return weights.sum(new int[] {place}, 0, 1);
    }

    @Test
    void noWeightIsOffByMoreThanHalfAUnitUnlessItIsCut() {
        double unit = MOST / Byte.MAX_VALUE;
        for (long seed = 0; seed < 5; seed++) {
            float[] drawn = drawn(seed);
            HashedWeights weights = HashedWeights.of(drawn, MOST);
            assertThat(weights.size()).isEqualTo(drawn.length);
            for (int i = 0; i < drawn.length; i++) {
                double expected = Math.max(-MOST, Math.min(MOST, drawn[i]));
                assertThat(at(weights, i)).isEqualTo(expected, within(unit / 2 + 1e-6));
                if (Math.abs(drawn[i]) < 0.499 * unit)
                    assertThat(at(weights, i)).isZero();
            }
        }
    }

    @Test
    void sumsAreThoseOfTheirWeights() {
        HashedWeights weights = HashedWeights.of(drawn(1), MOST);
        Random random = new Random(2);
        for (int trial = 0; trial < 1000; trial++) {
            int[] places = random.ints(20, 0, weights.size()).toArray();
            int from = random.nextInt(20);
            int end = from + random.nextInt(20 - from);
            double sum = 0;
            for (int k = from; k < end; k++) sum += at(weights, places[k]);
            assertThat(weights.sum(places, from, end)).isEqualTo(sum, within(1e-5));
        }
    }

    @Test
    void numbersArePlacedByTheirFirstBits() {
        HashedWeights weights = HashedWeights.of(drawn(1), MOST);
        Random random = new Random(3);
        for (int trial = 0; trial < 1000; trial++) {
            long hash = random.nextLong();
            int place = weights.place(hash);
            assertThat(place).isBetween(0, weights.size() - 1).isEqualTo(weights.place(hash ^ random.nextInt(1 << 20)));
        }
        int[] met = new int[weights.size()];
        for (int trial = 0; trial < 40 * met.length; trial++) met[weights.place(random.nextLong())]++;
        assertThat(met).doesNotContain(0);
    }

    @Test
    void whatWasWrittenIsReadBack() throws IOException {
        HashedWeights weights = HashedWeights.of(drawn(4), MOST);
        byte[] written = written(weights);
        HashedWeights read = HashedWeights.read(new DataInputStream(new ByteArrayInputStream(written)));
        assertThat(read.used()).isEqualTo(weights.used()).isPositive();
        for (int i = 0; i < weights.size(); i++) assertThat(at(read, i)).isEqualTo(at(weights, i));
        assertThat(written(read)).isEqualTo(written);
        assertThat(HashedWeights.none().used()).isZero();
    }

    private static byte[] written(HashedWeights weights) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        weights.write(new DataOutputStream(bytes));
        return bytes.toByteArray();
    }

    /** A file that says 2^31 weights must not make us reserve them. */
    @Test
    void aTableOfAnImpossibleSizeIsRefused() throws IOException {
        byte[] written = written(HashedWeights.none());
        for (int bits : new int[] {-1, 0, 3, 27, 31, 64, 60}) {
            byte[] changed = Arrays.copyOf(written, written.length);
            changed[0] = (byte) bits;
            assertThatIOException()
                    .isThrownBy(() -> HashedWeights.read(new DataInputStream(new ByteArrayInputStream(changed))))
                    .withMessage("it has a table of 2^" + bits + " weights");
        }
    }
}
