package org.outwit.lab.evaluator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.othello.PatternEntries;
import org.outwit.games.othello.PatternEvaluator;
import org.outwit.games.othello.PatternWeights;
import org.outwit.lab.evaluator.LabelledGames.LabelledGame;

/**
 * Learns the weights of {@link PatternEvaluator} from how games ended, stage by stage, and writes the file that the game ships.
 *
 * <p>Usage: {@code PatternTraining OUT FILE|FOLDER...}. Games from 2003 on, and every tenth of the others, are not learned from; the
 * mean squared error over them is printed for every stage.
 */
public final class PatternTraining {

    private static final int FIRST_TEST_YEAR = 2003;
    private static final int HELD_OUT = 10;
    private static final double PENALTY = 30;
    private static final int STEPS = 30;

    /** A stage also learns from positions with so many discs more or fewer than its own, at half importance. */
    private static final int OVERLAP = 2;

    private final List<LabelledGame> games;

    private PatternTraining(List<LabelledGame> games) {
        this.games = games;
    }

    public static void main(String[] args) throws IOException {
        LabelledGames read = new LabelledGames();
        for (String name : Arrays.asList(args).subList(1, args.length)) read.read(Path.of(name));
        PatternTraining training = new PatternTraining(read.games());
        PatternWeights weights = training.learn();
        WholeFile.write(Path.of(args[0]), weights::write, ReplaceRule.anything());
        training.test(new PatternEvaluator(weights));
        System.out.printf("%s: %,d bytes%n", args[0], Files.size(Path.of(args[0])));
    }

    private interface Visitor {
        void visit(OthelloPosition position, float lead, int game);
    }

    /** All positions in which somebody chooses, with what they were worth to who moved. */
    private void forEach(Visitor visitor) {
        for (int g = 0; g < games.size(); g++) {
            LabelledGame game = games.get(g);
            OthelloPosition position = new Othello().start();
            for (int i = 0; i < game.moves().length; i++) {
                int move = game.moves()[i];
                float lead = game.leads()[i];
                if (move != OthelloPosition.PASS) visitor.visit(position, position.mover() == 0 ? lead : -lead, g);
                position.make(move);
            }
        }
    }

    private boolean isTest(int game) {
        return games.get(game).year() >= FIRST_TEST_YEAR;
    }

    private boolean isLearned(int game) {
        return !isTest(game) && game % HELD_OUT != 0;
    }

    private PatternWeights learn() {
        float[][] weights = new float[PatternEntries.STAGES][];
        for (int stage = 0; stage < weights.length; stage++) {
            RidgeRegression regression = regression(stage);
            weights[stage] = regression.solve(STEPS);
            System.out.printf("stage %d: %,d positions%n", stage, regression.size());
        }
        return PatternWeights.of(weights);
    }

    private RidgeRegression regression(int stage) {
        RidgeRegression regression = new RidgeRegression(PatternEntries.ALL, PatternEntries.COUNT, PENALTY);
        int[] entries = new int[PatternEntries.COUNT];
        forEach((position, lead, game) -> {
            boolean inside = PatternEntries.stage(position.discs()) == stage;
            boolean near = inside
                    || PatternEntries.stage(position.discs() - OVERLAP) == stage
                    || PatternEntries.stage(position.discs() + OVERLAP) == stage;
            if (!near || !isLearned(game)) return;
            PatternEntries.of(position, entries);
            for (int i = 0; i < entries.length; i++) entries[i] = PatternEntries.standard(entries[i]);
            regression.add(entries, lead, inside ? 1 : 0.5f);
        });
        return regression;
    }

    private void test(PatternEvaluator evaluator) {
        double[][] squares = new double[3][PatternEntries.STAGES];
        int[][] counts = new int[3][PatternEntries.STAGES];
        forEach((position, lead, game) -> {
            int part = isTest(game) ? 2 : isLearned(game) ? 0 : 1;
            int stage = PatternEntries.stage(position.discs());
            double error = (double) evaluator.value(position, position.mover()) / LabelledGames.DISC - lead;
            squares[part][stage] += error * error;
            counts[part][stage]++;
        });
        System.out.println("stage  learned  held out  2003-2004");
        for (int stage = 0; stage < PatternEntries.STAGES; stage++) {
            System.out.printf(
                    Locale.ROOT,
                    "%5d  %7.1f  %8.1f  %9.1f%n",
                    stage,
                    squares[0][stage] / counts[0][stage],
                    squares[1][stage] / counts[1][stage],
                    squares[2][stage] / counts[2][stage]);
        }
    }
}
