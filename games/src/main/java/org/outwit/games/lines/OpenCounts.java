package org.outwit.games.lines;

/**
 * How many windows hold each number of stones of one side and nothing that spoils them, kept up to date stone by stone. A
 * stone lies in few of all windows, so this is what makes judging a position cheap.
 */
public final class OpenCounts {

    /** Enough for the stones on two ends. */
    private static final int END_BITS = 2;

    private final Windows windows;

    /** How many bits the stones of one side take. */
    private final int bits;

    /** What lies in each window: stones of player 0 in the lowest bits, above them those of player 1, then the ends. */
    private final int[] contents;

    /** How many windows have each content. Counting all of them takes no question at a stone, and so no branch. */
    private final int[] having;

    public OpenCounts(Windows windows) {
        this.windows = windows;
        this.bits = Integer.SIZE - Integer.numberOfLeadingZeros(windows.longest());
        this.contents = new int[windows.size()];
        this.having = new int[1 << 2 * bits + END_BITS];
        having[0] = windows.size();
    }

    private OpenCounts(OpenCounts other) {
        windows = other.windows;
        bits = other.bits;
        contents = other.contents.clone();
        having = other.having.clone();
    }

    public OpenCounts copy() {
        return new OpenCounts(this);
    }

    /** How many windows hold exactly {@code stones} of the player, none of the other, and none on their ends. */
    public int of(int player, int stones) {
        return stones > windows.longest() ? 0 : having[stones << player * bits];
    }

    /** Whether a stone of the player on this empty cell would fill a window that holds all but one. */
    public boolean fills(int cell, int player) {
        int oneMissing = windows.longest() - 1 << player * bits;
        if (having[oneMissing] == 0) return false;
        for (int entry : windows.at[cell]) if (contents[entry >> 1] == oneMissing) return true;
        return false;
    }

    public void put(int cell, int player) {
        change(cell, 1 << player * bits, 1 << 2 * bits);
    }

    /** Takes off a stone that was put there by the same player. */
    public void clear(int cell, int player) {
        change(cell, -1 << player * bits, -1 << 2 * bits);
    }

    private void change(int cell, int inner, int end) {
        for (int entry : windows.at[cell]) {
            int window = entry >> 1;
            int before = contents[window];
            int after = before + ((entry & 1) == 0 ? inner : end);
            contents[window] = after;
            having[before]--;
            having[after]++;
        }
    }
}
