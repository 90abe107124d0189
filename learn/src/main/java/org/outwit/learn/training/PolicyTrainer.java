package org.outwit.learn.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.outwit.core.game.Game;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.people.HashedWeights;
import org.outwit.learn.people.Looks;
import org.outwit.learn.people.PatternPolicy;
import org.outwit.learn.people.PoolScale;
import org.outwit.learn.people.Standing;
import org.outwit.learn.people.StrengthScale;

/**
 * Learns a {@link PatternPolicy} decision by decision. A place that was met often takes small steps and a rare one large ones (Duchi,
 * Hazan and Singer's AdaGrad), since most of what is seen is rare.
 *
 * <p>Moves are described by several threads, a batch at a time, and learned from by one in the order of the games, so results are the
 * same on any number of threads.
 */
final class PolicyTrainer<P extends Position> {

    private static final float STEP = 0.08f;
    private static final float FIRST_SQUARE = 0.1f;

    /** Errors below this teach nothing and take as long as others. */
    private static final float LEAST_ERROR = 0.003f;

    /** Weights beyond this are cut when they are rounded: hardly any is, and those that come near it are of what people see in every move. */
    private static final float MOST_WEIGHT = 3.81f;

    /** Fewer people say how others differ, so leanings know less of everything, and learn it more slowly. */
    private static final int LEANING_BITS = 20;

    private static final int DROPPED_BITS = HashedWeights.TRAINED_BITS - LEANING_BITS;
    private static final float LEANING_STEP = 0.02f;
    private static final float FIRST_LEANING_SQUARE = 1;
    private static final float MOST_LEANING = 0.8f;

    private static final int BATCH = 256;

    private final Game<P> game;
    private final int firstPly;
    private final float[] weights = new float[1 << HashedWeights.TRAINED_BITS];
    private final float[] squares = new float[1 << HashedWeights.TRAINED_BITS];
    private final StrengthScale strengths;
    private final PoolScale pools;
    private final float[][] leanings;
    private final float[][] leaningSquares;
    private double[] logits = new double[64];
    private int games;
    private long decisions;
    private double loss;

    /**
     * @param firstPly decisions before it are not learned from: they are remembered rather than made
     * @param strengths of the people, and {@code pools} where they play
     */
    PolicyTrainer(Game<P> game, int firstPly, StrengthScale strengths, PoolScale pools) {
        this.game = game;
        this.firstPly = firstPly;
        this.strengths = strengths;
        this.pools = pools;
        this.leanings = new float[Standing.leanings(pools)][1 << LEANING_BITS];
        this.leaningSquares = new float[leanings.length][1 << LEANING_BITS];
    }

    /** Goes on through games in their order, from the first that it has not learned from to before {@code end}. */
    void learn(List<ArchivedGame<P>> course, int end, Parallel parallel, ProgressMonitor monitor, Runnable afterBatch) {
        while (games < end) {
            monitor.throwIfStopped();
            List<ArchivedGame<P>> batch = course.subList(games, Math.min(end, games + BATCH));
            List<DescribedGame> described =
                    parallel.map(batch, ProgressMonitor.NONE, this::describer, Describer::describe);
            for (DescribedGame each : described) learn(each);
            games += batch.size();
            monitor.progress("learning what moves look like", games, course.size());
            afterBatch.run();
        }
    }

    private Describer<P> describer() {
        return new Describer<>(game, firstPly, (archived, side) -> {
            Standing standing =
                    new Standing(strengths.standard(archived.strengths()[side]), pools.standard(archived.pool()));
            double[] numbers = new double[leanings.length];
            for (int t = 0; t < numbers.length; t++) numbers[t] = standing.leaning(t);
            return numbers;
        });
    }

    private void learn(DescribedGame described) {
        int[] places = described.places();
        int[] ends = described.ends();
        int alternative = 0;
        for (int d = 0; d < described.decisions(); d++) {
            int count = described.counts()[d];
            double[] leaning = described.standings()[d];
            learn(places, ends, alternative, count, described.chosen()[d], leaning);
            alternative += count;
        }
    }

