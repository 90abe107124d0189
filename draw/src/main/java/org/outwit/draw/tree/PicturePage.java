package org.outwit.draw.tree;

import org.outwit.draw.svg.Svg;

/** The beginning of every picture: size, title for those who cannot see it, colours, and the paper. */
final class PicturePage {

    private PicturePage() {}

    /** Opens the document; the first line says that the picture is ours. */
    static void open(Svg svg, String title, String description, double width, double height) {
        String box = "0 0 " + Svg.number(width) + " " + Svg.number(height);
        svg.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "class",
                "outwit",
                "role",
                "img",
                "width",
                width,
                "height",
                height,
                "viewBox",
                box);
        svg.text("title", title);
        svg.text("desc", description);
        style(svg);
        svg.empty("rect", "class", "page", "width", width, "height", height);
    }

    private static void style(Svg svg) {
        svg.open("style");
        Style.sheet().lines().forEach(svg::line);
        svg.close();
    }

    /** A picture without its style sheet, exactly as {@link #open} wrote it; any other drawing as it is. */
    static String unstyled(String picture) {
        Svg style = new Svg();
        style(style);
        String[] written = style.document().split("\n", -1);
        String inside = " " + String.join("\n ", written).stripTrailing();
        return picture.replace(inside + "\n", "");
    }
}
