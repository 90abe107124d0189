package org.outwit.core.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreePosition;

/**
 * A seeded tree with functions f_n … f_0, the sum-bounds that they obey, and a depth: small and awkward, with ties, ragged
 * leaves, single children, and zero, finite and infinite bounds.
 */
record ModelQuestion(Tree tree, int levels, List<SumBounds.Interval> bounds, int depth) {

    static ModelQuestion seeded(long seed, int mostLevels, int mostDepth, boolean alternating) {
        Random random = new Random(seed * SplitMix64.GOLDEN_GAMMA);
        int levels = 1 + random.nextInt(mostLevels + 1);
        int depth = random.nextInt(mostDepth + 1);
        int branching = 1 + random.nextInt(depth > 5 ? 2 : 3);
        int range = random.nextInt(4) == 0 ? 1_000_000 : 2 + random.nextInt(9);
        int leafPercent = random.nextInt(3) * 12;
        List<SumBounds.Interval> bounds = new ArrayList<>();
        for (int k = 0; k + 1 < levels; k++) bounds.add(interval(random, range));
        TreeBuilder builder = new TreeBuilder();
        int height = depth + random.nextInt(2);
        Grower grower = new Grower(random, builder, levels, bounds, branching, leafPercent, range, alternating);
        grower.grow(height, 0, true);
        return new ModelQuestion(builder.build(), levels, bounds, depth);
    }

    private static SumBounds.Interval interval(Random random, int range) {
        return switch (random.nextInt(5)) {
            case 0 -> new SumBounds.Interval(0, 0);
            case 1 -> SumBounds.UNKNOWN;
            case 2 -> new SumBounds.Interval(-random.nextInt(range), random.nextInt(3));
            default -> SumBounds.Interval.symmetric(random.nextInt(Math.max(1, range / 2)) + 1);
        };
    }

    /** The names f_n … f_0 from the player's own down. */
    List<String> names() {
        return IntStream.range(0, levels).mapToObj(k -> "f" + (levels - 1 - k)).toList();
    }

    List<Evaluator<TreePosition>> functions() {
        Scaling scaling = new Scaling(tree, names(), List.of());
        return names().stream().map(name -> scaling.evaluator(name, false)).toList();
    }

    Player<TreePosition> player() {
        return Player.of(functions());
    }

    SumBounds sumBounds() {
        return SumBounds.of(bounds);
    }

    private record Grower(
            Random random,
            TreeBuilder builder,
            int levels,
            List<SumBounds.Interval> bounds,
            int branching,
            int leafPercent,
            int range,
            boolean alternating) {

        void grow(int height, int mover, boolean root) {
            builder.open();
            builder.mover(mover);
            long value = random.nextInt(2 * range + 1) - range;
            builder.value("f" + (levels - 1), Exact.of(value));
            for (int k = 0; k + 1 < levels; k++) {
                SumBounds.Interval sum = bounds.get(k);
                long low = Math.max(-2L * range, sum.least() - value);
                long high = Math.max(low, Math.min(2L * range, sum.most() - value));
                if (low > sum.most() - value) low = high = sum.most() - value;
                value = low + (long) (random.nextDouble() * (high - low + 1));
                builder.value("f" + (levels - 2 - k), Exact.of(value));
            }
            boolean leaf = height == 0 || !root && random.nextInt(100) < leafPercent;
            int children = leaf ? 0 : 1 + random.nextInt(branching);
            for (int i = 0; i < children; i++) {
                grow(height - 1, alternating || random.nextInt(3) > 0 ? 1 - mover : mover, false);
            }
            builder.close();
        }
    }
}
