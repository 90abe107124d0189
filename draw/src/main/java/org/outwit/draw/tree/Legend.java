package org.outwit.draw.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.outwit.core.tree.Tree;
import org.outwit.draw.svg.Svg;

/** Says what the signs mean, but only of those that occur. Entries flow into as many rows as the width asks for. */
final class Legend {

    /** Draws a sign whose left end is at x and whose middle is at y. */
    private interface Sign {
        void draw(double x, double y);
    }

    private record Entry(Sign sign, double signWidth, String text) {
        double width() {
            return signWidth + 7 + TextWidth.of(text, Style.LEGEND);
        }
    }

    private static final double ROW = 24;
    private static final double BETWEEN = 30;
    private static final double SHAPE = 15;
    private static final double STROKE = 26;

    private final PicturePlan plan;
    private final Tree tree;
    private final Svg svg;
    private final List<Entry> entries = new ArrayList<>();

    Legend(PicturePlan plan, Svg svg) {
        this.plan = plan;
        this.tree = plan.tree;
        this.svg = svg;
        movers();
        marks();
        texts();
    }

    private void movers() {
        TreeSet<Integer> movers = new TreeSet<>();
        boolean pseudo = false;
        for (int node = 0; node < tree.size(); node++) {
            if (!plan.crop.isDrawn(node)) continue;
            if (!tree.isLeaf(node)) movers.add(tree.mover(node));
            pseudo |= tree.isPseudoTerminal(node);
        }
        movers.stream().sorted((a, b) -> Integer.compareUnsigned(a, b)).forEach(mover -> {
            String text = Tooltips.mover(mover, plan.subject.isMinimax());
            double width = Shapes.width(mover, 0, SHAPE);
            add(text, width, (x, y) -> shape(mover, x + width / 2, y, false));
        });
        int first = tree.mover(0);
        double width = Shapes.width(first, 0, SHAPE);
        if (pseudo) add("pseudo-terminal", width, (x, y) -> shape(first, x + width / 2, y, true));
    }

    private void shape(int mover, double x, double y, boolean twice) {
        svg.open("g", "class", "node " + NodeLayer.mover(mover));
        Shapes.draw(svg, mover, x, y, Shapes.width(mover, 0, SHAPE), SHAPE, twice);
        svg.close();
    }

    private void marks() {
        boolean chosen = false;
        boolean cut = false;
        boolean unvisited = false;
        boolean range = plan.words.sayings().isRange();
        for (int node = 0; node < tree.size(); node++) {
            if (!plan.crop.isDrawn(node)) continue;
            chosen |= plan.findings.isChosen(node) && !plan.findings.isOnLine(node);
            cut |= plan.findings.isCut(node);
            unvisited |= !plan.findings.isVisited(node);
        }
        if (!plan.subject.line().isEmpty()) stroke(range ? "cautious move" : "principal line", "edge line");
        if (chosen) stroke(range ? "may be played" : "deciding move", "edge chosen");
        if (unvisited) stroke("not visited", "edge unvisited");
        if (cut) {
            add("cut off", 16, (x, y) -> {
                String path = "M" + Svg.number(x + 2) + " " + Svg.number(y + 5) + "l4 -10m4 0l-4 10";
                svg.empty("path", "class", "cut", "d", path);
            });
        }
    }

    private void stroke(String text, String kind) {
        add(
                text,
                STROKE,
                (x, y) -> svg.empty("line", "class", kind, "x1", x + 2, "y1", y, "x2", x + STROKE - 2, "y2", y));
    }

    private void texts() {
        if (plan.subject.opinions() != null) voices();
        boolean known = false;
        boolean why = false;
        for (int node = 0; node < tree.size(); node++) {
            known |= plan.crop.isDrawn(node) && !plan.words.known(node).isEmpty();
            why |= plan.crop.isDrawn(node) && !plan.words.reasons().brief(node).isEmpty();
        }
        if (plan.options.windows() && plan.findings.isValued()) text("(α, β)", "window");
        if (plan.options.order() && plan.findings.isTraced()) text("1, 2, …", "order of visits");
        if (why) text("5 ≥ β 3", "why", "why moves were cut off");
        if (known) text("[L, U]", "bounds known beforehand");
        if (plan.labels.isUpright() && tree.functions().size() > 1)
            text(String.join(" / ", tree.functions()), "at leaves");
        if (plan.crop.size() < tree.size()) text("+n", "nodes left out below");
    }

    /** What stands in and beside the nodes of a model search. */
    private void voices() {
        boolean chosen = false;
        boolean expected = false;
        boolean unfound = false;
        for (int node = 0; node < tree.size(); node++) {
            if (!plan.crop.isDrawn(node) || !plan.words.speaks(node)) continue;
            unfound |= !plan.findings.isFound(node, 0);
            for (Words.Note note : plan.words.beside(node)) {
                chosen |= note.text().contains("→");
                expected |= note.text().endsWith(")");
                unfound |= note.kind().equals("side unfound");
            }
        }
        Sayings sayings = plan.words.sayings();
        text("5", "worth to " + sayings.name(0));
        String other = sayings.players() > 1 ? sayings.name(1) : "";
        String opponent = other.substring(other.indexOf('·') + 1);
        if (chosen) text(other + ": 5 →1", "worth to " + opponent + ", who would choose 1");
        if (expected) text(other + ": 5 (1)", "worth to " + opponent + ", who expects 1");
        if (unfound) text("5", "unfound", "by definition, not searched to the end");
    }

    private void text(String sign, String text) {
        text(sign, "small", text);
    }

    private void text(String sign, String kind, String text) {
        double size = Style.LEGEND;
        double width = TextWidth.of(sign, size);
        // It ends before the words, so that a wider font than the estimated one does not make them touch.
        add(
                text,
                width,
                (x, y) -> svg.text(
                        "text",
                        sign,
                        "class",
                        kind + " sign",
                        "x",
                        x + width,
                        "y",
                        y + 0.36 * size,
                        "font-size",
                        size));
    }

    private void add(String text, double width, Sign sign) {
        entries.add(new Entry(sign, width, text));
    }

    /** How high the legend is in this width. */
    double height(double width) {
        double x = 0;
        double height = entries.isEmpty() ? 0 : ROW;
        for (Entry entry : entries) {
            if (x > 0 && x + entry.width() > width) {
                x = 0;
                height += ROW;
            }
            x += entry.width() + BETWEEN;
        }
        return height;
    }

    void draw(double left, double top, double width) {
        svg.open("g", "class", "legend");
        double x = 0;
        double y = top + ROW / 2;
        for (Entry entry : entries) {
            if (x > 0 && x + entry.width() > width) {
                x = 0;
                y += ROW;
            }
            entry.sign.draw(left + x, y);
            double start = left + x + entry.signWidth + 7;
            svg.text("text", entry.text, "x", start, "y", y + 0.36 * Style.LEGEND, "font-size", Style.LEGEND);
            x += entry.width() + BETWEEN;
        }
        svg.close();
    }
}
