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
import org.outwit.learn.model.ModelPredictor;

/**
 * Teaches which of the game's known styles an opponent comes nearest to, and how deep they look: {@link
 * org.outwit.learn.strategy.LearnDepth} for several functions at once. Somebody's weights cannot be told from a few dozen moves,
 * but most people want much the same, and how deep they look shows early. It is what an opponent is taken for until there
 * are enough examples to learn their own weights.
 */
public final class StyleTeacher<P extends Position> implements Teacher<P> {

    private static final int LEAST = 20;

    /** The latest decisions, one in this number, say how well the style predicts that the others chose. */
    private static final int HELD_ONE_IN = 3;

    /** By moves predicted; a style that finds many moves equal predicts little, since of equal moves it expects the first. */
    private static final Comparator<Fits> BETTER =
            Comparator.comparingLong(Fits::predicted).thenComparingLong(Fits::rank);

    /** {@code fits} has a row for each example. */
    private record Candidate<P extends Position>(LinearEvaluator<P> style, int depth, List<Fits> fits) {

        Fits sum(int from, int to) {
            return fits.subList(from, to).stream().reduce(new Fits(0, 0), Fits::plus);
        }
    }

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
    public Optional<OnlineLesson<P>> learn(List<Example<P>> examples, ProgressMonitor monitor) {
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
        if (candidates.isEmpty()) return Optional.empty();
        return Optional.of(lesson(best(candidates, 0, examples.size()), score(candidates, examples), examples));
    }

    /** Of those that explain equally much, the one that looks ahead least, and the first style of those. */
    private Candidate<P> best(List<Candidate<P>> candidates, int from, int to) {
        Candidate<P> best = candidates.get(0);
        for (Candidate<P> each : candidates) {
            int better = BETTER.compare(each.sum(from, to), best.sum(from, to));
            if (better > 0 || better == 0 && each.depth < best.depth) best = each;
        }
        return best;
    }

    private List<Fits> fits(LinearEvaluator<P> style, int depth, List<Example<P>> examples, ProgressMonitor monitor) {
        ModelPredictor<P> predictor =
                OnlineLesson.of(game, style, depth, HoldOut.NONE, List.of()).predictor();
        return parallel.map(examples, monitor, predictor::forAnotherThread, StyleTeacher::fits);
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

    /**
     * The best of many candidates looks better on the examples that picked it than it is. So what is picked by the earlier ones is measured
     * on the later ones, although all of them have a say in whom the opponent is taken for.
     */
    private HoldOut score(List<Candidate<P>> candidates, List<Example<P>> examples) {
        int held = examples.size() / HELD_ONE_IN;
        int first = examples.size() - held;
        long predicted = best(candidates, 0, first).sum(first, examples.size()).predicted();
        return new HoldOut(
                held, (double) predicted / held, GuessRate.of(examples.subList(first, examples.size())), Double.NaN);
    }

    private OnlineLesson<P> lesson(Candidate<P> best, HoldOut score, List<Example<P>> examples) {
        return OnlineLesson.of(game, best.style, best.depth, score, examples);
    }
}
