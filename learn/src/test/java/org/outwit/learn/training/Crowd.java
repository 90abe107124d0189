package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.prediction.Softmax;

/**
 * A made-up crowd that plays Othello, and the population that was trained from its games. Everybody looks one ply ahead and likes what
 * {@code mobility} likes, half of them more freely than the others, who are rated higher.
 */
public final class Crowd {

    public static final Othello OTHELLO = new Othello();

    public static final double STRONG = 2000;
    public static final double WEAK = 1600;

    private static final int GAMES = 160;

    /** Small, and looking ahead differently in each phase. */
    public static final TrainingPlan PLAN =
            TrainingPlan.usual(OTHELLO).withDecisions(600).withDepths(1, 0, 1);

    private static PopulationTrainer.Trained trained;

    private Crowd() {}

    /** Trained once for all tests. */
    public static synchronized PopulationTrainer.Trained trained() {
        if (trained == null)
            trained = trainer(PLAN, Parallel.ALONE, ProgressMonitor.NONE).train(games(GAMES));
        return trained;
    }

    public static PopulationModel population() {
        return trained().model();
    }

    public static PopulationTrainer<OthelloPosition> trainer(
            TrainingPlan plan, Parallel parallel, ProgressMonitor monitor) {
        return new PopulationTrainer<>(OTHELLO, plan, parallel, monitor);
    }

    public static List<ArchivedGame<OthelloPosition>> games(int count) {
        List<ArchivedGame<OthelloPosition>> games = new ArrayList<>();
        for (int i = 0; i < count; i++) games.add(game(i));
        return games;
    }

    private static ArchivedGame<OthelloPosition> game(long seed) {
        Random random = new Random(seed * SplitMix64.GOLDEN_GAMMA); // first lots of neighbouring seeds are alike
        boolean[] strong = {random.nextBoolean(), random.nextBoolean()};
        OthelloPosition position = OTHELLO.start();
        List<Integer> line = new ArrayList<>();
        while (!position.isOver()) {
            double temperature = strong[position.mover()] ? 0.3 : 1.2;
            int move = choice(position, OTHELLO.evaluator("mobility"), temperature, random);
            line.add(move);
            position.make(move);
        }
        double[] ratings = {strong[0] ? STRONG : WEAK, strong[1] ? STRONG : WEAK};
        int[] moves = line.stream().mapToInt(Integer::intValue).toArray();
        return new ArchivedGame<>(OTHELLO.start(), 0, moves, new String[] {"", ""}, ratings, 2000);
    }

    /** What somebody plays who looks one ply ahead and chooses this freely, in units of the game. */
    public static int choice(
            OthelloPosition position, Evaluator<OthelloPosition> evaluator, double temperature, Random random) {
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        double[] row = new double[count];
        int mover = position.mover();
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            row[i] = OTHELLO.scale().units(evaluator.value(position, mover)) / temperature;
            position.undo();
        }
        Softmax.normalise(row, count);
        double lot = random.nextDouble();
        for (int i = 0; i < count - 1; i++) {
            lot -= row[i];
            if (lot < 0) return moves[i];
        }
        return moves[count - 1];
    }

    /** Positions of random games, none of them over. */
    public static List<OthelloPosition> positions(int count, long seed) {
        Random random = new Random(seed);
        List<OthelloPosition> positions = new ArrayList<>();
        OthelloPosition position = OTHELLO.start();
        int[] moves = new int[position.mostMoves()];
        while (positions.size() < count) {
            if (position.isOver()) position = OTHELLO.start();
            else if (random.nextInt(4) == 0) positions.add(position.copy());
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
        return positions;
    }

    /** What somebody with this taste decides in games against the crowd. */
    public static List<Example<OthelloPosition>> decisions(String taste, int games, long seed) {
        Random random = new Random(seed);
        List<Example<OthelloPosition>> decisions = new ArrayList<>();
        int[] buffer = new int[OTHELLO.start().mostMoves()];
        for (int game = 0; game < games; game++) {
            OthelloPosition position = OTHELLO.start();
            for (int ply = 0; !position.isOver(); ply++) {
                boolean theirs = position.mover() == game % 2;
                int move = choice(position, OTHELLO.evaluator(theirs ? taste : "mobility"), theirs ? 0.3 : 0.6, random);
                if (theirs && position.moves(buffer, 0) > 1) {
                    decisions.add(new Example<>(Position.copyOf(position), move, game, ply));
                }
                position.make(move);
            }
        }
        return decisions;
    }
}
