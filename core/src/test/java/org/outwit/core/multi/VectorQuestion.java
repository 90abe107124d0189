package org.outwit.core.multi;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

/**
 * A tree for many players, function f_j being player j's, with a sum that no node's values exceed and a least value.
 * Seeded ones are small and awkward: ragged, with single children, with ties, and some with players who do not take turns.
 */
record VectorQuestion(Tree tree, int players, int sum, int least, List<Evaluator<TreePosition>> functions) {

    VectorQuestion(Tree tree, int players, int sum, int least) {
        this(tree, players, sum, least, functions(tree, players));
    }

    static VectorQuestion seeded(long seed, int mostPlayers, boolean turns) {
        Random random = new Random(seed * SplitMix64.GOLDEN_GAMMA);
        int players = 2 + random.nextInt(mostPlayers - 1);
        int least = random.nextInt(2) == 0 ? 0 : random.nextInt(21) - 10;
        int spare = random.nextInt(3) == 0 ? 1_000 : 1 + random.nextInt(8);
        int branching = 1 + random.nextInt(4);
        int depth = random.nextInt(branching > 2 ? 5 : 8);
        int leafPercent = random.nextInt(3) * 15;
        boolean wholeSum = random.nextBoolean();
        TreeBuilder builder = new TreeBuilder();
        new Grower(random, builder, players, least, spare, wholeSum, branching, leafPercent, turns)
                .grow(depth, random.nextInt(players), true);
        return new VectorQuestion(builder.build(), players, players * least + spare, least);
    }

    /** A tree whose leaves are written {@code [f_0,f_1,…]} by player, and whose players take turns from player 0 on. */
    static VectorQuestion parse(String text, int players, int sum) {
        return parse(text, 0, players, sum);
    }

    static VectorQuestion parse(String text, int first, int players, int sum) {
        Tree written = TreeText.parse(text);
        TreeBuilder builder = new TreeBuilder();
        copy(written, 0, first, players, builder);
        return new VectorQuestion(builder.build(), players, sum, 0);
    }

    private static void copy(Tree written, int node, int mover, int players, TreeBuilder builder) {
        builder.open();
        builder.mover(mover);
        for (int j = 0; j < players; j++) {
            Exact value = written.value(node, "f" + (players - 1 - j)); // the text counts functions down
            if (value != null) builder.value("f" + j, value);
        }
        for (int i = 0; i < written.childCount(node); i++) {
            copy(written, written.child(node, i), (mover + 1) % players, players, builder);
        }
        builder.close();
    }

    private static List<Evaluator<TreePosition>> functions(Tree tree, int players) {
        List<String> names = IntStream.range(0, players).mapToObj(j -> "f" + j).toList();
        Scaling scaling = new Scaling(tree, names, List.of());
        return names.stream().map(name -> scaling.evaluator(name, false)).toList();
    }

    /** The values of every node as they are written, by player and node; 0 where nothing is. */
    int[][] written() {
        int[][] values = new int[players][tree.size()];
        for (int j = 0; j < players; j++) {
            for (int node = 0; node < tree.size(); node++) {
                Exact value = tree.value(node, "f" + j);
                if (value != null) values[j][node] = Integer.parseInt(value.toString());
            }
        }
        return values;
    }

    MaxN<TreePosition> maxn() {
        return new MaxN<>(functions());
    }

    ImmediatePruning<TreePosition> immediate() {
        return new ImmediatePruning<>(functions(), sum, least);
    }

    ShallowPruning<TreePosition> shallow() {
        return new ShallowPruning<>(functions(), sum, least);
    }

    private record Grower(
            Random random,
            TreeBuilder builder,
            int players,
            int least,
            int spare,
            boolean wholeSum,
            int branching,
            int leafPercent,
            boolean turns) {

        void grow(int height, int mover, boolean root) {
            builder.open();
            builder.mover(mover);
            int left = wholeSum ? spare : random.nextInt(spare + 1);
            int first = random.nextInt(players);
            for (int k = 0; k < players; k++) {
                int part = k == players - 1 ? left : random.nextInt(left + 1);
                builder.value("f" + (first + k) % players, Exact.of(least + part));
                left -= part;
            }
            boolean leaf = height == 0 || !root && random.nextInt(100) < leafPercent;
            int children = leaf ? 0 : 1 + random.nextInt(branching);
            for (int i = 0; i < children; i++) {
                boolean turn = turns || random.nextInt(3) > 0;
                grow(height - 1, turn ? (mover + 1) % players : random.nextInt(players), false);
            }
            builder.close();
        }
    }
}
