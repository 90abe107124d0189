package org.outwit.draw.tree;

import org.outwit.core.tree.Tree;

/**
 * Where levels stand from top to bottom. All nodes of a level hang from one line, at which edges end, so an edge never
 * crosses a node, however flat it runs. The wider a level fans out, the farther below its parents it hangs.
 */
final class Levels {

    private static final double SLOPE = 0.16;
    private static final double TALLEST = 190;
    private static final double CLEAR = 10;

    private final double[] tops;
    private final double[] captions;
    private final double bottom;

    Levels(Crop crop, TidyLayout layout, Words words, TipLabels labels, Style style) {
        Tree tree = crop.tree();
        int count = crop.height() + 1;
        double[] widest = new double[count];
        double[] hanging = new double[count];
        double[] rising = new double[count];
        captions = new double[count];
        for (int node = 0; node < tree.size(); node++) {
            if (!crop.isDrawn(node)) continue;
            int ply = crop.ply(node);
            if (node > 0) widest[ply] = Math.max(widest[ply], Math.abs(layout.x(node) - layout.x(tree.parent(node))));
            if (!tree.isLeaf(node) && !words.name(node).isEmpty()) captions[ply] = style.font() + 4;
            hanging[ply] = Math.max(hanging[ply], crop.isTip(node) ? labels.bottom(node) : style.shape());
            double beyond =
                    (words.besideHeight(node) - style.shape()) / 2; // what is written beside a node is in its middle
            rising[ply] = Math.max(rising[ply], beyond);
            hanging[ply] = Math.max(hanging[ply], style.shape() + beyond);
        }
        tops = new double[count];
        tops[0] = Math.max(captions[0], rising[0]);
        for (int ply = 1; ply < count; ply++) {
            double fan = Math.min(TALLEST, SLOPE * widest[ply] + style.drop() * 0.6);
            double drop = style.shape() + Math.max(style.drop(), fan);
            tops[ply] = tops[ply - 1] + Math.max(drop, hanging[ply - 1] + CLEAR) + Math.max(captions[ply], rising[ply]);
        }
        double lowest = 0;
        for (int ply = 0; ply < count; ply++) lowest = Math.max(lowest, tops[ply] + hanging[ply]);
        bottom = lowest;
    }

    /** The line from which the nodes of a ply hang. */
    double top(int ply) {
        return tops[ply];
    }

    /** The height of the names above that line, where the ply has any. */
    double caption(int ply) {
        return captions[ply];
    }

    /** The lower end of the lowest label. */
    double bottom() {
        return bottom;
    }
}
