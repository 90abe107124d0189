package org.outwit.core.multi;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SharedSum;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Meter;
import org.outwit.core.search.StopReason;

/**
 * The vectors of values that a recursion works on, one row for each ply: a node leaves its vector in its row, where its
 * parent finds it. Rows are added as the search gets deeper; nothing is allocated for a node.
 */
final class Vectors<P extends Position> {

    private final List<Evaluator<P>> functions;
    private final SharedSum shared; // null where nothing is promised
    private final int players;
    private int[] cells;

    Vectors(List<Evaluator<P>> functions, SharedSum shared, Meter meter) {
        this.functions = functions;
        this.shared = shared;
        this.players = functions.size();
        this.cells = new int[64 * players];
        meter.levels(players);
    }

    /** The functions by player, of whom there must be one at least. */
    static <P extends Position> List<Evaluator<P>> functions(List<Evaluator<P>> byPlayer) {
        if (byPlayer.isEmpty()) throw new IllegalArgumentException("There must be a function for each player.");
        return List.copyOf(byPlayer);
    }

    /** What the node at this ply is worth to a player. */
    int of(int ply, int player) {
        if (player >= players) {
            throw new IllegalArgumentException(
                    "Player " + player + " moves here, but there are functions for " + players + " players only.");
        }
        return cells[ply * players + player];
    }

    /** The vector of a leaf is what each player's function says of it. */
    void evaluate(int ply, MultiView<P> view) {
        room(ply);
        int row = ply * players;
        for (int j = 0; j < players; j++) cells[row + j] = view.value(functions.get(j), j, j);
        if (shared != null) shared.check(cells, row);
    }

    /** The node at this ply takes the vector of its child, which stands one row below. */
    void take(int ply) {
        System.arraycopy(cells, (ply + 1) * players, cells, ply * players, players);
    }

    VectorResult result(List<Integer> line, int depth, Meter meter) {
        List<Integer> values = Arrays.stream(cells, 0, players).boxed().toList();
        int move = line.isEmpty() ? Position.NO_MOVE : line.get(0);
        Counts counts = meter.counts();
        return new VectorResult(values, move, line, depth, meter.isComplete(), StopReason.FINISHED, counts);
    }

    private void room(int ply) {
        int needed = (ply + 1) * players;
        if (needed > cells.length) cells = Arrays.copyOf(cells, 2 * needed);
    }
}
