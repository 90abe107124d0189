package org.outwit.learn.people;

import java.util.Arrays;
import org.outwit.core.game.Position;

/**
 * A decision that was looked at, kept for fitting: what {@link DecisionView} saw, which move was played, and what books know it by.
 *
 * @param game the number of the game it was made in
 * @param standing of whoever decided
 * @param heard logarithms of probabilities by a network, empty where none was asked
 * @param key of the image of the position that stands for all, and {@code images} the moves there
 */
public record SeenDecision(
        int game,
        int phase,
        int chosen,
        Standing standing,
        long key,
        int[] images,
        float[] seen,
        float[][] leans,
        FeatureRows measured,
        int[][] values,
        int bits,
        int[] places,
        int[] ends,
        float[] heard)
        implements Alternatives {

    /** Keeps what a view sees now, where it looked as the layer of this depth does. */
    public static <P extends Position> SeenDecision of(
            DecisionView<P> view, LookaheadPlan plan, int layer, int game, int chosen, Standing standing) {
        int count = view.count();
        float[] seen = new float[count];
        for (int i = 0; i < count; i++) seen[i] = (float) view.looks(i);
        float[][] leans = new float[view.leanings()][count];
        for (int k = 0; k < leans.length; k++) {
            for (int i = 0; i < count; i++) leans[k][i] = (float) view.lean(k, i);
        }
        int[][] values = new int[plan.depth(layer, view.phase())][count];
        for (int d = 0; d < values.length; d++) {
            for (int i = 0; i < count; i++) values[d][i] = view.value(d + 1, i);
        }
        int[] ends = Arrays.copyOf(view.ends(), count + 1);
        return new SeenDecision(
                game,
                view.phase(),
                chosen,
                standing,
                view.key(),
                Arrays.copyOf(view.images(), count),
                seen,
                leans,
                FeatureRows.of(count, view.features(), (i, f) -> view.feature(f, i)),
                values,
                view.bits(),
                Arrays.copyOf(view.places(), ends[count]),
                ends,
                new float[0]);
    }

    /** The same decision by somebody of another standing. */
    public SeenDecision with(Standing other) {
        return new SeenDecision(
                game, phase, chosen, other, key, images, seen, leans, measured, values, bits, places, ends, heard);
    }

    /** The same decision where a network was asked, too. */
    public SeenDecision hearing(float[] logProbabilities) {
        return new SeenDecision(
                game,
                phase,
                chosen,
                standing,
                key,
                images,
                seen,
                leans,
                measured,
                values,
                bits,
                places,
                ends,
                logProbabilities);
    }

    @Override
    public boolean isHeard() {
        return heard.length > 0;
    }

    @Override
    public double heard(int i) {
        return heard[i];
    }

    @Override
    public int count() {
        return seen.length;
    }

    @Override
    public double looks(int i) {
        return seen[i];
    }

    @Override
    public double lean(int leaning, int i) {
        return leans[leaning][i];
    }

    @Override
    public int value(int plies, int i) {
        return values[plies - 1][i];
    }

    @Override
    public int feature(int f, int i) {
        return measured.value(i, f);
    }
}
