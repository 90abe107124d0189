package org.outwit.draw.study;

import org.outwit.draw.page.Markup;

/**
 * A track on which shares have their places, from 0 at its left end to 1 at its right. It is a drawing whose places are percentages,
 * so it is as wide as there is room and needs no style attributes, which careful servers forbid.
 */
final class ShareTrack {

    private static final double MIDDLE = 7;
    private static final double END = 4;

    private final Markup page;

    private ShareTrack(Markup page) {
        this.page = page;
    }

    /** Opens a track; what it shows is also said by the figures beside it. */
    static ShareTrack open(Markup page) {
        page.open("svg", "class", "track", "aria-hidden", "true");
        return new ShareTrack(page);
    }

    void close() {
        page.close();
    }

    void bar(String kind, double from, double to) {
        page.empty("rect", "class", kind, "x", at(from), "width", at(to - from), "height", "100%", "rx", 3);
    }

    /** An interval, with a stroke at either end. */
    void whisker(double from, double to) {
        page.open("g", "class", "whisker");
        page.empty("line", "x1", at(from), "x2", at(to), "y1", MIDDLE, "y2", MIDDLE);
        upright("end", from, MIDDLE - END, MIDDLE + END);
        upright("end", to, MIDDLE - END, MIDDLE + END);
        page.close();
    }

    void tick(double place) {
        upright("tick", place, -END, 2 * MIDDLE + END);
    }

    void zero(double place) {
        upright("zero", place, 1 - END, 2 * MIDDLE + END - 1);
    }

    void diamond(double place) {
        page.open("svg", "class", "diamond", "x", at(place), "y", MIDDLE, "overflow", "visible");
        page.empty("rect", "x", -3.5, "y", -3.5, "width", 7, "height", 7, "transform", "rotate(45)");
        page.close();
    }

    private void upright(String kind, double place, double top, double bottom) {
        page.empty("line", "class", kind, "x1", at(place), "x2", at(place), "y1", top, "y2", bottom);
    }

    private static String at(double share) {
        return Markup.number(100 * Math.max(0, Math.min(1, share))) + "%";
    }
}
