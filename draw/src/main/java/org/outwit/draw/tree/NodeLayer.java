package org.outwit.draw.tree;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Tree;
import org.outwit.draw.svg.Svg;

/** Draws the nodes with everything that is written at them, each in a group of its own with a tooltip. */
final class NodeLayer {

    private final PicturePlan plan;
    private final Tree tree;
    private final Style style;
    private final Svg svg;
    private final Tooltips tooltips;

    NodeLayer(PicturePlan plan, Svg svg) {
        this.plan = plan;
        this.tree = plan.tree;
        this.style = plan.style;
        this.svg = svg;
        this.tooltips = new Tooltips(plan);
    }

    void draw() {
        svg.open("g", "class", "nodes");
        for (int node = 0; node < tree.size(); node++) if (plan.crop.isDrawn(node)) draw(node);
        svg.close();
    }

    private void draw(int node) {
        svg.open("g", "class", kind(node), "data-node", node);
        svg.text("title", tooltips.of(node));
        if (tree.isLeaf(node)) dot(node);
        else shape(node);
        order(node);
        if (plan.crop.isTip(node)) label(node);
        svg.close();
    }

    private String kind(int node) {
        String kind = tree.isLeaf(node) ? "leaf" : mover(tree.mover(node));
        String visited = !plan.findings.isTraced() ? "" : plan.findings.isVisited(node) ? " visited" : " unvisited";
        return "node " + kind + visited + (plan.findings.isOnLine(node) ? " line" : "");
    }

    /** Players beyond the fourth share the colour of the fourth. */
    static String mover(int mover) {
        return mover == Position.CHANCE ? "chance" : "p" + Math.min(mover, 3);
    }

    private void order(int node) {
        String order = plan.words.order(node);
        if (order.isEmpty()) return;
        boolean left = plan.extents.isOrderLeft(node);
        double away = plan.extents.half(node) + Extents.BESIDE - 1;
        double y = plan.middle(node) + 0.36 * style.small();
        small(left ? "order" : "order after", order, plan.x(node) + (left ? -away : away), y);
    }

    private void dot(int node) {
        if (tree.isPseudoTerminal(node)) {
            svg.empty(
                    "circle",
                    "class",
                    "shape inner",
                    "cx",
                    plan.x(node),
                    "cy",
                    plan.middle(node),
                    "r",
                    style.dot() + 2.5);
        }
        svg.empty("circle", "class", "shape", "cx", plan.x(node), "cy", plan.middle(node), "r", style.dot());
    }

    private void shape(int node) {
        double x = plan.x(node);
        double y = plan.middle(node);
        int mover = tree.mover(node);
        double width = plan.extents.shape(node);
        Shapes.draw(svg, mover, x, y, width, style.shape(), tree.isPseudoTerminal(node));
        String value = plan.words.value(node);
        if (mover != Position.CHANCE && !value.isEmpty()) {
            String kind = plan.words.speaks(node) && !plan.findings.isFound(node, 0) ? "value unfound" : "value";
            svg.text("text", value, "class", kind, "x", x, "y", y + 0.36 * style.font(), "font-size", style.font());
        } else if (mover > 1) {
            small("small", Integer.toString(mover), x, y + 0.36 * style.small());
        }
        if (!plan.words.name(node).isEmpty()) {
            double above = plan.top(node) - 5;
            svg.text("text", plan.words.name(node), "class", "name", "x", x, "y", above, "font-size", style.font());
        }
        List<Words.Note> beside = plan.words.beside(node);
        for (int i = 0; i < beside.size(); i++) {
            double line = y + 0.36 * style.small() + (i - (beside.size() - 1) / 2.0) * style.leading();
            small(beside.get(i).kind(), beside.get(i).text(), x + width / 2 + Extents.BESIDE - 1, line);
        }
    }

    private void label(int node) {
        double x = plan.x(node);
        List<TipLabels.Line> lines = plan.labels.lines(node);
        double y = plan.top(node) + plan.labels.top(node);
        if (plan.labels.isUpright()) {
            double left = x - plan.labels.left(node);
            for (TipLabels.Line line : lines) {
                double baseline = left + line.height() / 2 + 0.36 * line.size();
                String turn = "translate(" + Svg.number(baseline) + " " + Svg.number(y) + ") rotate(-90)";
                svg.text(
                        "text",
                        line.text(),
                        "class",
                        line.kind() + " upright",
                        "transform",
                        turn,
                        "font-size",
                        line.size());
                left += line.height();
            }
            return;
        }
        List<String> heads = plan.labels.heads(node);
        for (int i = 0; i < lines.size(); i++) {
            TipLabels.Line line = lines.get(i);
            double baseline = y + 0.86 * line.size();
            svg.text("text", line.text(), "class", line.kind(), "x", x, "y", baseline, "font-size", line.size());
            if (i < heads.size())
                small("head", heads.get(i), x - plan.labels.width(node) / 2 - TipLabels.HEAD_DISTANCE, baseline);
            y += line.height();
        }
    }

    private void small(String kind, String text, double x, double y) {
        svg.text("text", text, "class", kind, "x", x, "y", y, "font-size", style.small());
    }
}
