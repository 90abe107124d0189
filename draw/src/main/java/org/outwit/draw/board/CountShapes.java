package org.outwit.draw.board;

import org.outwit.draw.svg.Svg;

/** What is counted at a glance: seeds in a pit, pips of a die, and the discs of a rack. */
final class CountShapes {

    /** More seeds than these look alike; their number stands beside them. */
    static final int MOST_SEEDS = 24;

    private static final double GOLDEN = Math.PI * (3 - Math.sqrt(5));
    private static final double SEED = 4.3;
    private static final double HEAP = 18;

    private final Svg svg;

    CountShapes(Svg svg) {
        this.svg = svg;
    }

    /** As seeds of a sunflower lie, so that no two of a few cover each other. */
    void seeds(int count, double x, double y) {
        int drawn = Math.min(count, MOST_SEEDS);
        double apart = Math.min(6.4, HEAP / Math.sqrt(Math.max(1, drawn)));
        for (int i = 0; i < drawn; i++) {
            double far = drawn == 1 ? 0 : apart * Math.sqrt(i + 0.5);
            circle(
                    x + far * Math.cos(i * GOLDEN),
                    y + far * Math.sin(i * GOLDEN),
                    SEED,
                    "#efe2c4",
                    "#6b4a26",
                    1,
                    "seed");
        }
    }

    void die(int number, double x, double y) {
        svg.empty(
                "rect",
                "x",
                x - 17,
                "y",
                y - 17,
                "width",
                34,
                "height",
                34,
                "rx",
                6,
                "fill",
                "#fbfaf5",
                "stroke",
                "#55504a",
                "stroke-width",
                1.2);
        if (number % 2 == 1) pip(x, y);
        if (number > 1) pips(x, y, -9, 9);
        if (number > 3) pips(x, y, 9, 9);
        if (number == 6) pips(x, y, 9, 0);
    }

    private void pips(double x, double y, double dx, double dy) {
        pip(x + dx, y + dy);
        pip(x - dx, y - dy);
    }

    private void pip(double x, double y) {
        circle(x, y, 3.4, "#2b2b2b", "none", 0, "pip");
    }

    /** A disc of a rack: red begins. */
    void counter(int owner, double x, double y) {
        String fill = owner == 0 ? "#c8382e" : "#f2c230";
        String rim = owner == 0 ? "#7f1d16" : "#8f6a06";
        circle(x, y, 19, fill, rim, 1.4, "counter-" + owner);
        circle(x, y, 13, "none", rim, 1.6, "rim");
    }

    /** The grooves of a wooden man, which lie on its disc. */
    void grooves(boolean dark, double x, double y) {
        String line = dark ? "#5d5d5d" : "#b9b3a2";
        circle(x, y, 13.5, "none", line, 1.3, "groove");
        circle(x, y, 9, "none", line, 1.3, "groove");
    }

    private void circle(double x, double y, double radius, String fill, String stroke, double width, String kind) {
        svg.empty(
                "circle",
                "cx",
                tenth(x),
                "cy",
                tenth(y),
                "r",
                radius,
                "fill",
                fill,
                "stroke",
                stroke,
                "stroke-width",
                width,
                "class",
                kind);
    }

    private static double tenth(double number) {
        return Math.round(number * 10) / 10.0;
    }
}
