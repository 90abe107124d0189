package org.outwit.core.endgame;

import org.outwit.core.game.Position;

/**
 * Solves a slice by taking moves back, which touches every move twice instead of once in each turn.
 *
 * <p>First every position is looked at once: ends of games get their verdict, moves that leave the slice are judged by
 * the tables before it, and moves that stay are counted. Then, for n from 0, each position decided in n plies tells its
 * predecessors: one before a loss is won in n + 1 plies, one before a win has a move less that may save it, and is lost
 * when it has none. A verdict may be written down before its turn, when it is due to moves that leave the slice. A loss
 * stays, since all moves of the position are known by then; a win gives way to a shorter one until its turn comes.
 */
final class BackwardSolver<P extends Position> {

    private static final int UNDECIDED = Verdict.DRAW;

    private final Slice<P> slice;
    private final short[] verdicts;

    /**
     * For each position, how many moves within the slice may still save it, as an unsigned byte; 0 also where it cannot be
     * lost for another reason.
     */
    private final byte[] hopes;

    private final int[] predecessors;
    private int farthest;
    private P position;
    private P earlier;

    BackwardSolver(Slice<P> slice) {
        this.slice = slice;
        this.verdicts = new short[slice.size];
        this.hopes = new byte[slice.size];
        this.position = slice.room();
        this.earlier = slice.room();
        this.predecessors = new int[slice.endings.mostPredecessors()];
    }

    short[] solve() throws InterruptedException {
        for (int index = 0; index < slice.size; index++) {
            slice.pulse(0, index);
            position = slice.endings.position(position, slice.number, index);
            look(index);
        }
        for (int plies = 0; plies <= farthest; plies++) {
            int win = Verdict.win(plies);
            int loss = Verdict.loss(plies);
            for (int index = 0; index < slice.size; index++) {
                slice.pulse(plies + 1, index);
                int verdict = verdicts[index];
                if (verdict == win || verdict == loss) tell(index, verdict);
            }
        }
        return verdicts;
    }

    private void look(int index) {
        if (position.isOver()) {
            decide(index, Verdict.ofEnd(position.payoff(position.mover())));
            return;
        }
        int end = slice.list(position);
        int staying = 0;
        int best = Verdict.UNKNOWN;
        for (int i = 0; i < end; i++) {
            int verdict = after(position, slice.moves[i]);
            if (verdict == Slice.INSIDE) staying++;
            else if (best == Verdict.UNKNOWN || Verdict.rank(verdict) > Verdict.rank(best)) best = verdict;
        }
        if (Verdict.isWin(best) || staying == 0) decide(index, best);
        else if (best != Verdict.DRAW) hopes[index] = hope(staying);
    }

    private static byte hope(int moves) {
        if (moves > 255) throw new IllegalStateException("A position has " + moves + " moves, more than 255.");
        return (byte) moves;
    }

    /** What a move is worth to the one who makes it, or {@link Slice#INSIDE}. */
    private int after(P from, int move) {
        if (slice.endings.stays(from, move)) return Slice.INSIDE;
        int mover = from.mover();
        from.make(move);
        int reached = slice.beyond(from, mover);
        from.undo();
        return reached == Slice.INSIDE ? reached : Verdict.before(reached);
    }

    private void decide(int index, int verdict) {
        verdicts[index] = slice.kept(verdict);
        farthest = Math.max(farthest, Verdict.plies(verdict));
    }

    private void tell(int index, int verdict) {
        position = slice.endings.position(position, slice.number, index);
        int count = slice.endings.predecessors(position, predecessors);
        int before = Verdict.before(verdict);
        for (int i = 0; i < count; i++) {
            int predecessor = predecessors[i];
            int known = verdicts[predecessor];
            if (before > 0) {
                if (known == UNDECIDED || known > before) decide(predecessor, before);
            } else if (known == UNDECIDED && hopes[predecessor] != 0 && --hopes[predecessor] == 0) {
                decide(predecessor, lossOf(predecessor, before));
            }
        }
    }

    /** The moves that stay lose, the longest as given; those that leave the slice may last longer. */
    private int lossOf(int index, int staying) {
        earlier = slice.endings.position(earlier, slice.number, index);
        int end = slice.list(earlier);
        int best = staying;
        for (int i = 0; i < end; i++) {
            int verdict = after(earlier, slice.moves[i]);
            if (verdict != Slice.INSIDE && Verdict.rank(verdict) > Verdict.rank(best)) best = verdict;
        }
        return best;
    }
}
