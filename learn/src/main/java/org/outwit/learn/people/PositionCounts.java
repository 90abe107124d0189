package org.outwit.learn.people;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Position;
import org.outwit.core.game.Symmetries;
import org.outwit.learn.prediction.Book;

/**
 * How often people played each move in each position, images of a position counted as one, so compactly that it can be shipped: a
 * pair of a position and a move is a number of 48 bits, in order, with a count of one byte. Two pairs share a number about once in
 * a billion questions, which nobody will notice.
 */
public final class PositionCounts implements Book {

    private static final int BITS = 48;
    private static final int ROOM = 1 << 12;

    /** Counts are kept as steps of a quarter of a doubling, so that one byte goes from 1 to more games than there are. */
    private static final double STEPS = 4;

    private static final double[] TIMES = new double[256];

    static {
        for (int i = 0; i < TIMES.length; i++) TIMES[i] = Math.pow(2, i / STEPS);
    }

    private final long[] pairs;
    private final byte[] steps;

    private PositionCounts(long[] pairs, byte[] steps) {
        this.pairs = pairs;
        this.steps = steps;
    }

    /** Knows nothing. */
    public static PositionCounts none() {
        return new PositionCounts(new long[0], new byte[0]);
    }

    /** The number of a move in the position that stands for all images. */
    static long pair(long key, int move) {
        return MoveShapes.hash(move & 0xFF, key * 31 + move) >>> 64 - BITS;
    }

    /** These pairs, which are in order, with their counts. */
    static PositionCounts of(long[] pairs, double[] counts) {
        byte[] steps = new byte[pairs.length];
        for (int i = 0; i < steps.length; i++) {
            steps[i] = (byte) Math.max(0, Math.min(255, Math.round(STEPS * log2(counts[i]))));
        }
        return new PositionCounts(pairs, steps);
    }

    private static double log2(double value) {
        return Math.log(value) / Math.log(2);
    }

    /** Writes how often each of these moves was played here, and returns the sum. */
    public <P extends Position> double counts(
            Symmetries<P> symmetries, P position, int[] moves, int size, double[] into) {
        if (pairs.length == 0) {
            Arrays.fill(into, 0, size, 0);
            return 0;
        }
        int symmetry = symmetries.standard(position);
        long key = symmetries.key(position, symmetry);
        double sum = 0;
        for (int i = 0; i < size; i++) sum += into[i] = count(key, symmetries.move(moves[i], symmetry));
        return sum;
    }

    @Override
    public double counts(long key, int[] images, int size, double[] into) {
        double sum = 0;
        for (int i = 0; i < size; i++) sum += into[i] = count(key, images[i]);
        return sum;
    }

    private double count(long key, int image) {
        int at = Arrays.binarySearch(pairs, pair(key, image));
        return at < 0 ? 0 : TIMES[steps[at] & 0xFF];
    }

    /** How many pairs of a position and a move there are. */
    public int size() {
        return pairs.length;
    }

    /** Differences take four bytes or, rarely, more: as many sevens of bits as they need. */
    void write(DataOutputStream to) throws IOException {
        to.writeInt(pairs.length);
        long before = 0;
        for (long pair : pairs) {
            long rest = pair - before;
            before = pair;
            for (; rest > 0x7F; rest >>>= 7) to.writeByte((int) (rest & 0x7F | 0x80));
            to.writeByte((int) rest);
        }
        to.write(steps);
    }

    static PositionCounts read(DataInputStream from, int most) throws IOException {
        int size = from.readInt();
        if (size < 0 || size > most) throw new IOException("it has a book of " + size + " moves");
        long[] pairs = new long[Math.min(size, ROOM)];
        long pair = 0;
        for (int i = 0; i < size; i++) {
            if (i == pairs.length) pairs = Arrays.copyOf(pairs, Math.min(size, 2 * i)); // no more than is there
            int shift = 0;
            int part;
            do {
                part = from.readUnsignedByte();
                pair += (long) (part & 0x7F) << shift;
                shift += 7;
            } while (part > 0x7F && shift < 64);
            pairs[i] = pair;
        }
        byte[] steps = new byte[size];
        from.readFully(steps);
        return new PositionCounts(pairs, steps);
    }
}
