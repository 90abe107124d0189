package org.outwit.draw.plot;

import org.outwit.core.statistics.ConfidenceInterval;

/** A point of a plot with its 95 % interval; where nothing is known of that, the ends are the point itself. */
public record PlotPoint(double x, double y, double low, double high) {

    public static PlotPoint exact(double x, double y) {
        return new PlotPoint(x, y, y, y);
    }

    public static PlotPoint of(double x, ConfidenceInterval y) {
        return Double.isFinite(y.low()) && Double.isFinite(y.high())
                ? new PlotPoint(x, y.estimate(), y.low(), y.high())
                : exact(x, y.estimate());
    }
}
