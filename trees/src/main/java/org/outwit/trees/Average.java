package org.outwit.trees;

import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;

/** How an average is shown: as the exact number that stands in the tree where it is one, with all its digits otherwise. */
final class Average {

    private static final double ROUNDING = 1e-12;

    private Average() {}

    static Object shown(Tree tree, String function, boolean negated, double average) {
        double near = ROUNDING * Math.max(1, Math.abs(average));
        for (int node = 0; node < tree.size(); node++) {
            Exact value = tree.value(node, function);
            if (value == null) continue;
            Exact seen = negated ? value.negate() : value;
            if (Math.abs(seen.doubleValue() - average) <= near) return seen;
        }
        return average;
    }
}
