package org.outwit.learn.prediction;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.ToDoubleFunction;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.DominantPositions;
import org.outwit.learn.example.Example;

/**
 * Learns from decisions how somebody ranks moves, in any game: for every depth, weights by {@link Softmax} over the features of
 * the dominant positions. Those depend on the weights in turn, so they are found again with the weights just learned, as long
 * as that predicts the monitor set better. The depth is the one that predicts the monitor set best.
 *
 * <p>An instance is a description of how to learn; the methods that change something return another one.
 */
public final class LearnRanking<P extends Position> {

    /** The prior counts as if it had been seen in this number of decisions; see {@link Prior#around}. */
    private static final double NOTHING_KNOWN = 10;

    private static final double MODEL_KNOWN = 300;
    private static final int MOST_ROUNDS = 4;

    private final Game<P> game;
    private final List<Feature<P>> features;
    private int leastDepth = 1;
    private int mostDepth = 4;
    private Ranking<P> start;
    private Ranking<P> prior;
    private double strength = NOTHING_KNOWN;
    private ToDoubleFunction<Example<P>> weight = example -> 1;
    private Parallel parallel = Parallel.ALONE;
    private ProgressMonitor monitor = ProgressMonitor.NONE;

    /** Learns weights of all features of the game. */
    public LearnRanking(Game<P> game) {
        this(game, game.features());
    }

    public LearnRanking(Game<P> game, List<Feature<P>> features) {
        if (features.isEmpty()) {
            throw new IllegalArgumentException("There are no features of " + game.name() + " to learn weights for.");
        }
        this.game = game;
        this.features = List.copyOf(features);
    }

    private LearnRanking(LearnRanking<P> other) {
        this(other.game, other.features);
        leastDepth = other.leastDepth;
        mostDepth = other.mostDepth;
        start = other.start;
        prior = other.prior;
        strength = other.strength;
        weight = other.weight;
        parallel = other.parallel;
        monitor = other.monitor;
    }

    /** Tries depths from 1 to this; 4 where nothing is said. */
    public LearnRanking<P> upTo(int depth) {
        if (depth < 1) throw new IllegalArgumentException("The deepest depth to try (" + depth + ") must be positive.");
        LearnRanking<P> next = new LearnRanking<>(this);
        next.mostDepth = depth;
        return next;
    }

    /** Tries one depth only, from what was found before at this depth or the one above; null where nothing was. */
    public LearnRanking<P> only(int depth, Ranking<P> before) {
        LearnRanking<P> next = upTo(depth);
        next.leastDepth = depth;
        next.start = before;
        return next;
    }

    /** Stays near this ranking, of everybody perhaps, as the decisions do not speak against it. */
    public LearnRanking<P> near(Ranking<P> known) {
        return near(known, MODEL_KNOWN);
    }

    /** Stays near this ranking as if it had been seen in {@code decisions} decisions. */
    public LearnRanking<P> near(Ranking<P> known, double decisions) {
        if (!known.features().equals(features)) {
            throw new IllegalArgumentException("The ranking to stay near weighs other features.");
        }
        LearnRanking<P> next = new LearnRanking<>(this);
        next.prior = known;
        next.strength = decisions;
        return next;
    }

    /** Lets some decisions count less than others: those of long ago, say, of a person who changes. */
    public LearnRanking<P> weighing(ToDoubleFunction<Example<P>> weights) {
        LearnRanking<P> next = new LearnRanking<>(this);
        next.weight = weights;
        return next;
    }

    /** Counts decisions half as much for every {@code games} games before the last one. */
    public LearnRanking<P> halvingEvery(double games, int lastGame) {
        return weighing(example -> Math.pow(0.5, Math.max(0, lastGame - example.game()) / games));
    }

    /** Divides the work among these threads; what is learned is the same on any number of them. */
    public LearnRanking<P> on(Parallel threads) {
        LearnRanking<P> next = new LearnRanking<>(this);
        next.parallel = threads;
        return next;
    }

    /** Tells of every round at every depth; where it is stopped, learning ends with the best found so far. */
    public LearnRanking<P> watchedBy(ProgressMonitor watching) {
        LearnRanking<P> next = new LearnRanking<>(this);
        next.monitor = watching;
        return next;
    }

    /**
     * Learns from {@code examples} and chooses by {@code later}, which should be later games.
     *
     * @throws CancellationException where it was stopped before anything was found
     */
    public Ranking<P> learn(List<Example<P>> examples, List<Example<P>> later) {
        if (examples.isEmpty() || later.isEmpty()) {
            throw new InputException("There are " + examples.size() + " decisions to learn from and " + later.size()
                    + " to choose by; both need at least one.");
        }
        Fit<P> fit = new Fit<>(game, features, examples, weights(examples), prior, strength);
        List<Ranking<P>> found = new ArrayList<>();
        List<PredictionScore> scores = new ArrayList<>();
        Ranking<P> before = start == null ? prior : start;
        for (int depth = leastDepth; depth <= mostDepth && !monitor.isStopped(); depth++) {
            Ranking<P> learned = learnAt(depth, before, fit, examples, later);
            if (learned == null) break;
            found.add(learned);
            scores.add(learned.scores().get(0));
            before = learned;
        }
        if (found.isEmpty()) throw new CancellationException("Learning was stopped before anything was found.");
        int best = 0;
        for (int i = 1; i < scores.size(); i++)
            if (scores.get(i).logLoss() < scores.get(best).logLoss()) best = i;
        Ranking<P> chosen = found.get(best);
        return new Ranking<>(game, features, chosen.weights(), chosen.depth(), chosen.temperature(), scores);
    }

    /** The best ranking at this depth with its one score, or null where it was stopped before there was one. */
    private Ranking<P> learnAt(
            int depth, Ranking<P> before, Fit<P> fit, List<Example<P>> examples, List<Example<P>> later) {
        Evaluator<P> function = before == null ? game.evaluator(LinearEvaluator.firstName(game)) : before.evaluator();
        Ranking<P> best = null;
        for (int round = 1; round <= MOST_ROUNDS; round++) {
            Ranking<P> next = next(depth, function, fit, best == null ? before : best, examples, later);
            if (next == null) return best;
            PredictionScore score = next.scores().get(0);
            monitor.progress("learning weights, depth " + depth + ": " + score, round, MOST_ROUNDS);
            if (best != null && score.logLoss() >= best.scores().get(0).logLoss()) return best;
            best = next;
            function = best.evaluator();
        }
        return best;
    }

    /** One round with its score, or null where it was stopped. */
    private Ranking<P> next(
            int depth,
            Evaluator<P> function,
            Fit<P> fit,
            Ranking<P> before,
            List<Example<P>> examples,
            List<Example<P>> later) {
        DominantPositions<P> dominant = DominantPositions.atRest(game, features, function, depth);
        try {
            Ranking<P> next = fit.of(depth, parallel.map(examples, monitor, dominant::of), before);
            PredictionScore score = next.score(later, parallel, monitor);
            return new Ranking<>(game, features, next.weights(), depth, next.temperature(), List.of(score));
        } catch (CancellationException e) {
            return null;
        }
    }

    private double[] weights(List<Example<P>> examples) {
        return examples.stream().mapToDouble(weight).toArray();
    }
}
