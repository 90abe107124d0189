package org.outwit.draw.tree;

/**
 * The room that a node needs to both sides of its axis: on its own level, and on the next one, into which the label of
 * a tip hangs down.
 */
record Extent(double left, double right, double hangLeft, double hangRight) {

    /** Nothing hangs down. */
    static Extent of(double left, double right) {
        return new Extent(left, right, 0, 0);
    }

    boolean hangs() {
        return hangLeft + hangRight > 0;
    }
}
