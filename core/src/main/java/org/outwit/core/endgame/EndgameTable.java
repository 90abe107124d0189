package org.outwit.core.endgame;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import org.outwit.core.file.FilePlace;
import org.outwit.core.game.Endings;

/**
 * The verdicts of one slice in a file that is mapped into memory; {@link TableHeader} tells what is in it. The checksum
 * is compared when a file is opened, so that no damage goes unseen; that reads the whole file once, at the speed of the
 * disk.
 */
final class EndgameTable {

    private static final String ENDING = ".table";
    private static final String UNFINISHED = ".part";
    private static final int CHUNK = 1 << 16;

    private final TableHeader header;
    private final ByteBuffer bytes;
    private final int start;
    private final Packing packing;

    private EndgameTable(TableHeader header, ByteBuffer bytes) {
        this.header = header;
        this.bytes = bytes;
        this.start = header.length();
        this.packing = header.packing();
    }

    /** Where the table of a slice is, or will be. */
    static Path file(Path folder, Endings<?> endings, int slice) {
        return folder.resolve(endings.game().name() + "-" + endings.name(slice) + ENDING);
    }

    int verdict(int index) {
        return packing.unpack(bytes, start, index);
    }

    Totals totals() {
        return header.totals();
    }

    /** Opens the table of a slice, or refuses with a sentence. */
    static EndgameTable open(Path folder, Endings<?> endings, int slice) throws IOException {
        Path file = file(folder, endings, slice);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            if (channel.size() > Integer.MAX_VALUE)
                throw new EndgameTableException("it is too large for an endgame table");
            ByteBuffer bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
            TableHeader header = TableHeader.read(bytes);
            checkWhole(header, bytes);
            checkMeant(header, endings, slice);
            return new EndgameTable(header, bytes);
        } catch (EndgameTableException e) {
            throw new EndgameTableException(
                    file + " cannot be used: " + e.getMessage() + ". Delete it and build the tables again.");
        }
    }

    private static void checkWhole(TableHeader header, ByteBuffer bytes) throws EndgameTableException {
        if (bytes.limit() != header.fileLength()) {
            throw new EndgameTableException("it is damaged or cut short, it has " + bytes.limit() + " bytes where "
                    + header.fileLength() + " were expected");
        }
        int end = bytes.limit() - TableHeader.CHECKSUM_BYTES;
        CRC32C checksum = new CRC32C();
        checksum.update(bytes.duplicate().limit(end));
        if ((int) checksum.getValue() != bytes.getInt(end)) {
            throw new EndgameTableException(String.format(
                    "it is damaged, its checksum is %08x where %08x was expected",
                    (int) checksum.getValue(), bytes.getInt(end)));
        }
    }

    private static void checkMeant(TableHeader header, Endings<?> endings, int slice) throws EndgameTableException {
        String game = endings.game().name();
        String name = endings.name(slice);
        if (!header.game().equals(game) || !header.slice().equals(name)) {
            throw new EndgameTableException(
                    "it is the table of " + header.game() + " " + header.slice() + ", not of " + game + " " + name);
        }
        if (header.size() != endings.size(slice)) {
            throw new EndgameTableException("it has " + header.size() + " positions where " + game + " " + name
                    + " has " + endings.size(slice));
        }
    }

    /** Writes a table beside its place and moves it there when it is safe on the disk. */
    static void write(Path folder, Endings<?> endings, int slice, short[] verdicts) throws IOException {
        Path file = file(folder, endings, slice);
        Path unfinished = file.resolveSibling(file.getFileName() + UNFINISHED);
        TableHeader header = TableHeader.of(endings.game().name(), endings.name(slice), verdicts);
        if (header.fileLength() > Integer.MAX_VALUE) {
            throw new EndgameTableException(
                    "Slice " + endings.name(slice) + " is too large for a file of endgame tables.");
        }
        try {
            Files.deleteIfExists(
                    unfinished); // a killed build left it; no other is running, because the folder is locked
            write(unfinished, header, verdicts);
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
            FilePlace.forceFolder(file);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    private static void write(Path file, TableHeader header, short[] verdicts) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            CRC32C checksum = new CRC32C();
            append(channel, header.bytes(), checksum);
            for (int from = 0; from < verdicts.length; from += CHUNK) {
                int to = Math.min(verdicts.length, from + CHUNK);
                append(channel, packed(verdicts, from, to, header.packing()), checksum);
            }
            ByteBuffer last = ByteBuffer.allocate(TableHeader.CHECKSUM_BYTES);
            append(channel, last.putInt((int) checksum.getValue()).flip(), new CRC32C());
            channel.force(true);
        }
    }

    private static ByteBuffer packed(short[] verdicts, int from, int to, Packing packing) {
        ByteBuffer bytes = ByteBuffer.allocate((to - from) * packing.width);
        for (int i = from; i < to; i++) packing.pack(verdicts[i], bytes);
        return bytes.flip();
    }

    private static void append(FileChannel channel, ByteBuffer bytes, CRC32C checksum) throws IOException {
        checksum.update(bytes.duplicate());
        while (bytes.hasRemaining()) channel.write(bytes);
    }
}
