package org.outwit.core.game;

import java.util.Optional;

/**
 * A value that is no judgement but a game won or lost, as people say it: wins in 3.
 *
 * @param won by the player whom the value belongs to
 * @param plies until the game is over if the winner hurries and the loser delays; 0 where the search did not count
 */
public record ForcedEnd(boolean won, int plies) {

    /** Engines count a win down by its plies, of which a line of play has fewer than this. */
    private static final int MOST_PLIES = 128;

    /**
     * What the value says of the end of the game; empty where it is a judgement, or where the game counts by how much it is
     * won: a lead of 12 discs is a result and not a win in a number of plies.
     */
    public static Optional<ForcedEnd> of(Game<?> game, int value) {
        int won = game.tactics().winThreshold();
        long size = Math.abs((long) value);
        if (won == Tactics.NEVER_WON) {
            boolean whole = game.scale().countsWins() && size == game.scale().unit();
            return whole ? Optional.of(new ForcedEnd(value > 0, 0)) : Optional.empty();
        }
        if (size > won || size <= won - MOST_PLIES) return Optional.empty();
        return Optional.of(new ForcedEnd(value > 0, (int) (won - size)));
    }

    /** How many moves of the winner that takes, as chess counts mates. */
    public int moves() {
        return (plies + 1) / 2;
    }
}
