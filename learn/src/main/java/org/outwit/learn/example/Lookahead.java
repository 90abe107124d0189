package org.outwit.learn.example;

import java.util.Arrays;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;
import org.outwit.core.search.Meter;
import org.outwit.core.search.StableOrder;

/**
 * Alpha-beta that is quick at what learning asks thousands of times: the value of a position some plies deep and the way to
 * the leaf that decides it. Moves are tried in the order of what they look like at once, where enough depth is left for that
 * to pay, and with narrow windows after the first. It is the value of the listing {@link org.outwit.core.minimax.AlphaBeta};
 * of several leaves of that value it may find another.
 *
 * <p>With a game's tactics it never stops in the middle of an exchange: where the depth runs out and the mover has no free
 * choice, all moves are looked at further; where there are noisy moves, the mover may take one or leave it. Nobody counts a
 * piece as lost who sees that it is taken back.
 *
 * <p>Where dice are thrown it stops at any depth: nobody chooses there, and to take a throw for a choice of the opponent would make
 * everybody fear the worst dice. So in backgammon people are known by what they see right after their plays.
 */
final class Lookahead<P extends Position> {

    /** With fewer plies left it costs more to put moves in order by their looks than it saves. */
    private static final int LEAST_ORDERED = 2;

    /** How far an exchange is followed beyond the depth. */
    private static final int MOST_FURTHER = 8;

    private final Evaluator<P> evaluator;
    private final Tactics<P> tactics;
    private final int further;
    private final LookaheadTable seen = new LookaheadTable();
    private P position;
    private int player;
    private int last;
    private int[] moves = new int[256];
    private int[] looks = new int[256];
    private int[][] lines = new int[0][0];
    private int[] lengths = new int[1];
    private Meter meter; // null where nobody counts
    private int level;

    /** Stops where the depth ends, as the listing does. */
    Lookahead(Evaluator<P> evaluator) {
        this.evaluator = evaluator;
        this.tactics = Tactics.none();
        this.further = 0;
    }

    /** Stops where nothing is going on. */
    Lookahead(Evaluator<P> evaluator, Tactics<P> tactics) {
        this.evaluator = evaluator;
        this.tactics = tactics;
        this.further = MOST_FURTHER;
    }

    /** Counts evaluations as those of this level from now on; where the meter stops it, the position is left half-way. */
    void spendFrom(Meter meter, int level) {
        this.meter = meter;
        this.level = level;
    }

    /** What was found out before is forgotten: it may rest on moves that led to another position. */
    void begin() {
        seen.clear();
    }

    /** The value of the position as {@code player} sees it; the position is left as it was. */
    int value(P position, int player, int depth) {
        return value(position, player, depth, -Value.INFINITY, Value.INFINITY);
    }

    /** A bound where the value is not between the two. */
    int value(P position, int player, int depth, int alpha, int beta) {
        this.position = position;
        this.player = player;
        this.last = depth + further;
        if (last >= lines.length) {
            lines = new int[last + 1][last + 1];
            lengths = new int[last + 2];
        }
        seen.begin(player, depth);
        return search(depth, alpha, beta, 0, 0);
    }

    /** Plays the line that the last value rests on, and says how long it is. */
    int descend(P position) {
        for (int i = 0; i < lengths[0]; i++) position.make(lines[0][i]);
        return lengths[0];
    }

    /** Max nodes and min nodes in one: values are the player's, and {@code sign} turns them to the mover's. */
    private int search(int depth, int alpha, int beta, int ply, int from) {
        lengths[ply] = 0;
        if (meter != null) meter.node();
        if (position.isOver()) return evaluated(true);
        if (position.mover() == Position.CHANCE) return evaluated(false);
        boolean free = depth <= 0 && (ply == last || !tactics.isForced(position));
        if (free && ply == last) return evaluated(false);
        int sign = position.mover() == player ? 1 : -1;
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        int best = -Value.INFINITY;
        int first = Position.NO_MOVE;
        long key = 0;
        if (free) {
            best = sign * evaluated(false);
            if (best >= high) return sign * best;
        } else if (depth >= LookaheadTable.LEAST_DEPTH) {
            key = seen.key(position);
            int at = seen.find(key, depth);
            if (at >= 0) {
                // Only where the window is narrow: a value from before would come without the way to its leaf.
                if (low + 1 == high && seen.decides(at, low, high)) return sign * seen.value(at);
                first = seen.move(at);
            }
        }
        int end = free ? noisy(from) : ordered(depth, from, sign, first);
        int favourite = Position.NO_MOVE;
        for (int i = from; i < end && best < high; i++) {
            int move = moves[i];
            int floor = Math.max(low, best);
            position.make(move);
            int found;
            if (i == from || depth <= 1 || floor + 1 >= high) {
                found = sign * child(depth, floor, high, sign, ply, end);
            } else {
                found = sign * child(depth, floor, floor + 1, sign, ply, end);
                if (found > floor && found < high) found = sign * child(depth, floor, high, sign, ply, end);
            }
            position.undo();
            if (found > best) {
                best = found;
                favourite = move;
                if (found > low) keep(ply, move);
            }
        }
        if (depth >= LookaheadTable.LEAST_DEPTH) seen.put(key, depth, best, low, high, favourite);
        return sign * best;
    }

    private int evaluated(boolean over) {
        if (meter != null) meter.evaluation(over, level);
        return evaluator.value(position, player);
    }

    private int child(int depth, int floor, int high, int sign, int ply, int end) {
        return sign > 0 ? search(depth - 1, floor, high, ply + 1, end) : search(depth - 1, -high, -floor, ply + 1, end);
    }

    private int noisy(int from) {
        reserve(from);
        int end = tactics.noisy(position, moves, from);
        byPromise(from, end);
        return end;
    }

    /** The move that was best before, and then the others by their looks or, where that costs too much, by their promise. */
    private int ordered(int depth, int from, int sign, int first) {
        reserve(from);
        int end = position.moves(moves, from);
        if (end - from == 1) return end;
        if (depth < LEAST_ORDERED) {
            if (further > 0) byPromise(from, end);
            return end;
        }
        for (int i = from; i < end; i++) {
            int move = moves[i];
            if (move == first) {
                StableOrder.insert(moves, looks, from, i, Value.INFINITY);
                continue;
            }
            position.make(move);
            int look = sign * evaluated(false);
            position.undo();
            StableOrder.insert(moves, looks, from, i, look);
        }
        return end;
    }

    private void byPromise(int from, int end) {
        for (int i = from; i < end; i++) {
            StableOrder.insert(moves, looks, from, i, tactics.noisyScore(position, moves[i]));
        }
    }

    private void reserve(int from) {
        int room = from + position.mostMoves();
        if (room > moves.length) {
            moves = Arrays.copyOf(moves, 2 * room);
            looks = Arrays.copyOf(looks, 2 * room);
        }
    }

    private void keep(int ply, int move) {
        int[] line = lines[ply];
        line[0] = move;
        System.arraycopy(lines[ply + 1], 0, line, 1, lengths[ply + 1]);
        lengths[ply] = lengths[ply + 1] + 1;
    }
}
