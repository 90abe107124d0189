package org.outwit.core.bounds;

import java.util.Random;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.SumCheck;

/**
 * The interval of a sum measured instead of worked out, for functions of which nothing else is known: the least and the
 * greatest sum at positions of random games from a root.
 *
 * <p><b>What it is worth.</b> With the stated confidence, a position drawn the same way lies outside with a probability of
 * at most {@code outside}. For n independent samples the part of all positions that their range covers exceeds q with
 * probability 1 - n·q^(n-1) + (n-1)·q^n, whatever the distribution (Wilks 1941); {@code outside} is 1 - q for the q at
 * which that is the confidence. It is no promise: a search also meets positions that random games hardly do. So use it
 * together with {@link SumCheck}, which counts where it did not hold.
 *
 * @param interval the least and the greatest sum seen, 0 included
 * @param samples how many positions were looked at, one in each random game
 * @param confidence how sure the statement is
 * @param outside how likely, at most, another such position breaks the interval
 */
public record SampledSums(Interval interval, int samples, double confidence, double outside) {

    /**
     * Plays {@code samples} random games of up to {@code plies} plies from the root and looks at one position of each.
     *
     * @param own the function of {@code player}; {@code theirs} is that of the other
     */
    public static <P extends Position> SampledSums of(
            P root,
            int player,
            Evaluator<P> own,
            Evaluator<P> theirs,
            int plies,
            int samples,
            double confidence,
            long seed) {
        if (samples < 2) throw new IllegalArgumentException("The samples (" + samples + ") must be two at least.");
        if (!(confidence > 0 && confidence < 1)) {
            throw new IllegalArgumentException("The confidence (" + confidence + ") must lie between 0 and 1.");
        }
        Random random = new Random(seed);
        long least = 0;
        long most = 0;
        for (int i = 0; i < samples; i++) {
            P position = wander(root, random.nextInt(plies + 1), random);
            long sum = (long) own.value(position, player) + theirs.value(position, 1 - player);
            least = Math.min(least, sum);
            most = Math.max(most, sum);
        }
        return new SampledSums(new Interval(least, most), samples, confidence, outside(samples, confidence));
    }

    private static <P extends Position> P wander(P root, int plies, Random random) {
        P position = Position.copyOf(root);
        int[] moves = new int[position.mostMoves()];
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            if (moves.length < position.mostMoves()) moves = new int[position.mostMoves()];
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
        return position;
    }

    /** 1 - q where 1 - n·q^(n-1) + (n-1)·q^n is the confidence; the left side falls as q grows. */
    static double outside(int samples, double confidence) {
        double low = 0;
        double high = 1;
        for (int i = 0; i < 100; i++) {
            double q = (low + high) / 2;
            double sure = 1 - samples * Math.pow(q, samples - 1) + (samples - 1) * Math.pow(q, samples);
            if (sure > confidence) low = q;
            else high = q;
        }
        return 1 - low;
    }
}
