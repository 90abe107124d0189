package org.outwit.core.endgame;

import org.outwit.core.game.Endings;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;

/** A slice that is being solved: what its moves lead to, and who is to be told how far it is. */
final class Slice<P extends Position> {

    /** What {@link #beyond} answers for a position of this slice. */
    static final int INSIDE = Integer.MAX_VALUE;

    /** How many positions are gone through between looks at the world outside. */
    private static final int PULSE = (1 << 16) - 1;

    final Endings<P> endings;
    final int number;
    final int size;
    final int slices;

    /** Where {@link #list} puts moves. */
    int[] moves = new int[64];

    /** The tables of slices before this one. */
    private final Tablebase<P> before;

    private final ProgressMonitor monitor;
    private final String name;

    /** The number of the position that {@link #beyond} found to be of this slice. */
    private int index;

    Slice(Endings<P> endings, int number, int slices, Tablebase<P> before, ProgressMonitor monitor) {
        this.endings = endings;
        this.number = number;
        this.slices = slices;
        this.size = endings.size(number);
        this.name = endings.name(number);
        this.before = before;
        this.monitor = monitor;
    }

    /** Lists the moves of a position in {@link #moves} and returns how many there are. */
    int list(P position) {
        if (position.mostMoves() > moves.length) moves = new int[position.mostMoves()];
        return position.moves(moves, 0);
    }

    /** A position to set up others in. */
    P room() {
        return endings.game().withoutDrawRules(endings.game().start());
    }

    /**
     * The verdict on a position to which a move has led, for its mover, if it is of an earlier slice or ends the game
     * outside all slices; or {@link #INSIDE}.
     */
    int beyond(P reached, int mover) {
        if (reached.mover() == mover) {
            throw new IllegalStateException(endings.game().name() + ": a side moves twice in slice " + name
                    + ", but endgame tables are for games in which the sides alternate.");
        }
        long place = endings.place(reached);
        if (place != Endings.NOWHERE && Endings.slice(place) == number) {
            index = Endings.index(place);
            return INSIDE;
        }
        if (place == Endings.NOWHERE && reached.isOver()) return Verdict.ofEnd(reached.payoff(reached.mover()));
        int verdict = Endings.slice(place) < number ? before.probe(reached) : Verdict.UNKNOWN;
        if (verdict != Verdict.UNKNOWN) return verdict;
        throw new IllegalStateException(endings.game().name() + ": a move from slice " + name
                + " leads to a position that is in no slice before it: "
                + endings.game().notation().format(reached));
    }

    int index() {
        return index;
    }

    /** Called for each position gone through. */
    void pulse(int plies, int done) throws InterruptedException {
        if ((done & PULSE) != 0) return;
        if (monitor.isStopped() || Thread.interrupted()) {
            throw new InterruptedException("The build was interrupted in slice " + name + ".");
        }
        String doing = plies == 0 ? "looking at positions" : "deciding what is " + plies + " plies away";
        monitor.progress("table " + (number + 1) + " of " + slices + ", " + name + ": " + doing, done, size);
    }

    /** A verdict as it is kept, if it is not too far from the end. */
    short kept(int verdict) {
        if (Verdict.plies(verdict) > Verdict.MOST_PLIES) {
            throw new IllegalStateException("A game from slice " + name + " lasts more than " + Verdict.MOST_PLIES
                    + " plies, which is more than tables can hold.");
        }
        return (short) verdict;
    }
}
