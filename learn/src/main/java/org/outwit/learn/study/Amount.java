package org.outwit.learn.study;

import java.util.Locale;

/** Amounts in units of a game, as people write them. */
public final class Amount {

    private Amount() {}

    /** Such as "1.5 pawns". */
    public static String text(double units, String unit) {
        String number = String.format(Locale.ROOT, "%.1f", units);
        return number + " " + (number.equals("1.0") ? unit : many(unit));
    }

    /** Such as "pawns", "men". */
    public static String many(String unit) {
        return unit.equals("man") ? "men" : unit + "s";
    }
}
