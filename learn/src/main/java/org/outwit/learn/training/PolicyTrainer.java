package org.outwit.learn.training;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.people.HashedWeights;
import org.outwit.learn.people.PatternPolicy;

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

    /** Weights beyond this are cut when they are rounded. */
    private static final float MOST_WEIGHT = 1.2f;

    private static final int BATCH = 256;

    private final Game<P> game;
    private final int firstPly;
    private final float[] weights = new float[1 << HashedWeights.TRAINED_BITS];
    private final float[] squares = new float[1 << HashedWeights.TRAINED_BITS];
    private double[] logits = new double[64];
    private int games;
    private long decisions;
    private double loss;

    /** @param firstPly decisions before it are not learned from: they are remembered rather than made */
    PolicyTrainer(Game<P> game, int firstPly) {
        this.game = game;
        this.firstPly = firstPly;
    }

    /** Goes on through games in their order, from the first that it has not learned from to before {@code end}. */
    void learn(List<ArchivedGame<P>> course, int end, Parallel parallel, ProgressMonitor monitor, Runnable afterBatch) {
        while (games < end) {
            monitor.throwIfStopped();
            List<ArchivedGame<P>> batch = course.subList(games, Math.min(end, games + BATCH));
            List<DescribedGame> described = parallel.map(
                    batch, ProgressMonitor.NONE, () -> new Describer<>(game, firstPly), Describer::describe);
            for (DescribedGame each : described) learn(each);
            games += batch.size();
            monitor.progress("learning what moves look like", games, course.size());
            afterBatch.run();
        }
    }

    private void learn(DescribedGame described) {
        int[] places = described.places();
        int[] ends = described.ends();
        int alternative = 0;
        for (int d = 0; d < described.decisions(); d++) {
            int count = described.counts()[d];
            learn(places, ends, alternative, count, described.chosen()[d]);
            alternative += count;
        }
    }

    private void learn(int[] places, int[] ends, int first, int count, int chosen) {
        if (logits.length < count) logits = new double[count];
        double top = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            float sum = 0;
            for (int k = ends[first + i]; k < ends[first + i + 1]; k++) sum += weights[places[k]];
            logits[i] = sum;
            top = Math.max(top, sum);
        }
        double all = 0;
        for (int i = 0; i < count; i++) all += logits[i] = Math.exp(logits[i] - top);
        decisions++;
        loss -= Math.log(logits[chosen] / all);
        for (int i = 0; i < count; i++) {
            float error = (float) ((i == chosen ? 1 : 0) - logits[i] / all);
            if (Math.abs(error) > LEAST_ERROR) step(places, ends[first + i], ends[first + i + 1], error);
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

    HashedWeights weights() {
        return HashedWeights.of(weights, MOST_WEIGHT);
    }

    /** A game as numbers: for each decision how many alternatives there are and which was played; for each of those its places. */
    private record DescribedGame(int decisions, int[] counts, int[] chosen, int[] ends, int[] places) {}

    /** Describes one game after the other; for one thread. */
    private static final class Describer<P extends Position> {

        private final MoveShapes<P> shapes;
        private final int firstPly;
        private final long[] seen;
        private int[] moves = new int[64];
        private int[] counts = new int[64];
        private int[] chosen = new int[64];
        private int[] ends = new int[1024];
        private int[] places = new int[1 << 14];

        Describer(Game<P> game, int firstPly) {
            this.shapes = game.moveShapes();
            this.firstPly = firstPly;
            this.seen = new long[shapes.most()];
        }

        DescribedGame describe(ArchivedGame<P> game) {
            int[] at = new int[3]; // decisions, alternatives, places
            game.replay((position, played, ply) -> {
                if (ply >= firstPly) add(position, played, at);
            });
            return new DescribedGame(
                    at[0],
                    java.util.Arrays.copyOf(counts, at[0]),
                    java.util.Arrays.copyOf(chosen, at[0]),
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
