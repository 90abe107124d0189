package org.outwit.learn.foresight;

import java.util.Arrays;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.game.Value;
import org.outwit.core.model.Ties;
import org.outwit.learn.example.ChosenMove;

/**
 * Whether a move is the one that a program plays: the first, or the last, of the best moves by a function to a depth. The move is valued with
 * an open window; every other one has only to be shown worse, or not better, which a window of a point or two does; the first that cannot
 * ends it. So it costs less than to find the move, and lessons ask it thousands of times about the same positions.
 *
 * <p>That is why moves which were good at a node are remembered from one question to the next and tried first. Values are not remembered: they
 * belong to one function, and in games with draws by repetition also to the way that led there.
 *
 * <p>Values are the program's own throughout, as in the listings. Where dice are thrown it stops. For one thread.
 */
final class MoveCheck<P extends Position> {

    /** Moves are remembered where at least this many plies are left; nearer to the horizon it costs more than it saves. */
    private static final int LEAST_REMEMBERED = 2;

    private static final int SLOTS = 1 << 15;

    private final long[] keys = new long[SLOTS];
    private final int[] good = new int[SLOTS];
    private int[] moves = new int[256];
    private Evaluator<P> function;
    private P position;
    private int player;
    private long evaluations;

    /** A number with a bit for each habit. */
    static int bit(Ties ties) {
        return 1 << ties.ordinal();
    }

    static final int BOTH = bit(Ties.FIRST) | bit(Ties.LAST);

    /** Whether this program plays the move; the position is left as it was. */
    boolean plays(P position, int move, Program<P> program) {
        return habits(position, move, program.function(), program.depth(), bit(program.ties())) != 0;
    }

    /** Those of the wanted habits with which somebody plays the move who looks so deep with this function. */
    int habits(P position, int move, Evaluator<P> function, int depth, int wanted) {
        this.position = position;
        this.function = function;
        this.player = position.mover();
        reserve(0);
        int end = position.moves(moves, 0);
        int place = ChosenMove.indexOf(move, moves, end);
        int slot = slot(position.key());
        int refuter = keys[slot] == position.key() ? placeOf(good[slot], end) : -1;
        int value = after(move, depth, -Value.INFINITY, Value.INFINITY, end);
        int left = wanted;
        if (refuter >= 0 && refuter != place) left = unrefuted(left, refuter, place, value, depth, end);
        for (int i = 0; i < end && left != 0; i++) {
            if (i == place || i == refuter) continue;
            left = unrefuted(left, i, place, value, depth, end);
            if (left == 0) {
                keys[slot] = position.key();
                good[slot] = moves[i];
            }
        }
        return left;
    }

    /** The habits that another move leaves possible. Who takes the first of equals wants those before to be worse, and those behind not better. */
    private int unrefuted(int habits, int other, int place, int value, int depth, int end) {
        int disturbed = bit(other < place ? Ties.FIRST : Ties.LAST); // by a move that is as good
        int low = (habits & disturbed) != 0 ? value - 1 : value;
        int high = (habits & ~disturbed) != 0 ? value + 1 : value;
        int found = after(moves[other], depth, low, high, end);
        if (found > value) return 0;
        return found == value ? habits & ~disturbed : habits;
    }

    private int placeOf(int move, int end) {
        for (int i = 0; i < end; i++) if (moves[i] == move) return i;
        return -1;
    }

    private int after(int move, int depth, int alpha, int beta, int from) {
        position.make(move);
        int found = search(depth - 1, alpha, beta, from);
        position.undo();
        return found;
    }

    /** Fail-soft alpha-beta with values of the program; {@code sign} turns them into the mover's. */
    private int search(int depth, int alpha, int beta, int from) {
        if (depth == 0 || position.mover() == Position.CHANCE) return evaluated();
        reserve(from);
        int end = position.moves(moves, from);
        if (end == from) return evaluated(); // where there are no moves the game is over, and only there
        int sign = position.mover() == player ? 1 : -1;
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        int slot = -1;
        long key = 0;
        if (depth >= LEAST_REMEMBERED) {
            key = position.key();
            slot = slot(key);
            if (keys[slot] == key) toFront(good[slot], from, end);
        }
        int best = -Value.INFINITY;
        for (int i = from; i < end && best < high; i++) {
            int move = moves[i];
            int floor = Math.max(low, best);
            position.make(move);
            int found = sign > 0 ? search(depth - 1, floor, high, end) : -search(depth - 1, -high, -floor, end);
            position.undo();
            if (found > best) {
                best = found;
                if (slot >= 0 && found > low) {
                    keys[slot] = key;
                    good[slot] = move;
                }
            }
        }
        return sign * best;
    }

    private int evaluated() {
        evaluations++;
        return function.value(position, player);
    }

    private void toFront(int move, int from, int end) {
        for (int i = from; i < end; i++) {
            if (moves[i] != move) continue;
            System.arraycopy(moves, from, moves, from + 1, i - from);
            moves[from] = move;
            return;
        }
    }

    private void reserve(int from) {
        int room = from + position.mostMoves();
        if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
    }

    private static int slot(long key) {
        return (int) (key * SplitMix64.GOLDEN_GAMMA >>> 49);
    }

    /** How many positions were evaluated for all answers so far. */
    long evaluations() {
        return evaluations;
    }
}
