package org.outwit.core.endgame;

import org.outwit.core.game.Position;

/**
 * The definition of a table, for games that cannot take moves back, and to check {@link BackwardSolver} by. In turn n it
 * finds all positions that are decided in n plies: those with a move to a loss in n - 1 plies are won, those where every
 * move leads to a win in at most n - 1 plies are lost. A turn that is further from the end than anything known can
 * change nothing, and neither can those after it: what is left is drawn.
 */
final class ForwardSolver<P extends Position> {

    private static final int UNDECIDED = Verdict.DRAW;

    private final Slice<P> slice;
    private final short[] verdicts;

    /** The most plies that anything seen so far is away from the end. */
    private int farthest;

    private P position;

    ForwardSolver(Slice<P> slice) {
        this.slice = slice;
        this.verdicts = new short[slice.size];
        this.position = slice.room();
    }

    short[] solve() throws InterruptedException {
        for (int plies = 0; plies <= farthest + 1; plies++) {
            for (int index = 0; index < slice.size; index++) {
                slice.pulse(plies, index);
                if (verdicts[index] != UNDECIDED) continue;
                position = slice.endings.position(position, slice.number, index);
                int verdict = judge(plies);
                if (verdict == UNDECIDED) continue;
                verdicts[index] = slice.kept(verdict);
                farthest = Math.max(farthest, plies);
            }
        }
        return verdicts;
    }

    private int judge(int plies) {
        if (position.isOver()) return Verdict.ofEnd(position.payoff(position.mover()));
        if (plies == 0) return UNDECIDED;
        int mover = position.mover();
        int end = slice.list(position);
        boolean allLose = true;
        for (int i = 0; i < end; i++) {
            position.make(slice.moves[i]);
            int reached = slice.beyond(position, mover);
            position.undo();
            if (reached == Slice.INSIDE) reached = verdicts[slice.index()];
            farthest = Math.max(farthest, Verdict.plies(reached));
            // Decided in this very turn, or later: not known yet.
            if (Verdict.plies(reached) >= plies) reached = UNDECIDED;
            if (Verdict.isLoss(reached)) return Verdict.win(plies);
            allLose &= Verdict.isWin(reached);
        }
        return allLose ? Verdict.loss(plies) : UNDECIDED;
    }
}
