package org.outwit.lab.worth;

import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/** What a player may spend on the moves of one game. */
interface MoveBudget<P extends Position> {

    /** Lets a search find its move in a position, which is left as it was. */
    Result search(Search<P> search, P position);

    /** The processor time of all moves so far; 0 where nobody measures it. */
    long nanos();

    /** The same limits for each move. */
    static <P extends Position> Supplier<MoveBudget<P>> of(Limits limits) {
        return () -> new MoveBudget<>() {
            @Override
            public Result search(Search<P> search, P position) {
                return search.search(position, position.mover(), limits);
            }

            @Override
            public long nanos() {
                return 0;
            }
        };
    }

    /** What a search has found, or the first move where it was stopped too early to find any. */
    static <P extends Position> int move(P position, Result result) {
        if (result.move() != Position.NO_MOVE) return result.move();
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        return moves[0];
    }
}
