package org.outwit.core.montecarlo;

/**
 * How UCT is to be run.
 *
 * @param rollout how many random moves are played from a new node before the position is judged; {@link #TO_THE_END} for none but ended games
 * @param exploration how much is tried beyond what looks best, in shares of the range of values seen
 * @param everybody whether each player wants what they get themselves, which is asked of the evaluator for each; else the viewer wants much and
 *     all others little
 * @param mostNodes how many nodes are remembered at most; then the tree grows no more
 * @param seed equal seeds, equal searches
 */
public record UctSettings(int rollout, double exploration, boolean everybody, int mostNodes, long seed) {

    /** Random games are played to their end, or to the horizon; after this number of moves they are judged all the same. */
    public static final int TO_THE_END = 1_000;

    /** Two players, games to their end. */
    public static final UctSettings USUAL = new UctSettings(TO_THE_END, Math.sqrt(2), false, 1 << 20, 0);

    public UctSettings {
        if (rollout < 0) throw new IllegalArgumentException("The rollout (" + rollout + ") must not be negative.");
        if (!(exploration >= 0)) {
            throw new IllegalArgumentException("The exploration (" + exploration + ") must not be negative.");
        }
        if (mostNodes < 1) throw new IllegalArgumentException("The nodes (" + mostNodes + ") must be positive.");
    }

    /** New nodes are judged after this number of random moves; 0 for at once. */
    public UctSettings judgedAfter(int moves) {
        return new UctSettings(moves, exploration, everybody, mostNodes, seed);
    }

    public UctSettings seeded(long other) {
        return new UctSettings(rollout, exploration, everybody, mostNodes, other);
    }

    public UctSettings forEverybody() {
        return new UctSettings(rollout, exploration, true, mostNodes, seed);
    }

    public UctSettings keeping(int nodes) {
        return new UctSettings(rollout, exploration, everybody, nodes, seed);
    }
}
