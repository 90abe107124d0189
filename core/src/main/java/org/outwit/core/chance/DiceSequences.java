package org.outwit.core.chance;

/** Endlessly many sequences of dice, each a row of numbers that are drawn evenly from 0 to 1. Nothing is stored: a number is worked out when asked for. */
record DiceSequences(long seed) {

    /** The number in this place of a sequence; 1 is never reached. */
    double number(int sequence, int place) {
        long mixed = mix(mix(mix(seed) + sequence) + place);
        return (mixed >>> 11) * 0x1.0p-53;
    }

    /** The finalizer of SplitMix64, after a step of its counter. */
    private static long mix(long state) {
        long z = state + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
