package org.outwit.core.chance;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.search.SearchListener;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreePosition;

/**
 * A tree with chance nodes and a range that its values keep. Seeded ones are small and awkward: ragged, with single
 * children, with ties between averages, chance at the root and below chance, probabilities 0 and 1 and such as no double
 * can hold, and players who do not take turns. Every node has a value of {@code f}, so that any horizon can be evaluated.
 */
record ChanceQuestion(Tree tree, int lowest, int highest, Evaluator<TreePosition> function) {

    /** The outcomes of a chance node, one of these. */
    private static final List<List<Exact>> DICE = Stream.of(
                    "1",
                    "1/2 1/2",
                    "1/3 1/3 1/3",
                    "1/3 2/3",
                    "1/7 6/7",
                    "3/7 4/7",
                    "2/7 2/7 3/7",
                    "1 0",
                    "0 1",
                    "1/3 0 2/3",
                    "1/4 1/4 1/4 1/4",
                    "1/7 3/7 3/7",
                    "1/4 1/4 1/2",
                    "5/6 1/6",
                    "1/5 3/10 1/2",
                    "1/10 1/5 3/10 2/5")
            .map(line -> Stream.of(line.split(" ")).map(Exact::parse).toList())
            .toList();

    ChanceQuestion(Tree tree, int lowest, int highest) {
        this(tree, lowest, highest, new Scaling(tree, List.of("f"), List.of()).evaluator("f", false));
    }

    static ChanceQuestion seeded(long seed) {
        return seeded(seed, null);
    }

    /** For two players, each with functions of their own: every node has values of {@code g} and {@code h}, too. */
    static ChanceQuestion withModels(long seed) {
        return seeded(seed, new Random(~seed * SplitMix64.GOLDEN_GAMMA));
    }

    private static ChanceQuestion seeded(long seed, Random models) {
        Random random = new Random(seed * SplitMix64.GOLDEN_GAMMA);
        int branching = 1 + random.nextInt(4);
        int depth = random.nextInt(20) == 0 ? 0 : 1 + random.nextInt(branching > 2 ? 4 : 6);
        int range = random.nextInt(4) == 0 ? 200 : 1 + random.nextInt(4);
        int lowest = random.nextInt(2) == 0 ? -range : random.nextInt(21) - 10;
        boolean regular = random.nextBoolean();
        TreeBuilder builder = new TreeBuilder();
        int leafPercent = random.nextInt(3) * 12;
        int chancePercent = random.nextInt(4) * 20;
        Grower grower =
                new Grower(random, builder, branching, lowest, range, leafPercent, chancePercent, regular, models);
        grower.grow(depth, random.nextInt(3) - 1, random.nextInt(2), null, true);
        return new ChanceQuestion(builder.build(), lowest, lowest + range);
    }

    /** The function of this name. */
    Evaluator<TreePosition> function(String name) {
        return new Scaling(tree, List.of(name), List.of()).evaluator(name, false);
    }

    ChanceSetup<TreePosition> setup() {
        return ChanceSetup.of(function, lowest, highest);
    }

    ChanceSetup<TreePosition> setup(SearchListener<TreePosition> listener) {
        return setup().watchedBy(listener);
    }

    /**
     * Regular trees have a chance node between any two moves of players who take turns; in the others anything may
     * follow anything.
     */
    private record Grower(
            Random random,
            TreeBuilder builder,
            int branching,
            int lowest,
            int range,
            int leafPercent,
            int chancePercent,
            boolean regular,
            Random models) {

        void grow(int height, int mover, int last, Exact probability, boolean root) {
            builder.open();
            builder.mover(mover);
            if (probability != null) builder.probability(probability);
            builder.value("f", Exact.of(lowest + random.nextInt(range + 1)));
            if (models != null) builder.value("g", Exact.of(lowest + models.nextInt(range + 1)));
            if (models != null) builder.value("h", Exact.of(lowest + models.nextInt(range + 1)));
            boolean leaf = height == 0 || !root && random.nextInt(100) < leafPercent;
            if (!leaf && mover == Position.CHANCE) outcomes(height, last);
            else if (!leaf) moves(height, mover);
            else if (mover == Position.CHANCE) builder.mover(0);
            builder.close();
        }

        private void moves(int height, int mover) {
            int children = 1 + random.nextInt(branching);
            for (int i = 0; i < children; i++) {
                int next = regular || random.nextInt(100) < chancePercent ? Position.CHANCE : next(mover);
                grow(height - 1, next, mover, null, false);
            }
        }

        private void outcomes(int height, int last) {
            for (Exact probability : DICE.get(random.nextInt(DICE.size()))) {
                boolean again = !regular && random.nextInt(4) == 0;
                int next = again ? Position.CHANCE : regular ? 1 - last : next(last);
                grow(height - 1, next, next == Position.CHANCE ? last : next, probability, false);
            }
        }

        /** Mostly the other one; sometimes somebody else, who is against player 0 too. */
        private int next(int mover) {
            int draw = random.nextInt(8);
            return draw == 0 ? mover : draw == 1 && models == null ? 2 : mover == 0 ? 1 : 0;
        }
    }
}
