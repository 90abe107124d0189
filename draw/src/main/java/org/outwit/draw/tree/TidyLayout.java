package org.outwit.draw.tree;

import java.util.Arrays;
import org.outwit.core.tree.Tree;

/**
 * Where nodes stand from left to right: a tidy tree in the sense of Reingold and Tilford (1981). Parents stand in the
 * middle above their children, subtrees are as close as their outlines allow, and a tree and its mirror image are drawn
 * as mirror images.
 *
 * <p>The construction is that of Kennedy, <i>Drawing trees</i> (1996): brothers are packed once from the left and once
 * from the right, and stand in the mean of both. The demand that two subtrees keep their distance is linear, so what
 * holds in both packings holds in the mean. It does not recurse but walks backwards, from children to parents.
 */
final class TidyLayout {

    /** The outline of a subtree, level by level, seen from the axis of its root. */
    private record Outline(double[] left, double[] right) {
        int depth() {
            return left.length;
        }
    }

    private final Crop crop;
    private final Tree tree;
    private final double gap;
    private final Extent[] extents;
    private final double[] x;
    private final double width;

    /**
     * Lays out the nodes that are drawn.
     *
     * @param extents by node; those of nodes that are not drawn are never asked for
     * @param gap the least distance of brothers; cousins keep half as much again
     */
    TidyLayout(Crop crop, Extent[] extents, double gap) {
        this.crop = crop;
        this.tree = crop.tree();
        this.extents = extents;
        this.gap = gap;
        x = new double[tree.size()]; // from the parent's axis at first
        Outline[] outlines = new Outline[tree.size()];
        for (int node = tree.size() - 1; node >= 0; node--) {
            if (crop.isDrawn(node)) outlines[node] = crop.isTip(node) ? tip(node) : joined(node, outlines);
        }
        double left = 0;
        double right = 0;
        for (double side : outlines[0].left) left = Math.min(left, side);
        for (double side : outlines[0].right) right = Math.max(right, side);
        x[0] = -left;
        for (int node = 1; node < tree.size(); node++) if (crop.isDrawn(node)) x[node] += x[tree.parent(node)];
        width = right - left;
    }

    double x(int node) {
        return x[node];
    }

    /** The distance from the left end of the leftmost room to the right end of the rightmost. */
    double width() {
        return width;
    }

    private Outline tip(int node) {
        Extent extent = extents[node];
        return extent.hangs()
                ? new Outline(
                        new double[] {-extent.left(), -extent.hangLeft()},
                        new double[] {extent.right(), extent.hangRight()})
                : new Outline(new double[] {-extent.left()}, new double[] {extent.right()});
    }

    /** Places the children of a node beside each other and itself above their middle. */
    private Outline joined(int node, Outline[] outlines) {
        int count = tree.childCount(node);
        Outline[] parts = new Outline[count];
        int depth = 0;
        for (int i = 0; i < count; i++) {
            parts[i] = outlines[tree.child(node, i)];
            outlines[tree.child(node, i)] = null;
            depth = Math.max(depth, parts[i].depth());
        }
        double[] places = mean(packedLeft(parts, depth), packedRight(parts, depth));
        double middle = (places[0] + places[count - 1]) / 2;
        double[] left = new double[depth + 1];
        double[] right = new double[depth + 1];
        Arrays.fill(left, Double.POSITIVE_INFINITY);
        Arrays.fill(right, Double.NEGATIVE_INFINITY);
        left[0] = -extents[node].left();
        right[0] = extents[node].right();
        for (int i = 0; i < count; i++) {
            double at = places[i] - middle;
            x[tree.child(node, i)] = at;
            for (int level = 0; level < parts[i].depth(); level++) {
                left[level + 1] = Math.min(left[level + 1], at + parts[i].left[level]);
                right[level + 1] = Math.max(right[level + 1], at + parts[i].right[level]);
            }
        }
        return new Outline(left, right);
    }

    private double[] packedLeft(Outline[] parts, int depth) {
        double[] places = new double[parts.length];
        double[] edge = new double[depth]; // right end of what is packed so far
        Arrays.fill(edge, Double.NEGATIVE_INFINITY);
        for (int i = 0; i < parts.length; i++) {
            double at = i == 0 ? 0 : Double.NEGATIVE_INFINITY;
            for (int level = 0; i > 0 && level < parts[i].depth(); level++) {
                at = Math.max(at, edge[level] + distance(level) - parts[i].left[level]);
            }
            places[i] = at;
            for (int level = 0; level < parts[i].depth(); level++) edge[level] = at + parts[i].right[level];
        }
        return places;
    }

    private double[] packedRight(Outline[] parts, int depth) {
        double[] places = new double[parts.length];
        double[] edge = new double[depth]; // left end of what is packed so far
        Arrays.fill(edge, Double.POSITIVE_INFINITY);
        for (int i = parts.length - 1; i >= 0; i--) {
            boolean last = i == parts.length - 1;
            double at = last ? 0 : Double.POSITIVE_INFINITY;
            for (int level = 0; !last && level < parts[i].depth(); level++) {
                at = Math.min(at, edge[level] - distance(level) - parts[i].right[level]);
            }
            places[i] = at;
            for (int level = 0; level < parts[i].depth(); level++) edge[level] = at + parts[i].left[level];
        }
        return places;
    }

    private double distance(int level) {
        return level == 0 ? gap : 1.5 * gap;
    }

    private static double[] mean(double[] a, double[] b) {
        double[] mean = new double[a.length];
        for (int i = 0; i < a.length; i++) mean[i] = (a[i] + b[i]) / 2;
        return mean;
    }
}
