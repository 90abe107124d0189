package org.outwit.learn.training;

import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.learn.people.Pool;

/**
 * A played game as training reads it: nothing but the moves and who made them.
 *
 * @param start where the moves begin; shared
 * @param balloted how many moves at the beginning were drawn by lot, so that they are nobody's
 * @param moves shared, not to be written to
 * @param players the name of each side; empty where it is unknown
 * @param strengths the rating of each side; not a number where it is unknown
 * @param year 0 where it is unknown
 * @param pool among whom it was played, and how fast; empty where nobody knows
 * @param muted the sides, a bit each, whose decisions teach nothing: whoever plays in many games would teach more than all others
 */
public record ArchivedGame<P extends Position>(
        P start,
        int balloted,
        int[] moves,
        String[] players,
        double[] strengths,
        int year,
        Optional<Pool> pool,
        int muted) {

    /** One of which nobody knows how fast it was played; everybody's decisions teach. */
    public ArchivedGame(P start, int balloted, int[] moves, String[] players, double[] strengths, int year) {
        this(start, balloted, moves, players, strengths, year, Optional.empty(), 0);
    }

    /** The same game, in which the decisions of one more side teach nothing. */
    ArchivedGame<P> mute(int side) {
        return new ArchivedGame<>(start, balloted, moves, players, strengths, year, pool, muted | 1 << side);
    }

    /** Sees the moves that players chose, one after the other; the position is only lent. */
    @FunctionalInterface
    public interface Visitor<P extends Position> {
        void visit(P before, int move, int ply);
    }

    /** Shows all moves of players, those of chance left out. */
    public void replay(Visitor<P> visitor) {
        P position = Position.copyOf(start);
        for (int ply = 0; ply < moves.length; ply++) {
            if (ply >= balloted) visitor.visit(position, moves[ply], ply);
            position.make(moves[ply]);
        }
    }

    /** Shows those that teach. */
    void teach(Visitor<P> visitor) {
        replay((position, move, ply) -> {
            if ((muted >>> position.mover() & 1) == 0) visitor.visit(position, move, ply);
        });
    }
}
