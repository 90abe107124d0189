package org.outwit.core.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import org.outwit.core.game.Endings;
import org.outwit.core.game.Position;

/**
 * Checks tables without knowing how they were made: the verdict on each position must be the best that its moves lead
 * to. That proves all of them: a win or loss in n plies rests on verdicts with fewer plies, down to ends of games; and
 * from a draw neither side has a way to anything better, while each has one to another draw.
 */
public final class Proof {

    private Proof() {}

    public static <P extends Position> void check(EndgameTables<P> tables, int pieces) {
        Endings<P> endings = tables.endings();
        for (int slice = 0; slice < endings.slices(pieces); slice++) {
            P room = endings.game().withoutDrawRules(endings.game().start());
            int[] moves = new int[0];
            for (int index = 0; index < endings.size(slice); index++) {
                room = endings.position(room, slice, index);
                if (room.mostMoves() > moves.length) moves = new int[room.mostMoves()];
                int expected = best(room, moves, tables);
                int found = tables.probe(room);
                if (found != expected) {
                    assertThat(found).as(endings.game().notation().format(room)).isEqualTo(expected);
                }
            }
        }
    }

    private static <P extends Position> int best(P position, int[] moves, EndgameTables<P> tables) {
        if (position.isOver()) return Verdict.ofEnd(position.payoff(position.mover()));
        int end = position.moves(moves, 0);
        int best = Verdict.UNKNOWN;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int reached = position.isOver() ? Verdict.ofEnd(position.payoff(position.mover())) : tables.probe(position);
            position.undo();
            if (reached == Verdict.UNKNOWN) throw new AssertionError("A move leads to what no table holds.");
            int verdict = Verdict.before(reached);
            if (best == Verdict.UNKNOWN || Verdict.rank(verdict) > Verdict.rank(best)) best = verdict;
        }
        return best;
    }
}
