package org.outwit.core.file;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.InputException;

/**
 * A text file that long work adds lines to, so that it can go on where it stopped. The first line, the header, says what the work
 * is. A line is on the disk when {@link #append} returns. A last line that was cut short, by a kill or a full disk, is removed
 * when the file is opened again; a file with another header is left alone. One process at a time has the file: the system's lock
 * ends with the process, however that ends.
 */
public final class Journal implements Closeable {

    /** Compares the header of a file with the one that is expected. */
    @FunctionalInterface
    public interface HeaderCheck {
        /** Throws an {@link InputException} that says what the file is instead. */
        void check(String found);
    }

    private final LockedFile file;
    private final List<String> lines = new ArrayList<>();
    private long length;

    private Journal(LockedFile file) {
        this.file = file;
    }

    /**
     * Opens a file, new or left by the same work.
     *
     * @param header what is written to a new file, one line
     * @param check refuses the header of a file that is there
     * @throws InputException if the file is something else or another process has it; nothing in it is changed
     */
    public static Journal open(Path path, String header, HeaderCheck check) throws IOException {
        return begun(LockedFile.open(path), header, check);
    }

    /** Opens a file unless somebody else has it. */
    public static Optional<Journal> openIfFree(Path path, String header, HeaderCheck check) throws IOException {
        Optional<LockedFile> locked = LockedFile.openIfFree(path);
        return locked.isEmpty() ? Optional.empty() : Optional.of(begun(locked.get(), header, check));
    }

    private static Journal begun(LockedFile locked, String header, HeaderCheck check) throws IOException {
        try {
            Journal journal = new Journal(locked);
            journal.begin(header, check);
            return journal;
        } catch (IOException | RuntimeException e) {
            if (locked.size() == 0) locked.delete(); // nothing is left of a file that could not be begun
            locked.close();
            throw e;
        }
    }

    private void begin(String header, HeaderCheck check) throws IOException {
        if (header.indexOf('\n') >= 0) throw new IllegalArgumentException("The header must be one line: " + header);
        byte[] bytes = file.read();
        int from = 0;
        for (int end = newline(bytes, 0); end >= 0; end = newline(bytes, from)) {
            String line = new String(bytes, from, end - from, StandardCharsets.UTF_8);
            if (from == 0) check.check(line);
            else lines.add(line);
            from = end + 1;
        }
        byte[] first = (header + "\n").getBytes(StandardCharsets.UTF_8);
        if (from == 0 && !isPrefix(bytes, first)) {
            check.check(new String(bytes, StandardCharsets.UTF_8));
            throw new InputException(
                    file.path() + ": this is not a file of ours, its first line does not end." + " Take another name.");
        }
        length = from;
        if (from < bytes.length) file.truncate(from);
        if (from == 0) {
            append(header);
            FilePlace.forceFolder(file.path());
        }
    }

    private static int newline(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) if (bytes[i] == '\n') return i;
        return -1;
    }

    private static boolean isPrefix(byte[] bytes, byte[] whole) {
        if (bytes.length > whole.length) return false;
        for (int i = 0; i < bytes.length; i++) if (bytes[i] != whole[i]) return false;
        return true;
    }

    public Path path() {
        return file.path();
    }

    /** The whole lines that were there when it was opened, without the header. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    /** Adds a line. Where that fails, say on a full disk, the file is as it was before. */
    public synchronized void append(String line) throws IOException {
        if (line.indexOf('\n') >= 0) throw new IllegalArgumentException("An entry must be one line: " + line);
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        file.append(length, bytes);
        length += bytes.length;
    }

    /** Gives the file to others. */
    @Override
    public void close() throws IOException {
        file.close();
    }

    /** All is done: removes the file, while nobody else can have it. */
    public void delete() throws IOException {
        file.delete();
    }
}
