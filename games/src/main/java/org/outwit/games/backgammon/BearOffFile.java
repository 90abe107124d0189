package org.outwit.games.backgammon;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;

/**
 * A bear-off table as a file: a signature, a version, the points of the home and the most checkers as ints; for each position in the order
 * of ranks a byte that says how many probabilities follow, and these as doubles: to need 2 rolls or more, 3 or more, and so on; at last a
 * checksum (CRC-32C) of all that as a long.
 */
public final class BearOffFile {

    private static final int SIGNATURE = 0x6f77626f; // "owbo"
    private static final int VERSION = 1;

    private BearOffFile() {}

    /** Where the table for up to so many checkers is in a folder. */
    public static Path place(Path folder, int checkers) {
        return folder.resolve("bearoff-" + checkers + ".table");
    }

    /** Writes a table beside its place and moves it there. A file that is there stays. */
    public static void write(BearOffTable table, Path file) throws IOException {
        WholeFile.write(
                file,
                stream -> {
                    CheckedOutputStream checked = new CheckedOutputStream(stream, new CRC32C());
                    DataOutputStream out = new DataOutputStream(checked);
                    out.writeInt(SIGNATURE);
                    out.writeInt(VERSION);
                    out.writeInt(BearOffTable.POINTS);
                    out.writeInt(table.checkers());
                    table.write(out);
                    out.flush();
                    out.writeLong(checked.getChecksum().getValue());
                    out.flush();
                },
                ReplaceRule.nothing());
    }

    /** Reads a table; an exception says in a sentence what is wrong with the file. */
    public static BearOffTable read(Path file) throws IOException {
        try (InputStream stream = new BufferedInputStream(Files.newInputStream(file))) {
            return read(new CheckedInputStream(stream, new CRC32C()), file);
        } catch (EOFException e) {
            throw new BearOffException(file + " ends too early; remove it, and build it again.", e);
        }
    }

    private static BearOffTable read(CheckedInputStream checked, Path file) throws IOException {
        DataInputStream in = new DataInputStream(checked);
        if (in.readInt() != SIGNATURE) throw new BearOffException(file + " is not a bear-off table.", null);
        int version = in.readInt();
        if (version != VERSION) {
            throw new BearOffException(file + " has version " + version + "; expected " + VERSION + ".", null);
        }
        int points = in.readInt();
        int checkers = in.readInt();
        if (points != BearOffTable.POINTS || checkers < 1 || checkers > Board.CHECKERS) {
            throw new BearOffException(
                    file + " is for " + checkers + " checkers on " + points + " points; expected 1 to " + Board.CHECKERS
                            + " on " + BearOffTable.POINTS + ".",
                    null);
        }
        int[] lengths = new int[BearOffTable.size(checkers)];
        double[] tails = new double[1 << 10];
        int end = 0;
        for (int rank = 0; rank < lengths.length; rank++) {
            lengths[rank] = in.readUnsignedByte();
            if (end + lengths[rank] > tails.length) tails = Arrays.copyOf(tails, 2 * tails.length);
            for (int i = 0; i < lengths[rank]; i++) tails[end++] = in.readDouble();
        }
        long sum = checked.getChecksum().getValue();
        if (in.readLong() != sum || in.read() >= 0) {
            throw new BearOffException(file + " is damaged; remove it, and build it again.", null);
        }
        return new BearOffTable(checkers, lengths, Arrays.copyOf(tails, end));
    }
}
