package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.InputException;
import org.outwit.core.tree.Exact;

/** Reads bounds of sums from one word of a command line: {@code 2,1} or {@code -1..3,inf}, from B_n down to B_1. */
public final class BoundsText {

    private BoundsText() {}

    /** An {@link InputException} says what was expected. */
    public static List<NumberRange> parse(String text) {
        List<NumberRange> bounds = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            int dots = part.indexOf("..");
            Exact high = Exact.parse((dots < 0 ? part : part.substring(dots + 2)).strip());
            Exact low = dots < 0
                    ? high.negate()
                    : Exact.parse(part.substring(0, dots).strip());
            if (low.compareTo(high) > 0) {
                throw new InputException(
                        "Expected bounds such as 2,1 or -1..3, found '" + part + "', which leaves nothing in between.");
            }
            bounds.add(new NumberRange(low, high));
        }
        return bounds;
    }
}
