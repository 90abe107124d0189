package org.outwit.learn.online;

import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/**
 * Finds out what an opponent played. A player is shown a position each time it is its turn and nothing else; what happened
 * since it last moved is what leads from there to here.
 */
public final class Watching<P extends Position> {

    /** An opponent seldom moves more often in a row; Kalah allows it. */
    private static final int MOST_IN_A_ROW = 6;

    private final Consumer<Example<P>> decisions;
    private P after;
    private int ply;
    private int game;

    /** {@code decisions} gets every decision of the opponent; a forced move is none. */
    public Watching(Consumer<Example<P>> decisions) {
        this.decisions = decisions;
    }

    /** A new game begins. */
    public void newGame() {
        after = null;
        ply = 0;
        game++;
    }

    /** It is our turn here. Returns whether what was played since our last move could be found out. */
    public boolean turn(P root) {
        if (after == null) return false;
        P from = after;
        after = null;
        int[] played = new int[MOST_IN_A_ROW];
        int count = find(from, root, root.mover(), played, 0);
        for (int i = 0; i < count; i++) {
            int[] moves = new int[from.mostMoves()];
            if (from.moves(moves, 0) > 1) {
                decisions.accept(new Example<>(Position.copyOf(from), played[i], game, ply));
            }
            from.make(played[i]);
            ply++;
        }
        return count >= 0;
    }

    /** We play this move at this position. */
    public void played(P root, int move) {
        after = Position.copyOf(root);
        after.make(move);
        ply++;
    }

    /** The shortest way from here to there by moves of the other, or -1; depth by depth. */
    private int find(P from, P there, int us, int[] played, int made) {
        if (from.key() == there.key()) return 0;
        for (int most = 1; most <= MOST_IN_A_ROW; most++) if (reach(from, there, us, played, made, most)) return most;
        return -1;
    }

    private boolean reach(P from, P there, int us, int[] played, int made, int most) {
        if (made == most) return from.key() == there.key();
        if (from.isOver() || from.mover() == us) return false;
        int[] moves = new int[from.mostMoves()];
        int end = from.moves(moves, 0);
        for (int i = 0; i < end; i++) {
            from.make(moves[i]);
            played[made] = moves[i];
            boolean found = reach(from, there, us, played, made + 1, most);
            from.undo();
            if (found) return true;
        }
        return false;
    }
}
