package org.outwit.learn.foresight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.Ties;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.strategy.LearnStrategy;
import org.outwit.learn.strategy.LearnedStrategies;
import org.outwit.learn.strategy.LearnedStrategy;
import org.outwit.learn.strategy.StrategyOptions;

/**
 * Learns by {@link LearnStrategy}, but chooses among what it found for each depth by exact predictions: the linear program takes a move for
 * explained that is as good as the best, and a program plays only one of these. Small weights that the program left over break ties at
 * random, so those that no prediction needs become exactly 0.
 */
final class LinearProgramLesson<P extends Position> implements Lesson<P> {

    /** Of fewer decisions more weights follow than there are decisions to contradict them. */
    private static final int FEWEST = 20;

    /** It values every alternative in every round, so that each ply more than doubles a lesson; deeper programs are left to the walk. */
    private static final int MOST_DEPTH = 6;

    /** Further rounds cost much and seldom change what is predicted. */
    private static final int ROUNDS = 2;

    private final Game<P> game;
    private final List<Feature<P>> features;
    private final int mostDepth;

    LinearProgramLesson(Game<P> game, int mostDepth) {
        this.game = game;
        this.features = game.features();
        this.mostDepth = Math.min(mostDepth, MOST_DEPTH);
    }

    @Override
    public String origin() {
        return "linear program";
    }

    @Override
    public int fewest() {
        return FEWEST;
    }

    /** It costs more than a walk and gains little from a few decisions more: twice as many are worth it. */
    @Override
    public boolean isDue(int learnedFrom, int decisions) {
        return decisions >= 2 * learnedFrom;
    }

    @Override
    public Optional<Program<P>> learn(List<Example<P>> decisions, List<Program<P>> known, BooleanSupplier stopped) {
        StrategyOptions options =
                StrategyOptions.toDepth(mostDepth).withRounds(ROUNDS).watchedBy(ProgressMonitor.stoppedBy(stopped));
        LearnedStrategies<P> learned = new LearnStrategy<>(game, features, options).learn(decisions);
        if (!learned.complete()) return Optional.empty();
        MoveCheck<P> check = new MoveCheck<>();
        Scored<P> best = null;
        for (LearnedStrategy<P> each : learned.tried()) {
            for (Ties ties : Ties.values()) {
                Program<P> program = new Program<>(each.evaluator(), each.depth(), ties);
                int misses = misses(check, program, decisions, decisions.size(), stopped);
                if (best == null || misses < best.misses) best = new Scored<>(each.weights(), program, misses);
            }
        }
        if (best == null || stopped.getAsBoolean()) return Optional.empty();
        return Optional.of(simplified(best, check, decisions, stopped));
    }

    private record Scored<P extends Position>(double[] weights, Program<P> program, int misses) {}

    /** Leaves out one feature after the other, the lightest first, where no prediction is lost. */
    private Program<P> simplified(
            Scored<P> found, MoveCheck<P> check, List<Example<P>> decisions, BooleanSupplier stopped) {
        double[] weights = found.weights.clone();
        int misses = found.misses;
        Program<P> program = found.program;
        List<Integer> lightest = new ArrayList<>(IntStream.range(0, weights.length)
                .filter(i -> found.weights[i] != 0)
                .boxed()
                .toList());
        lightest.sort(Comparator.comparingDouble(i -> Math.abs(found.weights[i])));
        for (int i = 0; i + 1 < lightest.size() && !stopped.getAsBoolean(); i++) {
            int feature = lightest.get(i);
            double kept = weights[feature];
            weights[feature] = 0;
            Program<P> without = new Program<>(function(weights), program.depth(), program.ties());
            int missed = misses(check, without, decisions, misses, stopped);
            if (missed <= misses) {
                misses = missed;
                program = without;
            } else {
                weights[feature] = kept;
            }
        }
        return program;
    }

    private Evaluator<P> function(double[] weights) {
        return new LinearEvaluator<>(game, features, weights);
    }

    /** How many decisions are missed, or a number beyond {@code most} as soon as there are more. */
    private static <P extends Position> int misses(
            MoveCheck<P> check, Program<P> program, List<Example<P>> decisions, int most, BooleanSupplier stopped) {
        int misses = 0;
        for (int i = 0; i < decisions.size() && misses <= most && !stopped.getAsBoolean(); i++) {
            Example<P> each = decisions.get(i);
            if (!check.plays(each.position(), each.move(), program)) misses++;
        }
        return misses;
    }
}
