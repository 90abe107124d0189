package org.outwit.play.player;

import java.util.function.BooleanSupplier;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;

/**
 * Ends listings in time. They look at the clock themselves, but some ask a second search for a whole answer and look only
 * when it comes; all of them evaluate. So the evaluators look, too, and leave by an exception that the listings do not
 * know. Searches work on copies, so that nothing is left half done.
 */
final class EvaluationTimeout {

    private static final int CHECK_EVERY = 64;

    private long deadline;
    private boolean timed;
    private BooleanSupplier stop = () -> false;
    private int calls;

    /** Made once and without a stack trace: it is no mistake. */
    private static final class Rang extends RuntimeException {

        private static final long serialVersionUID = 1L;
        private static final Rang TIME = new Rang();
        private static final Rang ASKED = new Rang();

        private Rang() {
            super("stopped", null, false, false);
        }
    }

    /** This evaluator, but one that rings. */
    <P extends Position> Evaluator<P> watching(Evaluator<P> evaluator) {
        return (position, player) -> {
            if (++calls == CHECK_EVERY) check();
            return evaluator.value(position, player);
        };
    }

    /** The same search, whose evaluators this watches; where it rings nothing is claimed. */
    <P extends Position> Search<P> around(Search<P> search) {
        return (root, viewer, limits) -> {
            set(limits);
            try {
                return search.search(root, viewer, limits);
            } catch (Rang rang) {
                StopReason reason = rang == Rang.TIME ? StopReason.TIME : StopReason.ASKED;
                return Result.stopped(reason, Counts.ZERO);
            }
        };
    }

    private void set(Limits limits) {
        timed = limits.time() != null;
        deadline = timed ? System.nanoTime() + limits.time().toNanos() : 0;
        stop = limits.stop();
        calls = 0;
    }

    private void check() {
        calls = 0;
        if (timed && System.nanoTime() - deadline >= 0) throw Rang.TIME;
        if (stop.getAsBoolean()) throw Rang.ASKED;
    }
}
