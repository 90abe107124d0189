package org.outwit.core.game;

/**
 * SplitMix64 (Steele, Lea and Flood, <i>Fast splittable pseudorandom number generators</i>, 2014): a counter whose numbers are mixed
 * until they look independent. The same on every machine, so keys of positions and everything that is drawn by a seed come from here.
 */
public final class SplitMix64 {

    /**
     * By how much the counter goes on: 2<sup>64</sup> divided by the golden ratio, made odd. A product with it has its upper bits well
     * spread, which is enough for a place in a table and for seeds of generators that begin alike for neighbouring seeds.
     */
    public static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private SplitMix64() {}

    /** The finalizer, number 13 of Stafford's: one to one, and each bit of what is mixed changes half of what comes out. */
    public static long mix(long z) {
        long a = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        long b = (a ^ a >>> 27) * 0x94D049BB133111EBL;
        return b ^ b >>> 31;
    }

    /** The output of a generator whose counter stands here: that of the next step. */
    public static long next(long counter) {
        return mix(counter + GOLDEN_GAMMA);
    }

    /** The output after {@code index + 1} steps from 0. */
    public static long bits(int index) {
        return mix((index + 1) * GOLDEN_GAMMA);
    }
}
