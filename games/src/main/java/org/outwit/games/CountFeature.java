package org.outwit.games;

import org.outwit.core.game.Feature;
import org.outwit.core.game.Position;

/**
 * A feature that counts something each player has: pieces, lines, threats. Seen as {@link Feature.Sides#OPPOSED} it is
 * the lead, the player's count less the other's.
 *
 * @param most no player can have more of it; an opposed feature lies between minus and plus that
 */
public record CountFeature<P extends Position>(
        String name, String meaning, Sides sides, int most, Count<P> count, Trend trend) implements Feature<P> {

    public CountFeature(String name, String meaning, Sides sides, int most, Count<P> count) {
        this(name, meaning, sides, most, count, Trend.VARIES);
    }

    /** What one player has of it. */
    @FunctionalInterface
    public interface Count<P extends Position> {
        int of(P position, int player);
    }

    /** How many more of it the player has than the other. */
    public static <P extends Position> CountFeature<P> lead(String name, String meaning, int most, Count<P> count) {
        return new CountFeature<>(name, meaning, Sides.OPPOSED, most, count);
    }

    /** How many of it the player has; the other's do not count. */
    public static <P extends Position> CountFeature<P> own(String name, String meaning, int most, Count<P> count) {
        return new CountFeature<>(name, meaning, Sides.OWN, most, count);
    }

    @Override
    public int least() {
        return sides == Sides.OPPOSED ? -most : 0;
    }

    @Override
    public int value(P position, int player) {
        int own = count.of(position, player);
        return sides == Sides.OPPOSED ? own - count.of(position, 1 - player) : own;
    }
}
