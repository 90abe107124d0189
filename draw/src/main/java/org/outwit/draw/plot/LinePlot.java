package org.outwit.draw.plot;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.outwit.draw.page.Markup;

/**
 * A plot of lines with intervals.
 *
 * @param caption a sentence that says what it shows
 */
public record LinePlot(String caption, PlotAxis across, PlotAxis up, List<PlotSeries> series) {

    static final int WIDTH = 760;
    static final int HEIGHT = 380;
    private static final int LEFT = 64;
    private static final int RIGHT = 16;
    private static final int TOP = 14;
    private static final int BOTTOM = 48;

    /** How many colours the style sheet has for series. */
    private static final int COLOURS = 8;

    /** Writes the drawing and the names of the lines below it. */
    public void draw(Markup page) {
        page.open(
                "svg",
                "viewBox",
                "0 0 " + WIDTH + " " + HEIGHT,
                "class",
                "plot lines",
                "role",
                "img",
                "aria-label",
                caption);
        drawArea(page);
        page.close();
        page.open("p", "class", "legend");
        for (int i = 0; i < series.size(); i++) {
            page.text("span", "", "class", "key stroke " + style(i));
            page.say(" " + series.get(i).name() + " ");
        }
        page.close();
    }

    /** Axes and lines, without the names of the lines. */
    void drawArea(Markup page) {
        new Area(this).draw(page);
    }

    String style(int i) {
        return "s" + i % COLOURS + (series.get(i).printed() ? " printed" : "");
    }

    /** The plot with its ranges known. */
    private static final class Area {

        private final LinePlot plot;
        private final double left;
        private final double right;
        private final double bottom;
        private final double top;

        Area(LinePlot plot) {
            this.plot = plot;
            double[] x = range(plot.across, PlotPoint::x, PlotPoint::x);
            double[] y = range(plot.up, PlotPoint::low, PlotPoint::high);
            left = x[0];
            right = x[1];
            double margin = plot.up.logarithmic() ? 0 : 0.05 * (y[1] - y[0]);
            bottom = y[0] >= 0 && y[0] < margin ? 0 : y[0] - margin;
            top = y[1] + margin;
        }

        private double[] range(PlotAxis axis, ToDoubleFunction<PlotPoint> least, ToDoubleFunction<PlotPoint> most) {
            double low = Double.POSITIVE_INFINITY;
            double high = Double.NEGATIVE_INFINITY;
            for (PlotSeries each : plot.series) {
                for (PlotPoint point : each.points()) {
                    low = Math.min(low, least.applyAsDouble(point));
                    high = Math.max(high, most.applyAsDouble(point));
                }
            }
            if (low > high) return new double[] {0, 1};
            if (axis.logarithmic()) return low == high ? new double[] {low / 2, high * 2} : new double[] {low, high};
            return low == high ? new double[] {low - 1, high + 1} : new double[] {low, high};
        }

        void draw(Markup page) {
            grid(page);
            for (int i = 0; i < plot.series.size(); i++) series(page, plot.series.get(i), plot.style(i));
        }

        private void grid(Markup page) {
            for (double tick : plot.up.ticks(bottom, top)) {
                page.empty("line", "class", "grid", "x1", LEFT, "x2", WIDTH - RIGHT, "y1", y(tick), "y2", y(tick));
                label(page, PlotAxis.text(tick), LEFT - 8, y(tick) + 4, "end");
            }
            for (double tick : plot.across.ticks(left, right)) {
                page.empty(
                        "line",
                        "class",
                        "grid",
                        "x1",
                        x(tick),
                        "x2",
                        x(tick),
                        "y1",
                        HEIGHT - BOTTOM,
                        "y2",
                        HEIGHT - BOTTOM + 5);
                label(page, PlotAxis.text(tick), x(tick), HEIGHT - BOTTOM + 19, "middle");
            }
            label(page, plot.across.label(), (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 8, "middle");
            double middle = (TOP + HEIGHT - BOTTOM) / 2.0;
            page.text(
                    "text",
                    plot.up.label(),
                    "class",
                    "axis",
                    "x",
                    14,
                    "y",
                    middle,
                    "text-anchor",
                    "middle",
                    "transform",
                    "rotate(-90 14 " + Markup.number(middle) + ")");
        }

        private void series(Markup page, PlotSeries series, String style) {
            page.open("g", "class", "series " + style);
            StringBuilder way = new StringBuilder();
            for (PlotPoint point : series.points()) {
                way.append(way.isEmpty() ? "M" : " L").append(Markup.number(x(point.x())));
                way.append(' ').append(Markup.number(y(point.y())));
            }
            page.empty("path", "class", "way", "d", way);
            for (PlotPoint point : series.points()) {
                if (point.low() < point.high()) {
                    page.empty(
                            "line",
                            "class",
                            "error",
                            "x1",
                            x(point.x()),
                            "x2",
                            x(point.x()),
                            "y1",
                            y(point.low()),
                            "y2",
                            y(point.high()));
                }
                page.open("circle", "cx", x(point.x()), "cy", y(point.y()), "r", 3.5);
                page.text("title", series.name() + ": " + PlotAxis.text(point.x()) + ", " + PlotAxis.text(point.y()));
                page.close();
            }
            page.close();
        }

        private static void label(Markup page, String text, double x, double y, String anchor) {
            page.text("text", text, "class", "axis", "x", x, "y", y, "text-anchor", anchor);
        }

        private double x(double value) {
            return LEFT + (WIDTH - LEFT - RIGHT) * plot.across.place(value, left, right);
        }

        private double y(double value) {
            double low = plot.up.logarithmic() ? Math.max(value, bottom) : value;
            return TOP + (HEIGHT - TOP - BOTTOM) * (1 - plot.up.place(low, bottom, top));
        }
    }
}
