package org.outwit.draw.tree;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.InputException;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.draw.svg.Svg;
import org.outwit.logic.proof.Proof;
import org.outwit.logic.proof.ProofLine;

/**
 * A proof as a tree that grows from the premises down to what is proved. Each box has the number of its line, the formula and the rule; a
 * line that is used more than once has a box for each use.
 */
public final class ProofPicture {

    /** Nobody reads more boxes; a proof with many lines that are used again has far more boxes than lines. */
    public static final int MOST_BOXES = 400;

    private static final double FONT = 15;
    private static final double SMALL = 11.5;
    private static final double PADDING = 10;
    private static final double BOX = 46;
    private static final double DROP = 88;
    private static final double GAP = 22;
    private static final double WIDEST_TITLE = 1000;

    private final Proof proof;
    private final List<ProofLine> lines = new ArrayList<>(); // by node
    private final List<Integer> numbers = new ArrayList<>();
    private final Tree tree;
    private final TidyLayout layout;
    private final int height;

    private ProofPicture(Proof proof) {
        this.proof = proof;
        TreeBuilder builder = new TreeBuilder();
        grow(proof.lines().size(), builder);
        tree = builder.build();
        Extent[] extents = new Extent[tree.size()];
        for (int node = 0; node < extents.length; node++) extents[node] = Extent.of(width(node) / 2, width(node) / 2);
        layout = new TidyLayout(new Crop(tree, Integer.MAX_VALUE), extents, GAP);
        height = tree.height();
    }

    /** The picture as an SVG document; an {@link InputException} says so if the proof is too long for one. */
    public static String svg(Proof proof, String title) {
        return new ProofPicture(proof).draw(title);
    }

    private void grow(int number, TreeBuilder builder) {
        if (lines.size() == MOST_BOXES) {
            throw new InputException("The tree of this proof has more than " + MOST_BOXES
                    + " boxes, which nobody can read; --proof prints its "
                    + proof.lines().size() + " lines.");
        }
        ProofLine line = proof.line(number);
        lines.add(line);
        numbers.add(number);
        if (line.from().isEmpty()) {
            builder.leaf(0);
            return;
        }
        builder.open();
        for (int from : line.from()) grow(from, builder);
        builder.close();
    }

    private String draw(String title) {
        double heading = Style.TITLE * 1.3 + 16;
        double inside = Math.max(layout.width(), Math.min(WIDEST_TITLE, TextWidth.of(title, Style.TITLE)));
        double width = inside + 2 * Style.MARGIN;
        double whole = Style.MARGIN * 2 + heading + height * DROP + BOX;
        Svg svg = new Svg();
        String description = "A proof of " + proof.lines().size() + " lines, with its premises on top.";
        PicturePage.open(svg, title, description, width, whole);
        String shown = TextWidth.shorten(title, Style.TITLE, inside);
        svg.text(
                "text",
                shown,
                "class",
                "title",
                "x",
                Style.MARGIN,
                "y",
                Style.MARGIN + Style.TITLE * 0.8,
                "font-size",
                Style.TITLE);
        double left = Style.MARGIN + (inside - layout.width()) / 2;
        svg.open(
                "g",
                "class",
                "tree",
                "transform",
                "translate(" + Svg.number(left) + " " + Svg.number(Style.MARGIN + heading) + ")");
        int[] plies = new int[tree.size()];
        for (int node = 1; node < plies.length; node++) {
            plies[node] = plies[tree.parent(node)] + 1;
            edge(svg, node, plies[node]);
        }
        for (int node = 0; node < plies.length; node++) box(svg, node, plies[node]);
        svg.close();
        svg.close();
        return svg.document();
    }

    /** The root stands below everything. */
    private double top(int ply) {
        return (height - ply) * DROP;
    }

    private void edge(Svg svg, int node, int ply) {
        int parent = tree.parent(node);
        double from = top(ply) + BOX;
        svg.empty(
                "line", "class", "edge", "x1", layout.x(node), "y1", from, "x2", layout.x(parent), "y2", top(ply - 1));
    }

    private void box(Svg svg, int node, int ply) {
        ProofLine line = lines.get(node);
        String kind = node == 0 ? "node p0 line" : line.from().isEmpty() ? "node chance" : "node p0";
        double x = layout.x(node);
        svg.open("g", "class", kind);
        svg.text("title", numbers.get(node) + ". " + line.formula() + ", " + line.reason());
        svg.empty(
                "rect",
                "class",
                "shape",
                "x",
                x - width(node) / 2,
                "y",
                top(ply),
                "width",
                width(node),
                "height",
                BOX,
                "rx",
                6);
        svg.text("text", line.formula().toString(), "class", "value", "x", x, "y", top(ply) + 20, "font-size", FONT);
        svg.text("text", caption(node), "class", "small", "x", x, "y", top(ply) + 37, "font-size", SMALL);
        svg.close();
    }

    private double width(int node) {
        double formula = TextWidth.of(lines.get(node).formula().toString(), FONT);
        return Math.max(formula, TextWidth.of(caption(node), SMALL)) + 2 * PADDING;
    }

    private String caption(int node) {
        return numbers.get(node) + ". " + lines.get(node).reason();
    }
}
