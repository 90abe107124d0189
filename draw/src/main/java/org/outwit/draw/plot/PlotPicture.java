package org.outwit.draw.plot;

import org.outwit.draw.page.Markup;
import org.outwit.draw.page.PageFrame;

/** A plot as a picture of its own, which needs no page around it: light and dark, with the names of its lines below. */
public final class PlotPicture {

    private static final int ROW = 20;
    private static final int COLUMNS = 2;

    /** What the page around a plot says otherwise. */
    private static final String PAPER = ":root{--paper:#faf9f6;--ink:#1b2330;--soft:#5c6675;--line:#e4e0d8}"
            + "@media (prefers-color-scheme:dark){:root{--paper:#13161b;--ink:#e7e9ed;--soft:#9ba5b3;--line:#2d333d}}"
            + ".paper{fill:var(--paper)}.grid{stroke:var(--line)}.axis{fill:var(--soft);font-size:12px}"
            + ".way{fill:none}.name{fill:var(--ink);font-size:13px}";

    private PlotPicture() {}

    /** The whole document. */
    public static String of(LinePlot plot) {
        int rows = (plot.series().size() + COLUMNS - 1) / COLUMNS;
        int height = LinePlot.HEIGHT + rows * ROW + 8;
        Markup page = new Markup();
        page.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "class",
                "outwit-plot",
                "viewBox",
                "0 0 " + LinePlot.WIDTH + " " + height,
                "width",
                LinePlot.WIDTH,
                "height",
                height,
                "role",
                "img",
                "font-family",
                "sans-serif");
        page.text("title", plot.caption());
        page.open("style").paste(PAPER + PageFrame.plotSheet()).close();
        page.empty("rect", "class", "paper", "width", LinePlot.WIDTH, "height", height);
        page.open("g", "class", "lines");
        plot.drawArea(page);
        for (int i = 0; i < plot.series().size(); i++) name(page, plot, i);
        page.close().close();
        return page.page();
    }

    private static void name(Markup page, LinePlot plot, int i) {
        double x = 64 + i % COLUMNS * (LinePlot.WIDTH - 64) / (double) COLUMNS;
        double y = LinePlot.HEIGHT + i / COLUMNS * ROW + 8.0;
        page.open("g", "class", "series " + plot.style(i));
        page.empty("path", "class", "way", "d", "M" + Markup.number(x) + " " + Markup.number(y) + " h22");
        page.close();
        page.text("text", plot.series().get(i).name(), "class", "name", "x", x + 30, "y", y + 4);
    }
}
