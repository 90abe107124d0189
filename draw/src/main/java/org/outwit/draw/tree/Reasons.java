package org.outwit.draw.tree;

import java.util.List;
import org.outwit.core.search.SearchListener.Cut;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.trees.Opinions;
import org.outwit.trees.Trace;

/** Why branches were cut off, in the words of the windows that closed. */
final class Reasons {

    private static final int MOST_LINES = 2;

    private final Tree tree;
    private final Trace trace;
    private final Ranks ranking;
    private final Opinions opinions;
    private final Findings findings;

    Reasons(Subject subject, Findings findings) {
        this.tree = subject.tree();
        this.trace = subject.trace();
        this.ranking = subject.ranking();
        this.opinions = subject.opinions();
        this.findings = findings;
    }

    private List<Cut> cuts(int node) {
        boolean told = trace != null && (ranking != null || opinions != null);
        return told ? trace.cuts(node) : List.of();
    }

    /** For the picture: {@code f0: 5 ≥ β 3}, one line to a level; nothing where all children were searched after all. */
    List<String> brief(int node) {
        if (!hasCutChild(node)) return List.of();
        List<String> lines =
                cuts(node).stream().map(cut -> brief(node, cut)).distinct().toList();
        if (lines.size() <= MOST_LINES) return lines;
        return List.of(lines.get(0), lines.get(1) + " …");
    }

    private boolean hasCutChild(int node) {
        int count = tree.childCount(node);
        for (int place = 0; place < count; place++) if (findings.isCut(tree.child(node, place))) return true;
        return false;
    }

    private String brief(int node, Cut cut) {
        String who = opinions == null ? "" : opinions.name(cut.level()) + ": ";
        boolean owner = isOwner(node, cut);
        String limit = owner ? " ≥ " + beta(node, cut) + " " : " ≤ " + alpha(node, cut) + " ";
        Exact found = number(owner ? cut.alpha() : cut.beta());
        return who
                + PictureNumbers.brief(found)
                + limit
                + PictureNumbers.brief(number(owner ? cut.beta() : cut.alpha()));
    }

    /** For a tooltip of a branch that was cut off: every window that closed at its parent. */
    List<String> full(int child) {
        int node = tree.parent(child);
        List<String> sentences =
                cuts(node).stream().map(cut -> full(node, cut)).distinct().toList();
        if (!sentences.isEmpty() || opinions == null || isOurs(node)) return sentences;
        return List.of("it is not what the model plays");
    }

    private String full(int node, Cut cut) {
        boolean owner = isOwner(node, cut);
        String found = PictureNumbers.show(number(owner ? cut.alpha() : cut.beta()));
        String limit = PictureNumbers.show(number(owner ? cut.beta() : cut.alpha()));
        String relation =
                owner ? found + " ≥ " + beta(node, cut) + " " + limit : found + " ≤ " + alpha(node, cut) + " " + limit;
        if (opinions == null) return relation;
        String closed = "the window of " + opinions.name(cut.level()) + " has closed, " + relation;
        if (!cut.hasSum()) return closed;
        String above = opinions.name(cut.level() - 1);
        String why = ", because " + above + " must get more than "
                + PictureNumbers.show(opinions.number(cut.most() - cut.beta()));
        String name = opinions.name(cut.level());
        if (cut.level() >= opinions.size()) return closed + why + " and takes " + name + " for its exact opposite";
        String least = PictureNumbers.show(opinions.number(cut.least()));
        String most = PictureNumbers.show(opinions.number(cut.most()));
        return closed + why + " and " + above + " + " + name + " lies in [" + least + ", " + most + "]";
    }

    private boolean isOurs(int node) {
        return tree.mover(node) == tree.mover(0);
    }

    /** Whether the level whose window closed moves here, so that alpha is what it found. */
    private boolean isOwner(int node, Cut cut) {
        if (opinions == null) return tree.mover(node) == 0;
        return isOurs(node) == (cut.level() % 2 == 0);
    }

    /** A max node may also stop because it is known beforehand not to be worth more. */
    private String beta(int node, Cut cut) {
        return number(cut.beta()).equals(tree.upper(node)) ? "U" : "β";
    }

    private String alpha(int node, Cut cut) {
        return number(cut.alpha()).equals(tree.lower(node)) ? "L" : "α";
    }

    private Exact number(long value) {
        return opinions == null ? ranking.number((int) value) : opinions.number(value);
    }
}
