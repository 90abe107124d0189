package org.outwit.core.endgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.outwit.core.game.Position;

/** What a tablebase says about each move of a position. */
public final class BestMoves {

    private BestMoves() {}

    /**
     * A move and what it is worth to the one who makes it.
     *
     * @param verdict the {@link Verdict}, counted from the position before the move
     */
    public record Judged(int move, int verdict) {}

    /** The moves whose worth is known, the best first and otherwise in their order; none if the game is over. */
    public static <P extends Position> List<Judged> of(P position, Tablebase<P> tablebase) {
        List<Judged> judged = new ArrayList<>();
        if (position.isOver()) return judged;
        P walker = Position.copyOf(position);
        int[] moves = new int[walker.mostMoves()];
        int end = walker.moves(moves, 0);
        for (int i = 0; i < end; i++) {
            walker.make(moves[i]);
            int reached = walker.isOver() ? Verdict.ofEnd(walker.payoff(walker.mover())) : tablebase.probe(walker);
            walker.undo();
            if (reached != Verdict.UNKNOWN) judged.add(new Judged(moves[i], Verdict.before(reached)));
        }
        judged.sort(Comparator.comparingInt((Judged each) -> Verdict.rank(each.verdict()))
                .reversed());
        return judged;
    }
}
