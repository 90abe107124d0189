package org.outwit.draw.tree;

import java.util.List;
import org.outwit.core.search.SearchListener.Cut;
import org.outwit.core.tree.Tree;
import org.outwit.trees.Opinions;
import org.outwit.trees.Trace;

/** Why branches were cut off, in the words of the windows that closed. */
final class Reasons {

    private static final int MOST_LINES = 2;

    private final Tree tree;
    private final Trace trace;
    private final Opinions opinions;
    private final CutWords words;
    private final Findings findings;

    Reasons(Subject subject, Findings findings) {
        this.tree = subject.tree();
        this.trace = subject.trace();
        this.opinions = subject.opinions();
        this.words = new CutWords(tree, subject.ranking(), opinions);
        this.findings = findings;
    }

    private List<Cut> cuts(int node) {
        return trace != null && words.areKnown() ? trace.cuts(node) : List.of();
    }

    /** For the picture: {@code f0: 5 ≥ β 3}, one line to a level; nothing where all children were searched after all. */
    List<String> brief(int node) {
        if (!hasCutChild(node)) return List.of();
        List<String> lines = cuts(node).stream()
                .map(cut -> words.brief(node, cut))
                .distinct()
                .toList();
        if (lines.size() <= MOST_LINES) return lines;
        return List.of(lines.get(0), lines.get(1) + " …");
    }

    private boolean hasCutChild(int node) {
        int count = tree.childCount(node);
        for (int place = 0; place < count; place++) if (findings.isCut(tree.child(node, place))) return true;
        return false;
    }

    /** For a tooltip of a branch that was cut off: every window that closed at its parent. */
    List<String> full(int child) {
        int node = tree.parent(child);
        List<String> sentences =
                cuts(node).stream().map(cut -> words.full(node, cut)).distinct().toList();
        if (!sentences.isEmpty() || opinions == null || tree.mover(node) == tree.mover(0)) return sentences;
        return List.of("it is not what the model plays");
    }
}
