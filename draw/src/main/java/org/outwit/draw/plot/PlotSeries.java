package org.outwit.draw.plot;

import java.util.List;

/**
 * Points that belong together, in the order of x.
 *
 * @param printed whether a paper or a formula says so, rather than our measurement; such lines are dashed
 */
public record PlotSeries(String name, List<PlotPoint> points, boolean printed) {

    public static PlotSeries measured(String name, List<PlotPoint> points) {
        return new PlotSeries(name, points, false);
    }

    public static PlotSeries printed(String name, List<PlotPoint> points) {
        return new PlotSeries(name, points, true);
    }
}
