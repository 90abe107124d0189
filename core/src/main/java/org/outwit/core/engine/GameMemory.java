package org.outwit.core.engine;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;

/**
 * What an engine keeps from move to move of one game besides its table: for each of its threads, which moves were good. It belongs to
 * the owner of the table, a player at the board. It cannot belong to the engine, which says how to search and may be asked about
 * any position by anybody: what one of them left behind would change the answers of another. A player is asked about one game, turn by
 * turn. One search at a time may use it.
 *
 * <p>Equal sequences of turns find equal memories, so one thread searches equal nodes again. Workers themselves are made anew for each
 * turn: a search that was stopped leaves its position in the midst of a line, and their rows cost some 8 µs, as much as fifty nodes.
 */
public final class GameMemory<P extends Position> {

    /** How many moves may have been taken back since: a reply that was pondered and did not come, or a move that a person takes back. */
    private static final int MOST_TAKEN_BACK = 2;

    private final List<HistoryHeuristic> threads = new ArrayList<>();
    private GameHistory<P> last;

    /** The game has come to this turn. What is remembered moves along with it; of another game nothing is. */
    public void moveTo(GameHistory<P> now) {
        if (last != null && goesOn(last, now)) {
            int plies = now.plies() - last.plies();
            threads.forEach(each -> each.moveRoot(plies));
        } else {
            threads.clear();
        }
        last = now;
    }

    /** Whether this is where the game is now. */
    boolean isAt(P position) {
        return last != null && last.end().key() == position.key();
    }

    private static <P extends Position> boolean goesOn(GameHistory<P> last, GameHistory<P> now) {
        int shared = now.sharedWith(last);
        return shared >= 0 && last.plies() - shared <= MOST_TAKEN_BACK;
    }

    /** That of one thread, counted from 0. */
    HistoryHeuristic of(int thread) {
        while (threads.size() <= thread) threads.add(new HistoryHeuristic());
        return threads.get(thread);
    }
}
