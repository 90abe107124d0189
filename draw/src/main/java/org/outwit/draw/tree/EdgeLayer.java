package org.outwit.draw.tree;

import org.outwit.core.tree.Tree;
import org.outwit.draw.svg.Svg;

/** Draws the edges, thin ones first so that the principal line lies on top; then the marks of cuts; then labels. */
final class EdgeLayer {

    /** From the faintest to the boldest. */
    private enum Weight {
        UNVISITED("edge unvisited"),
        VISITED("edge"),
        CHOSEN("edge chosen"),
        LINE("edge line");

        final String kind;

        Weight(String kind) {
            this.kind = kind;
        }
    }

    private static final double CUT_AT = 0.4;
    private static final double SLASH = 5;

    private final PicturePlan plan;
    private final Tree tree;
    private final Svg svg;

    EdgeLayer(PicturePlan plan, Svg svg) {
        this.plan = plan;
        this.tree = plan.tree;
        this.svg = svg;
    }

    void draw() {
        svg.open("g", "class", "edges");
        for (Weight weight : Weight.values()) {
            for (int node = 1; node < tree.size(); node++) {
                if (plan.crop.isDrawn(node) && weight(node) == weight) edge(node, weight);
            }
        }
        for (int node = 1; node < tree.size(); node++) {
            if (plan.crop.isDrawn(node) && plan.findings.isCut(node)) cut(node);
        }
        for (int node = 1; node < tree.size(); node++) if (plan.crop.isDrawn(node)) label(node);
        svg.close();
    }

    private Weight weight(int node) {
        if (!plan.findings.isVisited(node)) return Weight.UNVISITED;
        if (plan.findings.isOnLine(node)) return Weight.LINE;
        return plan.findings.isChosen(node) ? Weight.CHOSEN : Weight.VISITED;
    }

    private void edge(int node, Weight weight) {
        svg.empty(
                "line",
                "class",
                weight.kind,
                "x1",
                at(node, 0).x,
                "y1",
                at(node, 0).y,
                "x2",
                at(node, 1).x,
                "y2",
                at(node, 1).y);
    }

    private record Point(double x, double y) {}

    /** The point of an edge, from its parent at 0 to its child at 1. */
    private Point at(int node, double share) {
        int parent = tree.parent(node);
        double y = plan.top(parent) + plan.style.shape();
        return new Point(
                plan.x(parent) + share * (plan.x(node) - plan.x(parent)), y + share * (plan.landing(node) - y));
    }

    /** Two short strokes across the edge. */
    private void cut(int node) {
        Point from = at(node, 0);
        Point to = at(node, 1);
        Point here = at(node, CUT_AT);
        double length = Math.hypot(to.x - from.x, to.y - from.y);
        double alongX = (to.x - from.x) / length;
        double alongY = (to.y - from.y) / length;
        double slashX = 0.88 * -alongY + 0.47 * alongX;
        double slashY = 0.88 * alongX + 0.47 * alongY;
        double size = SLASH * plan.style.shape() / 30;
        StringBuilder path = new StringBuilder();
        for (double shift : new double[] {-1.9, 1.9}) {
            double x = here.x + shift * alongX;
            double y = here.y + shift * alongY;
            path.append('M').append(Svg.number(x - size * slashX)).append(' ').append(Svg.number(y - size * slashY));
            path.append('L').append(Svg.number(x + size * slashX)).append(' ').append(Svg.number(y + size * slashY));
        }
        svg.empty("path", "class", "cut", "d", path);
    }

    /** A text in a gap of the edge. */
    private void label(int node) {
        String text = plan.words.edge(node);
        if (text.isEmpty()) return;
        Point here = at(node, Extents.LABEL_AT);
        double size = plan.style.small();
        double width = TextWidth.of(text, size) + 4;
        svg.empty("rect", "x", here.x - width / 2, "y", here.y - size / 2, "width", width, "height", size);
        String kind = plan.findings.isVisited(node) ? "tag" : "tag unvisited";
        svg.text("text", text, "class", kind, "x", here.x, "y", here.y + 0.36 * size, "font-size", size);
    }
}
