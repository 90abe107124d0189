package org.outwit.core.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Position;

/**
 * A game tree that somebody wrote down. Nodes are numbered in the order in which they were written, the root being 0;
 * what a node does not say is null. Made by {@link TreeBuilder}, never changed afterwards.
 */
public final class Tree {

    static final int NO_REPLY = -1;

    private final int[] parents;
    private final int[] places; // index among the parent's children
    private final int[] firstChild; // into children
    private final int[] children;
    private final int[] movers;
    private final TreeBuilder.Said[] said;
    private final List<String> functions;
    private final int mostChildren;
    private final int height;

    Tree(int[] parents, int[] movers, TreeBuilder.Said[] said, List<String> functions) {
        this.parents = parents;
        this.movers = movers;
        this.said = said;
        this.functions = List.copyOf(functions);
        int size = parents.length;
        places = new int[size];
        firstChild = new int[size + 1];
        children = new int[size - 1];
        for (int node = 1; node < size; node++) firstChild[parents[node] + 1]++;
        int most = 0;
        for (int node = 0; node < size; node++) {
            most = Math.max(most, firstChild[node + 1]);
            firstChild[node + 1] += firstChild[node];
        }
        mostChildren = most;
        int[] depths = new int[size];
        int[] filled = new int[size];
        int deepest = 0;
        for (int node = 1; node < size; node++) { // a parent is always written before its children
            places[node] = filled[parents[node]]++;
            children[firstChild[parents[node]] + places[node]] = node;
            depths[node] = depths[parents[node]] + 1;
            deepest = Math.max(deepest, depths[node]);
        }
        height = deepest;
    }

    public int size() {
        return parents.length;
    }

    /** Plies from the root to the deepest leaf. */
    public int height() {
        return height;
    }

    public int mostChildren() {
        return mostChildren;
    }

    public int childCount(int node) {
        return firstChild[node + 1] - firstChild[node];
    }

    public int child(int node, int place) {
        return children[firstChild[node] + place];
    }

    /** -1 for the root. */
    public int parent(int node) {
        return parents[node];
    }

    /** The index of a node among its parent's children. */
    public int place(int node) {
        return places[node];
    }

    public boolean isLeaf(int node) {
        return childCount(node) == 0;
    }

    /** A player's index, or {@link Position#CHANCE}. */
    public int mover(int node) {
        return movers[node];
    }

    /** The label it was given, or the path of child indices that leads to it. */
    public String name(int node) {
        if (said[node].name != null) return said[node].name;
        Deque<String> path = new ArrayDeque<>();
        for (int at = node; at > 0; at = parents[at]) path.push(Integer.toString(places[at]));
        return String.join(".", path);
    }

    /** All function names that occur, in the order in which they were first written. */
    public List<String> functions() {
        return functions;
    }

    /** The static value by a function, or null. */
    public Exact value(int node, String function) {
        return said[node].values.get(function);
    }

    public Map<String, Exact> values(int node) {
        return said[node].values;
    }

    /** The known lower bound on the minimax value, or null. */
    public Exact lower(int node) {
        return said[node].lower;
    }

    public Exact upper(int node) {
        return said[node].upper;
    }

    public boolean isPseudoTerminal(int node) {
        return said[node].pseudo;
    }

    public boolean hasPseudoTerminals() {
        for (TreeBuilder.Said words : said) if (words.pseudo) return true;
        return false;
    }

    /** The probability of the edge that leads here from a chance parent, or null. */
    public Exact probability(int node) {
        return said[node].probability;
    }

    /** The child that the oracle picks here. */
    public Optional<Integer> reply(int node) {
        return said[node].reply == NO_REPLY ? Optional.empty() : Optional.of(said[node].reply);
    }

    /** What kind of game this tree is, as far as its movers tell. */
    public Capabilities capabilities() {
        int last = 0;
        boolean chance = false;
        for (int mover : movers) {
            last = Math.max(last, mover);
            chance |= mover == Position.CHANCE;
        }
        return new Capabilities(Math.max(2, last + 1), true, chance, false, false);
    }

    /** What to say where a search evaluates a node that has no value of a function. */
    TreeException missing(int node, String function) {
        String known = functions.isEmpty() ? "none" : String.join(", ", functions);
        return new TreeException("Node '" + name(node) + "' has no value of " + function
                + ", and the search evaluates it there; functions in this tree: " + known + ".");
    }

    public TreePosition start() {
        return new TreePosition(this, 0);
    }
}
