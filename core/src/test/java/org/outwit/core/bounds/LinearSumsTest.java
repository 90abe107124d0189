package org.outwit.core.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Scale;

class LinearSumsTest {

    private static final Scale SCALE = new Scale(1, "point");

    /** A position that is nothing but what its features say to player 0 and to player 1. */
    private record Facts(int[][] seen) implements Position {
        @Override
        public int mover() {
            return 0;
        }

        @Override
        public int moves(int[] buffer, int from) {
            return from;
        }

        @Override
        public int mostMoves() {
            return 0;
        }

        @Override
        public void make(int move) {
            throw new IllegalStateException("Nothing moves here.");
        }

        @Override
        public void undo() {
            throw new IllegalStateException("Nothing moved here.");
        }

        @Override
        public long key() {
            return 0;
        }

        @Override
        public boolean isOver() {
            return false;
        }

        @Override
        public int payoff(int player) {
            return 0;
        }

        @Override
        public Position copy() {
            return this;
        }
    }

    private record Fact(int index, int least, int most, Sides sides, Trend trend) implements Feature<Facts> {
        @Override
        public String name() {
            return "x" + index;
        }

        @Override
        public String meaning() {
            return "a number made up";
        }

        @Override
        public int value(Facts position, int player) {
            return position.seen()[player][index];
        }
    }

    /** No position breaks the interval, and some position reaches each end that 0 does not. */
    @Test
    void theIntervalHoldsAndIsTight() {
        for (long seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            List<Feature<Facts>> features = features(random);
            LinearEvaluator<Facts> own = evaluator(features, random);
            LinearEvaluator<Facts> theirs = evaluator(features, random);
            SumBounds.Interval interval = LinearSums.of(own, theirs);
            long least = 0;
            long most = 0;
            for (int corner = 0; corner < 1 << 2 * features.size(); corner++) {
                Facts position = corner(features, corner);
                long sum = (long) own.value(position, 0) + theirs.value(position, 1);
                assertThat(sum).as("seed " + seed).isBetween(interval.least(), interval.most());
                least = Math.min(least, sum);
                most = Math.max(most, sum);
            }
            assertThat(interval).as("seed " + seed).isEqualTo(new SumBounds.Interval(least, most));
        }
    }

    /** The example of the package comment: men cancel, and what is left is twice the moves, which differ by 8 at most. */
    @Test
    void whatBothCountAlikeCancels() {
        Fact men = new Fact(0, -12, 12, Feature.Sides.OPPOSED, Feature.Trend.VARIES);
        Fact moves = new Fact(1, -8, 8, Feature.Sides.OPPOSED, Feature.Trend.VARIES);
        LinearEvaluator<Facts> ours = new LinearEvaluator<>(SCALE, List.of(men, moves), new double[] {10, 2});
        LinearEvaluator<Facts> theirs = new LinearEvaluator<>(SCALE, List.of(men), new double[] {10});
        assertThat(LinearSums.of(ours, theirs)).isEqualTo(SumBounds.Interval.symmetric(16));
    }

    private static List<Feature<Facts>> features(Random random) {
        List<Feature<Facts>> features = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Feature.Sides sides = Feature.Sides.values()[random.nextInt(3)];
            int most = random.nextInt(10);
            int least = sides == Feature.Sides.OPPOSED ? -most : most - random.nextInt(15);
            features.add(new Fact(i, least, most, sides, Feature.Trend.VARIES));
        }
        return features;
    }

    private static LinearEvaluator<Facts> evaluator(List<Feature<Facts>> all, Random random) {
        int count = 1 + random.nextInt(all.size());
        double[] weights = random.ints(count, -5, 6).asDoubleStream().toArray();
        return new LinearEvaluator<>(SCALE, all.subList(0, count), weights);
    }

    /** Every feature at one of its ends, for each player as its sides allow. */
    private static Facts corner(List<Feature<Facts>> features, int corner) {
        int[][] seen = new int[2][features.size()];
        for (int i = 0; i < features.size(); i++) {
            Feature<Facts> feature = features.get(i);
            seen[0][i] = (corner >> 2 * i & 1) == 0 ? feature.least() : feature.most();
            seen[1][i] = switch (feature.sides()) {
                case OPPOSED -> -seen[0][i];
                case COMMON -> seen[0][i];
                case OWN -> (corner >> 2 * i + 1 & 1) == 0 ? feature.least() : feature.most();
            };
        }
        return new Facts(seen);
    }

    /** The papers' exchanger: equal material cancels, and what both like of the total is doubled. */
    @Test
    void whatBothAgreeOnCancels() {
        Feature<Facts> material = new Fact(0, -12, 12, Feature.Sides.OPPOSED, Feature.Trend.VARIES);
        Feature<Facts> total = new Fact(1, 0, 24, Feature.Sides.COMMON, Feature.Trend.FALLS);
        LinearEvaluator<Facts> exchanger =
                new LinearEvaluator<>(new Scale(1000, "man"), List.of(material, total), 1, -0.004);
        assertThat(LinearSums.of(exchanger, exchanger)).isEqualTo(new SumBounds.Interval(-192, 0));
        Facts tenLeft = new Facts(new int[][] {{1, 10}, {-1, 10}});
        assertThat(LinearSums.below(tenLeft, 0, exchanger, exchanger)).isEqualTo(new SumBounds.Interval(-80, 0));
    }

    @Test
    void whatEachSeesHimselfIsBoundedByWhatHeHasNow() {
        Feature<Facts> falls = new Fact(0, 0, 12, Feature.Sides.OWN, Feature.Trend.FALLS);
        Feature<Facts> rises = new Fact(1, 0, 12, Feature.Sides.OWN, Feature.Trend.RISES);
        LinearEvaluator<Facts> own = new LinearEvaluator<>(SCALE, List.of(falls, rises), 1, -1);
        LinearEvaluator<Facts> theirs = new LinearEvaluator<>(SCALE, List.of(falls), 10);
        Facts now = new Facts(new int[][] {{3, 5}, {4, 6}});
        assertThat(LinearSums.below(now, 0, own, theirs)).isEqualTo(new SumBounds.Interval(-12, 38));
        assertThat(LinearSums.below(now, 1, own, theirs)).isEqualTo(new SumBounds.Interval(-12, 28));
    }
}
