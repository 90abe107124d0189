package org.outwit.draw.tree;

import java.util.Map;
import java.util.StringJoiner;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.trees.Trace;

/** What a viewer or a screen reader says of a node: everything that is known of it, only endless names cut short. */
final class Tooltips {

    private static final int LONGEST_NAME = 160;

    private final PicturePlan plan;
    private final Tree tree;
    private final Trace trace;
    private final Ranks ranking;
    private final Findings findings;
    private final boolean minimax;

    Tooltips(PicturePlan plan) {
        this.plan = plan;
        tree = plan.tree;
        trace = plan.subject.trace();
        ranking = plan.subject.ranking();
        findings = plan.findings;
        minimax = plan.subject.isMinimax();
    }

    String of(int node) {
        StringJoiner words = new StringJoiner("; ", name(node) + ": ", "");
        words.add(tree.isLeaf(node) ? "leaf" : mover(tree.mover(node), minimax) + " to move");
        for (Map.Entry<String, Exact> value : tree.values(node).entrySet()) {
            words.add(value.getKey() + " = " + PictureNumbers.show(value.getValue()));
        }
        if (tree.lower(node) != null) words.add("known to be at least " + PictureNumbers.show(tree.lower(node)));
        if (tree.upper(node) != null) words.add("known to be at most " + PictureNumbers.show(tree.upper(node)));
        if (node > 0 && tree.probability(node) != null)
            words.add("probability " + PictureNumbers.show(tree.probability(node)));
        if (tree.isPseudoTerminal(node)) words.add("pseudo-terminal");
        if (plan.words.sayings().speakOf(node) && !tree.isLeaf(node)) {
            for (int level = 0; level < plan.words.sayings().players(); level++) {
                words.add(plan.words.sayings().full(node, level));
            }
        }
        if (findings.isTraced() && !findings.isVisited(node)) words.add("not visited");
        if (findings.isCut(node)) {
            for (String reason : plan.words.reasons().full(node)) words.add("cut off: " + reason);
        }
        if (findings.isValued() && findings.isVisited(node)) searched(node, words);
        return words.toString();
    }

    private void searched(int node, StringJoiner words) {
        boolean exact = findings.hasLower(node) && findings.lower(node) == findings.upper(node);
        if (exact) words.add("found value " + number(findings.lower(node)));
        else if (findings.hasLower(node)) words.add("found at least " + number(findings.lower(node)));
        if (!exact && findings.hasUpper(node)) words.add("found at most " + number(findings.upper(node)));
        words.add("window (" + number(trace.alpha(node)) + ", " + number(trace.beta(node)) + ")");
    }

    private String number(int rank) {
        return PictureNumbers.show(ranking.number(rank));
    }

    private String name(int node) {
        String name = tree.name(node);
        if (name.isEmpty()) return node == 0 ? "root" : "node " + node;
        return name.length() <= LONGEST_NAME ? name : "…" + name.substring(name.length() - LONGEST_NAME);
    }

    static String mover(int mover, boolean minimax) {
        if (mover == Position.CHANCE) return "chance";
        if (!minimax) return "player " + mover;
        return mover == 0 ? "max" : "min";
    }
}
