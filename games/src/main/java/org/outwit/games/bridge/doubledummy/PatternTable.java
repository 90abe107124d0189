package org.outwit.games.bridge.doubledummy;

import java.util.Arrays;
import org.outwit.games.cards.Cards;

/**
 * What was found out about positions at the start of a trick, for all positions with the same answer at once: those in which the
 * hands have the same lengths of suits, the same leader, and the same owners of the cards that were relevant. So an entry is a pattern: in
 * each suit the owners of some of the highest cards.
 *
 * <p>Owners of a suit's cards take two bits each, the highest card's first, and two suits make a word. They depend only on which cards of
 * the suit are still in play, so that all rows of a deal are made beforehand. Where the memory is full everything is forgotten.
 */
final class PatternTable {

    private static final int SUIT_BITS = 26;
    private static final long SUIT_MASK = (1L << SUIT_BITS) - 1;
    private static final int BOUND = 2 * SUIT_BITS; // bounds are above the owners of two suits
    private static final long OWNERS = (1L << BOUND) - 1;
    private static final int WORDS = 4; // masks of two words with the bounds, then the owners

    private final int[][] owners = new int[4][Cards.SUIT + 1];
    private final long[] shapes;
    private final int[] starts; // of the patterns of a shape, which stand in a row
    private final int[] counts;
    private final byte[] leads;
    private final long[] patterns;
    private final int[] free = new int[32]; // rows of 1, 2, 4 … patterns that were left for longer ones
    private int shapeCount;
    private int used;
    private boolean answer;
    private long relevant;

    /** A table of {@code most} patterns, a power of two; each takes about forty bytes. */
    PatternTable(int most) {
        shapes = new long[Math.max(1024, most / 4)];
        starts = new int[shapes.length];
        counts = new int[shapes.length];
        leads = new byte[shapes.length];
        patterns = new long[most * WORDS];
    }

    /** For another deal. */
    void begin(long[] hands) {
        clear();
        long inPlay = hands[0] | hands[1] | hands[2] | hands[3];
        for (int suit = 0; suit < 4; suit++) {
            int[] rows = owners[suit];
            int all = Cards.ranks(inPlay, suit);
            for (int ranks = -all & all; ranks != 0; ranks = ranks - all & all) { // all that may be left of the suit
                int lowest = ranks & -ranks;
                int higher = ranks ^ lowest;
                int owner = 0;
                for (int seat = 1; seat < 4; seat++) if ((Cards.ranks(hands[seat], suit) & lowest) != 0) owner = seat;
                rows[ranks] = rows[higher] | owner << SUIT_BITS - 2 - 2 * Integer.bitCount(higher);
            }
        }
    }

    private void clear() {
        Arrays.fill(shapes, 0);
        Arrays.fill(counts, 0);
        Arrays.fill(leads, (byte) 0);
        Arrays.fill(free, 0);
        shapeCount = 0;
        used = WORDS; // 0 is no place
    }

    /** The place of a shape, which is not 0, in this table. */
    int place(long shape) {
        int at = (int) (shape * 0x9E37_79B9_7F4A_7C15L >>> 32) & shapes.length - 1;
        while (shapes[at] != shape) {
            if (shapes[at] == 0) {
                if (shapeCount > shapes.length / 4 * 3) {
                    clear();
                    return place(shape);
                }
                shapes[at] = shape;
                shapeCount++;
                break;
            }
            at = at + 1 & shapes.length - 1;
        }
        return at;
    }

    /** The best lead that was last found at a place; 0 if there was none. */
    int lead(int place) {
        return leads[place];
    }

    void lead(int place, int lead) {
        leads[place] = (byte) lead;
    }

    /** Whether it is known if {@code need} tricks can be taken with these cards in play; see {@link #answer} and {@link #relevant}. */
    boolean knows(int place, long inPlay, int need) {
        long high = majors(inPlay);
        long low = minors(inPlay);
        int start = starts[place];
        int end = start + counts[place] * WORDS;
        for (int at = start; at < end; at += WORDS) {
            long mask = patterns[at];
            long minorMask = patterns[at + 1];
            if ((high & mask & OWNERS) != patterns[at + 2] || (low & minorMask & OWNERS) != patterns[at + 3]) continue;
            boolean enough = mask >>> BOUND >= need;
            if (!enough && minorMask >>> BOUND >= need) continue;
            swap(at, start + (at - start) / WORDS / 2 * WORDS); // what helped will help again soon
            answer = enough;
            relevant = relevant(mask, inPlay, 0) | relevant(minorMask, inPlay, 2);
            return true;
        }
        return false;
    }

