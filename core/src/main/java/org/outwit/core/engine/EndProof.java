package org.outwit.core.engine;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Meter;

/**
 * Proves how the game ends from the root with best play, where a search believes that it is won or lost: then no depth has more to
 * say. What is found with techniques is a guess, since the one answer that matters may have been skipped. So the proof looks at every
 * move, but only for ends of the game; judgements do not matter to that, and are all 0. It looks no further than the end that is
 * believed in, and may find a shorter win or a longer loss.
 *
 * <p>Even so a proof of a long win may take more than finding it did. So it may cost a quarter of what the search has spent, or more
 * where the search has looked much further than the end and found nothing else. One that is not finished then is tried again when it
 * may cost twice as much, and until then the search goes on. What an attempt found out stays in the table.
 */
final class EndProof<P extends Position> {

    /** Exact, but for counting plies to the win. */
    private static final Set<Technique> TECHNIQUES = EnumSet.of(Technique.SHORTER_WIN);

    /** One object for all, because tables tell functions apart by it. */
    private static final Evaluator<Position> NO_JUDGEMENT = (position, player) -> 0;

    /** The number of nodes that a proof is always worth, and twice as many with each depth that goes on to say the same. */
    private static final long FEW_NODES = 500;

    private static final int MOST_DOUBLINGS = 40;
    private static final int SHARE = 4;

    /** Makes a search for the root that judges by a function and uses techniques. */
    interface Searches<P extends Position> {
        NodeSearch<P> make(Evaluator<P> evaluator, Set<Technique> techniques, HistoryHeuristic history);
    }

    private final Searches<P> searches;
    private final HistoryHeuristic history = new HistoryHeuristic();
    private long spent;
    private int refuted; // a value that is wrong for certain; 0 says nothing
    private int value;
    private List<Integer> line = List.of();

    EndProof(Searches<P> searches) {
        this.searches = searches;
    }

    /**
     * Whether the mover wins or loses within {@code plies}, as this value says after looking {@code depth} plies deep. No, too, where that takes too
     * long to see.
     */
    boolean confirms(int believed, int plies, int depth, Meter meter) {
        if (believed == refuted) return false;
        long before = meter.counts().nodes();
        long few = FEW_NODES << Math.min(MOST_DOUBLINGS, depth - plies);
        long share = Math.max(few, (before - spent) / SHARE);
        if (share < 2 * spent) return false; // not much further than the last time
        boolean confirmed = meter.within(share - spent, () -> prove(believed, plies, meter));
        spent += meter.counts().nodes() - before;
        return confirmed;
    }

    private boolean prove(int believed, int plies, Meter meter) {
        // Made anew, since an attempt that was stopped has left its position somewhere below the root.
        NodeSearch<P> search = searches.make(noJudgement(), TECHNIQUES, history);
        search.spendFrom(meter);
        boolean wins = believed > 0;
        value = search.root(plies, wins ? believed - 1 : -Value.INFINITY, wins ? Value.INFINITY : believed + 1);
        line = search.line();
        boolean confirmed = wins ? value >= believed : value <= believed;
        if (!confirmed) refuted = believed;
        return confirmed;
    }

    /** What was proved, as the mover sees it. */
    int value() {
        return value;
    }

    /** Best play to the end that was proved. */
    List<Integer> line() {
        return line;
    }

    @SuppressWarnings("unchecked") // it looks at no position
    private static <P extends Position> Evaluator<P> noJudgement() {
        return (Evaluator<P>) NO_JUDGEMENT;
    }
}
