package org.outwit.core.chance;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Tree;

/**
 * The definition of M* where dice are thrown, in exact fractions: straight from its words and independent of every search class. Level k belongs to the
 * viewer where k is even and to the other where it is odd; below the last level, everybody is taken for the exact opposite.
 */
final class NaiveChanceModels {

    private final Tree tree;
    private final int viewer;
    private final Fraction[][] functions;
    private final int[] depths;

    /** {@code depths} says how far each level looks, the first of them ignored. */
    NaiveChanceModels(Tree tree, int viewer, List<String> functions, int... depths) {
        this.tree = tree;
        this.viewer = viewer;
        this.depths = depths;
        this.functions = new Fraction[functions.size()][tree.size()];
        for (int level = 0; level < functions.size(); level++) {
            for (int node = 0; node < tree.size(); node++) {
                String value = tree.value(node, functions.get(level)).toString();
                this.functions[level][node] = Fraction.parse(value);
            }
        }
    }

    Fraction value(int level, int node, int depth) {
        if (depth == 0 || tree.isLeaf(node)) return judged(level, node);
        if (tree.mover(node) == Position.CHANCE) return average(level, node, depth);
        boolean own = tree.mover(node) == viewer == (level % 2 == 0);
        if (own) return value(level, tree.child(node, choice(level, node, depth)), depth - 1);
        int reply = choice(level + 1, node, Math.min(depth, looks(level + 1)));
        return value(level, tree.child(node, reply), depth - 1);
    }

    private int looks(int level) {
        return level < Math.min(depths.length, functions.length) ? depths[level] : Integer.MAX_VALUE;
    }

    private Fraction judged(int level, int node) {
        int last = functions.length - 1;
        if (level <= last) return functions[level][node];
        Fraction value = functions[last][node];
        return (level - last) % 2 == 0 ? value : value.times(Fraction.of(-1));
    }

    private Fraction average(int level, int node, int depth) {
        Fraction sum = Fraction.ZERO;
        for (int i = 0; i < tree.childCount(node); i++) {
            int child = tree.child(node, i);
            Fraction probability = Fraction.parse(tree.probability(child).toString());
            sum = sum.plus(probability.times(value(level, child, depth - 1)));
        }
        return sum;
    }

    /** The first of the children that are best for a level whose turn it is. */
    private int choice(int level, int node, int depth) {
        int best = 0;
        Fraction most = value(level, tree.child(node, 0), depth - 1);
        for (int i = 1; i < tree.childCount(node); i++) {
            Fraction value = value(level, tree.child(node, i), depth - 1);
            if (value.compareTo(most) <= 0) continue;
            most = value;
            best = i;
        }
        return best;
    }

    /** What is played at the root: the viewer's best, what the other is expected to play, or -1 where nobody chooses. */
    int move(int depth) {
        if (depth == 0 || tree.isLeaf(0) || tree.mover(0) == Position.CHANCE) return -1;
        return tree.mover(0) == viewer ? choice(0, 0, depth) : choice(1, 0, Math.min(depth, looks(1)));
    }
}
