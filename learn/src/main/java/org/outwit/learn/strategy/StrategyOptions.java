package org.outwit.learn.strategy;

import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Importance;

/**
 * How strategies are learned.
 *
 * @param mostDepth the deepest that is tried
 * @param sample how many examples decide which depths are worth a look at all examples
 * @param mostRounds how many times the weights of a depth are fitted at most
 * @param progress by how much the share of held-out moves explained must grow for another round
 * @param margin by how much a chosen move should be better than the others, where the largest weight is 1
 * @param enough a depth that explains so large a share of the sample needs no deeper rival
 * @param seed decides which examples are held out
 * @param importance how much each example counts
 * @param parallel the threads that do it; what is learned is the same on any number of them
 * @param monitor is told of every depth; may end learning with what there is
 */
public record StrategyOptions(
        int mostDepth,
        int sample,
        int mostRounds,
        double progress,
        double margin,
        double enough,
        long seed,
        Importance importance,
        Parallel parallel,
        ProgressMonitor monitor) {

    public StrategyOptions {
        if (mostDepth < 1) {
            throw new IllegalArgumentException("The deepest depth to try (" + mostDepth + ") must be positive.");
        }
        if (sample < 1) throw new IllegalArgumentException("The sample (" + sample + ") must hold an example.");
        if (mostRounds < 1) throw new IllegalArgumentException("The rounds (" + mostRounds + ") must be positive.");
        if (!(margin > 0)) throw new IllegalArgumentException("The margin (" + margin + ") must be positive.");
    }

    /** What serves for most players, up to a depth. */
    public static StrategyOptions toDepth(int mostDepth) {
        return new StrategyOptions(
                mostDepth, 200, 10, 0.005, 0.05, 1, 1, Importance.EQUAL, Parallel.ALONE, ProgressMonitor.NONE);
    }

    public StrategyOptions withSample(int sample) {
        return new StrategyOptions(
                mostDepth, sample, mostRounds, progress, margin, enough, seed, importance, parallel, monitor);
    }

    public StrategyOptions withRounds(int mostRounds) {
        return new StrategyOptions(
                mostDepth, sample, mostRounds, progress, margin, enough, seed, importance, parallel, monitor);
    }

    public StrategyOptions withMargin(double margin) {
        return new StrategyOptions(
                mostDepth, sample, mostRounds, progress, margin, enough, seed, importance, parallel, monitor);
    }

    public StrategyOptions withEnough(double enough) {
        return new StrategyOptions(
                mostDepth, sample, mostRounds, progress, margin, enough, seed, importance, parallel, monitor);
    }

    public StrategyOptions withSeed(long seed) {
        return new StrategyOptions(
                mostDepth, sample, mostRounds, progress, margin, enough, seed, importance, parallel, monitor);
    }

    public StrategyOptions withImportance(Importance importance) {
        return new StrategyOptions(
                mostDepth, sample, mostRounds, progress, margin, enough, seed, importance, parallel, monitor);
    }

    public StrategyOptions on(Parallel parallel) {
        return new StrategyOptions(
                mostDepth, sample, mostRounds, progress, margin, enough, seed, importance, parallel, monitor);
    }

    public StrategyOptions watchedBy(ProgressMonitor monitor) {
        return new StrategyOptions(
                mostDepth, sample, mostRounds, progress, margin, enough, seed, importance, parallel, monitor);
    }
}
