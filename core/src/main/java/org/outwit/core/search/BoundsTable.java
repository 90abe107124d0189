package org.outwit.core.search;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.game.Value;

/**
 * Bounds on the values of positions searched to a depth, for listings with memory. A result is used only at exactly the depth it
 * was searched to, so a listing with it returns the value of one without. It grows; at a size that the listing chooses it forgets
 * everything and begins anew, which costs time and changes no value.
 * Open addressing over parallel rows; {@link #find} returns a slot and accessors unpack it, so nothing is allocated.
 */
public final class BoundsTable {

    private long[] keys;
    private int[] depths;
    private int[] lowers;
    private int[] uppers;
    private int[] moves;
    private final int mostSize;
    private int size;
    private int largest;

    /** A table that forgets nothing. */
    public BoundsTable() {
        this(Integer.MAX_VALUE);
    }

    /** A table that never holds more than {@code mostSize} positions. */
    public BoundsTable(int mostSize) {
        if (mostSize < 1) throw new IllegalArgumentException("The positions (" + mostSize + ") must be positive.");
        this.mostSize = mostSize;
        allocate(1 << 10);
    }

    public int size() {
        return size;
    }

    /** The most positions that it has held at one time. */
    public int largest() {
        return largest;
    }

    /** The slot of a position at a depth, made with infinite bounds where it is new. Valid until the next call. */
    public int find(long key, int depth) {
        int slot = slot(key, depth);
        if (depths[slot] >= 0) return slot;
        if (size == mostSize) {
            size = 0;
            Arrays.fill(depths, -1);
            slot = slot(key, depth);
        }
        largest = Math.max(largest, size + 1);
        if (2 * ++size > keys.length) {
            grow();
            slot = slot(key, depth);
        }
        keys[slot] = key;
        depths[slot] = depth;
        lowers[slot] = -Value.INFINITY;
        uppers[slot] = Value.INFINITY;
        moves[slot] = Position.NO_MOVE;
        return slot;
    }

    public int lower(int slot) {
        return lowers[slot];
    }

    public int upper(int slot) {
        return uppers[slot];
    }

    /** The move that proved the lower bound of a max node or the upper bound of a min node. */
    public int move(int slot) {
        return moves[slot];
    }

    public void raiseLower(int slot, int value) {
        lowers[slot] = value;
    }

    public void sinkUpper(int slot, int value) {
        uppers[slot] = value;
    }

    public void setMove(int slot, int move) {
        moves[slot] = move;
    }

    private int slot(long key, int depth) {
        long hash = (key ^ depth) * SplitMix64.GOLDEN_GAMMA;
        int mask = keys.length - 1;
        int slot = (int) (hash >>> Long.numberOfLeadingZeros(mask)); // only the top bits depend on the whole key
        while (depths[slot] >= 0 && (keys[slot] != key || depths[slot] != depth)) slot = (slot + 1) & mask;
        return slot;
    }

    private void allocate(int length) {
        keys = new long[length];
        depths = new int[length];
        lowers = new int[length];
        uppers = new int[length];
        moves = new int[length];
        Arrays.fill(depths, -1);
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldDepths = depths;
        int[] oldLowers = lowers;
        int[] oldUppers = uppers;
        int[] oldMoves = moves;
        allocate(2 * oldKeys.length);
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldDepths[old] < 0) continue;
            int slot = slot(oldKeys[old], oldDepths[old]);
            keys[slot] = oldKeys[old];
            depths[slot] = oldDepths[old];
            lowers[slot] = oldLowers[old];
            uppers[slot] = oldUppers[old];
            moves[slot] = oldMoves[old];
        }
    }
}
