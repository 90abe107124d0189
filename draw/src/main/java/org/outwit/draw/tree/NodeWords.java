package org.outwit.draw.tree;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.tree.Tree;

/** What a picture writes at the nodes of a tree, for pages that draw the tree themselves and let it change. */
public final class NodeWords {

    private static final int LONGEST_NAME = 40;

    private final Tree tree;
    private final Findings findings;
    private final Words words;
    private final TipLabels labels;

    public NodeWords(Subject subject) {
        tree = subject.tree();
        Crop crop = new Crop(tree, Integer.MAX_VALUE);
        Style style = Style.of(crop);
        findings = new Findings(subject);
        words = new Words(subject, crop, findings, PictureOptions.PLAIN, style);
        labels = new TipLabels(crop, findings, words, style);
    }

    /** The name that the writer gave a node; empty where there is none. */
    public String name(int node) {
        return words.name(node);
    }

    /** What stands below a leaf: its values, one line to a function, and the bounds that are known of it. */
    public List<String> leaf(int node) {
        return labels.lines(node, false).stream()
                .filter(line -> !line.kind().equals("name"))
                .map(TipLabels.Line::text)
                .toList();
    }

    /** A probability, or the index of a child that has no name. */
    public String edge(int node) {
        return words.edge(node);
    }

    /** Bounds that were known before the search. */
    public String known(int node) {
        return words.known(node);
    }

    /** Whether players of a model search have a say at this inner node. */
    public boolean speaks(int node) {
        return words.speaks(node);
    }

    /** What the node is worth to the player who searches with models. */
    public String ours(int node) {
        return words.sayings().value(node);
    }

    /** What each other level of a model search thinks of it: {@code f0: 5 →1} would choose child 1. */
    public List<String> theirs(int node) {
        List<String> lines = new ArrayList<>();
        for (int level = 1; level < words.sayings().players(); level++) {
            String said = words.sayings().other(node, level);
            if (!said.isEmpty()) lines.add(said);
        }
        return lines;
    }

    /** The same for a sentence: {@code f0: 5, chooses 1}. */
    public List<String> theirsAtLength(int node) {
        List<String> lines = new ArrayList<>();
        for (int level = 1; level < words.sayings().players(); level++)
            lines.add(words.sayings().full(node, level));
        return lines;
    }

    /** Whether the search has found that itself, for all levels; else it is what the definition says. */
    public boolean isFound(int node) {
        for (int level = 0; level < words.sayings().players(); level++)
            if (!findings.isFound(node, level)) return false;
        return true;
    }

    /** How a sentence calls a node: the root, by the names on the way to it, or by the path of child indices. */
    public static String call(Tree tree, int node) {
        if (node == 0) return "the root";
        String name = tree.name(node);
        int at = isNamed(tree, node) ? tree.parent(node) : 0;
        for (; at > 0 && isNamed(tree, at) && name.length() <= LONGEST_NAME; at = tree.parent(at)) {
            name = tree.name(at) + " " + name;
        }
        if (name.length() > LONGEST_NAME) name = "…" + name.substring(name.length() - LONGEST_NAME);
        return (tree.isLeaf(node) ? "leaf " : "node ") + name;
    }

    /** Whether a name was given; else it is the path, which ends with the node's place and goes on from its parent's. */
    private static boolean isNamed(Tree tree, int node) {
        String name = tree.name(node);
        String place = Integer.toString(tree.place(node));
        return !name.equals(place) && !name.endsWith("." + place);
    }

    /** Who moves at an inner node. */
    public static String mover(Tree tree, int node, boolean minimax) {
        return Tooltips.mover(tree.mover(node), minimax);
    }
}
