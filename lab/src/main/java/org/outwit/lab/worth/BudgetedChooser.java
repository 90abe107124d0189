package org.outwit.lab.worth;

import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Saving;
import org.outwit.core.turn.Turn;
import org.outwit.play.player.MoveChooser;

/** A player with a clock of nodes who is told whether to save, in one game; counts what is spent. */
final class BudgetedChooser<P extends Position> implements MoveChooser<P> {

    private final MoveChooser<P> chooser;
    private final Saving saving;
    private final NodeClock clock;
    private long left;
    private int moves;
    private int early;
    private long nodes;

    BudgetedChooser(MoveChooser<P> chooser, Saving saving, NodeClock clock) {
        this.chooser = chooser;
        this.saving = saving;
        this.clock = clock;
        this.left = clock.nodes();
    }

    @Override
    public Result choose(Turn<P> turn) {
        Limits limits = turn.limits().withNodes(clock.advised(left));
        Result result = chooser.choose(turn.within(limits).saving(saving));
        left = clock.after(left, result.counts().nodes());
        moves++;
        nodes += result.counts().nodes();
        if (result.reason() == StopReason.SETTLED) early++;
        return result;
    }

    int moves() {
        return moves;
    }

    /** How many moves ended before their time. */
    int early() {
        return early;
    }

    long nodes() {
        return nodes;
    }

    @Override
    public boolean isForeign() {
        return chooser.isForeign();
    }

    @Override
    public void tookBack(GameHistory<P> history) {
        chooser.tookBack(history);
    }

    @Override
    public void close() {
        chooser.close();
    }
}
