package org.outwit.core.endgame;

import java.nio.ByteBuffer;

/**
 * How verdicts are written to a file. The order is that of the numbers that stand for them there.
 *
 * <p>Where every game ends with the loss of the side that would be to move, wins are an odd number of plies away and
 * losses an even one, because sides alternate. Then every second step is enough, and a byte reaches twice as far.
 */
enum Packing {
    /** A byte for each verdict as it is, up to 126 plies. */
    BYTES(1, Byte.MAX_VALUE),
    /** A byte for each, with odd wins and even losses counted in steps of two, up to 253 plies. */
    STEPS_OF_TWO(1, 2 * Byte.MAX_VALUE),
    /** Two bytes for each verdict as it is. */
    SHORTS(2, Short.MAX_VALUE);

    /** How many bytes a verdict has. */
    final int width;

    private final int largest;

    Packing(int width, int largest) {
        this.width = width;
        this.largest = largest;
    }

    /** The first that can hold all of these verdicts. */
    static Packing of(short[] verdicts) {
        int largest = 0;
        boolean inSteps = true;
        for (short verdict : verdicts) {
            largest = Math.max(largest, Math.abs(verdict));
            inSteps &= verdict == 0 || (verdict > 0) == (verdict % 2 == 0);
        }
        if (largest <= BYTES.largest) return BYTES;
        return inSteps && largest <= STEPS_OF_TWO.largest ? STEPS_OF_TWO : SHORTS;
    }

    void pack(short verdict, ByteBuffer bytes) {
        switch (this) {
            case BYTES -> bytes.put((byte) verdict);
            // Halving towards zero, and losses further away by one: -1, -3, -5 become -1, -2, -3.
            case STEPS_OF_TWO -> bytes.put((byte) (verdict > 0 ? verdict / 2 : (verdict - 1) / 2));
            case SHORTS -> bytes.putShort(verdict);
        }
    }

    /** The verdict with this number among those that begin at {@code start}. */
    int unpack(ByteBuffer bytes, int start, int index) {
        if (this == SHORTS) return bytes.getShort(start + 2 * index);
        int packed = bytes.get(start + index);
        if (this == BYTES) return packed;
        return packed < 0 ? 2 * packed + 1 : 2 * packed;
    }
}
