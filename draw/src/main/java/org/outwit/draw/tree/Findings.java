package org.outwit.draw.tree;

import java.util.Arrays;
import java.util.BitSet;
import org.outwit.core.game.Value;
import org.outwit.core.tree.Tree;
import org.outwit.trees.Opinions;
import org.outwit.trees.Trace;

/** What the search did to each node, as far as its trace tells. */
final class Findings {

    private static final int NONE = -1;

    private final Tree tree;
    private final Trace trace;
    private final boolean valued;
    private final BitSet line = new BitSet();
    private final int[] lowers;
    private final int[] uppers;
    private final Opinions opinions;
    private final BitSet searched = new BitSet(); // nodes below which nothing was cut off
    private final int[] chosen; // the child that gives a node its value, or NONE

    Findings(Subject subject) {
        tree = subject.tree();
        trace = subject.trace();
        opinions = subject.opinions();
        valued = trace != null && subject.ranking() != null;
        int at = 0;
        line.set(at);
        for (int place : subject.line()) {
            at = tree.child(at, place);
            line.set(at);
        }
        if (subject.line().isEmpty()) line.clear();
        lowers = new int[tree.size()];
        uppers = new int[tree.size()];
        chosen = new int[tree.size()];
        Arrays.fill(lowers, -Value.INFINITY);
        Arrays.fill(uppers, Value.INFINITY);
        Arrays.fill(chosen, NONE);
        for (int node = tree.size() - 1; node >= 0; node--) { // children before parents
            if (isVisited(node) && (isEvaluated(node) || areSearched(node))) searched.set(node);
            if (!valued || !trace.isVisited(node)) continue;
            lowers[node] = trace.lower(node);
            uppers[node] = trace.upper(node);
            if (!hasLower(node) && !hasUpper(node)) deduce(node);
            chosen[node] = choice(node);
        }
    }

    /** Some searches tell the values of leaves only; what these prove of the nodes above is found out here. */
    private void deduce(int node) {
        int mover = tree.mover(node);
        if (tree.isLeaf(node) || mover != 0 && mover != 1) return;
        int lower = lowers[tree.child(node, 0)];
        int upper = uppers[tree.child(node, 0)];
        for (int place = 1; place < tree.childCount(node); place++) {
            int child = tree.child(node, place);
            lower = mover == 0 ? Math.max(lower, lowers[child]) : Math.min(lower, lowers[child]);
            upper = mover == 0 ? Math.max(upper, uppers[child]) : Math.min(upper, uppers[child]);
        }
        lowers[node] = lower;
        uppers[node] = upper;
    }

    /**
     * The first child that by itself proves what is known: at a max node one that reaches its lower bound, at a min
     * node one that keeps to its upper bound. A max node of which only an upper bound is known has chosen nothing.
     */
    private int choice(int node) {
        boolean max = tree.mover(node) == 0;
        if (!max && tree.mover(node) != 1) return NONE;
        if (max ? !hasLower(node) : !hasUpper(node)) return NONE;
        for (int place = 0; place < tree.childCount(node); place++) {
            int child = tree.child(node, place);
            if (!trace.isVisited(child)) continue;
            if (max ? lowers[child] == lowers[node] : uppers[child] == uppers[node]) return child;
        }
        return NONE;
    }

    /** Whether there was a search at all. */
    boolean isTraced() {
        return trace != null;
    }

    /** Whether the trace tells values and windows, not only visits. */
    boolean isValued() {
        return valued;
    }

    /** Of a bare tree nothing is greyed, so all of it counts as visited. */
    boolean isVisited(int node) {
        return trace == null || trace.isVisited(node);
    }

    /** Whether the node lies on the principal variation. */
    boolean isOnLine(int node) {
        return line.get(node);
    }

    /** Whether the move that leads here gives the parent its value or its bound. */
    boolean isChosen(int node) {
        int parent = tree.parent(node);
        if (node == 0 || opinions == null) return node > 0 && chosen[parent] == node;
        return opinions.reaches(node) && opinions.of(parent, 0).favours(tree.place(node));
    }

    /**
     * Whether the search has itself found what a level thinks of a node, rather than the definition that pictures show:
     * because it cut off nothing below, or because the node lies on the line of the searching player, level 0.
     */
    boolean isFound(int node, int level) {
        return searched.get(node) || level == 0 && line.get(node);
    }

    /** What is left alone without a cut is what the model does not play, which nobody has to know. */
    private boolean areSearched(int node) {
        boolean cut = trace != null && !trace.cuts(node).isEmpty();
        for (int place = 0; place < tree.childCount(node); place++) {
            int child = tree.child(node, place);
            if (!searched.get(child) && (cut || isVisited(child))) return false;
        }
        return true;
    }

    /**
     * Whether a branch that was cut off begins here: the search came to the parent and left this child alone, because
     * of its brothers or of what was known beforehand; not because the parent was evaluated at a horizon.
     */
    boolean isCut(int node) {
        int parent = tree.parent(node);
        return node > 0 && !isVisited(node) && isVisited(parent) && !isEvaluated(parent);
    }

    /** Whether the search took the static value of an inner node instead of looking further. */
    boolean isEvaluated(int node) {
        return trace != null
                && isVisited(node)
                && !isDeveloped(node)
                && !tree.values(node).isEmpty();
    }

    private boolean isDeveloped(int node) {
        for (int place = 0; place < tree.childCount(node); place++) if (isVisited(tree.child(node, place))) return true;
        return false;
    }

    boolean hasLower(int node) {
        return lowers[node] > -Value.INFINITY;
    }

    boolean hasUpper(int node) {
        return uppers[node] < Value.INFINITY;
    }

    /** The most that is known to be reached at the node, as the trace numbers values. */
    int lower(int node) {
        return lowers[node];
    }

    int upper(int node) {
        return uppers[node];
    }
}
