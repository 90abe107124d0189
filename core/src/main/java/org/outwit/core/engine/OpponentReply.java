package org.outwit.core.engine;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.model.Ties;
import org.outwit.core.search.Meter;

/**
 * What a plain player would choose at a node: their search, with a table of its own kind of entries, so that what they think
 * of a position is worked out once however often and from wherever it is met.
 *
 * <p>Their choice is the first of their best moves in the game's order, as everywhere in model search, or the last where that is their
 * habit, though moves are tried in the order that prunes best. A move that is preferred to the best so far has to be only as good; any
 * other has to be better. Below their moves only values matter, and there the order is free.
 */
final class OpponentReply<P extends Position> {

    private static final int NO_PLACE = TableEntry.NO_INDEX;

    private final P position;
    private final SearchPath path;
    private final int player;
    private final TranspositionTable table;
    private final long salt;
    private final Set<Technique> techniques;
    private final Ties ties;
    private final NodeSearch<P> search;
    private final MoveOrder<P> order;
    private int[] moves = new int[64];
    private int value;
    private int move;
    private int bestPlace;
    private long inexactCount;

    /** {@code techniques} are those that they search with; {@code path} is that of the search which asks. */
    OpponentReply(
            Game<P> game,
            P position,
            int player,
            Evaluator<P> evaluator,
            TranspositionTable table,
            Set<Technique> techniques,
            SearchPath path) {
        this(game, position, player, evaluator, table, techniques, path, Ties.FIRST);
    }

    /** {@code ties} says which of equal moves they take where they search without techniques; with them, what comes first is best. */
    OpponentReply(
            Game<P> game,
            P position,
            int player,
            Evaluator<P> evaluator,
            TranspositionTable table,
            Set<Technique> techniques,
            SearchPath path,
            Ties ties) {
        this.position = position;
        this.path = path;
        this.ties = ties;
        this.player = player;
        this.table = table;
        this.salt = table.context(List.of("choice", game.name(), evaluator, player, techniques, ties));
        this.order = new MoveOrder<>(game.tactics(), false, new HistoryHeuristic());
        this.techniques = EnumSet.noneOf(Technique.class);
        this.techniques.addAll(techniques);
        this.techniques.remove(Technique.DEEPER_ENTRIES); // what we looked at for them is not what they have looked at
        this.search = new NodeSearch<>(
                game, position, player, evaluator, table, this.techniques, path, new HistoryHeuristic());
    }

    void spendFrom(Meter meter, int level) {
        search.spendFrom(meter, level);
    }

    /** Their value by the last {@link #find}; outside the window it is a bound. */
    int value() {
        return value;
    }

    /** Their move by the last {@link #find} whose value lay inside the window. */
    int move() {
        return move;
    }

    /** A number that is the same before and after finding what no deeper search can change. */
    long inexactCount() {
        return inexactCount + search.inexactCount();
    }

    /**
     * Finds their value and, if it lies inside (alpha, beta), their move, where they are to move with this depth left and this many
     * plies down the path: by then what lies above was played, so they know what would come back.
     */
    void find(int ply, int depth, int alpha, int beta) {
        path.enter(ply, position.key());
        int room = position.mostMoves();
        if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
        int end = position.moves(moves, 0);
        long key = position.key() ^ salt;
        long entry = table.find(key);
        int place = NO_PLACE;
        if (entry != TranspositionTable.UNKNOWN) {
            place = TableEntry.index(entry);
            if (TableEntry.reaches(entry, depth, false)) {
                value = TableEntry.value(entry);
                int bound = TableEntry.bound(entry);
                if (bound == TableEntry.EXACT) move = place < end ? moves[place] : Position.NO_MOVE;
                if (TableEntry.says(entry, value, alpha, beta)) {
                    if (!TableEntry.isComplete(entry)) inexactCount++;
                    return;
                }
            }
        }
        long met = search.known();
        if (met != TranspositionTable.UNKNOWN) {
            if (place >= end) place = TableEntry.index(met);
            if (TableEntry.reaches(met, depth, false)) {
                // Their value is enough where it lies outside the window; their move is not looked for there.
                value = TableEntry.value(met);
                int bound = TableEntry.bound(met);
                if (bound != TableEntry.UPPER && value >= beta || bound != TableEntry.LOWER && value <= alpha) {
                    if (!TableEntry.isComplete(met)) inexactCount++;
                    return;
                }
            }
        }
        long before = search.inexactCount();
        if (techniques.isEmpty()) search(ply, depth, alpha, beta, end, place);
        else deepen(ply, depth, end);
        int bound = TableEntry.bound(value, alpha, beta);
        boolean complete = search.inexactCount() == before;
        table.putDeep(key, value, bound, depth, complete, bestPlace);
        search.learn(value, bound, depth, complete, bestPlace);
    }

    /** As an engine does: with techniques, what is chosen depends on how it was come by. */
    private void deepen(int ply, int depth, int end) {
        for (int at = 1; at <= depth; at++) value = search.choice(ply, at);
        move = search.line().get(0);
        bestPlace = 0;
        while (bestPlace < end - 1 && moves[bestPlace] != move) bestPlace++;
    }

    private void search(int ply, int depth, int alpha, int beta, int end, int hint) {
        value = -Value.INFINITY;
        bestPlace = NO_PLACE;
        int floor = alpha; // what has to be exceeded by a move that stands behind the best
        order.score(position, moves, 0, end, hint, 0, depth);
        for (int i = 0; i < end && value < beta; i++) {
            order.next(moves, i, end);
            int candidate = moves[i];
            int place = order.place(i);
            int low = bestPlace != NO_PLACE && ties.prefers(place, bestPlace) ? floor - 1 : floor;
            int found = tried(candidate, ply, depth, low, beta);
            if (found > value) value = found;
            if (found > low) {
                floor = found;
                bestPlace = place;
                move = candidate;
                if (found >= beta && order.isQuiet(i)) order.refuted(player, moves, 0, i, 0, depth);
            }
        }
    }

    private int tried(int candidate, int ply, int depth, int low, int beta) {
        position.make(candidate);
        int found;
        boolean own = position.mover() == player;
        if (bestPlace != NO_PLACE && low + 1 < beta) {
            found = at(ply + 1, depth - 1, low, low + 1, own);
            if (found > low) found = at(ply + 1, depth - 1, low, beta, own);
        } else {
            found = at(ply + 1, depth - 1, low, beta, own);
        }
        position.undo();
        return found;
    }

    private int at(int ply, int depth, int alpha, int beta, boolean own) {
        return own ? search.root(ply, depth, alpha, beta) : -search.root(ply, depth, -beta, -alpha);
    }
}
