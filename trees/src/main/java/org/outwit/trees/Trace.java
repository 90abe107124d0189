package org.outwit.trees;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Value;
import org.outwit.core.search.SearchListener;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** What a search did on a written tree: which nodes it visited, with which windows, and what it found out of them. */
public final class Trace implements SearchListener<TreePosition> {

    private final List<Integer> visits = new ArrayList<>();
    private final BitSet visited = new BitSet();
    private final Map<Integer, List<Cut>> cuts = new HashMap<>();
    private final int[] alphas;
    private final int[] betas;
    private final int[] lowers;
    private final int[] uppers;
    private final TreeWatcher watcher;

    public Trace(Tree tree) {
        this(tree, null);
    }

    /** Keeps what happens, and tells it on to a watcher who wants to know in which order; null where nobody does. */
    public Trace(Tree tree, TreeWatcher watcher) {
        this.watcher = watcher;
        alphas = filled(tree, -Value.INFINITY);
        betas = filled(tree, Value.INFINITY);
        lowers = filled(tree, -Value.INFINITY);
        uppers = filled(tree, Value.INFINITY);
    }

    private static int[] filled(Tree tree, int value) {
        int[] row = new int[tree.size()];
        Arrays.fill(row, value);
        return row;
    }

    @Override
    public void enter(TreePosition position, int alpha, int beta) {
        int node = position.node();
        visits.add(node);
        visited.set(node);
        alphas[node] = alpha;
        betas[node] = beta;
        if (watcher != null) watcher.enter(position, alpha, beta);
    }

    /** A value inside the window is exact; at its ends it is a bound. */
    @Override
    public void leave(TreePosition position, int value) {
        int node = position.node();
        boolean leaf = position.isOver();
        if (leaf || value > alphas[node]) lowers[node] = Math.max(lowers[node], value);
        if (leaf || value < betas[node]) uppers[node] = Math.min(uppers[node], value);
        if (watcher != null) watcher.leave(position, value);
    }

    @Override
    public void cut(TreePosition position, Cut why) {
        List<Cut> reasons = cuts.computeIfAbsent(position.node(), node -> new ArrayList<>());
        if (!reasons.contains(why)) reasons.add(why);
        if (watcher != null) watcher.cut(position, why);
    }

    @Override
    public void know(TreePosition position, int lower, int upper) {
        lowers[position.node()] = lower;
        uppers[position.node()] = upper;
        if (watcher != null) watcher.know(position, lower, upper);
    }

    /** A function that tells the watcher of this trace whenever it is asked; itself where nobody watches. */
    static Evaluator<TreePosition> told(Trace trace, Evaluator<TreePosition> function) {
        if (trace == null || trace.watcher == null) return function;
        return (position, player) -> {
            int value = function.value(position, player); // may be missing, which is no evaluation
            trace.watcher.evaluate(position.node());
            return value;
        };
    }

    /** The nodes in the order in which they were evaluated or developed, repeats included. */
    public List<Integer> visits() {
        return visits;
    }

    public boolean isVisited(int node) {
        return visited.get(node);
    }

    /** Why moves of the node were left alone, as far as the search says so, in the order in which it came to that. */
    public List<Cut> cuts(int node) {
        return cuts.getOrDefault(node, List.of());
    }

    /** The window with which the node was last entered. */
    public int alpha(int node) {
        return alphas[node];
    }

    public int beta(int node) {
        return betas[node];
    }

    /** The most that is known to be reached at the node; minus infinity where nothing is. */
    public int lower(int node) {
        return lowers[node];
    }

    /** The least that is known not to be exceeded at the node; infinity where nothing is. */
    public int upper(int node) {
        return uppers[node];
    }
}
