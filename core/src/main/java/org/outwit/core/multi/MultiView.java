package org.outwit.core.multi;

import java.util.Arrays;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Meter;
import org.outwit.core.search.SearchListener;

/**
 * A game of many players during one search: a copy of the root that is walked by make and undo. It counts, keeps the
 * limits and tells the listener, so that a listing holds nothing but its algorithm.
 */
final class MultiView<P extends Position> {

    private final P position;
    private final SearchListener<P> listener;
    private final Meter meter;
    private int[] moves = new int[64];

    MultiView(P root, SearchListener<P> listener, Meter meter) {
        this.position = Position.copyOf(root);
        this.listener = listener;
        this.meter = meter;
    }

    /** The player who moves in a position; where chance does, these searches do not apply. */
    static int player(Position position) {
        int mover = position.mover();
        if (mover >= 0) return mover;
        throw new IllegalArgumentException("This search knows no chance nodes, and chance moves here; for two players "
                + "use expectiminimax, star1 or star2 instead.");
    }

    void enter() {
        meter.node();
        if (listener != null) listener.enter(position, -Value.INFINITY, Value.INFINITY);
    }

    boolean isLeaf(int depth) {
        return depth == 0 || position.isOver();
    }

    int mover() {
        return player(position);
    }

    /** What a function says here to the player who owns it; counted as the function with this index. */
    int value(Evaluator<P> function, int owner, int index) {
        meter.evaluation(position.isOver(), index);
        return function.value(position, owner);
    }

    /** Generates the moves of this node into the row from index {@code from} on and returns the index after the last. */
    int moves(int from) {
        meter.expansion();
        int room = from + position.mostMoves();
        if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
        return position.moves(moves, from);
    }

    int move(int index) {
        return moves[index];
    }

    void make(int move) {
        position.make(move);
    }

    void undo() {
        position.undo();
    }

    Meter meter() {
        return meter;
    }
}
