package org.outwit.draw.tree;

import org.outwit.core.tree.Tree;

/** How wide things are, so that nothing that is written can overlap. */
final class Extents {

    /** How far down its edge the label of an edge stands. */
    static final double LABEL_AT = 0.68;

    /** Between a node and what stands beside it. */
    static final double BESIDE = 5;

    private final Tree tree;
    private final Crop crop;
    private final Words words;
    private final TipLabels labels;
    private final Style style;

    Extents(Crop crop, Words words, TipLabels labels, Style style) {
        this.tree = crop.tree();
        this.crop = crop;
        this.words = words;
        this.labels = labels;
        this.style = style;
    }

    /** The extents of all nodes that are drawn. */
    Extent[] all() {
        Extent[] extents = new Extent[tree.size()];
        for (int node = 0; node < extents.length; node++) if (crop.isDrawn(node)) extents[node] = extent(node);
        return extents;
    }

    private Extent extent(int node) {
        double order = width(words.order(node), style.small());
        double noted = half(node) + (order == 0 ? 0 : order + BESIDE);
        double left = isOrderLeft(node) ? noted : half(node);
        double right = isOrderLeft(node) ? half(node) : noted;
        if (!tree.isLeaf(node)) {
            for (Words.Note note : words.beside(node)) {
                right = Math.max(right, half(node) + BESIDE + width(note.text(), style.small()));
            }
        }
        // Edge labels of brothers are closer than the brothers themselves, because they stand higher.
        double edge = words.edge(node).isEmpty() ? 0 : width(words.edge(node), style.small()) / 2 + 2;
        double above = Math.max(edge / LABEL_AT, tree.isLeaf(node) ? 0 : width(words.name(node), style.font()) / 2);
        left = Math.max(left, above);
        right = Math.max(right, above);
        if (!crop.isTip(node)) return Extent.of(left, right);
        double hangLeft = labels.left(node);
        double hangRight = labels.right(node);
        return new Extent(Math.max(left, hangLeft), Math.max(right, hangRight), hangLeft, hangRight);
    }

    /** Numbers of visits stand left of a node; at a leaf, on the side where the edge does not come in. */
    boolean isOrderLeft(int node) {
        return !tree.isLeaf(node) || node == 0 || 2 * tree.place(node) <= tree.childCount(tree.parent(node)) - 1;
    }

    /** Half the width of the dot or shape of a node. */
    double half(int node) {
        return tree.isLeaf(node) ? style.dot() : shape(node) / 2;
    }

    /** The width of the shape of an inner node. */
    double shape(int node) {
        return Shapes.width(tree.mover(node), width(words.value(node), style.font()), style.shape());
    }

    private static double width(String text, double size) {
        return text.isEmpty() ? 0 : TextWidth.of(text, size);
    }
}
