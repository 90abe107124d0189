package org.outwit.learn.person;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.prediction.LearnRanking;
import org.outwit.learn.prediction.Ranking;
import org.outwit.learn.strategy.LearnStrategy;
import org.outwit.learn.strategy.LearnedStrategies;
import org.outwit.learn.strategy.LearnedStrategy;
import org.outwit.learn.strategy.StrategyOptions;

/**
 * Tries every method at every depth, and leaves out what a notebook has already.
 *
 * @param teach what is learned from
 * @param chosenBy what candidates are compared by
 */
record Trials<P extends Position>(
        Game<P> game,
        LearningPlan<P> plan,
        List<Example<P>> teach,
        List<Example<P>> chosenBy,
        Parallel parallel,
        ProgressMonitor monitor) {

    private static final double CONSISTENT = 0.6;

    /** A log-loss that is higher by this is not so by chance. */
    private static final double MUCH_WORSE = 0.1;

    /** The number of decisions that tell two numbers well enough, and linear programs what they can learn. */
    private static final int FEW = 600;

    /** Opens the notebook and returns what it has. */
    List<Candidate<P>> before(Notebook notebook) throws IOException {
        return notebook.begin(lesson(), nothing());
    }

    /** Everything that was tried, before and now. */
    List<Candidate<P>> all(Notebook notebook, List<Candidate<P>> before) throws IOException {
        List<Candidate<P>> tried = new ArrayList<>(before);
        for (Method method : plan.methods()) {
            if (method == Method.RANKING) rankings(notebook, tried);
            else if (plan.method().isPresent() || isConsistent(tried)) programs(notebook, tried);
        }
        return tried;
    }

    /** Linear programs take time, and have no chance with people who err. */
    private boolean isConsistent(List<Candidate<P>> tried) {
        return tried.stream().anyMatch(each -> each.score().agreement() >= CONSISTENT);
    }

    private Ranking<P> nothing() {
        double[][] none =
                new double[game.phases().names().size()][plan.features().size()];
        return new Ranking<>(game, plan.features(), none, 1, 1, List.of());
    }

    private void rankings(Notebook notebook, List<Candidate<P>> tried) throws IOException {
        Ranking<P> before = null;
        for (int depth = 1; depth <= plan.mostDepth() && !monitor.isStopped(); depth++) {
            Candidate<P> candidate = known(tried, Method.RANKING, depth);
            if (candidate == null) {
                monitor.progress(named(Method.RANKING, depth), depth - 1, plan.mostDepth());
                candidate = ranking(depth, before, teach);
                // Where it was stopped half-way, there may be something better than nothing, but it is not finished.
                if (candidate == null) return;
                tried.add(candidate);
                if (monitor.isStopped()) return;
                finished(notebook, candidate);
            }
            before = candidate.ranking();
        }
    }

    private static <P extends Position> Candidate<P> known(List<Candidate<P>> tried, Method method, int depth) {
        for (Candidate<P> each : tried) {
            if (each.method() == method && each.ranking().depth() == depth) return each;
        }
        return null;
    }

    private void finished(Notebook notebook, Candidate<P> candidate) throws IOException {
        notebook.add(candidate);
        String came = String.format(
                Locale.ROOT,
                ": %.1f %% of later moves predicted, log-loss %.3f",
                100 * candidate.score().agreement(),
                candidate.score().logLoss());
        int depth = candidate.ranking().depth();
        monitor.progress(named(candidate.method(), depth) + came, depth, plan.mostDepth());
    }

    private static String named(Method method, int depth) {
        return method + ", depth " + depth;
    }

    /** What is within a depth is nothing to tell. */
    private ProgressMonitor silent() {
        return ProgressMonitor.stoppedBy(monitor::isStopped);
    }

    /** Null where it was stopped. */
    private Candidate<P> ranking(int depth, Ranking<P> before, List<Example<P>> examples) {
        try {
            Ranking<P> ranking = new LearnRanking<>(game, plan.features())
                    .on(parallel)
                    .watchedBy(silent())
                    .only(depth, before)
                    .learn(examples, chosenBy);
            return new Candidate<>(Method.RANKING, ranking, ranking.scores().get(0));
        } catch (CancellationException e) {
            return null;
        }
    }

    /** All depths are learned in one go, each from the ones before; what a notebook has of them is found again as it was. */
    private void programs(Notebook notebook, List<Candidate<P>> tried) throws IOException {
        if (monitor.isStopped() || known(tried, Method.PROGRAM, plan.mostDepth()) != null) return;
        tried.removeIf(each -> each.method() == Method.PROGRAM);
        monitor.progress(named(Method.PROGRAM, 1), 0, plan.mostDepth());
        LearnedStrategies<P> learned = strategies(plan.mostDepth(), teach);
        for (LearnedStrategy<P> each : learned.tried()) {
            Candidate<P> candidate = candidate(each, teach);
            if (candidate == null) return;
            tried.add(candidate);
            if (learned.complete()) finished(notebook, candidate);
        }
    }

    private LearnedStrategies<P> strategies(int depth, List<Example<P>> examples) {
        StrategyOptions options = StrategyOptions.toDepth(depth)
                .withSeed(plan.seed())
                .on(parallel)
                .watchedBy(silent());
        return new LearnStrategy<>(game, plan.features(), options).learn(Person.sample(examples, FEW, plan.seed()));
    }

    /** With the weights of the strategy in every phase; null where it was stopped. */
    private Candidate<P> candidate(LearnedStrategy<P> strategy, List<Example<P>> examples) {
        double[][] weights = new double[game.phases().names().size()][];
        for (int p = 0; p < weights.length; p++) weights[p] = strategy.weights().clone();
        Ranking<P> sharp = new Ranking<>(game, plan.features(), weights, strategy.depth(), 1, List.of());
        try {
            Ranking<P> ranking = Calibration.of(sharp, Person.sample(examples, FEW, plan.seed()), parallel, silent());
            return new Candidate<>(Method.PROGRAM, ranking, ranking.score(chosenBy, parallel, silent()));
        } catch (CancellationException e) {
            return null;
        }
    }

    /**
     * A candidate learned once more from other examples; itself where that is stopped or comes to nothing. Who has learned from more
     * games, those that choose among them, cannot explain these much worse: then something went wrong, as it may where linear
     * programs find features that hardly differ.
     */
    Candidate<P> again(Candidate<P> best, List<Example<P>> examples) {
        Candidate<P> again = learnedAgain(best, examples);
        if (again == null) return best;
        return again.score().logLoss() > best.score().logLoss() + MUCH_WORSE ? best : again;
    }

    private Candidate<P> learnedAgain(Candidate<P> best, List<Example<P>> examples) {
        int depth = best.ranking().depth();
        if (best.method() == Method.RANKING) return ranking(depth, best.ranking(), examples);
        LearnedStrategies<P> learned = strategies(depth, examples);
        if (!learned.complete() || learned.tried().size() < depth) return null;
        return candidate(learned.tried().get(depth - 1), examples);
    }

    /** What must be the same for another run to go on from this one; deeper depths may be added. */
    private String lesson() {
        long hash = 0;
        for (List<Example<P>> part : List.of(teach, chosenBy)) {
            for (Example<P> example : part) {
                hash = hash * SplitMix64.GOLDEN_GAMMA + example.position().key() * 31 + example.move();
            }
        }
        List<String> features =
                plan.features().stream().map(feature -> feature.name()).toList();
        return game.name() + " " + features + " " + plan.seed() + " " + teach.size() + " " + chosenBy.size() + " "
                + Long.toHexString(hash);
    }
}
