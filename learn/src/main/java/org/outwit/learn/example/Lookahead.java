package org.outwit.learn.example;

import java.util.Arrays;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;

/**
 * Alpha-beta that is quick at what learning asks thousands of times: the value of a position some plies deep and the way to
 * the leaf that decides it. Moves are tried in the order of what they look like at once, where enough depth is left for that
 * to pay, and with narrow windows after the first. It is the value of the listing {@link org.outwit.core.minimax.AlphaBeta};
 * of several leaves of that value it may find another.
 */
final class Lookahead<P extends Position> {

    /** With fewer plies left it costs more to put moves in order than it saves. */
    private static final int LEAST_ORDERED = 2;

    private final Evaluator<P> evaluator;
    private P position;
    private int player;
    private int[] moves = new int[256];
    private int[] looks = new int[256];
    private int[][] lines = new int[8][8];
    private int[] lengths = new int[9];

    Lookahead(Evaluator<P> evaluator) {
        this.evaluator = evaluator;
    }

    /** The value of the position as {@code player} sees it; the position is left as it was. */
    int value(P position, int player, int depth) {
        this.position = position;
        this.player = player;
        if (depth >= lines.length) {
            lines = new int[depth + 1][depth + 1];
            lengths = new int[depth + 2];
        }
        return search(depth, -Value.INFINITY, Value.INFINITY, 0, 0);
    }

    /** Plays the line that the last value rests on, and says how long it is. */
    int descend(P position) {
        for (int i = 0; i < lengths[0]; i++) position.make(lines[0][i]);
        return lengths[0];
    }

    /** Max nodes and min nodes in one: values are the player's, and {@code sign} turns them to the mover's. */
    private int search(int depth, int alpha, int beta, int ply, int from) {
        lengths[ply] = 0;
        if (depth == 0 || position.isOver()) return evaluator.value(position, player);
        int sign = position.mover() == player ? 1 : -1;
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        int end = ordered(depth, from, sign);
        int best = -Value.INFINITY;
        for (int i = from; i < end && best < high; i++) {
            int move = moves[i];
            int floor = Math.max(low, best);
            position.make(move);
            int found;
            if (i == from || depth == 1 || floor + 1 >= high) {
                found = sign * child(depth, floor, high, sign, ply, end);
            } else {
                found = sign * child(depth, floor, floor + 1, sign, ply, end);
                if (found > floor && found < high) found = sign * child(depth, floor, high, sign, ply, end);
            }
            position.undo();
            if (found > best) {
                best = found;
                if (found > low) keep(ply, move);
            }
        }
        return sign * best;
    }

    private int child(int depth, int floor, int high, int sign, int ply, int end) {
        return sign > 0 ? search(depth - 1, floor, high, ply + 1, end) : search(depth - 1, -high, -floor, ply + 1, end);
    }

    private int ordered(int depth, int from, int sign) {
        int room = from + position.mostMoves();
        if (room > moves.length) {
            moves = Arrays.copyOf(moves, 2 * room);
            looks = Arrays.copyOf(looks, 2 * room);
        }
        int end = position.moves(moves, from);
        if (depth < LEAST_ORDERED || end - from == 1) return end;
        for (int i = from; i < end; i++) {
            int move = moves[i];
            position.make(move);
            int look = sign * evaluator.value(position, player);
            position.undo();
            int at = i;
            for (; at > from && looks[at - 1] < look; at--) {
                moves[at] = moves[at - 1];
                looks[at] = looks[at - 1];
            }
            moves[at] = move;
            looks[at] = look;
        }
        return end;
    }

    private void keep(int ply, int move) {
        int[] line = lines[ply];
        line[0] = move;
        System.arraycopy(lines[ply + 1], 0, line, 1, lengths[ply + 1]);
        lengths[ply] = lengths[ply + 1] + 1;
    }
}
