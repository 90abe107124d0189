package org.outwit.core.chance;

import org.outwit.core.game.Position;
import org.outwit.core.tree.Tree;

/** The definition of expectiminimax in exact fractions, straight from its words and independent of every search class. */
final class NaiveExpectation {

    private final Tree tree;
    private final int viewer;
    private final Fraction[] values;
    private final Fraction[] probabilities;

    NaiveExpectation(Tree tree, int viewer) {
        this.tree = tree;
        this.viewer = viewer;
        values = new Fraction[tree.size()];
        probabilities = new Fraction[tree.size()];
        for (int node = 0; node < tree.size(); node++) {
            values[node] = Fraction.parse(tree.value(node, "f").toString());
            if (tree.probability(node) == null) continue;
            probabilities[node] = Fraction.parse(tree.probability(node).toString());
        }
    }

    Fraction value(int node, int depth) {
        if (depth == 0 || tree.isLeaf(node)) return values[node];
        if (tree.mover(node) != Position.CHANCE) return best(node, depth);
        Fraction sum = Fraction.ZERO;
        for (int i = 0; i < tree.childCount(node); i++) {
            int child = tree.child(node, i);
            sum = sum.plus(probabilities[child].times(value(child, depth - 1)));
        }
        return sum;
    }

    private Fraction best(int node, int depth) {
        Fraction best = value(tree.child(node, 0), depth - 1);
        for (int i = 1; i < tree.childCount(node); i++) {
            Fraction value = value(tree.child(node, i), depth - 1);
            if (value.compareTo(best) > 0 == (tree.mover(node) == viewer)) best = value;
        }
        return best;
    }

    /** The first of the best children; -1 where chance chooses or nobody does. */
    int choice(int node, int depth) {
        if (depth == 0 || tree.isLeaf(node) || tree.mover(node) == Position.CHANCE) return -1;
        Fraction best = best(node, depth);
        int i = 0;
        while (!value(tree.child(node, i), depth - 1).equals(best)) i++;
        return i;
    }
}
