package org.outwit.core.engine;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.outwit.core.chance.ChanceSetup;
import org.outwit.core.chance.ExpectedResult;
import org.outwit.core.chance.ExpectedSearch;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.StopReason;

/**
 * Star2 that plays: deepens step by step, puts likely best moves first so that probes say more, and keeps what it learns in a table that
 * belongs to the caller. At every depth it answers the value and the move of {@link org.outwit.core.chance.Expectiminimax}, and with the
 * deepest search that it finished where limits end it.
 *
 * <p>For two players where one wins what the other loses, and dice.
 */
public final class ChanceEngine<P extends Position> implements ExpectedSearch<P> {

    /** Equal for searches whose table entries mean the same. */
    private record Reason(Object evaluator, int viewer, String kind) {}

    private final ChanceSetup<P> setup;
    private final TranspositionTable table;
    private final Consumer<ExpectedResult> progress;

    /** No leaf is worth less than {@code lowest} or more than {@code highest}: the closer they are, the more can be pruned. */
    public ChanceEngine(Evaluator<P> evaluator, int lowest, int highest, TranspositionTable table) {
        this(ChanceSetup.of(evaluator, lowest, highest), Objects.requireNonNull(table), result -> {});
    }

    private ChanceEngine(ChanceSetup<P> setup, TranspositionTable table, Consumer<ExpectedResult> progress) {
        this.setup = setup;
        this.table = table;
        this.progress = progress;
    }

    /** This engine, which tells every depth that it has finished. */
    public ChanceEngine<P> onProgress(Consumer<ExpectedResult> progress) {
        return new ChanceEngine<>(setup, table, progress);
    }

    @Override
    public ExpectedResult search(P root, int viewer, Limits limits) {
        table.nextSearch();
        ExpectedResult[] last = new ExpectedResult[1];
        return Meter.run(
                limits,
                meter -> deepen(root, viewer, limits.depth(), meter, last),
                (reason, counts) -> stopped(last[0], reason, counts));
    }

    private ExpectedResult deepen(P root, int viewer, int most, Meter meter, ExpectedResult[] last) {
        ChanceWorker<P> worker = worker(setup, Position.copyOf(root), viewer, table, meter);
        for (int depth = Math.min(1, most); ; depth++) {
            double value = worker.root(depth);
            int move = worker.bestMove();
            List<Integer> line = move == Position.NO_MOVE ? List.of() : List.of(move);
            last[0] = new ExpectedResult(
                    value, move, line, Bound.EXACT, depth, worker.isComplete(), StopReason.FINISHED, meter.counts());
            progress.accept(last[0]);
            if (depth == most || worker.isComplete()) return last[0];
        }
    }

    /** Searches positions of this object for this viewer, and shares what it finds with all who judge by the same function. */
    static <P extends Position> ChanceWorker<P> worker(
            ChanceSetup<P> setup, P position, int viewer, TranspositionTable table, Meter meter) {
        long context = table.context(new Reason(setup.evaluator(), viewer, "chance"));
        return new ChanceWorker<>(setup, position, viewer, table, context, meter);
    }

    /** The deepest answer that was finished, or none where {@code last} is null, for a search that was ended. */
    static ExpectedResult stopped(ExpectedResult last, StopReason reason, Counts counts) {
        if (last == null) {
            return new ExpectedResult(Double.NaN, Position.NO_MOVE, List.of(), Bound.NONE, 0, false, reason, counts);
        }
        return new ExpectedResult(
                last.value(), last.move(), last.line(), last.bound(), last.depth(), last.complete(), reason, counts);
    }
}
