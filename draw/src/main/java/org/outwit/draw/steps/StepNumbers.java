package org.outwit.draw.steps;

import java.util.function.LongFunction;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.tree.Exact;
import org.outwit.draw.tree.PictureNumbers;

/** Windows and bounds as pictures write them. */
final class StepNumbers {

    private final LongFunction<Exact> numbers;
    private final boolean windows;
    private final boolean rounded;

    /** {@code numbers} is null where a search tells neither windows nor values. */
    StepNumbers(LongFunction<Exact> numbers, Algorithm algorithm) {
        this.numbers = numbers;
        this.windows = numbers != null
                && switch (algorithm) {
                    case MAX_N, IMMEDIATE_PRUNING, SHALLOW_PRUNING, M_STAR_MULTI, MINIMAX, EXPECTIMINIMAX -> false;
                    default -> algorithm.family() != Family.SELECTIVE && algorithm.family() != Family.MONTE_CARLO;
                };
        this.rounded = algorithm != null && algorithm.family() == Family.CHANCE;
    }

    /** The window (alpha, beta); where ends are averages, the nearest whole ones around it. Empty where there is none. */
    String window(int alpha, int beta) {
        if (!windows) return "";
        return (rounded ? "within (" : "(") + show(alpha) + ", " + show(beta) + ")";
    }

    /** What is known of a value: {@code 5}, {@code ≥3}, {@code ≤7}, {@code 3…7}; empty where nothing is. */
    String known(int lower, int upper) {
        if (numbers == null) return "";
        Exact low = numbers.apply(lower);
        Exact high = numbers.apply(upper);
        if (low.equals(high)) return PictureNumbers.show(low);
        if (high.equals(Exact.INFINITY)) return low.isInfinite() ? "" : "≥" + PictureNumbers.show(low);
        return low.isInfinite()
                ? "≤" + PictureNumbers.show(high)
                : PictureNumbers.show(low) + "…" + PictureNumbers.show(high);
    }

    private String show(long value) {
        return PictureNumbers.show(numbers.apply(value));
    }

    /** A value of this form in words: {@code ≥3} is at least 3. */
    static String say(String value) {
        if (value.startsWith("≥")) return "at least " + value.substring(1);
        if (value.startsWith("≤")) return "at most " + value.substring(1);
        int dots = value.indexOf('…');
        return dots < 0 ? value : "between " + value.substring(0, dots) + " and " + value.substring(dots + 1);
    }
}
