package org.outwit.draw.tree;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import org.outwit.core.tree.Exact;

/** Numbers as a reader of pictures expects them: a true minus sign, a lying eight, and not too many digits. */
public final class PictureNumbers {

    private static final int LONGEST = 9;

    private PictureNumbers() {}

    /** All digits. */
    public static String show(Exact number) {
        if (number.isInfinite()) return number.compareTo(Exact.of(0)) > 0 ? "∞" : "−∞";
        return minus(number.toString());
    }

    /** An average with {@code digits} digits that count, fewer where the rest is zeros. */
    public static String rounded(double number, int digits) {
        BigDecimal rounded =
                new BigDecimal(number).round(new MathContext(digits)).stripTrailingZeros();
        return minus(rounded.toPlainString());
    }

    /** The number with a true minus sign. */
    static String minus(String number) {
        return number.replace('-', '−');
    }

    /** A number as it is written into a node: rounded and marked as such where it would not fit into a node. */
    public static String brief(Exact number) {
        String exact = show(number);
        if (exact.length() <= LONGEST) return exact;
        return "≈" + minus(String.format(Locale.ROOT, "%.4g", number.doubleValue()));
    }
}
