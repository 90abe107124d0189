package org.outwit.trees;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Tree;

/**
 * One level of a model search by its definition: what a player makes of every node of a written tree. At their own nodes
 * they take their best child, at the other's they average over the replies that they expect; with one reply for sure that is
 * M*. Searches find the same with less work; this is what pictures show beside what they did.
 *
 * <p>Values are scaled numbers, whole unless something is averaged, so that doubles hold them exactly. What is asked once
 * is remembered. Who asks for nodes in the order from the last to the first never makes it recurse deeply.
 */
final class LevelJudge {

    /** What the other is expected to do at one of their nodes. */
    interface Replies {
        /** How likely each child is for a player who looks {@code depth} plies from here; null where the tree does not say. */
        double[] chances(int node, int depth);
    }

    private static final double CLOSE = 1e-12; // as the searches that average take values for equal

    private final Horizon horizon;
    private final Tree tree;
    private final double[] statics; // NaN where the function says nothing
    private final int side;
    private final double temperature;
    private final Replies replies;
    private final double[] whole; // values to the horizon, by node; NaN where not asked yet
    private final Map<Long, Double> shorter = new HashMap<>(); // values of nodes that are searched less deep

    /** {@code replies} may be null for a player who takes the other for their exact opposite. */
    LevelJudge(Horizon horizon, double[] statics, int side, double temperature, Replies replies) {
        this.horizon = horizon;
        this.tree = horizon.tree();
        this.statics = statics;
        this.side = side;
        this.temperature = temperature;
        this.replies = replies == null ? this::worst : replies;
        whole = new double[tree.size()];
        Arrays.fill(whole, Double.NaN);
    }

    boolean moves(int node) {
        return tree.mover(node) == side;
    }

    /** The value of a node that is searched so deep; NaN where the tree lacks a value for it. */
    double value(int node, int depth) {
        boolean full = depth >= horizon.depth(node);
        if (full && !Double.isNaN(whole[node])) return whole[node];
        long key = (long) node << 32 | depth;
        Double known = full ? null : shorter.get(key);
        if (known != null) return known;
        double value = tree.isLeaf(node) || depth == 0 ? statics[node] : inner(node, depth);
        if (full) whole[node] = value;
        else shorter.put(key, value);
        return value;
    }

    private double inner(int node, int depth) {
        if (tree.mover(node) == Position.CHANCE) return average(probabilities(node), node, depth);
        if (moves(node)) {
            double[] values = values(node, depth, 1);
            return values == null ? Double.NaN : values[first(values)];
        }
        double[] chances = replies.chances(node, depth);
        return chances == null ? Double.NaN : average(chances, node, depth);
    }

    private double average(double[] chances, int node, int depth) {
        double sum = 0;
        for (int place = 0; place < chances.length; place++) {
            if (chances[place] > 0) sum += chances[place] * value(tree.child(node, place), depth - 1);
        }
        return sum;
    }

    /** How likely each child is: their choice at their own nodes, what they expect at the other's. */
    double[] chances(int node, int depth) {
        return moves(node) ? chosen(node, depth) : replies.chances(node, depth);
    }

    private double[] probabilities(int node) {
        double[] chances = new double[tree.childCount(node)];
        for (int place = 0; place < chances.length; place++) {
            chances[place] = tree.probability(tree.child(node, place)).doubleValue();
        }
        return chances;
    }

    private double[] chosen(int node, int depth) {
        double[] chances = values(node, depth, 1);
        if (chances == null) return null;
        int best = first(chances);
        double top = chances[best];
        double sum = 0;
        for (int place = 0; place < chances.length; place++) {
            if (temperature == 0) chances[place] = place == best ? 1 : 0;
            else chances[place] = Math.exp((chances[place] - top) / temperature);
            sum += chances[place];
        }
        for (int place = 0; place < chances.length; place++) chances[place] /= sum;
        return chances;
    }

    /** The other takes the child that is worst for us, the first of equals. */
    double[] worst(int node, int depth) {
        double[] chances = values(node, depth, -1);
        if (chances == null) return null;
        int worst = first(chances);
        Arrays.fill(chances, 0);
        chances[worst] = 1;
        return chances;
    }

    /** The values of all children, with this sign; null where one is missing. */
    private double[] values(int node, int depth, int sign) {
        double[] values = new double[tree.childCount(node)];
        for (int place = 0; place < values.length; place++) {
            values[place] = sign * value(tree.child(node, place), depth - 1);
            if (Double.isNaN(values[place])) return null;
        }
        return values;
    }

    private static int first(double[] values) {
        int best = 0;
        for (int place = 1; place < values.length; place++) {
            double size = Math.max(1, Math.max(Math.abs(values[place]), Math.abs(values[best])));
            if (values[place] - values[best] > CLOSE * size) best = place;
        }
        return best;
    }
}
