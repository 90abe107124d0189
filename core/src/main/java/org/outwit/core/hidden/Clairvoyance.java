package org.outwit.core.hidden;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Position;
import org.outwit.core.game.Sight;
import org.outwit.core.game.Worlds;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/** The values of worlds with all cards seen, within the limits of one search that asks for many of them. */
final class Clairvoyance<P extends Position> {

    private final HiddenSetup<P> setup;
    private final int seat;
    private final Budget budget;
    private final Limits limits;
    private StopReason reason = StopReason.FINISHED;
    private boolean complete = true;

    Clairvoyance(HiddenSetup<P> setup, int seat, Limits limits) {
        this.setup = setup;
        this.seat = seat;
        this.limits = limits;
        this.budget = new Budget(limits);
    }

    /** The worlds that a search looks at: all, or samples that depend on the seed and on what the seat sees. */
    static <P extends Position> List<P> worlds(HiddenSetup<P> setup, Sight sight, Worlds<P> worlds) {
        return worlds.all(setup.worlds()).orElseGet(() -> {
            Random random = new Random(setup.seed() ^ sight.key() * 0xBF58476D1CE4E5B9L);
            List<P> samples = new ArrayList<>();
            while (samples.size() < setup.worlds()) samples.add(worlds.sample(random));
            return samples;
        });
    }

    /** What the seat gets from here on with all cards seen, looking {@code depth} plies ahead. */
    int value(P world, int depth) {
        goOn();
        Result result = setup.clairvoyant()
                .search(world, seat, budget.left().stoppedBy(limits.stop()).withDepth(Math.max(0, depth)));
        budget.spend(result.counts());
        if (!result.isKnown()) throw stop(result.reason());
        complete &= result.complete();
        return result.value();
    }

    /** What the seat gets after each of these moves, where the game values worlds itself. */
    int[] values(P world, List<Integer> moves) {
        goOn();
        ValuedWorlds.Valued valued = ((ValuedWorlds<P>) setup.clairvoyant()).search(world, moves, seat);
        budget.spend(valued.counts());
        return valued.values();
    }

    private void goOn() {
        if (!budget.mayGoOn()) throw stop(budget.isEmpty() ? budget.reason() : StopReason.ASKED);
    }

    private OutOfLimits stop(StopReason why) {
        reason = why;
        return new OutOfLimits();
    }

    /** Whether no value since the last call of {@link #begin} was cut off by the horizon. */
    boolean isComplete() {
        return complete;
    }

    void begin() {
        complete = true;
    }

    /** The best answer so far, if any, with what was spent and why the search ended. */
    HiddenResult ended(HiddenResult best) {
        return best == null ? HiddenResult.stopped(reason, budget.spent()) : best.after(reason, budget.spent());
    }

    /** Thrown out of a recursion when a limit is reached. */
    static final class OutOfLimits extends RuntimeException {

        private static final long serialVersionUID = 1L;

        OutOfLimits() {
            super("out of limits", null, false, false);
        }
    }
}
