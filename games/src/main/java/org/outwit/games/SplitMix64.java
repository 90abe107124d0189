package org.outwit.games;

/** Well mixed bits that are the same on every machine: what keys of positions are summed from. */
public final class SplitMix64 {

    private SplitMix64() {}

    /** The output of SplitMix64 (Steele, Lea and Flood, 2014) after {@code index + 1} steps from 0. */
    public static long bits(int index) {
        long z = (index + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
