package org.outwit.games.backgammon;

import org.outwit.core.game.SplitMix64;

/**
 * What a game is played for: whether there is a doubling cube, and the match that it belongs to.
 *
 * @param cube whether the stakes can be doubled
 * @param length how many points win the match; 0 for money play, in which every point counts
 * @param firstScore the points that player 0 has before this game
 * @param secondScore the points that player 1 has before this game
 * @param crawford whether this is the one game without doubling that follows when a player first needs a single point
 */
record MatchTerms(boolean cube, int length, int firstScore, int secondScore, boolean crawford) {

    /** Money play without a cube. */
    static final MatchTerms PLAIN = new MatchTerms(false, 0, 0, 0, false);

    /** Money play with a cube. */
    static final MatchTerms MONEY = new MatchTerms(true, 0, 0, 0, false);

    int score(int player) {
        return player == 0 ? firstScore : secondScore;
    }

    /** How many of the points that a player wins count: no more than win the match. */
    int counted(int player, int points) {
        return length == 0 ? points : Math.min(points, length - score(player));
    }

    boolean allowsDoubling() {
        return cube && !crawford;
    }

    /** Well mixed bits; none for the plainest game. */
    long key() {
        if (equals(PLAIN)) return 0;
        long packed =
                length | (long) firstScore << 15 | (long) secondScore << 30 | (crawford ? 1L : 0) << 45 | 1L << 46;
        return (cube ? packed : ~packed) * SplitMix64.GOLDEN_GAMMA;
    }
}
