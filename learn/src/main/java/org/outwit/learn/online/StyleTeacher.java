package org.outwit.learn.online;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.population.ModelPredictor;

/**
 * Teaches which of the game's known styles an opponent comes nearest to, and how deep they look: {@link
 * org.outwit.learn.strategy.LearnDepth} for several functions at once. Somebody's weights cannot be told from a few dozen moves,
 * but most people want much the same, and how deep they look shows early. It is what an opponent is taken for until there
 * are enough examples to learn their own weights.
 */
public final class StyleTeacher<P extends Position> implements Teacher<P> {

    private static final int LEAST = 20;

    /** By moves predicted; a style that finds many moves equal predicts little, since of equal moves it expects the first. */
    private static final Comparator<Candidate<?>> BETTER = Comparator.<Candidate<?>>comparingLong(
                    candidate -> candidate.fits.predicted())
            .thenComparingLong(candidate -> candidate.fits.rank())
            .thenComparingInt(candidate -> -candidate.depth);

    private record Candidate<P extends Position>(LinearEvaluator<P> style, int depth, Fits fits) {}

    /**
     * How well a model explains decisions.
     *
     * @param predicted where its first choice was played
     * @param rank moves that are no better than the one played, less those that are better
     */
    private record Fits(long predicted, long rank) {

        Fits plus(Fits other) {
            return new Fits(predicted + other.predicted, rank + other.rank);
        }
    }

    private final Game<P> game;
    private final List<Evaluator<P>> styles;
    private final int mostDepth;
    private final Parallel parallel;

    /** Chooses among the game's own evaluators. */
    public StyleTeacher(Game<P> game, int mostDepth, Parallel parallel) {
        this(game, List.copyOf(game.evaluators().values()), mostDepth, parallel);
    }

    /** {@code mostDepth} is the deepest that the opponent is expected to look. */
    public StyleTeacher(Game<P> game, List<Evaluator<P>> styles, int mostDepth, Parallel parallel) {
        this.game = game;
        this.styles = List.copyOf(styles);
        this.mostDepth = mostDepth;
        this.parallel = parallel;
    }

    @Override
    public Optional<OnlineLesson<P>> learn(
            List<Example<P>> examples, Optional<OnlineLesson<P>> before, ProgressMonitor monitor) {
        if (examples.size() < LEAST) return Optional.empty();
        List<Candidate<P>> candidates = new ArrayList<>();
        try {
            for (Evaluator<P> style : styles) {
                if (!(style instanceof LinearEvaluator<P> linear)) continue;
                for (int depth = 1; depth <= mostDepth; depth++) {
                    candidates.add(new Candidate<>(linear, depth, fits(linear, depth, examples, monitor)));
                }
            }
        } catch (CancellationException e) {
            return Optional.empty();
        }
        return candidates.stream().max(BETTER).map(best -> lesson(best, examples));
    }

    private Fits fits(LinearEvaluator<P> style, int depth, List<Example<P>> examples, ProgressMonitor monitor) {
        ModelPredictor<P> predictor = OnlineLesson.of(game, style, depth, new HoldOut(0, 0, 0, Double.NaN), List.of())
                .predictor();
        return parallel.map(examples, monitor, predictor::forAnotherThread, StyleTeacher::fits).stream()
                .reduce(new Fits(0, 0), Fits::plus);
    }

    private static <P extends Position> Fits fits(ModelPredictor<P> predictor, Example<P> example) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int chosen = ChosenMove.indexOf(example.move(), moves, count);
        double[] row = new double[moves.length];
        predictor.predict(position, row);
        int better = 0;
        for (int i = 0; i < count; i++) if (predictor.value(i) > predictor.value(chosen)) better++;
        return new Fits(MovePredictor.likeliest(row, count) == chosen ? 1 : 0, count - 2L * better);
    }

    /** Nothing was fitted but a choice among a few dozen, so all examples may say how good it is. */
    private OnlineLesson<P> lesson(Candidate<P> best, List<Example<P>> examples) {
        double agreement = (double) best.fits.predicted() / examples.size();
        HoldOut score = new HoldOut(examples.size(), agreement, GuessRate.of(examples), Double.NaN);
        return OnlineLesson.of(game, best.style, best.depth, score, examples);
    }
}
