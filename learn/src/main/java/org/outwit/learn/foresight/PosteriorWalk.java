package org.outwit.learn.foresight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Ties;
import org.outwit.learn.example.Example;

/**
 * Learns weights and depth of a program from its moves by a walk over weights that are likely beforehand and foresee the moves: the mean
 * of what it comes by is what to expect of decisions not seen yet. Three depths are tried, those at which our own function misses least,
 * and the best of them is walked at length. A walk that got stuck starts again elsewhere.
 */
final class PosteriorWalk<P extends Position> implements Lesson<P> {

    /** From fewer decisions we learn no more than the depth, which our own function shows as well. */
    private static final int FEWEST = 6;

    /** To this depth checks cost next to nothing. */
    private static final int CHEAP_DEPTH = 4;

    /** What becomes of the number of checks with each further ply; what is too large for trees costs still more. */
    private static final double DEEPER = 0.4;

    /** Checks for each weight that is to be found, and for each decision. */
    private static final long CHECKS = 6_000;

    private static final long CHECKS_OF_EACH = 100;

    /** Features that we do not weigh are tried now and then, and together take as long as this number of features that we do. */
    private static final int STRANGE_WEIGHTS = 6;

    private static final int DEPTHS = 3;

    /** The number of draws, besides our weights, that walks begin from where the known ones miss too much. */
    private static final int RESTARTS = 3;

    /** A walk that misses more than one decision in this number is taken to be stuck. */
    private static final int STUCK = 6;

    private final Game<P> game;
    private final WeightPrior<P> prior;
    private final Evaluator<P> own;
    private final int mostDepth;
    private final long seed;

    PosteriorWalk(Game<P> game, WeightPrior<P> prior, int mostDepth, long seed) {
        this.game = game;
        this.prior = prior;
        this.own = prior.function(prior.centre());
        this.mostDepth = mostDepth;
        this.seed = seed;
    }

    @Override
    public String origin() {
        return "walk";
    }

    @Override
    public int fewest() {
        return FEWEST;
    }

    @Override
    public boolean isDue(int learnedFrom, int decisions) {
        return true;
    }

    /**
     * How many decisions the long walk to a depth checks: more where there are more weights to find, fewer where a check costs more. It is a
     * number and no time, so that equal decisions give equal lessons on every machine.
     */
    private long mostChecks(int depth, int decisions) {
        long whole = CHECKS * (prior.weighed() + STRANGE_WEIGHTS) + CHECKS_OF_EACH * decisions;
        return (long) (whole * Math.pow(DEEPER, Math.max(0, depth - CHEAP_DEPTH)));
    }

    @Override
    public Optional<Program<P>> learn(List<Example<P>> decisions, List<Program<P>> known, BooleanSupplier stopped) {
        SplittableRandom random = new SplittableRandom(seed);
        MoveCheck<P> check = new MoveCheck<>();
        TreeMemory memory = TreeMemory.of(prior.features());
        List<MetropolisChain<P>> chains = new ArrayList<>();
        for (Habit habit : habits(decisions, check, stopped)) {
            chains.add(
                    new MetropolisChain<>(prior, decisions, habit.depth, habit.ties, memory, random.split(), stopped));
        }
        for (MetropolisChain<P> chain : chains) scout(chain, decisions.size(), known, random);
        if (stopped.getAsBoolean()) return Optional.empty();
        MetropolisChain<P> best = chains.stream()
                .min(Comparator.comparingDouble(MetropolisChain::meanCost))
                .orElseThrow();
        long most = mostChecks(best.depth(), decisions.size());
        best.walk(most / 3, false);
        best.walk(most - most / 3, true);
        // The mean foresees best what was not seen yet, but between several hills there may be a valley.
        double[] weights = best.mean();
        if (best.missesOf(weights) > best.missesOf(best.best()) + 1) weights = best.best();
        if (stopped.getAsBoolean()) return Optional.empty();
        return Optional.of(new Program<>(prior.function(weights), best.depth(), best.ties()));
    }

    private record Habit(int depth, Ties ties, int misses) {}

    /** The depths at which our own function misses least, each with the better habit. */
    private List<Habit> habits(List<Example<P>> decisions, MoveCheck<P> check, BooleanSupplier stopped) {
        List<Habit> habits = new ArrayList<>();
        for (int depth = 1; depth <= mostDepth; depth++) {
            int first = 0;
            int last = 0;
            for (Example<P> each : decisions) {
                if (stopped.getAsBoolean()) break;
                int bits = check.habits(each.position(), each.move(), own, depth, MoveCheck.BOTH);
                if ((bits & MoveCheck.bit(Ties.FIRST)) == 0) first++;
                if ((bits & MoveCheck.bit(Ties.LAST)) == 0) last++;
            }
            habits.add(first <= last ? new Habit(depth, Ties.FIRST, first) : new Habit(depth, Ties.LAST, last));
        }
        return habits.stream()
                .sorted(Comparator.comparingInt(Habit::misses))
                .limit(DEPTHS)
                .toList();
    }

    /** A short walk from the best of a few starts. */
    private void scout(MetropolisChain<P> chain, int decisions, List<Program<P>> known, SplittableRandom random) {
        long most = mostChecks(chain.depth(), decisions) / 16;
        chain.start(prior.centre());
        for (Program<P> each : known) {
            WeightPrior.weights(game, each.function())
                    .flatMap(weights -> prior.measured(weights, chain.unit()))
                    .ifPresent(chain::start);
        }
        chain.walk(most, false);
        for (int i = 0; i < RESTARTS && chain.cost() > MetropolisChain.MISS * decisions / STUCK; i++) {
            chain.jump(prior.drawn(random, chain.unit()));
            chain.walk(most / 2, false);
            chain.back();
        }
        chain.walk(most, false);
        chain.walk(most, false);
    }
}
