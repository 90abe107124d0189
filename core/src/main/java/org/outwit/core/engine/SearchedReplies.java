package org.outwit.core.engine;

import org.outwit.core.chance.ChanceSetup;
import org.outwit.core.game.Position;
import org.outwit.core.model.Player;
import org.outwit.core.search.Meter;

/**
 * Replies of an opponent who searches with a function of their own: expectiminimax by {@link ChanceWorker}, to their depth and never beyond ours. What
 * they choose at a position is kept in the table, so that it is found again from wherever it is met and by the next, deeper search.
 *
 * <p>With a temperature each of their moves is valued by itself, and better ones are likelier.
 */
final class SearchedReplies<P extends Position> implements ChanceReplies {

    /** Equal for searches whose choices mean the same. */
    private record Choices(Object evaluator, int viewer) {}

    private final P position;
    private final int theirDepth;
    private final double temperature;
    private final TranspositionTable table;
    private final long choices;
    private final ChanceWorker<P> worker;
    private boolean complete;

    /** {@code temperature} is in ints of their values; the range holds for their function. */
    SearchedReplies(
            ChanceSetup<P> theirs,
            Player<P> model,
            double temperature,
            P position,
            int viewer,
            TranspositionTable table,
            Meter meter) {
        this.position = position;
        this.theirDepth = model.depth();
        this.temperature = temperature;
        this.table = table;
        int opponent = 1 - viewer;
        this.choices = table.context(new Choices(theirs.evaluator(), opponent));
        this.worker = ChanceEngine.worker(theirs, position, opponent, table, meter);
    }

    @Override
    public boolean isComplete() {
        return complete;
    }

    @Override
    public void expect(int depth, int[] moves, int from, int end, double[] shares) {
        complete = true;
        if (end - from == 1) shares[from] = 1;
        else if (temperature > 0) draw(Math.min(depth, theirDepth), moves, from, end, shares);
        else ChanceReplies.certain(choice(Math.min(depth, theirDepth), moves, from, end), from, end, shares);
        complete |= depth >= theirDepth; // who looks no further here looks no further in a deeper search
    }

    private int choice(int depth, int[] moves, int from, int end) {
        long key = position.key() ^ choices;
        long entry = table.find(key);
        if (entry != TranspositionTable.UNKNOWN && TableEntry.reaches(entry, depth, false)) {
            complete = TableEntry.isComplete(entry);
            return TableEntry.index(entry);
        }
        worker.root(depth);
        complete = worker.isComplete();
        int place = ChanceReplies.place(worker.bestMove(), moves, from, end);
        table.putDeep(key, 0, TableEntry.EXACT, depth, complete, place);
        return place;
    }

    private void draw(int depth, int[] moves, int from, int end, double[] shares) {
        double top = Double.NEGATIVE_INFINITY;
        for (int i = from; i < end; i++) {
            position.make(moves[i]);
            shares[i] = worker.value(depth - 1);
            position.undo();
            complete &= worker.isComplete();
            top = Math.max(top, shares[i]);
        }
        double sum = 0;
        for (int i = from; i < end; i++) {
            shares[i] = Math.exp((shares[i] - top) / temperature);
            sum += shares[i];
        }
        for (int i = from; i < end; i++) shares[i] /= sum;
    }
}
