package org.outwit.learn.training;

import org.outwit.core.game.Position;

/**
 * A played game as training reads it: nothing but the moves and who made them.
 *
 * @param start where the moves begin; shared
 * @param balloted how many moves at the beginning were drawn by lot, so that they are nobody's
 * @param moves shared, not to be written to
 * @param players the name of each side; empty where it is unknown
 * @param strengths the rating of each side; not a number where it is unknown
 * @param year 0 where it is unknown
 */
public record ArchivedGame<P extends Position>(
        P start, int balloted, int[] moves, String[] players, double[] strengths, int year) {

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
}
