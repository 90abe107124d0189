package org.outwit.core.multi;

import java.util.Map;
import org.outwit.core.tree.Tree;

/** The definition of M* for many players, straight from its words and independent of every search class. */
final class NaivePlayers {

    /** A player with a function, a depth and models of the others. */
    record Player(int player, int function, int depth, Map<Integer, Player> models) {}

    private final Tree tree;
    private final int[][] values;

    NaivePlayers(VectorQuestion question) {
        this.tree = question.tree();
        this.values = question.written();
    }

    /** What a player with this much depth left thinks of a node. */
    int value(Player player, int node, int depth) {
        if (depth == 0 || tree.isLeaf(node)) return values[player.function][node];
        return value(player, tree.child(node, expected(player, node, depth)), depth - 1);
    }

    /** The child that a player expects to be played. */
    int expected(Player player, int node, int depth) {
        int mover = tree.mover(node);
        if (mover == player.player) return first(player, node, depth, 1);
        Player model = player.models.get(mover);
        if (model == null) return first(player, node, depth, -1);
        return first(model, node, Math.min(depth, model.depth), 1);
    }

    private int first(Player player, int node, int depth, int sign) {
        int best = 0;
        int most = sign * value(player, tree.child(node, 0), depth - 1);
        for (int i = 1; i < tree.childCount(node); i++) {
            int value = sign * value(player, tree.child(node, i), depth - 1);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }
}
