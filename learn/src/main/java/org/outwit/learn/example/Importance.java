package org.outwit.learn.example;

/** How much an example counts. People change, so what they did lately may say more than what they did long ago. */
@FunctionalInterface
public interface Importance {

    /** All examples count alike. */
    Importance EQUAL = example -> 1;

    /** 0 for an example that does not count, never negative. */
    double of(Example<?> example);

    /** Only the last {@code games} games up to {@code lastGame} count. */
    static Importance window(int lastGame, int games) {
        if (games < 1) throw new IllegalArgumentException("The window (" + games + " games) must hold a game.");
        return example -> example.game() > lastGame - games ? 1 : 0;
    }

    /** The games up to {@code lastGame} count for half as much every {@code halfLife} games further back. */
    static Importance fading(int lastGame, double halfLife) {
        if (!(halfLife > 0)) {
            throw new IllegalArgumentException(
                    "The games after which half is left (" + halfLife + ") must be positive.");
        }
        return example -> Math.pow(0.5, Math.max(0, lastGame - example.game()) / halfLife);
    }
}
