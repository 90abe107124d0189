package org.outwit.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import org.outwit.learn.strategy.HingeSolver;
import org.outwit.learn.strategy.LinearProgram;
import org.outwit.learn.strategy.Preferences;

/**
 * How long do the linear programs of learning take, compared with lp_solve, the solver of Carmel and Markovitch? Ten features,
 * 5 % of the preferences the wrong way round. Prints processor time: of lp_solve the whole process as {@code time} of the
 * shell counts it; of ours all threads of the Java machine from start to end of the solve, compilation and garbage collection
 * included, for the first solve of the process and for the fifth.
 *
 * <p>Usage: {@code LearnProgram [rows,… [seed]]}; by default 2000,10000,50000 and 1. lp_solve is left out above 10,000 rows, where
 * it takes minutes, and where it is not installed.
 */
public final class LearnProgram {

    private static final int FEATURES = 10;
    private static final double NOISE = 0.05;
    private static final int MOST_FOR_LP_SOLVE = 10_000;

    private LearnProgram() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        String sizes = args.length > 0 ? args[0] : "2000,10000,50000";
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        for (String size : sizes.split(",")) {
            int rows = Integer.parseInt(size);
            double[][] differences = differences(seed, rows);
            double first = 0;
            double fifth = 0;
            LinearProgram.Fit fit = null;
            for (int round = 1; round <= 5; round++) {
                Preferences preferences = new Preferences(FEATURES);
                for (double[] difference : differences) preferences.add(difference, 1, 1);
                long before = processorTime();
                fit = new HingeSolver().solve(preferences);
                fifth = (processorTime() - before) / 1e9;
                if (round == 1) first = fifth;
            }
            System.out.printf(
                    Locale.ROOT,
                    "%d rows: loss %.6f, gap %.0e, CPU first %.2f s, fifth %.2f s%n",
                    rows,
                    fit.loss(),
                    fit.gap(),
                    first,
                    fifth);
            if (rows <= MOST_FOR_LP_SOLVE) lpSolve(differences, fit.loss(), first, fifth);
        }
    }

    private static long processorTime() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }

    private static double[][] differences(long seed, int rows) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] weights = new double[FEATURES];
        for (int i = 0; i < FEATURES; i++) weights[i] = 2 * random.nextDouble() - 1;
        double[][] differences = new double[rows][FEATURES];
        for (double[] difference : differences) {
            double value = 0;
            for (int i = 0; i < FEATURES; i++) {
                difference[i] = Math.floor(9 * random.nextDouble()) - 4;
                value += weights[i] * difference[i];
            }
            boolean wrong = random.nextDouble() < NOISE;
            if (value < 0 != wrong) for (int i = 0; i < FEATURES; i++) difference[i] = -difference[i];
        }
        return differences;
    }

    private static void lpSolve(double[][] differences, double loss, double first, double fifth)
            throws IOException, InterruptedException {
        Path file = Files.createTempFile("preferences", ".lp");
        try {
            Files.writeString(file, text(differences));
            Process process = new ProcessBuilder("bash", "-c", "TIMEFORMAT='cpu %U %S'; time lp_solve -S3 " + file)
                    .redirectErrorStream(true)
                    .start();
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0 && !out.contains("objective")) {
                System.out.println("  lp_solve is not installed here.");
                return;
            }
            double objective = 0;
            double seconds = 0;
            for (String line : out.split("\n")) {
                String[] words = line.strip().split("\\s+");
                if (line.startsWith("Value of objective")) objective = Double.parseDouble(words[words.length - 1]);
                if (line.startsWith("cpu ")) seconds = Double.parseDouble(words[1]) + Double.parseDouble(words[2]);
            }
            System.out.printf(
                    Locale.ROOT,
                    "  lp_solve: objective %.6f (differs by %.0e of it), CPU %.2f s: %.1f times the first, %.1f times the fifth%n",
                    objective,
                    Math.abs(objective - loss) / objective,
                    seconds,
                    seconds / first,
                    seconds / fifth);
        } finally {
            Files.delete(file);
        }
    }

    private static String text(double[][] differences) {
        StringBuilder text = new StringBuilder("min: ");
        for (int j = 0; j < differences.length; j++) text.append("+s").append(j).append('\n');
        text.append(";\n");
        for (int j = 0; j < differences.length; j++) {
            for (int i = 0; i < FEATURES; i++) {
                text.append(String.format(Locale.ROOT, "%+.0f w%d ", differences[j][i], i));
            }
            text.append("+s").append(j).append(" >= 1;\n");
        }
        for (int i = 0; i < FEATURES; i++) text.append("w" + i + " >= -1; w" + i + " <= 1;\n");
        return text.toString();
    }
}
