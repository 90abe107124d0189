package org.outwit.learn.selfplay;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.search.Limits;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;

/**
 * Trains an evaluator by temporal differences from games that it plays against itself.
 *
 * <p>The games of a batch are played with the same weights. Then every weight moves by the average change that the positions of the batch
 * ask for, and a little back to where it began, so that what games say nothing about stays what it was. Steps get smaller, and what comes
 * out is the average of the weights of the second half of the training, in which the noise of single batches cancels.
 *
 * <p>The game with a number is the same in every training with the same weights and seed. So the weights that come out do not depend on
 * threads, nor on where the training was interrupted.
 */
public final class SelfPlayTrainer<P extends Position> {

    /** The number of games that tell how large things are, or fewer in a short training; they have numbers below 0. */
    private static final int MEASURED_GAMES = 200;

    private final TrainableEvaluator<P> evaluator;
    private final Game<P> game;
    private final SelfPlay<P> selfPlay;
    private final SelfPlayPlan plan;
    private final Parallel parallel;
    private final ProgressMonitor monitor;

    public SelfPlayTrainer(
            Game<P> game,
            TrainableEvaluator<P> evaluator,
            SelfPlay<P> selfPlay,
            SelfPlayPlan plan,
            Parallel parallel,
            ProgressMonitor monitor) {
        this.game = game;
        this.evaluator = evaluator;
        this.selfPlay = selfPlay;
        this.plan = plan;
        this.parallel = parallel;
        this.monitor = monitor;
    }

    /** How games of this kind are played: by small searches, or with dice by what moves lead to. */
    public static <P extends Position> SelfPlay<P> selfPlay(Game<P> game, SelfPlayPlan plan) {
        return game.capabilities().chance()
                ? new DiceSelfPlay<>(game, plan.openingPlies(), plan.mostPlies())
                : new LeafSelfPlay<>(game, Limits.NONE.withNodes(plan.nodes()), plan.openingPlies(), plan.mostPlies());
    }

    /** The evaluator that a training begins with; plays some games to find out how large things are in this game. */
    public static <P extends Position> WeightedFeatures<P> start(
            Game<P> game, StartingWeights<P> start, SelfPlayPlan plan, Parallel parallel, ProgressMonitor monitor) {
        SelfPlay<P> selfPlay = selfPlay(game, plan);
        monitor.progress("looking how large things are", 0, 0);
        int first = -Math.min(MEASURED_GAMES, plan.games());
        List<PredictedGame<P>> games = play(selfPlay, start.evaluator(game), plan.seed(), first, 0, parallel, monitor);
        return new WeightedFeatures<>(game, start, Spread.of(game, start, games));
    }

    /** Goes on until this number of games has been learned from, or all of the plan if it has fewer; stops between two batches. */
    public void trainTo(int games, SelfPlayProgress progress, Runnable keep) {
        double[] start = progress.start();
        double[] weights = progress.weights();
        TemporalDifferences<P> differences = new TemporalDifferences<>(evaluator, plan.lambda());
        while (progress.games() < Math.min(games, plan.games())) {
            monitor.throwIfStopped();
            int from = progress.games();
            int to = Math.min(plan.games(), from + plan.batch());
            evaluator.setWeights(weights);
            monitor.progress("learning from own games", from, plan.games());
            double rate = plan.rateAfter(from);
            double[] change = evaluator instanceof LookingEvaluator<P> looking && plan.passes() > 0
                    ? looked(looking, from, to, rate)
                    : change(
                            play(selfPlay, evaluator.evaluator(), plan.seed(), from, to, parallel, monitor),
                            differences,
                            rate);
            for (int i = 0; i < weights.length; i++) {
                weights[i] += change[i] + rate * plan.nearness() * (start[i] - weights[i]);
            }
            progress.learned(to, weights, to > plan.games() / 2);
            keep.run();
        }
        evaluator.setWeights(progress.average());
    }

    /** What games with looks at all throws change: every position is learned from by itself, in random order. */
    private double[] looked(LookingEvaluator<P> looking, int from, int to, double rate) {
        double[] before = looking.weights();
        List<Integer> numbers = IntStream.range(from, to).boxed().toList();
        ProgressMonitor quiet = ProgressMonitor.stoppedBy(monitor::isStopped);
        List<LookedGame<P>> played = parallel.map(
                numbers,
                quiet,
                number -> LookedGame.play(game, looking, looking.look(), plan, mixed(plan.seed(), number), number & 1));
        List<Lesson<P>> lessons = new ArrayList<>();
        for (LookedGame<P> each : played) {
            for (int i = 0; i < each.positions().size(); i++) {
                lessons.add(new Lesson<>(
                        each.positions().get(i), each.player(), each.targets().get(i)));
            }
        }
        Random random = new Random(mixed(plan.seed(), -1 - from));
        double[] now = new double[looking.outputs()];
        for (int pass = 0; pass < plan.passes(); pass++) {
            Collections.shuffle(lessons, random);
            for (Lesson<P> each : lessons) {
                looking.predict(each.position(), each.player(), now);
                for (int k = 0; k < now.length; k++) now[k] = rate * (each.target()[k] - now[k]);
                looking.move(each.position(), each.player(), now);
            }
        }
        double[] change = looking.weights();
        for (int i = 0; i < change.length; i++) change[i] -= before[i];
        return change;
    }

    private record Lesson<P>(P position, int player, double[] target) {}

    /** What these games change: the mean of what their positions ask for, or what came of one after the other. */
    private double[] change(List<PredictedGame<P>> played, TemporalDifferences<P> differences, double rate) {
        double[] before = evaluator.weights();
        double[] change = new double[before.length];
        if (evaluator instanceof OnlineEvaluator<P> online) {
            for (PredictedGame<P> each : played) {
                differences.move(online, each.predicted(), each.end(), each.player(), rate);
            }
            double[] after = evaluator.weights();
            for (int i = 0; i < change.length; i++) change[i] = after[i] - before[i];
            return change;
        }
        long positions = 0;
        for (PredictedGame<P> each : played) {
            differences.addChange(each.predicted(), each.end(), each.player(), change);
            positions += each.predicted().size();
        }
        for (int i = 0; i < change.length; i++) change[i] *= rate / Math.max(1, positions);
        return change;
    }

    private static <P extends Position> List<PredictedGame<P>> play(
            SelfPlay<P> selfPlay,
            Evaluator<P> evaluator,
            long seed,
            int from,
            int to,
            Parallel parallel,
            ProgressMonitor monitor) {
        List<Integer> numbers = IntStream.range(from, to).boxed().toList();
        ProgressMonitor quiet = ProgressMonitor.stoppedBy(monitor::isStopped);
        return parallel.map(numbers, quiet, number -> selfPlay.play(evaluator, mixed(seed, number), number & 1));
    }

    /** A seed for each game, by the mixing of SplitMix64, since generators with neighbouring seeds begin alike. */
    private static long mixed(long seed, int number) {
        return SplitMix64.mix(seed * SplitMix64.GOLDEN_GAMMA + number);
    }
}
