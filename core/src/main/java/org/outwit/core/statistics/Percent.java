package org.outwit.core.statistics;

import java.util.Locale;

/** Shares between 0 and 1 as people read them. */
public final class Percent {

    private Percent() {}

    /** For sentences: 54 %. */
    public static String whole(double share) {
        return Math.round(100 * share) + " %";
    }

    /** For differences: +3 %, −3 % with a true minus sign, or 0 %. */
    public static String signed(double share) {
        long percent = Math.round(100 * share);
        return percent == 0
                ? "0 %"
                : String.format(Locale.ROOT, "%+d %%", percent).replace('-', '−');
    }

    /** For tables: 54.3%. */
    public static String tenths(double share) {
        return String.format(Locale.ROOT, "%.1f%%", 100 * share);
    }
}
