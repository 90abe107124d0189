package org.outwit.draw.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An axis: what it shows, and from where to where.
 *
 * @param logarithmic whether equal distances are equal ratios
 * @param whole whether only whole numbers mean something, such as depths
 */
public record PlotAxis(String label, boolean logarithmic, boolean whole) {

    private static final int MOST_TICKS = 7;

    public static PlotAxis linear(String label) {
        return new PlotAxis(label, false, false);
    }

    public static PlotAxis logarithmic(String label) {
        return new PlotAxis(label, true, false);
    }

    /** For what is counted: no line of the grid stands between two whole numbers. */
    public static PlotAxis whole(String label) {
        return new PlotAxis(label, false, true);
    }

    /** Where lines of the grid stand: round numbers. */
    List<Double> ticks(double low, double high) {
        return logarithmic ? powers(low, high) : steps(low, high, whole ? 1 : 0);
    }

    private static List<Double> steps(double low, double high, double least) {
        double rough = (high - low) / MOST_TICKS;
        double step = Math.pow(10, Math.ceil(Math.log10(rough)));
        if (step / 5 >= rough) step /= 5;
        else if (step / 2 >= rough) step /= 2;
        step = Math.max(step, least);
        List<Double> ticks = new ArrayList<>();
        for (long i = (long) Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) ticks.add(i * step);
        return ticks;
    }

    private static List<Double> powers(double low, double high) {
        List<Double> ticks = new ArrayList<>();
        double decades = Math.log10(high / low);
        double[] within = decades < 2 ? new double[] {1, 2, 5} : new double[] {1};
        for (int power = (int) Math.floor(Math.log10(low)); Math.pow(10, power) <= high; power++) {
            for (double each : within) {
                double tick = each * Math.pow(10, power);
                if (tick >= low * (1 - 1e-9) && tick <= high * (1 + 1e-9)) ticks.add(tick);
            }
        }
        return ticks;
    }

    /** How far along the axis a value is, from 0 to 1. */
    double place(double value, double low, double high) {
        return logarithmic
                ? (Math.log(value) - Math.log(low)) / (Math.log(high) - Math.log(low))
                : (value - low) / (high - low);
    }

    /** A number on the axis, without digits that say nothing. */
    static String text(double value) {
        double rounded = Math.round(value * 1e6) / 1e6 + 0.0;
        if (Math.abs(rounded) >= 1000)
            return String.format(Locale.ROOT, "%,.0f", rounded).replace('-', '−');
        String text = String.format(Locale.ROOT, "%.4f", rounded)
                .replaceAll("0+$", "")
                .replaceAll("\\.$", "");
        return text.replace('-', '−');
    }
}
