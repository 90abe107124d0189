package org.outwit.play.player;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.bounds.LinearSums;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.minimax.MtdF;
import org.outwit.core.minimax.Pvs;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.AverageResult;
import org.outwit.core.model.MStar;
import org.outwit.core.model.MStarEpsilon;
import org.outwit.core.model.NextReply;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.OnePassDepths;
import org.outwit.core.model.Player;
import org.outwit.core.model.Prom;
import org.outwit.core.model.QuantalMStar;
import org.outwit.core.model.SimplePruning;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/** The listings as searches that play. Where an answer is an average it is rounded, where it is a range its low end counts. */
final class Listings {

    private Listings() {}

    static <P extends Position> Search<P> plain(Algorithm algorithm, Evaluator<P> evaluator) {
        return switch (algorithm) {
            case MINIMAX -> new Minimax<>(evaluator);
            case ALPHA_BETA -> new AlphaBeta<>(evaluator);
            case PVS -> new Pvs<>(evaluator);
            case MTD_F -> new MtdF<>(evaluator);
            default -> throw new IllegalArgumentException(algorithm + " is no listing of minimax.");
        };
    }

    static <P extends Position> Search<P> modelling(Algorithm algorithm, Player<P> mind, SumBounds sums) {
        return switch (algorithm) {
            case M_STAR -> new MStar<>(mind);
            case ONE_PASS -> looksLess(mind.model()) ? new OnePassDepths<>(mind) : new OnePass<>(mind);
            case SIMPLE_PRUNING -> new SimplePruning<>(mind);
            case ALPHA_BETA_STAR -> new AlphaBetaStar<>(mind, sums);
            case NEXT_REPLY -> new NextReply<>(mind);
            default -> throw new IllegalArgumentException(algorithm + " is no listing for one model.");
        };
    }

    private static boolean looksLess(Player<?> mind) {
        return mind != null && (mind.depth() != Player.AS_DEEP_AS_WE || looksLess(mind.model()));
    }

    static <P extends Position> Search<P> epsilon(Player<P> mind) {
        MStarEpsilon<P> search = new MStarEpsilon<>(mind);
        return (root, viewer, limits) -> {
            var range = search.search(root, limits);
            if (range.cautious() == Position.NO_MOVE) return Result.stopped(range.reason(), range.counts());
            List<Integer> line = List.of(range.cautious());
            int value = (int) Math.max(1 - Value.INFINITY, Math.min(Value.INFINITY - 1, range.low()));
            return Result.finished(value, Bound.LOWER, line, limits.depth(), false, range.counts())
                    .after(range.reason(), range.counts());
        };
    }

    static <P extends Position> Search<P> quantal(Player<P> mind, double[] temperatures) {
        QuantalMStar<P> search = new QuantalMStar<>(mind, temperatures, null);
        return (root, viewer, limits) -> rounded(search.search(root, limits), limits.depth());
    }

    static <P extends Position> Search<P> prom(Evaluator<P> evaluator, List<Prom.Opponent<P>> opponents) {
        Prom<P> search = new Prom<>(evaluator, opponents, null);
        return (root, viewer, limits) -> rounded(search.search(root, limits), limits.depth());
    }

    private static Result rounded(AverageResult average, int depth) {
        if (average.move() == Position.NO_MOVE) return Result.stopped(average.reason(), average.counts());
        int value = (int) Math.round(average.value());
        return Result.exact(value, average.line(), depth, false, average.counts())
                .after(average.reason(), average.counts());
    }

    /** What is known, at every position below the root, of the sums of neighbouring levels' functions. */
    static <P extends Position> List<Interval> sums(P root, int viewer, Player<P> mind) {
        List<Interval> sums = new ArrayList<>();
        int owner = viewer;
        for (Player<P> level = mind; level.model() != null; level = level.model()) {
            Interval sum = SumBounds.UNKNOWN;
            if (level.evaluator() instanceof LinearEvaluator<P> own
                    && level.model().evaluator() instanceof LinearEvaluator<P> his) {
                sum = LinearSums.below(root, owner, own, his);
            }
            sums.add(sum);
            owner = 1 - owner;
        }
        return sums;
    }
}
