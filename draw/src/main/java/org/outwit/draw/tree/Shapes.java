package org.outwit.draw.tree;

import org.outwit.core.game.Position;
import org.outwit.draw.svg.Svg;

/**
 * The outlines of inner nodes: a square for player 0, a circle for player 1, a hexagon for any other, a diamond for
 * chance. All are equally high; those that hold text grow wider with it.
 */
final class Shapes {

    private static final double PADDING = 7;
    private static final double INSET = 3.2;

    private Shapes() {}

    /** How wide a shape of this height must be around a text of this width. */
    static double width(int mover, double textWidth, double height) {
        if (mover == Position.CHANCE) return height;
        double padding = mover > 1 ? PADDING + height / 4 : PADDING;
        return Math.max(mover > 1 ? height * 1.16 : height, textWidth + 2 * padding);
    }

    /** Draws an outline around the middle (x, y); pseudo-terminals have a second one inside. */
    static void draw(Svg svg, int mover, double x, double y, double width, double height, boolean twice) {
        outline(svg, mover, x, y, width, height, "shape");
        if (twice) outline(svg, mover, x, y, width - 2 * INSET, height - 2 * INSET, "shape inner");
    }

    private static void outline(Svg svg, int mover, double x, double y, double width, double height, String kind) {
        double left = x - width / 2;
        double top = y - height / 2;
        if (mover == 0 || mover == 1) {
            double corner = mover == 0 ? 1.5 : height / 2;
            svg.empty("rect", "class", kind, "x", left, "y", top, "width", width, "height", height, "rx", corner);
            return;
        }
        double slant = mover == Position.CHANCE ? width / 2 : height / 4 + 1;
        String points = point(left, y)
                + point(left + slant, top)
                + point(x + width / 2 - slant, top)
                + point(x + width / 2, y)
                + point(x + width / 2 - slant, top + height)
                + point(left + slant, top + height);
        svg.empty("polygon", "class", kind, "points", points.stripTrailing());
    }

    private static String point(double x, double y) {
        return Svg.number(x) + "," + Svg.number(y) + " ";
    }
}
