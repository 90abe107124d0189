package org.outwit.learn.people;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.zip.Checksum;

/**
 * A weight for every number that {@link org.outwit.core.game.MoveShapes} may see, in a table of fixed size: numbers share a place where
 * their first bits are equal, which costs little as long as most are rare (Weinberger and others, <i>Feature Hashing for Large
 * Scale Multitask Learning</i>). Weights are bytes times a unit, so that a table is small enough to ship, and most of the places
 * that taught nothing are zero.
 */
public final class HashedWeights {

    /** The largest weight in units, as many as a byte holds: finer units would predict no better and take more room. */
    private static final int MOST = Byte.MAX_VALUE;

    /** How many bits a place has in tables that are trained. */
    public static final int TRAINED_BITS = 23;

    private static final int FEWEST_BITS = 4;
    private static final int MOST_BITS = 26;

    private final int bits;
    private final float unit;
    private final byte[] values;

    private HashedWeights(int bits, float unit, byte[] values) {
        this.bits = bits;
        this.unit = unit;
        this.values = values;
    }

    /** Weighs nothing: all moves look alike. */
    public static HashedWeights none() {
        return new HashedWeights(FEWEST_BITS, 0, new byte[1 << FEWEST_BITS]);
    }

    /**
     * Rounds learned weights. The few that are larger than {@code most} are cut there, which lets the others keep their
     * differences, and those smaller than half a unit are dropped.
     */
    public static HashedWeights of(float[] weights, float most) {
        int bits = Integer.numberOfTrailingZeros(weights.length);
        float unit = most / MOST;
        byte[] values = new byte[weights.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = (byte) Math.max(-MOST, Math.min(MOST, Math.round(weights[i] / unit)));
        }
        return new HashedWeights(bits, unit, values);
    }

    /** Where the weight of a number is. */
    public int place(long hash) {
        return (int) (hash >>> 64 - bits);
    }

    /** The sum of the weights in some places. */
    public double sum(int[] places, int from, int end) {
        int sum = 0;
        for (int k = from; k < end; k++) sum += values[places[k]];
        return sum * unit;
    }

    /** The same where places have so many bits more than this table. */
    double sum(int[] places, int from, int end, int more) {
        int sum = 0;
        for (int k = from; k < end; k++) sum += values[places[k] >>> more];
        return sum * unit;
    }

    /** How many bits a place has. */
    int bits() {
        return bits;
    }

    public int size() {
        return values.length;
    }

    /** How many weights are not zero. */
    public int used() {
        int used = 0;
        for (byte value : values) if (value != 0) used++;
        return used;
    }

    void addTo(Checksum sum) {
        sum.update(values);
    }

    void write(DataOutputStream to) throws IOException {
        to.writeByte(bits);
        to.writeFloat(unit);
        to.write(values);
    }

    static HashedWeights read(DataInputStream from) throws IOException {
        int bits = from.readByte();
        if (bits < FEWEST_BITS || bits > MOST_BITS) throw new IOException("it has a table of 2^" + bits + " weights");
        float unit = from.readFloat();
        byte[] values = from.readNBytes(1 << bits); // takes memory only for what is there
        if (values.length < 1 << bits) throw new EOFException();
        return new HashedWeights(bits, unit, values);
    }
}
