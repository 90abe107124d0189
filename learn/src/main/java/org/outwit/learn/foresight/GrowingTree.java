package org.outwit.learn.foresight;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.model.Ties;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;

/**
 * The tree below a decision to a depth, with what is measured at its leaves. Lessons ask about the same decision with a thousand functions
 * that differ only in weights; here each position is met and measured once, and after that a search is a walk over numbers, five to ten times
 * as fast. It grows where searches come to, so what all of them cut off is never seen. Answers are those of {@link MoveCheck}.
 *
 * <p>Where there is no more room the tree gives up, and {@link #habits} says so.
 */
final class GrowingTree<P extends Position> {

    /** The answer of a tree for which there is no room. */
    static final int UNKNOWN = -1;

    private static final int UNGROWN = -1;
    private static final int LEAF = -2;

    private final List<Feature<P>> features;
    private final P position;
    private final int player;
    private final int depth;
    private final TreeMemory memory;
    private final int[] path;
    private final int chosen;
    private int[] moves = new int[64];

    private int size;
    private int[] first = new int[64]; // the first child; the others follow
    private int[] count = new int[64];
    private int[] good = new int[64]; // the child that was good last time; of a leaf, its row
    private int[] move = new int[64]; // that leads here
    private boolean[] mine = new boolean[64];

    private int rows;
    private int[] payoff = new int[64]; // where the game is over; then nothing else counts
    private short[] measured;
    private boolean isFull;

    private int[] weights;
    private int[] read; // the features that have weights now
    private int reads;

    GrowingTree(List<Feature<P>> features, Example<P> decision, int depth, TreeMemory memory) {
        this.features = features;
        this.position = Position.copyOf(decision.position());
        this.player = position.mover();
        this.depth = depth;
        this.memory = memory;
        this.path = new int[depth];
        this.measured = new short[64 * features.size()];
        this.read = new int[features.size()];
        add(Position.NO_MOVE, true);
        grow(0, 0);
        this.chosen = isFull ? 0 : ChosenMove.indexOf(decision.move(), childMoves(), count[0]);
    }

    private int[] childMoves() {
        return Arrays.copyOfRange(move, first[0], first[0] + count[0]);
    }

    /** As {@link MoveCheck#habits} with these weights in the order of the features, or {@link #UNKNOWN}. */
    int habits(int[] weights, int wanted) {
        this.weights = weights;
        reads = 0;
        for (int i = 0; i < weights.length; i++) if (weights[i] != 0) read[reads++] = i;
        if (isFull) return UNKNOWN;
        int end = count[0];
        int value = search(first[0] + chosen, 1, -Value.INFINITY, Value.INFINITY);
        if (isFull) return UNKNOWN;
        int refuter = good[0];
        int left = wanted;
        if (refuter != chosen) left = unrefuted(left, refuter, value);
        for (int i = 0; i < end && left != 0; i++) {
            if (i == chosen || i == refuter) continue;
            left = unrefuted(left, i, value);
            if (left == 0 && !isFull) good[0] = i;
        }
        return isFull ? UNKNOWN : left;
    }

    private int unrefuted(int habits, int other, int value) {
        int disturbed = MoveCheck.bit(other < chosen ? Ties.FIRST : Ties.LAST); // by a move that is as good
        int low = (habits & disturbed) != 0 ? value - 1 : value;
        int high = (habits & ~disturbed) != 0 ? value + 1 : value;
        int found = search(first[0] + other, 1, low, high);
        if (isFull) return 0;
        if (found > value) return 0;
        return found == value ? habits & ~disturbed : habits;
    }

    /** Fail-soft alpha-beta as in {@link MoveCheck}. */
    private int search(int node, int ply, int alpha, int beta) {
        path[ply - 1] = move[node];
        if (first[node] == LEAF) return value(good[node]);
        if (first[node] == UNGROWN) grow(node, ply);
        if (isFull) return 0;
        int sign = mine[node] ? 1 : -1;
        int low = sign > 0 ? alpha : -beta;
        int high = sign > 0 ? beta : -alpha;
        int begin = first[node];
        int hint = good[node];
        int end = count[node];
        int best = -Value.INFINITY;
        for (int i = -1; i < end && best < high; i++) {
            if (i == hint) continue;
            int child = i < 0 ? hint : i;
            int floor = Math.max(low, best);
            int found = sign > 0
                    ? search(begin + child, ply + 1, floor, high)
                    : -search(begin + child, ply + 1, -high, -floor);
            if (isFull) return 0;
            if (found > best) {
                best = found;
                if (found > low) good[node] = child;
            }
        }
        return sign * best;
    }

    private int value(int row) {
        int sum = payoff[row];
        int at = row * weights.length;
        for (int i = 0; i < reads; i++) sum += weights[read[i]] * measured[at + read[i]];
        return sum;
    }

    /** Adds the children of a node that was not looked into before. */
    private void grow(int node, int ply) {
        for (int i = 0; i < ply; i++) position.make(path[i]);
        if (position.mostMoves() > moves.length) moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        isFull = !memory.take(end);
        if (!isFull) {
            first[node] = size;
            count[node] = end;
            for (int i = 0; i < end; i++) {
                position.make(moves[i]);
                boolean over = position.isOver();
                int child = add(moves[i], position.mover() == player);
                if (over || ply + 1 == depth || position.mover() == Position.CHANCE) measure(child, over);
                position.undo();
            }
        }
        for (int i = 0; i < ply; i++) position.undo();
        if (isFull) giveUp();
    }

    private int add(int by, boolean isMine) {
        if (size == first.length) {
            first = Arrays.copyOf(first, 2 * size);
            count = Arrays.copyOf(count, 2 * size);
            good = Arrays.copyOf(good, 2 * size);
            move = Arrays.copyOf(move, 2 * size);
            mine = Arrays.copyOf(mine, 2 * size);
        }
        first[size] = UNGROWN;
        move[size] = by;
        mine[size] = isMine;
        return size++;
    }

    private void measure(int leaf, boolean over) {
        int width = features.size();
        if (rows == payoff.length) {
            payoff = Arrays.copyOf(payoff, 2 * rows);
            measured = Arrays.copyOf(measured, 2 * rows * width);
        }
        first[leaf] = LEAF;
        good[leaf] = rows;
        if (over) payoff[rows] = position.payoff(player);
        for (int i = 0; i < width && !over; i++) {
            measured[rows * width + i] = (short) features.get(i).value(position, player);
        }
        rows++;
    }

    /** What it has is of no more use. */
    private void giveUp() {
        first = new int[0];
        count = first;
        good = first;
        move = first;
        payoff = first;
        mine = new boolean[0];
        measured = new short[0];
    }
}
