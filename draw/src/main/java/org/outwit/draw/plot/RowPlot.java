package org.outwit.draw.plot;

import java.util.List;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.page.Markup;

/**
 * A plot of things that have names instead of an order: a row for each, with its number and interval from left to right.
 *
 * @param caption a sentence that says what it shows
 * @param across what the numbers are
 */
public record RowPlot(String caption, PlotAxis across, List<Row> rows) {

    private static final int WIDTH = 760;
    private static final int NAMES = 300;
    private static final int RIGHT = 24;
    private static final int TOP = 8;
    private static final int ROW = 24;
    private static final int BOTTOM = 48;

    /**
     * A thing and its number.
     *
     * @param style which of the colours for series it has
     */
    public record Row(String name, ConfidenceInterval number, int style) {}

    /** The drawing by itself. */
    public String svg() {
        Markup page = new Markup();
        page.open(
                "svg",
                "viewBox",
                "0 0 " + WIDTH + " " + height(),
                "class",
                "plot lines",
                "role",
                "img",
                "aria-label",
                caption);
        new Area().draw(page);
        page.close();
        return page.page();
    }

    private int height() {
        return TOP + ROW * rows.size() + BOTTOM;
    }

    /** The plot with its range known. */
    private final class Area {

        private final double low;
        private final double high;

        /** Zero is always shown, since that is what rows are compared with. */
        Area() {
            double least = 0;
            double most = 0;
            for (Row each : rows) {
                least = Math.min(least, low(each));
                most = Math.max(most, high(each));
            }
            double margin = most > least ? 0.04 * (most - least) : 1;
            low = least < 0 ? least - margin : 0;
            high = most + margin;
        }

        void draw(Markup page) {
            int floor = height() - BOTTOM;
            for (double tick : across.ticks(low, high)) {
                page.empty("line", "class", "grid", "x1", x(tick), "x2", x(tick), "y1", TOP, "y2", floor + 5);
                label(page, PlotAxis.text(tick), x(tick), floor + 19, "middle");
            }
            page.empty("line", "class", "way", "x1", x(0), "x2", x(0), "y1", TOP, "y2", floor);
            label(page, across.label(), (NAMES + WIDTH - RIGHT) / 2.0, height() - 8, "middle");
            for (int i = 0; i < rows.size(); i++) row(page, rows.get(i), TOP + ROW * (i + 0.5));
        }

        private void row(Markup page, Row row, double y) {
            label(page, row.name, NAMES - 12, y + 4, "end");
            page.open("g", "class", "series s" + row.style);
            page.empty("line", "class", "error", "x1", x(low(row)), "x2", x(high(row)), "y1", y, "y2", y);
            page.open("circle", "cx", x(row.number.estimate()), "cy", y, "r", 4.5);
            page.text("title", row.name + ": " + row.number.text(3));
            page.close().close();
        }

        private static void label(Markup page, String text, double x, double y, String anchor) {
            page.text("text", text, "class", "axis", "x", x, "y", y, "text-anchor", anchor);
        }

        private double x(double value) {
            return NAMES + (WIDTH - NAMES - RIGHT) * across.place(value, low, high);
        }
    }

    /** Where nothing is known of the spread, the ends are the number itself. */
    private static double low(Row row) {
        return Double.isFinite(row.number.low()) ? row.number.low() : row.number.estimate();
    }

    private static double high(Row row) {
        return Double.isFinite(row.number.high()) ? row.number.high() : row.number.estimate();
    }
}
