package org.outwit.draw.tree;

import java.util.BitSet;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Tree;

/**
 * Where the nodes of a tree stand on a page that lets it change: room is kept for the widest text that a node will ever show, so
 * that nothing moves while a search is stepped through. Subtrees can be folded, and the rest closes up.
 */
public final class TreePlaces {

    private static final double SLOPE = 0.16;
    private static final double TALLEST = 90;
    private static final double BESIDE = 5;

    /** What a node will show. */
    public interface Texts {
        /** Inside an inner node, the widest of all. */
        String value(int node);

        /** Beside an inner node, one line each. */
        List<String> others(int node);
    }

    private final Tree tree;
    private final Crop crop;
    private final Style style;
    private final NodeWords words;
    private final Texts texts;
    private final TidyLayout layout;
    private final double[] tops;
    private final double height;

    public TreePlaces(Tree tree, BitSet folded, NodeWords words, Texts texts) {
        this.tree = tree;
        this.words = words;
        this.texts = texts;
        crop = new Crop(tree, Integer.MAX_VALUE, folded);
        style = Style.of(crop);
        Extent[] extents = new Extent[tree.size()];
        for (int node = 0; node < extents.length; node++) if (crop.isDrawn(node)) extents[node] = extent(node);
        layout = new TidyLayout(crop, extents, style.gap());
        tops = new double[crop.height() + 1];
        height = levels();
    }

    private Extent extent(int node) {
        double half = breadth(node) / 2;
        double name = TextWidth.of(words.name(node), style.font()) / 2;
        double hang = 0;
        if (tree.isLeaf(node)) {
            for (String line : words.leaf(node)) hang = Math.max(hang, TextWidth.of(line, style.font()) / 2);
            hang = Math.max(hang, name);
            return new Extent(Math.max(half, hang), Math.max(half, hang), hang, hang);
        }
        boolean chance = tree.mover(node) == Position.CHANCE; // has its value beside it
        double right = half + (chance ? BESIDE + TextWidth.of(texts.value(node), style.small()) : 0);
        for (String line : texts.others(node))
            right = Math.max(right, half + BESIDE + TextWidth.of(line, style.small()));
        if (crop.isTip(node)) hang = TextWidth.of("+" + crop.hidden(node), style.small()) / 2;
        double edge = TextWidth.of(words.edge(node), style.small()) / 2 / Extents.LABEL_AT;
        half = Math.max(Math.max(half, name), edge);
        return hang > 0
                ? new Extent(Math.max(half, hang), Math.max(right, half), hang, hang)
                : Extent.of(half, Math.max(right, half));
    }

    /** Puts the levels below each other and returns where the last one ends. */
    private double levels() {
        double[] widest = new double[tops.length];
        double[] hanging = new double[tops.length];
        boolean[] named = new boolean[tops.length];
        for (int node = 0; node < tree.size(); node++) {
            if (!crop.isDrawn(node)) continue;
            int ply = crop.ply(node);
            if (node > 0) widest[ply] = Math.max(widest[ply], Math.abs(layout.x(node) - layout.x(tree.parent(node))));
            int lines = tree.isLeaf(node)
                    ? words.leaf(node).size() + (words.name(node).isEmpty() ? 0 : 1)
                    : 1;
            double hang = tree.isLeaf(node) ? 2 * style.dot() + lines * leading() : crop.isTip(node) ? leading() : 0;
            double beside = (texts.others(node).size() * style.leading() - style.shape()) / 2;
            hanging[ply] = Math.max(hanging[ply], Math.max(style.shape() + beside, style.shape() / 2 + hang));
            named[ply] |= !tree.isLeaf(node) && !words.name(node).isEmpty();
        }
        double at = 0;
        for (int ply = 0; ply < tops.length; ply++) {
            if (ply > 0) {
                double fan = Math.min(TALLEST, SLOPE * widest[ply] + style.drop() * 0.6);
                at += Math.max(style.shape() + Math.max(style.drop(), fan), hanging[ply - 1] + style.gap());
            }
            if (named[ply]) at += style.font() + 4;
            tops[ply] = at;
        }
        return at + Math.max(style.shape(), hanging[tops.length - 1]) + 4;
    }

    public boolean isDrawn(int node) {
        return crop.isDrawn(node);
    }

    /** How many nodes are folded away below a node that is drawn. */
    public int hidden(int node) {
        return crop.hidden(node);
    }

    /** The axis of a node. */
    public double x(int node) {
        return layout.x(node);
    }

    /** The middle of its shape. */
    public double y(int node) {
        return tops[crop.ply(node)] + style.shape() / 2;
    }

    /** How wide its shape is. */
    public double breadth(int node) {
        if (tree.isLeaf(node)) return 2 * style.dot();
        return Shapes.width(tree.mover(node), TextWidth.of(texts.value(node), style.font()), style.shape());
    }

    public double width() {
        return layout.width();
    }

    public double height() {
        return height;
    }

    /** The height of shapes. */
    public double shape() {
        return style.shape();
    }

    /** The size of letters in nodes. */
    public double font() {
        return style.font();
    }

    /** The distance from one line below a leaf to the next. */
    public double leading() {
        return style.font() * 1.25;
    }
}