    private void swap(int one, int other) {
        for (int word = 0; word < WORDS; word++) {
            long kept = patterns[one + word];
            patterns[one + word] = patterns[other + word];
            patterns[other + word] = kept;
        }
    }

    boolean answer() {
        return answer;
    }

    long relevant() {
        return relevant;
    }

    /** Keeps that with these cards in play {@code need} of {@code left} tricks can be taken, or not. */
    void keep(long shape, long inPlay, int need, int left, boolean enough, long relevant) {
        long mask = mask(relevant, inPlay, 0) << SUIT_BITS | mask(relevant, inPlay, 1);
        long minorMask = mask(relevant, inPlay, 2) << SUIT_BITS | mask(relevant, inPlay, 3);
        long high = majors(inPlay) & mask;
        long low = minors(inPlay) & minorMask;
        int place = place(shape);
        int at = find(place, mask, minorMask, high, low);
        long least = enough ? need : 0;
        long most = enough ? left : need - 1;
        if (at != 0) {
            least = Math.max(least, patterns[at] >>> BOUND);
            most = Math.min(most, patterns[at + 1] >>> BOUND);
        } else {
            at = add(place, shape);
        }
        patterns[at] = mask | least << BOUND;
        patterns[at + 1] = minorMask | most << BOUND;
        patterns[at + 2] = high;
        patterns[at + 3] = low;
    }

    private int find(int place, long mask, long minorMask, long high, long low) {
        int start = starts[place];
        int end = start + counts[place] * WORDS;
        for (int at = start; at < end; at += WORDS) {
            if (patterns[at + 2] == high
                    && patterns[at + 3] == low
                    && (patterns[at] & OWNERS) == mask
                    && (patterns[at + 1] & OWNERS) == minorMask) return at;
        }
        return 0;
    }

    /** Room for one more pattern of a shape: rows grow to twice their length, and shorter ones are used again. */
    private int add(int place, long shape) {
        int count = counts[place];
        if (Integer.bitCount(count) > 1) return starts[place] + counts[place]++ * WORDS;
        int size = count == 0 ? 0 : Integer.numberOfTrailingZeros(count) + 1;
        int row = free[size];
        if (row != 0) {
            free[size] = (int) patterns[row];
        } else if (used + (WORDS << size) > patterns.length) {
            clear();
            return add(place(shape), shape);
        } else {
            row = used;
            used += WORDS << size;
        }
        if (count > 0) {
            System.arraycopy(patterns, starts[place], patterns, row, count * WORDS);
            patterns[starts[place]] = free[size - 1];
            free[size - 1] = starts[place];
        }
        starts[place] = row;
        return row + counts[place]++ * WORDS;
    }

    private long majors(long inPlay) {
        return (long) owners[0][Cards.ranks(inPlay, 0)] << SUIT_BITS | owners[1][Cards.ranks(inPlay, 1)];
    }

    private long minors(long inPlay) {
        return (long) owners[2][Cards.ranks(inPlay, 2)] << SUIT_BITS | owners[3][Cards.ranks(inPlay, 3)];
    }

    /** The bits of the owners of all cards of a suit from the lowest relevant one up. */
    private static long mask(long relevant, long inPlay, int suit) {
        int ranks = Cards.ranks(relevant, suit);
        int count = ranks == 0 ? 0 : Integer.bitCount(Cards.ranks(inPlay, suit) & -(ranks & -ranks));
        return SUIT_MASK & -(1L << SUIT_BITS - 2 * count);
    }

    /** The lowest relevant card of a suit and of the next one. */
    private static long relevant(long mask, long inPlay, int suit) {
        int count = Long.bitCount(mask & SUIT_MASK << SUIT_BITS) / 2;
        int second = Long.bitCount(mask & SUIT_MASK) / 2;
        return Cards.of(RelativeRanks.nth(Cards.ranks(inPlay, suit), count), suit)
                | Cards.of(RelativeRanks.nth(Cards.ranks(inPlay, suit + 1), second), suit + 1);
    }
}
