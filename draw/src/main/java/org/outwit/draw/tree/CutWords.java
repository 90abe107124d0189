package org.outwit.draw.tree;

import org.outwit.core.search.SearchListener.Cut;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.trees.Opinions;

/** One reason for which moves of a node were left alone, in the words of the window that closed. */
public final class CutWords {

    private final Tree tree;
    private final Ranks ranking;
    private final Opinions opinions;

    /** One of the two says what the ints of a cut stand for; the other is null. */
    public CutWords(Tree tree, Ranks ranking, Opinions opinions) {
        this.tree = tree;
        this.ranking = ranking;
        this.opinions = opinions;
    }

    /** Whether anybody knows what the ints of a cut stand for. */
    public boolean areKnown() {
        return ranking != null || opinions != null;
    }

    /** For a picture: {@code f0: 5 ≥ β 3}. */
    public String brief(int node, Cut cut) {
        String who = opinions == null ? "" : opinions.name(cut.level()) + ": ";
        boolean owner = isOwner(node, cut);
        String limit = owner ? " ≥ " + beta(node, cut) + " " : " ≤ " + alpha(node, cut) + " ";
        Exact found = number(owner ? cut.alpha() : cut.beta());
        return who
                + PictureNumbers.brief(found)
                + limit
                + PictureNumbers.brief(number(owner ? cut.beta() : cut.alpha()));
    }

    /** At length, as it goes on after a colon. */
    String full(int node, Cut cut) {
        String relation = relation(node, cut);
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

    /** For a reader who has not met windows before: who has what here, and who above will not have it. */
    public String told(int node, Cut cut) {
        if (opinions != null) return full(node, cut);
        boolean max = isOwner(node, cut);
        String found = PictureNumbers.show(number(max ? cut.alpha() : cut.beta()));
        String limit = PictureNumbers.show(number(max ? cut.beta() : cut.alpha()));
        String relation = " (" + relation(node, cut) + ")";
        boolean before = max ? beta(node, cut).equals("U") : alpha(node, cut).equals("L");
        if (before && max) return "max has " + found + " here, and it was known not to be worth more" + relation;
        if (before) return "min has " + found + " here, and it was known not to be worth less" + relation;
        return max
                ? "max gets at least " + found + " here, and min need not allow more than " + limit + " above"
                        + relation
                : "min gives at most " + found + " here, and max already has " + limit + " above" + relation;
    }

    private String relation(int node, Cut cut) {
        boolean owner = isOwner(node, cut);
        String found = PictureNumbers.show(number(owner ? cut.alpha() : cut.beta()));
        String limit = PictureNumbers.show(number(owner ? cut.beta() : cut.alpha()));
        return owner ? found + " ≥ " + beta(node, cut) + " " + limit : found + " ≤ " + alpha(node, cut) + " " + limit;
    }

    /** Whether the level whose window closed moves here, so that alpha is what it found. */
    private boolean isOwner(int node, Cut cut) {
        if (opinions == null) return tree.mover(node) == 0;
        return tree.mover(node) == tree.mover(0) == (cut.level() % 2 == 0);
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
