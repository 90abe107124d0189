package org.outwit.core.game;

/**
 * What kind of game this is. Algorithms state what they need, and an unsupported pair is refused with a sentence
 * rather than searched wrongly.
 *
 * @param players how many sides take part, chance not counted
 * @param zeroSum whether what one side wins the others lose
 * @param chance whether dice or cards move, with known probabilities
 * @param hidden whether players see different things
 * @param loops whether a position can come back within a game
 */
public record Capabilities(int players, boolean zeroSum, boolean chance, boolean hidden, boolean loops) {

    /** Two players, zero-sum, nothing hidden, no chance, always ending: the simplest family. */
    public static final Capabilities TWO_PLAYER = new Capabilities(2, true, false, false, false);

    public Capabilities {
        if (players < 1)
            throw new IllegalArgumentException("The number of players (" + players + ") must be positive.");
    }

    public Capabilities withLoops() {
        return new Capabilities(players, zeroSum, chance, hidden, true);
    }
}
