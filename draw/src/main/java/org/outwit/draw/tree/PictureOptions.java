package org.outwit.draw.tree;

/**
 * What a picture shows on demand.
 *
 * @param windows the window (alpha, beta) with which each node was last entered
 * @param order in which order nodes were visited
 * @param depth how many plies are drawn below the root
 */
public record PictureOptions(boolean windows, boolean order, int depth) {

    public static final PictureOptions PLAIN = new PictureOptions(false, false, Integer.MAX_VALUE);

    public PictureOptions {
        if (depth < 0) throw new IllegalArgumentException("The depth (" + depth + ") must not be negative.");
    }

    public PictureOptions withWindows(boolean windows) {
        return new PictureOptions(windows, order, depth);
    }

    public PictureOptions withOrder(boolean order) {
        return new PictureOptions(windows, order, depth);
    }

    public PictureOptions withDepth(int depth) {
        return new PictureOptions(windows, order, depth);
    }
}
