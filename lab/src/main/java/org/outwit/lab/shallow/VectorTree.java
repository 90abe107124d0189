package org.outwit.lab.shallow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.outwit.core.game.Evaluator;
import org.outwit.core.multi.ShallowPruning;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.lab.tree.UniformTree;
import org.outwit.lab.tree.UniformTreePosition;

/** A uniform tree of players who take turns, whose leaves have a value for each of them; values are not negative and sum to {@link #SUM}. */
record VectorTree(UniformTree tree, int players, Values values) {

    /** Divisible often enough for the values of the best case. */
    static final int SUM = 1 << 28;

    /** What a player gets at a leaf. */
    interface Values {
        int at(int node, int player);
    }

    private static UniformTree uniform(int players, int branching, int depth) {
        return new UniformTree(
                branching, depth, IntStream.range(0, players).boxed().toList());
    }

    /** On which shallow pruning cuts all that it ever can without anybody having everything. */
    static VectorTree bestCase(int players, int branching, int depth) {
        UniformTree tree = uniform(players, branching, depth);
        return new VectorTree(tree, players, new BestCase(tree, players));
    }

    /** The sum is broken at independent random places, and each player gets a piece. */
    static VectorTree random(int players, int branching, int depth, SplittableRandom random) {
        UniformTree tree = uniform(players, branching, depth);
        int first = tree.firstLeaf();
        int[] pieces = new int[tree.leaves() * players];
        int[] breaks = new int[players + 1];
        for (int leaf = 0; leaf < tree.leaves(); leaf++) {
            for (int i = 1; i < players; i++) breaks[i] = random.nextInt(SUM + 1);
            breaks[players] = SUM;
            Arrays.sort(breaks);
            for (int i = 0; i < players; i++) pieces[leaf * players + i] = breaks[i + 1] - breaks[i];
        }
        return new VectorTree(tree, players, (node, player) -> pieces[(node - first) * players + player]);
    }

    /** How many leaves shallow pruning evaluates. */
    long leaves() {
        List<Evaluator<UniformTreePosition>> functions = new ArrayList<>();
        for (int j = 0; j < players; j++) functions.add((position, player) -> values.at(position.node(), player));
        Counts counts = new ShallowPruning<>(functions, SUM, 0)
                .search(tree.start(), Limits.NONE)
                .counts();
        return counts.nodes() - counts.expansions();
    }
}
