package org.outwit.core.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.outwit.core.game.Position;

/**
 * Builds a {@link Tree} node by node, parents before children, without recursion: {@link #open} a node, say what there
 * is to say of it, open its children, {@link #close} it. {@link #build} checks what can only be seen from the whole.
 */
public final class TreeBuilder {

    /** What the writer said of one node; null, false or -1 where nothing was said. */
    static final class Said {
        String name;
        Map<String, Exact> values = Map.of();
        Exact lower;
        Exact upper;
        boolean pseudo;
        Exact probability;
        int reply = Tree.NO_REPLY;
    }

    private static final int UNSAID = Integer.MIN_VALUE;

    private final List<Said> said = new ArrayList<>();
    private final Set<String> functions = new LinkedHashSet<>();
    private int[] parents = new int[16];
    private int[] movers = new int[16];
    private int current = -1;
    private int players = 2;

    /** Starts a node under the one that is open, and makes it the open one; returns its number. */
    public int open() {
        if (current < 0 && !said.isEmpty()) throw new TreeException("A tree has one root; a second was begun.");
        int node = said.size();
        if (node == parents.length) {
            parents = Arrays.copyOf(parents, 2 * node);
            movers = Arrays.copyOf(movers, 2 * node);
        }
        parents[node] = current;
        movers[node] = UNSAID;
        said.add(new Said());
        current = node;
        return node;
    }

    /** Ends the open node; its parent is open again. */
    public void close() {
        current = parents[current];
    }

    /** Opens, fills and closes a leaf that has one function, {@code f}. */
    public void leaf(long value) {
        open();
        value("f", Exact.of(value));
        close();
    }

    public void name(String name) {
        said.get(current).name = name;
    }

    /** How many take turns where nothing is said of a node's mover; two unless said. */
    public void turns(int players) {
        this.players = players;
    }

    public void mover(int mover) {
        movers[current] = mover;
    }

    public void value(String function, Exact value) {
        Said words = said.get(current);
        if (words.values.isEmpty()) words.values = new LinkedHashMap<>();
        words.values.put(function, value);
        functions.add(function);
    }

    public void lower(Exact lower) {
        said.get(current).lower = lower;
    }

    public void upper(Exact upper) {
        said.get(current).upper = upper;
    }

    public void pseudo(boolean pseudo) {
        said.get(current).pseudo = pseudo;
    }

    public void probability(Exact probability) {
        said.get(current).probability = probability;
    }

    public void reply(int child) {
        said.get(current).reply = child;
    }

    /** The finished tree; throws a {@link TreeException} that names the node where something does not fit. */
    public Tree build() {
        if (said.isEmpty()) throw new TreeException("There is no tree: a tree has at least a root.");
        int size = said.size();
        for (int node = 0; node < size; node++) {
            if (movers[node] == UNSAID) movers[node] = defaultMover(node);
        }
        Tree tree = new Tree(
                Arrays.copyOf(parents, size),
                Arrays.copyOf(movers, size),
                said.toArray(new Said[0]),
                List.copyOf(functions));
        for (int node = 0; node < size; node++) check(tree, node);
        return tree;
    }

    /** 0 at the root; then the player after the one who moved last, looking through chance nodes. */
    private int defaultMover(int node) {
        int at = parents[node];
        while (at >= 0 && movers[at] == Position.CHANCE) at = parents[at];
        return at >= 0 && movers[at] + 1 < players ? movers[at] + 1 : 0;
    }

    private static void check(Tree tree, int node) {
        Exact lower = tree.lower(node);
        Exact upper = tree.upper(node);
        if (lower != null && upper != null && lower.compareTo(upper) > 0) {
            throw new TreeException(
                    "Node '" + tree.name(node) + "' has lower " + lower + " above upper " + upper + ".");
        }
        tree.reply(node).ifPresent(reply -> {
            if (reply < 0 || reply >= tree.childCount(node)) {
                throw new TreeException("Node '" + tree.name(node) + "' has reply " + reply + ", but only "
                        + tree.childCount(node) + " children (the first is 0).");
            }
        });
        if (tree.mover(node) == Position.CHANCE) checkProbabilities(tree, node);
    }

    private static void checkProbabilities(Tree tree, int node) {
        double sum = 0;
        for (int place = 0; place < tree.childCount(node); place++) {
            int child = tree.child(node, place);
            Exact probability = tree.probability(child);
            if (probability == null) {
                throw new TreeException(
                        "Node '" + tree.name(child) + "' needs a probability 'p', because chance moves at its parent.");
            }
            double p = probability.doubleValue();
            if (!(p >= 0 && p <= 1)) {
                throw new TreeException(
                        "Node '" + tree.name(child) + "' has probability " + probability + "; expected 0 to 1.");
            }
            sum += p;
        }
        if (!tree.isLeaf(node) && Math.abs(sum - 1) > 1e-9) {
            throw new TreeException("The probabilities of the children of node '" + tree.name(node) + "' sum to " + sum
                    + ", not to 1.");
        }
    }
}
