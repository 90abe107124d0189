package org.outwit.app.learn;

import java.util.Locale;

/** Numbers as reports show them. */
public final class ReportNumbers {

    private ReportNumbers() {}

    static String loss(double loss) {
        return Double.isFinite(loss) ? String.format(Locale.ROOT, "%.3f", loss) : "-";
    }

    /** With as many decimals as say something. */
    static String units(double units) {
        double size = Math.abs(units) < 0.0005 ? 0 : Math.abs(units);
        String format = size >= 10 ? "%.1f" : size >= 0.1 || size == 0 ? "%.2f" : "%.3f";
        return String.format(Locale.ROOT, format, size == 0 ? 0 : units);
    }

    public static String count(long count, String one, String many) {
        return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? one : many);
    }
}
