package org.outwit.draw.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.trees.NumberRange;
import org.outwit.trees.Opinion;
import org.outwit.trees.Opinions;

/** What the players of a model search think of a node, in words: briefly for the picture, at length for a tooltip. */
final class Sayings {

    private static final double LONGEST_CHILD = 48;

    private final Tree tree;
    private final Opinions opinions;
    private final String[] names; // of nodes that were given one
    private final Style style;

    Sayings(Tree tree, Opinions opinions, String[] names, Style style) {
        this.tree = tree;
        this.opinions = opinions;
        this.names = names;
        this.style = style;
    }

    /** Whether there is anything to say of a node: somebody was modelled, and the search can come there. */
    boolean speakOf(int node) {
        return opinions != null && opinions.reaches(node);
    }

    /** Whether values are known within an error only, so that there is no line but a move that is safe. */
    boolean isRange() {
        return opinions != null && opinions.of(0, 0).value() instanceof NumberRange;
    }

    int players() {
        return opinions.size();
    }

    String name(int level) {
        return opinions.name(level);
    }

    /** What the node is worth to the searching player. */
    String value(int node) {
        return brief(opinions.of(node, 0).value());
    }

    /** What another player thinks: {@code f0: 5 →1} where they would choose child 1, {@code f0: 5 (1)} where they expect it. */
    String other(int node, int level) {
        Opinion opinion = opinions.of(node, level);
        if (opinion.value() == null) return "";
        String said = opinions.name(level) + ": " + brief(opinion.value());
        if (opinion.children().isEmpty()) return said;
        List<String> places = new ArrayList<>();
        for (int i = 0; i < opinion.children().size(); i++) {
            String share = opinion.shares().isEmpty()
                    ? ""
                    : " " + percent(opinion.shares().get(i));
            places.add(label(tree.child(node, opinion.children().get(i))) + share);
        }
        String all = String.join(", ", places);
        return said + (opinion.chooses() ? " →" + all : " (" + all + ")");
    }

    private String label(int child) {
        return names[child] == null || names[child].isEmpty()
                ? Integer.toString(tree.place(child))
                : TextWidth.shorten(names[child], style.small(), LONGEST_CHILD);
    }

    /** What a player thinks, for a tooltip. */
    String full(int node, int level) {
        Opinion opinion = opinions.of(node, level);
        String said = opinions.name(level) + ": " + (opinion.value() == null ? "unknown" : show(opinion.value()));
        if (opinion.children().isEmpty()) return said;
        StringJoiner places = new StringJoiner(" or ");
        for (int i = 0; i < opinion.children().size(); i++) {
            String share = opinion.shares().isEmpty()
                    ? ""
                    : " (" + percent(opinion.shares().get(i)) + ")";
            places.add(opinion.children().get(i) + share);
        }
        return said + (opinion.chooses() ? ", chooses " : ", expects ") + places;
    }

    private static String percent(double share) {
        double percent = 100 * share;
        if (percent < 1) return "<1%";
        return percent > 99 && percent < 100 ? ">99%" : Math.round(percent) + "%";
    }

    private static String brief(Object value) {
        if (value == null) return "";
        if (value instanceof Exact number) return PictureNumbers.brief(number);
        if (value instanceof NumberRange range)
            return PictureNumbers.brief(range.low()) + "…" + PictureNumbers.brief(range.high());
        return PictureNumbers.rounded((Double) value, 4);
    }

    private static String show(Object value) {
        if (value instanceof Exact number) return PictureNumbers.show(number);
        if (value instanceof NumberRange range) {
            return "from " + PictureNumbers.show(range.low()) + " to " + PictureNumbers.show(range.high());
        }
        return PictureNumbers.minus(value.toString());
    }
}
