package org.outwit.learn.people;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * The pools of a population as predictors see them: a number for each, 1 for whoever plays there and 0 for all others, less the mean. So
 * somebody of whom it is not known is the average of all.
 *
 * @param shares how large a part of the population each {@link Pool} is, in their order, 0 where it is too small to be known; empty where all
 *     are of one
 */
public record PoolScale(double[] shares) {

    /** For archives whose games were all played under the same conditions. */
    public static final PoolScale NONE = new PoolScale(new double[0]);

    /** In a pool with fewer of a population than this nobody is known from the others: too few would say what it is like there. */
    private static final double LEAST = 0.005;

    public PoolScale {
        if (shares.length != 0 && shares.length != Pool.values().length) {
            throw new IllegalArgumentException("it has " + shares.length + " pools");
        }
    }

    /** As so many decided in each. */
    public static PoolScale of(long[] counts) {
        double all = Arrays.stream(counts).sum();
        long large = Arrays.stream(counts).filter(count -> count > LEAST * all).count();
        if (large < 2) return NONE;
        return new PoolScale(Arrays.stream(counts)
                .mapToDouble(count -> count > LEAST * all ? count / all : 0)
                .toArray());
    }

    /** How many numbers there are. */
    public int size() {
        return shares.length;
    }

    /** The numbers of somebody in a pool; all 0 where it is unknown, or too small. */
    public double[] standard(Optional<Pool> pool) {
        if (pool.isEmpty() || shares.length == 0 || shares[pool.get().ordinal()] == 0) return new double[shares.length];
        double[] numbers = DoubleStream.of(shares).map(share -> 0 - share).toArray(); // and no negative zeros
        numbers[pool.get().ordinal()]++;
        return numbers;
    }

    void write(DataOutputStream to) throws IOException {
        to.writeByte(shares.length);
        for (double share : shares) to.writeDouble(share);
    }

    static PoolScale read(DataInputStream from) throws IOException {
        double[] shares = new double[from.readUnsignedByte()];
        for (int i = 0; i < shares.length; i++) shares[i] = from.readDouble();
        return new PoolScale(shares);
    }
}
