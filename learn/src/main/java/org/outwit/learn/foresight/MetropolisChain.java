package org.outwit.learn.foresight;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.outwit.core.game.Position;
import org.outwit.core.model.Ties;
import org.outwit.learn.example.Example;

/**
 * Metropolis and others' walk (1953) over the weights of a player with one depth: it stays where their moves are foreseen and weights are
 * likely. A step to something that costs more is taken as often as that is likely, so the draw can come first: it says how many
 * misses the step may have, and counting ends with the next one. Decisions that were missed lately are asked first.
 */
final class MetropolisChain<P extends Position> {

    /** What a miss costs: each makes weights e^1.5, about 4.5 times, less likely. */
    static final double MISS = 1.5;

    /** How often a step is made on a feature that nobody weighs so far. */
    private static final double STRANGE = 0.2;

    /** How often a weight is tried without. */
    private static final double WITHOUT = 0.15;

    /** Steps are of this size times how far weights are likely to be from ours, or smaller. */
    private static final double[] STEPS = {1, 0.5, 0.2};

    private final WeightPrior<P> prior;
    private final List<Example<P>> decisions;
    private final int depth;
    private final Ties ties;
    private final int unit;
    private final CheckedDecisions<P> checked;
    private final SplittableRandom random;
    private final BooleanSupplier stopped;
    private final int[] order;
    private final double[] sums;
    private final int[] zeros;
    private long samples;
    private long checks;
    private double[] weights;
    private double cost;
    private double meanCost;
    private double[] best;
    private double bestCost = Double.POSITIVE_INFINITY;

    /** The decisions' positions belong to this chain and others of the same thread; they are changed and restored. */
    MetropolisChain(
            WeightPrior<P> prior,
            List<Example<P>> decisions,
            int depth,
            Ties ties,
            TreeMemory memory,
            SplittableRandom random,
            BooleanSupplier stopped) {
        this.prior = prior;
        this.decisions = decisions;
        this.depth = depth;
        this.ties = ties;
        this.unit = prior.unit(decisions);
        this.checked = new CheckedDecisions<>(prior, decisions, depth, ties, memory);
        this.random = random;
        this.stopped = stopped;
        this.order = new int[decisions.size()];
        for (int i = 0; i < order.length; i++) order[i] = i;
        this.sums = new double[prior.size()];
        this.zeros = new int[prior.size()];
    }

    int depth() {
        return depth;
    }

    Ties ties() {
        return ties;
    }

    int unit() {
        return unit;
    }

    /** Goes to these weights if they cost less than where it is. */
    void start(double[] from) {
        double likely = prior.cost(from);
        int most = weights == null ? decisions.size() : allowed(cost, likely);
        int misses = misses(from, most);
        if (misses > most) return;
        double found = MISS * misses + likely;
        if (weights == null || found < cost) arrive(from.clone(), found);
    }

    /** Goes to these weights at any cost. */
    void jump(double[] to) {
        int misses = misses(to, decisions.size());
        if (!stopped.getAsBoolean()) arrive(to.clone(), MISS * misses + prior.cost(to));
    }

    /** Goes back to the best it came by. */
    void back() {
        weights = best;
        cost = bestCost;
    }

    /** What the weights cost where it is. */
    double cost() {
        return cost;
    }

    /** The mean of what the weights cost along the last walk, which tells more than where it happened to end. */
    double meanCost() {
        return meanCost;
    }

    /** Walks until this many decisions were checked; what it comes by is kept for the mean if {@code sampling}. */
    void walk(long mostChecks, boolean sampling) {
        long last = checks + mostChecks;
        long steps = 0;
        double sum = 0;
        while (checks < last && !stopped.getAsBoolean()) {
            step();
            steps++;
            sum += cost;
            if (!sampling) continue;
            samples++;
            for (int i = 0; i < sums.length; i++) {
                sums[i] += weights[i];
                if (weights[i] == 0) zeros[i]++;
            }
        }
        meanCost = steps == 0 ? cost : sum / steps;
    }

    private void step() {
        checks++; // so that a walk ends where steps are refused for their weights alone
        double[] next = weights.clone();
        change(next);
        if (random.nextInt(4) == 0) change(next);
        double likely = prior.cost(next);
        int most = allowed(cost - Math.log(1 - random.nextDouble()), likely);
        int misses = most < 0 ? 0 : misses(next, most);
        if (misses <= most && !stopped.getAsBoolean()) arrive(next, MISS * misses + likely);
    }

    private static int allowed(double budget, double likely) {
        return (int) Math.floor((budget - likely) / MISS);
    }

    private void arrive(double[] at, double atCost) {
        weights = at;
        cost = atCost;
        if (cost < bestCost) {
            best = at;
            bestCost = cost;
        }
    }

    private void change(double[] next) {
        boolean strange = random.nextDouble() < STRANGE;
        int feature = chosen(next, strange);
        if (feature < 0) return;
        if (next[feature] != 0 && random.nextDouble() < WITHOUT) {
            next[feature] = 0;
            return;
        }
        double size = STEPS[random.nextInt(STEPS.length)] * prior.sigma(feature);
        next[feature] += size * random.nextGaussian();
    }

    /** A feature that has a weight or might well have one; or else one that has none, and does not in our own function. */
    private int chosen(double[] next, boolean strange) {
        int seen = 0;
        int feature = -1;
        for (int i = 0; i < next.length; i++) {
            if (i == unit || strange == (next[i] != 0 || prior.isOurs(i))) continue;
            if (random.nextInt(++seen) == 0) feature = i;
        }
        return feature;
    }

    /** How many decisions these weights miss, or a number beyond {@code most} as soon as there are more, or the wish to stop. */
    private int misses(double[] candidate, int most) {
        int[] rounded = prior.rounded(candidate);
        int misses = 0;
        for (int i = 0; i < order.length && misses <= most; i++) {
            if (stopped.getAsBoolean()) return most + 1;
            int index = order[i];
            checks++;
            if (checked.plays(index, rounded)) continue;
            misses++;
            int to = i / 2;
            System.arraycopy(order, to, order, to + 1, i - to);
            order[to] = index;
        }
        return misses;
    }

    /** The mean of what it came by. A feature that had no weight most of the time has none. */
    double[] mean() {
        if (samples == 0) return best.clone();
        double[] mean = new double[sums.length];
        for (int i = 0; i < mean.length; i++) mean[i] = 2L * zeros[i] > samples ? 0 : sums[i] / (samples - zeros[i]);
        return mean;
    }

    /** The weights that cost least of all it came by. */
    double[] best() {
        return best.clone();
    }

    /** How many decisions weights miss. */
    int missesOf(double[] weights) {
        return misses(weights, decisions.size());
    }
}
