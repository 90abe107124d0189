package org.outwit.games.othello;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * The weights of {@link PatternEntries} for every stage, in thousandths of a disc, and their file: deflated bytes, each a weight in
 * steps of 64, for the entries that stand for themselves and their mirror images. Most entries are so rare that nothing is known of
 * them and weigh nothing.
 */
final class PatternWeights {

    private static final String FILE = "patterns.bin";

    private static final int VERSION = 1;

    /** In thousandths of a disc. */
    private static final int STEP = 64;

    /** The byte that says: too large for a byte, two bytes follow. */
    private static final int LARGE = Byte.MIN_VALUE;

    private static final int MOST_STEPS = Short.MAX_VALUE / STEP;

    private final short[][] rows;

    private PatternWeights(short[][] rows) {
        this.rows = rows;
    }

    /** Takes weights in discs, a row for each stage; only those of standard entries are read. */
    static PatternWeights of(float[][] discs) {
        short[][] rows = new short[PatternEntries.STAGES][PatternEntries.ALL];
        for (int stage = 0; stage < rows.length; stage++) {
            for (int entry = 0; entry < PatternEntries.ALL; entry++) {
                float weight = discs[stage][PatternEntries.standard(entry)];
                int steps = Math.round(weight * Othello.DISC / STEP);
                rows[stage][entry] = (short) (STEP * Math.max(-MOST_STEPS, Math.min(MOST_STEPS, steps)));
            }
        }
        return new PatternWeights(rows);
    }

    /** Those that come with the program. */
    static PatternWeights shipped() {
        try (InputStream in = PatternWeights.class.getResourceAsStream(FILE)) {
            if (in == null) throw new IOException("The program is not complete: it lacks " + FILE + ".");
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static PatternWeights read(InputStream file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new InflaterInputStream(file)));
        int version = in.readInt();
        if (version != VERSION) {
            throw new IOException("These pattern weights have version " + version + "; expected " + VERSION + ".");
        }
        short[][] rows = new short[PatternEntries.STAGES][PatternEntries.ALL];
        for (short[] row : rows) {
            for (int entry = 0; entry < row.length; entry++) {
                int standard = PatternEntries.standard(entry);
                row[entry] = standard < entry ? row[standard] : (short) (STEP * step(in));
            }
        }
        return new PatternWeights(rows);
    }

    private static int step(DataInputStream in) throws IOException {
        int step = in.readByte();
        return step == LARGE ? in.readShort() : step;
    }

    void write(OutputStream file) throws IOException {
        DeflaterOutputStream deflated = new DeflaterOutputStream(file, new Deflater(Deflater.BEST_COMPRESSION));
        DataOutputStream out = new DataOutputStream(deflated);
        out.writeInt(VERSION);
        for (short[] row : rows) {
            for (int entry = 0; entry < row.length; entry++) {
                if (PatternEntries.standard(entry) < entry) continue;
                int step = row[entry] / STEP;
                boolean isLarge = step <= LARGE || step > Byte.MAX_VALUE;
                out.writeByte(isLarge ? LARGE : step);
                if (isLarge) out.writeShort(step);
            }
        }
        out.flush();
        deflated.finish();
    }

    /** The weights of all entries at a stage, not to be written to. */
    short[] row(int stage) {
        return rows[stage];
    }
}
