package org.outwit.lab.models;

import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.outwit.core.minimax.AlphaBeta;

/** A player whose function errs anew in each decision. */
final class NoisyMoves {

    private NoisyMoves() {}

    /**
     * One who looks ahead with random values for some percent of the positions, which are drawn before each decision.
     *
     * @param percent of the positions of one decision, which may be drawn, too
     * @param range the random values are within this either way
     */
    static FixedDepthPlayer player(int depth, long seed, ToIntFunction<SplittableRandom> percent, int range) {
        SplittableRandom random = new SplittableRandom(seed);
        return new FixedDepthPlayer(
                (root, viewer, limits) -> {
                    int share = percent.applyAsInt(random);
                    NoisyFunction function = new NoisyFunction(SamuelTerms.F1, share, range, random.nextLong());
                    return new AlphaBeta<>(function).search(root, viewer, limits);
                },
                depth);
    }
}
