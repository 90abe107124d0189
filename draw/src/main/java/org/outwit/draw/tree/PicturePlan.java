package org.outwit.draw.tree;

import org.outwit.core.tree.Tree;

/** Everything that must be known before the first line is drawn: what stands where, and what is written there. */
final class PicturePlan {

    final Subject subject;
    final PictureOptions options;
    final Tree tree;
    final Crop crop;
    final Style style;
    final Findings findings;
    final Words words;
    final TipLabels labels;
    final Extents extents;
    private final TidyLayout layout;
    private final Levels levels;

    PicturePlan(Subject subject, PictureOptions options) {
        this.subject = subject;
        this.options = options;
        tree = subject.tree();
        crop = new Crop(tree, options.depth());
        style = Style.of(crop);
        findings = new Findings(subject);
        words = new Words(subject, crop, findings, options, style);
        labels = new TipLabels(crop, findings, words, style);
        extents = new Extents(crop, words, labels, style);
        layout = new TidyLayout(crop, extents.all(), style.gap());
        levels = new Levels(crop, layout, words, labels, style);
    }

    double width() {
        return layout.width();
    }

    double height() {
        return levels.bottom();
    }

    /** The axis of a node. */
    double x(int node) {
        return layout.x(node);
    }

    /** The upper end of its dot or shape. */
    double top(int node) {
        return levels.top(crop.ply(node));
    }

    /** The middle of its dot or shape. */
    double middle(int node) {
        return top(node) + (tree.isLeaf(node) ? style.dot() : style.shape() / 2);
    }

    /** Where the edge from its parent ends: above its name, if it has one there. */
    double landing(int node) {
        boolean named = !tree.isLeaf(node) && !words.name(node).isEmpty();
        return named ? top(node) - levels.caption(crop.ply(node)) : tree.isLeaf(node) ? middle(node) : top(node);
    }
}
