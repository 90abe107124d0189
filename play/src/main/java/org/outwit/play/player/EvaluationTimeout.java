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
 * Ends listings in time. They look at the clock themselves, but some of them ask a second search and look only when it has
 * answered. All of them evaluate, so the evaluators look, too, and throw an exception that the listings do not catch. Searches work
 * on copies, so nothing is left half done.
 */
final class EvaluationTimeout {

    private static final int CHECK_EVERY = 64;

    private long deadline;
    private boolean timed;
    private BooleanSupplier stop = () -> false;
    private int calls;

    /** Made once and without a stack trace, because it is not an error. */
    private static final class Expired extends RuntimeException {

        private static final long serialVersionUID = 1L;
        private static final Expired TIME = new Expired();
        private static final Expired ASKED = new Expired();

        private Expired() {
            super("stopped", null, false, false);
        }
    }

    /** This evaluator, which throws when the time is over. */
    <P extends Position> Evaluator<P> watching(Evaluator<P> evaluator) {
        return (position, player) -> {
            if (++calls == CHECK_EVERY) check();
            return evaluator.value(position, player);
        };
    }

    /** This search, whose evaluators are watched; it returns no value if one of them throws. */
    <P extends Position> Search<P> around(Search<P> search) {
        return (root, viewer, limits) -> {
            set(limits);
            try {
                return search.search(root, viewer, limits);
            } catch (Expired expired) {
                StopReason reason = expired == Expired.TIME ? StopReason.TIME : StopReason.ASKED;
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
        if (timed && System.nanoTime() - deadline >= 0) throw Expired.TIME;
        if (stop.getAsBoolean()) throw Expired.ASKED;
    }
}
