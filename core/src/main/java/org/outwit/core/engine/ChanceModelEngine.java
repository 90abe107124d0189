package org.outwit.core.engine;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.outwit.core.chance.ChanceSetup;
import org.outwit.core.chance.ExpectedResult;
import org.outwit.core.chance.ExpectedSearch;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.Player;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.StopReason;

/**
 * M* that plays where dice are thrown, for one level of modelling: deepens step by step, has the opponent's own search pruned by Star2, and remembers
 * what they choose in a table that belongs to the caller. At every depth it answers the value and the move of {@link
 * org.outwit.core.model.ChanceMStar}; where limits end it, those of the deepest search that it finished.
 *
 * <p>An opponent may also be one whose plays are predicted, however they find them; then their replies are weighted by how likely they are.
 *
 * <p>With a margin it chooses only among the moves that our plain search to the same depth finds worse than the best by no more than it, so that a
 * wrong model costs no more than that a move, by our own judgement.
 */
public final class ChanceModelEngine<P extends Position> implements ExpectedSearch<P> {

    /** Makes what expects replies, for one search. */
    @FunctionalInterface
    private interface Opponent<P extends Position> {
        ChanceReplies at(P position, int viewer, TranspositionTable table, Meter meter);
    }

    private final ChanceSetup<P> ours;
    private final int ownDepth;
    private final Opponent<P> opponent;
    private final TranspositionTable table;
    private final int margin;
    private final Consumer<ExpectedResult> progress;

    private ChanceModelEngine(
            ChanceSetup<P> ours,
            int ownDepth,
            Opponent<P> opponent,
            TranspositionTable table,
            int margin,
            Consumer<ExpectedResult> progress) {
        this.ours = ours;
        this.ownDepth = ownDepth;
        this.opponent = opponent;
        this.table = Objects.requireNonNull(table);
        this.margin = margin;
        this.progress = progress;
    }

    /**
     * An engine against an opponent who searches. No value of either function is less than {@code lowest} or more than {@code highest}.
     *
     * @param temperature how freely they choose, in ints of their values; 0 for one who always plays the first of the best
     */
    public static <P extends Position> ChanceModelEngine<P> facing(
            Player<P> player, double temperature, int lowest, int highest, TranspositionTable table) {
        if (player.level() != 1) {
            throw new IllegalArgumentException("This engine is for one level of modelling, and the player has "
                    + player.level() + "; use ChanceEngine for none and ChanceMStar for more.");
        }
        Player<P> model = player.model();
        ChanceSetup<P> theirs = ChanceSetup.of(model.evaluator(), lowest, highest);
        Opponent<P> opponent = (position, viewer, shared, meter) ->
                new SearchedReplies<>(theirs, model, temperature, position, viewer, shared, meter);
        ChanceSetup<P> ours = ChanceSetup.of(player.evaluator(), lowest, highest);
        return new ChanceModelEngine<>(ours, player.depth(), opponent, table, MarginFilter.NO_MARGIN, result -> {});
    }

    /** Against somebody whose plays are predicted; the predictor is this engine's from now on. */
    public static <P extends Position> ChanceModelEngine<P> predicting(
            Evaluator<P> evaluator, MovePredictor<P> predictor, int lowest, int highest, TranspositionTable table) {
        Opponent<P> opponent = (position, viewer, shared, meter) -> {
            predictor.spendFrom(meter, 1);
            return new PredictedReplies<>(predictor, position);
        };
        ChanceSetup<P> ours = ChanceSetup.of(evaluator, lowest, highest);
        return new ChanceModelEngine<>(
                ours, Player.AS_DEEP_AS_WE, opponent, table, MarginFilter.NO_MARGIN, result -> {});
    }

    /** Chooses only moves that our plain search finds at most this much worse than its best; at first there is no such limit. */
    public ChanceModelEngine<P> margin(int margin) {
        if (margin < 0) throw new IllegalArgumentException("The margin (" + margin + ") must not be negative.");
        return new ChanceModelEngine<>(ours, ownDepth, opponent, table, margin, progress);
    }

    /** This engine, which tells every depth that it has finished. */
    public ChanceModelEngine<P> onProgress(Consumer<ExpectedResult> progress) {
        return new ChanceModelEngine<>(ours, ownDepth, opponent, table, margin, progress);
    }

    @Override
    public ExpectedResult search(P root, int viewer, Limits limits) {
        table.nextSearch();
        ExpectedResult[] last = new ExpectedResult[1];
        return Meter.run(
                limits,
                meter -> deepen(root, viewer, Math.min(limits.depth(), ownDepth), meter, last),
                (reason, counts) -> ChanceEngine.stopped(last[0], reason, counts));
    }

    private ExpectedResult deepen(P root, int viewer, int most, Meter meter, ExpectedResult[] last) {
        meter.levels(2);
        P position = Position.copyOf(root);
        ChanceReplies replies = opponent.at(position, viewer, table, meter);
        ChanceModelWorker<P> worker = new ChanceModelWorker<>(position, viewer, ours.evaluator(), replies, meter);
        boolean choosing = margin != MarginFilter.NO_MARGIN && !root.isOver() && root.mover() == viewer;
        ChanceWorker<P> plain = choosing ? ChanceEngine.worker(ours, position, viewer, table, meter) : null;
        for (int depth = Math.min(1, most); ; depth++) {
            boolean[] refused = plain == null || depth == 0 ? null : plain.below(depth, margin);
            double value = worker.root(depth, refused);
            int move = worker.bestMove();
            boolean complete = worker.isComplete() && (refused == null || plain.isComplete());
            List<Integer> line = move == Position.NO_MOVE ? List.of() : List.of(move);
            Counts counts = meter.counts();
            last[0] = new ExpectedResult(value, move, line, Bound.EXACT, depth, complete, StopReason.FINISHED, counts);
            progress.accept(last[0]);
            if (depth == most || complete) return last[0];
        }
    }
}
