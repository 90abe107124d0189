package org.outwit.games;

/**
 * Numbers the ways to choose some of the bits of an int: those with the same number of bits set are 0, 1, 2 and so on, in the order
 * of the ints if all bits may be chosen. Bit i of those that are free, counted from 0, contributes the number of ways to
 * choose the bits from there down among the i below it, which is how the combinatorial number system counts.
 */
public final class Combinations {

    private static final int MOST = Integer.SIZE;
    private static final int[][] CHOOSE = new int[MOST + 1][MOST + 1];

    static {
        for (int n = 0; n <= MOST; n++) {
            CHOOSE[0][n] = 1;
            for (int k = 1; k <= n; k++) CHOOSE[k][n] = CHOOSE[k - 1][n - 1] + CHOOSE[k][n - 1];
        }
    }

    private Combinations() {}

    /** How many ways there are to choose k of n things, n up to 32; all of these numbers are ints. */
    public static int choose(int n, int k) {
        return CHOOSE[k][n];
    }

    /** The number of a choice among the free bits. */
    public static int rank(int chosen, int free) {
        assert (chosen & ~free) == 0 : "Bits were chosen that are not free.";
        int rank = 0;
        int count = 0;
        for (int left = chosen; left != 0; left &= left - 1) {
            int below = (left & -left) - 1;
            rank += CHOOSE[++count][Integer.bitCount(free & below)];
        }
        return rank;
    }

    /** The choice of {@code count} of the free bits that has this number. */
    public static int choice(int rank, int count, int free) {
        int chosen = 0;
        int left = rank;
        int next = Integer.bitCount(free);
        for (int k = count; k > 0; k--) {
            int[] ways = CHOOSE[k];
            next--;
            while (ways[next] > left) next--;
            left -= ways[next];
            chosen |= 1 << bit(next, free);
        }
        assert left == 0 : "There is no choice " + rank + " of " + count + " bits.";
        return chosen;
    }

    /** The free bit with this number; few are not free, and each that lies below moves it up by one. */
    private static int bit(int number, int free) {
        int bit = number;
        for (int taken = ~free; taken != 0; taken &= taken - 1) {
            if (Integer.numberOfTrailingZeros(taken) > bit) break;
            bit++;
        }
        return bit;
    }
}
