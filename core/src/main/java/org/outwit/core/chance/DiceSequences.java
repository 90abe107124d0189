package org.outwit.core.chance;

import org.outwit.core.game.SplitMix64;

/** Endlessly many sequences of dice, each a row of numbers that are drawn evenly from 0 to 1. Nothing is stored: a number is worked out when asked for. */
record DiceSequences(long seed) {

    /** The number in this place of a sequence; 1 is never reached. */
    double number(int sequence, int place) {
        long mixed = SplitMix64.next(SplitMix64.next(SplitMix64.next(seed) + sequence) + place);
        return (mixed >>> 11) * 0x1.0p-53;
    }
}
