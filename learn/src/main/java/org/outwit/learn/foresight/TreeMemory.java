package org.outwit.learn.foresight;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Position;

/** The memory that the trees of one lesson share. */
final class TreeMemory {

    /** Positions in all; with some twenty features each this is about 60 MB. */
    private static final long USUAL = 1_000_000;

    private long left;

    TreeMemory(long positions) {
        this.left = positions;
    }

    /** The usual size, or nothing where features are too large for the trees' numbers. */
    static <P extends Position> TreeMemory of(List<Feature<P>> features) {
        boolean isSmall =
                features.stream().allMatch(each -> each.least() >= Short.MIN_VALUE && each.most() <= Short.MAX_VALUE);
        return new TreeMemory(isSmall ? USUAL : 0);
    }

    /** Takes room for this many positions more; whether there was that room. */
    boolean take(int positions) {
        left -= positions;
        return left >= 0;
    }
}
