package org.outwit.core.selective;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.Tree;

/**
 * Conspiracy numbers by their definition: tries every set of leaves of a tree that was grown so far, gives its members the value that helps most,
 * and asks minimax. The tree has been grown as the search grows it; only what it looks like is taken from there.
 */
final class NaiveConspiracy {

    private static final int FAR = 1_000_000;

    private final Tree tree;
    private final ConspiracySearch.Stability grown;
    private final List<Integer> free = new ArrayList<>(); // leaves that could change
    private final Map<Integer, Boolean> inside =
            new HashMap<>(); // nodes that the search has looked at; whether they have children there

    /** Grown until a value withstands a conspiracy of two, or to the end. */
    NaiveConspiracy(Tree tree, int feared) {
        this.tree = tree;
        var setup = Setup.<org.outwit.core.tree.TreePosition>of((position, player) -> value(position.node()))
                .watchedBy((position, alpha, beta) -> {
                    inside.put(position.node(), false);
                    if (tree.parent(position.node()) >= 0) inside.put(tree.parent(position.node()), true);
                });
        grown = new ConspiracySearch<>(setup, feared).stability(tree.start(), 0, Limits.NONE);
        inside.forEach((node, inner) -> {
            if (!inner && !tree.isLeaf(node)) free.add(node);
        });
    }

    private int value(int node) {
        return Integer.parseInt(tree.value(node, "f").toString());
    }

    int leaves() {
        return free.size();
    }

    ConspiracySearch.Stability grown() {
        return grown;
    }

    int fewest(boolean up) {
        int fewest = ConspiracySearch.NEVER;
        int now = minimax(0, 0, up);
        for (int set = 1; set < 1 << free.size(); set++) {
            int then = minimax(0, set, up);
            if (up ? then > now : then < now) fewest = Math.min(fewest, Integer.bitCount(set));
        }
        return fewest;
    }

    private int minimax(int node, int conspirators, boolean up) {
        if (!inside.get(node)) {
            int place = free.indexOf(node);
            boolean member = place >= 0 && (conspirators >> place & 1) == 1;
            return member ? (up ? FAR : -FAR) : value(node);
        }
        int best = tree.mover(node) == 0 ? -FAR : FAR;
        for (int i = 0; i < tree.childCount(node); i++) {
            int value = minimax(tree.child(node, i), conspirators, up);
            best = tree.mover(node) == 0 ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }
}