    private void learn(int[] places, int[] ends, int first, int count, int chosen, double[] leaning) {
        if (logits.length < count) logits = new double[count];
        double top = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            float sum = 0;
            for (int k = ends[first + i]; k < ends[first + i + 1]; k++) sum += weights[places[k]];
            for (int t = 0; t < leaning.length; t++) {
                if (leaning[t] == 0) continue;
                float lean = 0;
                for (int k = ends[first + i]; k < ends[first + i + 1]; k++)
                    lean += leanings[t][places[k] >>> DROPPED_BITS];
                sum += (float) leaning[t] * lean;
            }
            logits[i] = sum;
            top = Math.max(top, sum);
        }
        double all = 0;
        for (int i = 0; i < count; i++) all += logits[i] = Math.exp(logits[i] - top);
        decisions++;
        loss -= Math.log(logits[chosen] / all);
        for (int i = 0; i < count; i++) {
            float error = (float) ((i == chosen ? 1 : 0) - logits[i] / all);
            if (Math.abs(error) <= LEAST_ERROR) continue;
            step(places, ends[first + i], ends[first + i + 1], error);
            for (int t = 0; t < leaning.length; t++) {
                if (leaning[t] != 0) lean(t, places, ends[first + i], ends[first + i + 1], error * (float) leaning[t]);
            }
        }
    }

    private void step(int[] places, int from, int end, float error) {
        float square = error * error;
        for (int k = from; k < end; k++) {
            int place = places[k];
            squares[place] += square;
            weights[place] += STEP * error / (float) Math.sqrt(squares[place] + FIRST_SQUARE);
        }
    }

    private void lean(int t, int[] places, int from, int end, float error) {
        float square = error * error;
        for (int k = from; k < end; k++) {
            int place = places[k] >>> DROPPED_BITS;
            leaningSquares[t][place] += square;
            leanings[t][place] +=
                    LEANING_STEP * error / (float) Math.sqrt(leaningSquares[t][place] + FIRST_LEANING_SQUARE);
        }
    }

    /** The mean log-loss of what was learned from, each decision before it was. */
    double loss() {
        return loss / Math.max(1, decisions);
    }

    long decisions() {
        return decisions;
    }

    /** From how many games it has learned. */
    int games() {
        return games;
    }

    /** Everything that learning goes on from. */
    void write(DataOutputStream to) throws IOException {
        to.writeInt(games);
        to.writeLong(decisions);
        to.writeDouble(loss);
        write(weights, squares, to);
        for (int t = 0; t < leanings.length; t++) write(leanings[t], leaningSquares[t], to);
    }

    private static void write(float[] weights, float[] squares, DataOutputStream to) throws IOException {
        to.writeInt(weights.length);
        for (int from = 0; from < weights.length; from += Long.SIZE) {
            long met = 0; // of 64 places, since most are never met
            for (int i = 0; i < Long.SIZE; i++) if (squares[from + i] > 0) met |= 1L << i;
            to.writeLong(met);
            for (; met != 0; met &= met - 1) {
                int place = from + Long.numberOfTrailingZeros(met);
                to.writeFloat(weights[place]);
                to.writeFloat(squares[place]);
            }
        }
    }

    /** What {@link #write} wrote, for one that has learned nothing yet. */
    void read(DataInputStream stream) throws IOException {
        games = stream.readInt();
        decisions = stream.readLong();
        loss = stream.readDouble();
        read(weights, squares, stream);
        for (int t = 0; t < leanings.length; t++) read(leanings[t], leaningSquares[t], stream);
    }

    private static void read(float[] weights, float[] squares, DataInputStream stream) throws IOException {
        int size = stream.readInt();
        if (size != weights.length) throw new IOException("it has " + size + " weights");
        for (int from = 0; from < size; from += Long.SIZE) {
            for (long met = stream.readLong(); met != 0; met &= met - 1) {
                int place = from + Long.numberOfTrailingZeros(met);
                weights[place] = stream.readFloat();
                squares[place] = stream.readFloat();
            }
        }
    }

    Looks looks() {
        List<HashedWeights> leaning = new ArrayList<>();
        for (float[] each : leanings) leaning.add(HashedWeights.of(each, MOST_LEANING));
        return new Looks(HashedWeights.of(weights, MOST_WEIGHT), leaning);
    }

    /**
     * A game as numbers: for each decision how many alternatives there are, which was played, and the leanings of whoever did; for each
     * of those its places.
     */
    private record DescribedGame(
            int decisions, int[] counts, int[] chosen, double[][] standings, int[] ends, int[] places) {}

    /** Describes one game after the other; for one thread. */
    private static final class Describer<P extends Position> {

        private final MoveShapes<P> shapes;
        private final int firstPly;
        private final BiFunction<ArchivedGame<P>, Integer, double[]> standing;
        private final long[] seen;
        private int[] moves = new int[64];
        private int[] counts = new int[64];
        private int[] chosen = new int[64];
        private int[] ends = new int[1024];
        private int[] places = new int[1 << 14];

        Describer(Game<P> game, int firstPly, BiFunction<ArchivedGame<P>, Integer, double[]> standing) {
            this.shapes = game.moveShapes();
            this.firstPly = firstPly;
            this.standing = standing;
            this.seen = new long[shapes.most()];
        }

        DescribedGame describe(ArchivedGame<P> game) {
            int[] at = new int[3]; // decisions, alternatives, places
            double[][] sides = {standing.apply(game, 0), standing.apply(game, 1)};
            List<double[]> standings = new ArrayList<>();
            game.teach((position, played, ply) -> {
                int before = at[0];
                if (ply >= firstPly) add(position, played, at);
                if (at[0] > before) standings.add(sides[position.mover()]);
            });
            return new DescribedGame(
                    at[0],
                    java.util.Arrays.copyOf(counts, at[0]),
                    java.util.Arrays.copyOf(chosen, at[0]),
                    standings.toArray(new double[0][]),
                    java.util.Arrays.copyOf(ends, at[1] + 1),
                    java.util.Arrays.copyOf(places, at[2]));
        }

        private void add(P position, int played, int[] at) {
            if (moves.length < position.mostMoves()) moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            if (count < 2) return;
            reserve(at, count);
            shapes.look(position);
            chosen[at[0]] = -1;
            for (int i = 0; i < count; i++) {
                if (moves[i] == played) chosen[at[0]] = i;
                int seenHere = shapes.describe(moves[i], seen);
                for (int k = 0; k < seenHere; k++)
                    places[at[2]++] = (int) (seen[k] >>> 64 - HashedWeights.TRAINED_BITS);
                ends[++at[1]] = at[2];
            }
            counts[at[0]++] = count;
        }

        private void reserve(int[] at, int count) {
            if (at[0] == counts.length) {
                counts = java.util.Arrays.copyOf(counts, 2 * at[0]);
                chosen = java.util.Arrays.copyOf(chosen, 2 * at[0]);
            }
            if (at[1] + count >= ends.length) ends = java.util.Arrays.copyOf(ends, 2 * (at[1] + count));
            int most = at[2] + count * seen.length;
            if (most > places.length) places = java.util.Arrays.copyOf(places, 2 * most);
        }
    }
}
