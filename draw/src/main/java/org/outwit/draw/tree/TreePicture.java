package org.outwit.draw.tree;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.draw.svg.Svg;

/**
 * The picture of a game tree and of what a search did on it: squares where player 0 moves and circles where player 1
 * does, found values and bounds inside, leaf values below, the principal line in bold, cut branches struck through and
 * everything that was never visited in grey.
 */
public final class TreePicture {

    private static final double NARROWEST = 420;
    private static final double WIDEST_TITLE = 640;
    private static final double SPACE = 26;

    private TreePicture() {}

    /** The picture as an SVG document; a {@link TreeException} says what to do where the tree is too large. */
    public static String svg(Subject subject, PictureOptions options) {
        PicturePlan plan = new PicturePlan(subject, options);
        Svg svg = new Svg();
        Legend legend = new Legend(plan, svg);
        double wanted = Math.max(plan.width(), Math.min(WIDEST_TITLE, headingWidth(subject)));
        double inside = Math.max(NARROWEST, wanted);
        String title = TextWidth.shorten(subject.title(), Style.TITLE, inside);
        List<String> facts = rows(subject.facts(), inside);

        double y = Style.MARGIN;
        double heading = (title.isEmpty() ? 0 : Style.TITLE * 1.3) + facts.size() * Style.FACTS * 1.45;
        double treeTop = y + heading + (heading > 0 ? SPACE : 0);
        double legendTop = treeTop + plan.height() + SPACE;
        double legendHeight = legend.height(inside);
        double height =
                legendTop + (legendHeight == 0 ? 0 : 8 + legendHeight) + Style.MARGIN - (legendHeight == 0 ? SPACE : 8);
        double width = inside + 2 * Style.MARGIN;

        String name = subject.title().isEmpty() ? "Game tree" : subject.title();
        PicturePage.open(svg, name, description(plan), width, height);
        heading(svg, title, facts, y);
        double left = Style.MARGIN + (inside - plan.width()) / 2;
        svg.open("g", "class", "tree", "transform", "translate(" + Svg.number(left) + " " + Svg.number(treeTop) + ")");
        new EdgeLayer(plan, svg).draw();
        new NodeLayer(plan, svg).draw();
        svg.close();
        if (legendHeight > 0) {
            double right = Style.MARGIN + inside;
            svg.empty("line", "class", "rule", "x1", Style.MARGIN, "y1", legendTop, "x2", right, "y2", legendTop);
            legend.draw(Style.MARGIN, legendTop + 8, inside);
        }
        svg.close();
        return svg.document();
    }

    /** A picture of a tree for a page that has {@link #switchableSheet} already; any other drawing as it is. */
    public static String unstyled(String picture) {
        return PicturePage.unstyled(picture);
    }

    /** How trees look on a page on which light and dark can be switched. */
    public static String switchableSheet() {
        return Style.switchableSheet();
    }

    /** Throws the {@link TreeException} that {@link #svg} would throw for a tree of this size. */
    public static void checkSize(Tree tree, PictureOptions options) {
        new Crop(tree, options.depth());
    }

    private static double headingWidth(Subject subject) {
        double facts = TextWidth.of(String.join("  ·  ", subject.facts()), Style.FACTS);
        return Math.max(TextWidth.of(subject.title(), Style.TITLE), facts);
    }

    private static String description(PicturePlan plan) {
        List<String> words = new ArrayList<>(plan.subject.facts());
        words.add(0, "A game tree of " + plan.tree.size() + (plan.tree.size() == 1 ? " node" : " nodes"));
        return String.join(", ", words) + ".";
    }

    private static void heading(Svg svg, String title, List<String> facts, double top) {
        double y = top;
        if (!title.isEmpty()) {
            y += Style.TITLE * 0.8;
            svg.text("text", title, "class", "title", "x", Style.MARGIN, "y", y, "font-size", Style.TITLE);
            y += Style.TITLE * 0.5;
        }
        for (String row : facts) {
            y += Style.FACTS;
            svg.text("text", row, "class", "facts", "x", Style.MARGIN, "y", y, "font-size", Style.FACTS);
            y += Style.FACTS * 0.45;
        }
    }

    /** Joins facts into rows that are no wider than they may be. */
    private static List<String> rows(List<String> facts, double width) {
        List<String> rows = new ArrayList<>();
        for (String fact : facts) {
            String last = rows.isEmpty() ? null : rows.get(rows.size() - 1) + "  ·  " + fact;
            if (last != null && TextWidth.of(last, Style.FACTS) <= width) rows.set(rows.size() - 1, last);
            else rows.add(TextWidth.shorten(fact, Style.FACTS, width));
        }
        return rows;
    }
}
