package org.outwit.learn.online;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.strategy.LearnStrategy;
import org.outwit.learn.strategy.LearnedStrategies;
import org.outwit.learn.strategy.LearnedStrategy;
import org.outwit.learn.strategy.StrategyOptions;

/** Teaches by {@link LearnStrategy}: weights and depth of a player of the best moves by a function. */
public final class StrategyTeacher<P extends Position> implements Teacher<P> {

    /** Of fewer examples a third would be too few to tell a model from chance. */
    private static final int LEAST = 20;

    /** The latest decisions, one in this number, say how well the others predict. */
    private static final int HELD_ONE_IN = 3;

    private final Game<P> game;
    private final List<Feature<P>> features;
    private final int mostDepth;
    private final Parallel parallel;

    /** {@code mostDepth} is the deepest that the opponent is expected to look. */
    public StrategyTeacher(Game<P> game, List<Feature<P>> features, int mostDepth, Parallel parallel) {
        this.game = game;
        this.features = List.copyOf(features);
        this.mostDepth = mostDepth;
        this.parallel = parallel;
    }

    @Override
    public Optional<OnlineLesson<P>> learn(List<Example<P>> examples, ProgressMonitor monitor) {
        if (examples.size() < LEAST) return Optional.empty();
        int first = examples.size() - examples.size() / HELD_ONE_IN;
        // Weights that have seen a move predict it too well, so those of the earlier moves are measured on the later
        // ones.
        Optional<OnlineLesson<P>> earlier = lesson(examples.subList(0, first), HoldOut.NONE, monitor);
        if (earlier.isEmpty()) return Optional.empty();
        try {
            List<Example<P>> later = examples.subList(first, examples.size());
            HoldOut score = LaterDecisions.predictedBy(earlier.get(), later, parallel, monitor);
            return lesson(examples, score, monitor);
        } catch (CancellationException e) {
            return Optional.empty();
        }
    }

    private Optional<OnlineLesson<P>> lesson(List<Example<P>> examples, HoldOut score, ProgressMonitor monitor) {
        StrategyOptions options =
                StrategyOptions.toDepth(mostDepth).on(parallel).watchedBy(monitor);
        LearnedStrategies<P> learned = new LearnStrategy<>(game, features, options).learn(examples);
        // A lesson that was broken off has seen only some depths, and the depth is what matters most.
        if (!learned.complete() || learned.best() == null) return Optional.empty();
        LearnedStrategy<P> best = learned.best();
        return Optional.of(OnlineLesson.of(game, best.evaluator(), best.depth(), score, examples));
    }
}
