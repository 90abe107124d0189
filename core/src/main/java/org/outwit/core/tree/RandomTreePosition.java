package org.outwit.core.tree;

import java.util.Arrays;
import org.outwit.core.game.Position;

/** A place in a {@link RandomTree}: the keys of the path that leads there. Players 0 and 1 alternate. */
public final class RandomTreePosition implements Position {

    private final RandomTree tree;
    private long[] keys = new long[16];
    private int[] counts = new int[16];
    private int ply;

    RandomTreePosition(RandomTree tree) {
        this.tree = tree;
        keys[0] = tree.rootKey();
        counts[0] = tree.childCount(keys[0], 0);
    }

    @Override
    public int mover() {
        return ply & 1;
    }

    @Override
    public int moves(int[] buffer, int from) {
        int count = counts[ply];
        for (int i = 0; i < count; i++) buffer[from + i] = i;
        return from + count;
    }

    @Override
    public int mostMoves() {
        return counts[ply];
    }

    @Override
    public void make(int move) {
        assert move >= 0 && move < counts[ply] : move;
        long key = RandomTree.childKey(keys[ply], move);
        if (++ply == keys.length) {
            keys = Arrays.copyOf(keys, 2 * ply);
            counts = Arrays.copyOf(counts, 2 * ply);
        }
        keys[ply] = key;
        counts[ply] = tree.childCount(key, ply);
    }

    @Override
    public void undo() {
        ply--;
    }

    @Override
    public long key() {
        return keys[ply];
    }

    @Override
    public boolean isOver() {
        return counts[ply] == 0;
    }

    @Override
    public int payoff(int player) {
        throw new IllegalStateException("A tree has no payoff: its functions say what a leaf is worth.");
    }

    @Override
    public RandomTreePosition copy() {
        RandomTreePosition copy = new RandomTreePosition(tree);
        copy.keys = keys.clone();
        copy.counts = counts.clone();
        copy.ply = ply;
        return copy;
    }
}
