package org.outwit.play.player;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.bounds.LinearSums;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.ChanceListings;
import org.outwit.core.catalogue.Family;
import org.outwit.core.catalogue.TwoPlayerListings;
import org.outwit.core.chance.ChanceSetup;
import org.outwit.core.chance.ExpectedResult;
import org.outwit.core.chance.ExpectedSearch;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.model.AverageResult;
import org.outwit.core.model.ChanceMStar;
import org.outwit.core.model.MStarEpsilon;
import org.outwit.core.model.Player;
import org.outwit.core.model.Prom;
import org.outwit.core.model.QuantalMStar;
import org.outwit.core.proof.DfPn;
import org.outwit.core.proof.ProofNumberSearch;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.StopReason;

/** The listings as searches that play. An average is rounded, and of a range the low end counts. */
final class Listings {

    private Listings() {}

    /** The most nodes of one search that keeps them all; more would not fit into the memory. */
    private static final long MOST_HELD = 4_000_000;

    /** A search for the minimax value. One that keeps its nodes stops before the memory is full. */
    static <P extends Position> Search<P> plain(Algorithm algorithm, Evaluator<P> evaluator) {
        Search<P> search = TwoPlayerListings.of(algorithm, Setup.of(evaluator));
        if (algorithm.family() != Family.BEST_FIRST) return search;
        return (root, viewer, limits) ->
                search.search(root, viewer, limits.withNodes(Math.min(limits.nodes(), MOST_HELD)));
    }

    /** Bytes that a position takes in the table of df-pn. */
    private static final int PROOF_BYTES = 28;

    /**
     * A search by proof numbers. Where positions can come back it knows itself that this is a draw, and must not be confused by rules that
     * depend on the way there.
     */
    static <P extends Position> Search<P> proof(
            Game<P> game, Algorithm algorithm, Evaluator<P> evaluator, int megabytes) {
        boolean loops = game.capabilities().loops();
        int positions = (int) Math.min(1 << 26, Math.max(1, ((long) megabytes << 20) / PROOF_BYTES / 2));
        Setup<P> setup = Setup.of(evaluator);
        Search<P> search = algorithm == Algorithm.DF_PN ? new DfPn<>(setup, positions) : new ProofNumberSearch<>(setup);
        long most = algorithm == Algorithm.DF_PN ? Long.MAX_VALUE : MOST_HELD;
        return (root, viewer, limits) -> search.search(
                loops ? game.withoutDrawRules(root) : root, viewer, limits.withNodes(Math.min(limits.nodes(), most)));
    }

    static <P extends Position> Search<P> chance(Algorithm algorithm, Evaluator<P> evaluator, long seed) {
        ChanceSetup<P> setup = ChanceSetup.of(evaluator, 1 - Value.INFINITY, Value.INFINITY - 1);
        ExpectedSearch<P> search = ChanceListings.of(algorithm, setup, seed);
        return (root, viewer, limits) -> rounded(search.search(root, viewer, limits));
    }

    static Result rounded(ExpectedResult found) {
        if (!found.isKnown()) return Result.stopped(found.reason(), found.counts());
        int value = (int) Math.round(found.value());
        return Result.finished(value, found.bound(), found.line(), found.depth(), found.complete(), found.counts())
                .after(found.reason(), found.counts());
    }

    static <P extends Position> Search<P> epsilon(Player<P> searcher) {
        MStarEpsilon<P> search = new MStarEpsilon<>(searcher);
        return (root, viewer, limits) -> {
            var range = search.search(root, viewer, limits);
            if (range.reason() != StopReason.FINISHED) return Result.stopped(range.reason(), range.counts());
            List<Integer> line = range.cautious() == Position.NO_MOVE ? List.of() : List.of(range.cautious());
            int value = (int) Math.max(1 - Value.INFINITY, Math.min(Value.INFINITY - 1, range.low()));
            return Result.finished(value, Bound.LOWER, line, limits.depth(), false, range.counts())
                    .after(range.reason(), range.counts());
        };
    }

    static <P extends Position> Search<P> quantal(Player<P> searcher, double[] temperatures) {
        QuantalMStar<P> search = new QuantalMStar<>(searcher, temperatures, null);
        return (root, viewer, limits) -> rounded(search.search(root, viewer, limits), limits.depth());
    }

    static <P extends Position> Search<P> rolling(Player<P> searcher, double[] temperatures) {
        ChanceMStar<P> search = new ChanceMStar<>(searcher, temperatures, null);
        return (root, viewer, limits) -> rounded(search.search(root, viewer, limits), limits.depth());
    }

    static <P extends Position> Search<P> prom(Evaluator<P> evaluator, List<Prom.Opponent<P>> opponents) {
        Prom<P> search = new Prom<>(evaluator, opponents, null);
        return (root, viewer, limits) -> rounded(search.search(root, viewer, limits), limits.depth());
    }

    private static Result rounded(AverageResult average, int depth) {
        if (average.reason() != StopReason.FINISHED) return Result.stopped(average.reason(), average.counts());
        int value = (int) Math.round(average.value());
        return Result.exact(value, average.line(), depth, false, average.counts())
                .after(average.reason(), average.counts());
    }

    /** The bounds of the sums of neighbouring levels' functions, which hold at every position below the root. */
    static <P extends Position> List<Interval> sums(P root, int viewer, Player<P> searcher) {
        List<Interval> sums = new ArrayList<>();
        int owner = viewer;
        for (Player<P> level = searcher; level.model() != null; level = level.model()) {
            Interval sum = SumBounds.UNKNOWN;
            if (level.evaluator() instanceof LinearEvaluator<P> own
                    && level.model().evaluator() instanceof LinearEvaluator<P> theirs) {
                sum = LinearSums.below(root, owner, own, theirs);
            }
            sums.add(sum);
            owner = 1 - owner;
        }
        return sums;
    }
}
