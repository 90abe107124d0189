package org.outwit.learn.online;

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
import org.outwit.learn.example.DominantPositions;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Outlook;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.strategy.Agreement;

/**
 * Teaches which of the game's known styles an opponent comes nearest to, and how deep he looks: {@link
 * org.outwit.learn.strategy.LearnDepth} for several functions at once. Somebody's weights cannot be told from a few dozen moves,
 * but most people want much the same, and how deep they look shows early. It is what an opponent is taken for until there
 * are enough examples to learn his own weights.
 */
public final class StyleTeacher<P extends Position> implements Teacher<P> {

    private static final int LEAST = 20;

    /** By moves foretold; a style that finds many moves equal foretells little, since of equal moves it expects the first. */
    private static final Comparator<Candidate<?>> BETTER = Comparator.<Candidate<?>>comparingDouble(
                    candidate -> candidate.agreement.foretold())
            .thenComparingDouble(candidate -> candidate.agreement.rank())
            .thenComparingInt(candidate -> -candidate.depth);

    private record Candidate<P extends Position>(Evaluator<P> style, int depth, Agreement agreement) {}

    private final Game<P> game;
    private final List<Evaluator<P>> styles;
    private final int mostDepth;

    /** Chooses among the game's own evaluators. */
    public StyleTeacher(Game<P> game, int mostDepth) {
        this(game, List.copyOf(game.evaluators().values()), mostDepth);
    }

    /** {@code mostDepth} is the deepest that the opponent is expected to look. */
    public StyleTeacher(Game<P> game, List<Evaluator<P>> styles, int mostDepth) {
        this.game = game;
        this.styles = List.copyOf(styles);
        this.mostDepth = mostDepth;
    }

    @Override
    public Optional<OnlineLesson<P>> learn(
            List<Example<P>> examples, Optional<OnlineLesson<P>> before, BooleanSupplier stop) {
        if (examples.size() < LEAST) return Optional.empty();
        List<Candidate<P>> candidates = new ArrayList<>();
        for (Evaluator<P> style : styles) {
            if (!(style instanceof LinearEvaluator<P> linear)) continue;
            for (int depth = 1; depth <= mostDepth; depth++) {
                Agreement agreement = agreement(linear, depth, examples, stop);
                if (agreement == null) return Optional.empty();
                candidates.add(new Candidate<>(style, depth, agreement));
            }
        }
        return candidates.stream().max(BETTER).map(best -> lesson(best, examples));
    }

    /** Null when stopped. */
    private Agreement agreement(LinearEvaluator<P> style, int depth, List<Example<P>> examples, BooleanSupplier stop) {
        List<Feature<P>> features = style.features();
        int[] weights = IntStream.range(0, features.size()).map(style::weight).toArray();
        DominantPositions<P> dominant = new DominantPositions<>(game, features, style, depth);
        List<Agreement> all = examples.parallelStream()
                .map(example -> stop.getAsBoolean() ? null : agreement(dominant.of(example), weights))
                .toList();
        return all.contains(null) ? null : all.stream().reduce(Agreement.NONE, Agreement::plus);
    }

    private Agreement agreement(Outlook outlook, int[] weights) {
        long[] values = Agreement.values(outlook, weights, game.scale().unit());
        return Agreement.of(values, outlook.chosen(), 1);
    }

    /** Nothing was fitted but a choice among a few dozen, so all examples may say how good it is. */
    private OnlineLesson<P> lesson(Candidate<P> best, List<Example<P>> examples) {
        double agreement = best.agreement.foretold() / examples.size();
        HoldOut score = new HoldOut(examples.size(), agreement, GuessRate.of(examples), Double.NaN);
        return new OnlineLesson<>(best.style, best.depth, score, examples.size());
    }
}
