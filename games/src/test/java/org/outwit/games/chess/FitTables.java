package org.outwit.games.chess;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.pgn.PgnFormat;

/**
 * Where the numbers of {@link PlacementTables}, {@link ActivityTables} and {@link PawnTables} come from: logistic regression
 * of how games ended on what stood on the board (as in P. Österlund's Texel, 2014), held near a reasoned start. Games of
 * people say little about what people never do, so the start counts as much as they do: {@code pull} is how strongly.
 *
 * <p>Usage: {@code FitTables PULL ROUNDS FILE.pgn...}; what is in the sources is PULL 0.01, ROUNDS 200. Prints the tables;
 * says on standard error how well they foretell every tenth game, which they were not fitted to. Nothing is random.
 */
final class FitTables {

    private static final double STEP = 6; // thousandths of a pawn
    private static final int ALL = FitSamples.size();

    private final FitSamples data = new FitSamples();
    private final double[] start = start();
    private final boolean[] fixed = fixed();
    private double scale;

    private FitTables() {}

    public static void main(String[] args) throws IOException {
        FitTables fit = new FitTables();
        for (int i = 2; i < args.length; i++) {
            new PgnFormat<>(new Chess()).read(RecordSource.of(Path.of(args[i])), new RecordSink<>() {
                @Override
                public void game(PlayedGame<ChessPosition> game) {
                    fit.data.add(game);
                }

                @Override
                public void rejected(Rejection rejection) {
                    System.err.println(rejection);
                }
            });
        }
        fit.print(fit.fitted(Double.parseDouble(args[0]), Integer.parseInt(args[1])));
    }

    /** The opening's numbers at even places, the ending's at odd ones. */
    private static double[] start() {
        double[] numbers = new double[2 * ALL];
        int at = 0;
        int[][] opening = FitStart.placementOpening();
        int[][] ending = FitStart.placementEnding();
        for (int kind = 0; kind < 6; kind++) {
            for (int i = 0; i < 32; i++) {
                numbers[at++] = opening[kind][i];
                numbers[at++] = ending[kind][i];
            }
        }
        for (FitSamples.Row row : FitSamples.ROWS) {
            for (long both : row.start()) {
                numbers[at++] = Tapered.opening(both);
                numbers[at++] = Tapered.ending(both);
            }
        }
        for (int each : FitStart.pressure()) {
            numbers[at] = each;
            at += 2;
        }
        numbers[at] = 100;
        numbers[at + 1] = 100;
        return numbers;
    }

    /** Pressure belongs to the opening and kings near pawns to the ending. */
    private static boolean[] fixed() {
        boolean[] fixed = new boolean[2 * ALL];
        int pressure = ALL - 1 - FitStart.pressure().length;
        for (int i = pressure; i < ALL - 1; i++) fixed[2 * i + 1] = true;
        for (int i = pressure - 2; i < pressure; i++) fixed[2 * i] = true;
        return fixed;
    }

    private static double judged(double[] numbers, FitSamples.Sample sample) {
        double opening = 0;
        double ending = 0;
        for (int i = 0; i < sample.places().length; i++) {
            opening += sample.counts()[i] * numbers[2 * sample.places()[i]];
            ending += sample.counts()[i] * numbers[2 * sample.places()[i] + 1];
        }
        return sample.fixed() + opening * sample.opening() + ending * (1 - sample.opening());
    }

    private static double expected(double value) {
        return 1 / (1 + Math.exp(-value));
    }

    /** The mean of the logarithmic loss. */
    private double loss(double[] numbers, boolean heldOut) {
        double sum = 0;
        int count = 0;
        for (FitSamples.Sample sample : data.samples) {
            if (sample.heldOut() != heldOut) continue;
            double points = Math.min(1 - 1e-9, Math.max(1e-9, expected(scale * judged(numbers, sample))));
            sum -= sample.outcome() * Math.log(points) + (1 - sample.outcome()) * Math.log(1 - points);
            count++;
        }
        return sum / count;
    }

    /** How many points a lead is worth is fitted first, to the start, and then kept. */
    private void fitScale() {
        double best = 0;
        double least = Double.POSITIVE_INFINITY;
        for (scale = 0.0002; scale < 0.002; scale *= 1.05) {
            double loss = loss(start, false);
            if (loss < least) {
                least = loss;
                best = scale;
            }
        }
        scale = best;
    }

    /** Gradient descent with steps scaled to each number's own gradients (Kingma and Ba, <i>Adam</i>, 2015). */
    private double[] fitted(double pull, int rounds) {
        fitScale();
        double[] numbers = start.clone();
        double[] first = new double[numbers.length];
        double[] second = new double[numbers.length];
        System.err.printf(
                Locale.ROOT, "%d positions of %d games, scale %.5f%n", data.samples.size(), data.games(), scale);
        for (int round = 1; round <= rounds; round++) {
            double[] gradient = gradient(numbers);
            for (int i = 0; i < numbers.length; i++) {
                if (fixed[i]) continue;
                double slope = gradient[i] + pull * (numbers[i] - start[i]);
                first[i] = 0.9 * first[i] + 0.1 * slope;
                second[i] = 0.995 * second[i] + 0.005 * slope * slope;
                double size = Math.sqrt(second[i] / (1 - Math.pow(0.995, round))) + 1e-9;
                numbers[i] -= STEP * first[i] / (1 - Math.pow(0.9, round)) / size;
            }
        }
        for (boolean heldOut : new boolean[] {false, true}) {
            System.err.printf(
                    Locale.ROOT,
                    "%s: loss %.5f at the start, %.5f fitted%n",
                    heldOut ? "held out" : "fitted to",
                    loss(start, heldOut),
                    loss(numbers, heldOut));
        }
        return numbers;
    }

    private double[] gradient(double[] numbers) {
        double[] gradient = new double[numbers.length];
        for (FitSamples.Sample sample : data.samples) {
            if (sample.heldOut()) continue;
            double error = scale * (expected(scale * judged(numbers, sample)) - sample.outcome());
            for (int i = 0; i < sample.places().length; i++) {
                double slope = error * sample.counts()[i];
                gradient[2 * sample.places()[i]] += slope * sample.opening();
                gradient[2 * sample.places()[i] + 1] += slope * (1 - sample.opening());
            }
        }
        return gradient;
    }

    private void print(double[] numbers) {
        for (int phase = 0; phase < 2; phase++) {
            String name = phase == 0 ? "_OPENING" : "_ENDING";
            for (int kind = 0; kind < 6; kind++) print("PLACEMENT" + name, numbers, 32 * kind, 32, phase);
            int at = 6 * 32;
            for (FitSamples.Row row : FitSamples.ROWS) {
                print(row.name() + name, numbers, at, row.table().length, phase);
                at += row.table().length;
            }
            if (phase == 0) print("PRESSURE", numbers, at, 4, phase);
            print("TEMPO" + name, numbers, at + 4, 1, phase);
        }
    }

    private static void print(String name, double[] numbers, int from, int count, int phase) {
        long[] row = new long[count];
        Arrays.setAll(row, i -> Math.round(numbers[2 * (from + i) + phase]));
        System.out.println(name + " " + Arrays.toString(row));
    }
}
