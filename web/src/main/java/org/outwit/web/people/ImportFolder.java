package org.outwit.web.people;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.web.http.Refusal;

/**
 * Where files lie that visitors bring, from the first byte until their games are in the database. Files that are brought together are
 * in one folder, since some formats keep the names of players in another file than the games.
 */
final class ImportFolder {

    /** The largest file. */
    static final long MOST_BYTES = 200L << 20;

    /** The most bytes of all files of a visitor that are here. */
    static final long MOST_BYTES_OF_EACH = 1L << 30;

    private static final int MOST_NAME = 100;
    private static final String ID = "[0-9a-f-]{36}";

    private final Path root;
    private final long mostBytes;
    private final ImportBundles bundles;
    private final AtomicLong numbers = new AtomicLong();

    ImportFolder(Path root, long mostBytes, long mostBytesOfEach) {
        this.root = root;
        this.mostBytes = mostBytes;
        this.bundles = new ImportBundles(mostBytesOfEach);
    }

    /**
     * Receives a file.
     *
     * @param with the bundle that it belongs to; empty for a new one
     * @param size in bytes as the request says; negative where it does not
     * @return the id of the bundle
     */
    String receive(String visitor, String with, String name, long size, InputStream in) {
        String shown = shown(name);
        if (size > mostBytes) throw tooLarge(shown);
        if (with.isEmpty()) bundles.superfluous(visitor).ifPresent(this::delete);
        String id = with.isEmpty() ? bundles.open(visitor) : with;
        long expected = size < 0 ? mostBytes : size;
        boolean whole = false;
        try {
            bundles.expect(visitor, id, expected);
            keep(visitor, id, shown, expected, in);
            whole = true;
        } finally {
            if (!whole && with.isEmpty()) delete(id);
        }
        return id;
    }

    private void keep(String visitor, String id, String shown, long expected, InputStream in) {
        Path file = folder(id).resolve(numbers.incrementAndGet() + "-" + plain(shown));
        boolean whole = false;
        try {
            Files.createDirectories(file.getParent());
            WholeFile.write(file, out -> copy(in, out, shown), ReplaceRule.nothing());
            ImportFile kept = new ImportFile(shown, String.valueOf(file.getFileName()));
            bundles.arrived(visitor, id, kept, expected, Files.size(file));
            whole = true;
        } catch (IOException e) {
            throw new InputException(shown + " cannot be kept: " + FileReason.writing(e) + ".");
        } finally {
            if (!whole) forget(id, file, expected);
        }
    }

    private void copy(InputStream in, OutputStream out, String shown) throws IOException {
        byte[] bytes = new byte[1 << 16];
        long size = 0;
        for (int read = in.readNBytes(bytes, 0, bytes.length); read > 0; read = in.readNBytes(bytes, 0, bytes.length)) {
            if (size == 0) Archives.refuse(bytes, read, shown);
            size += read;
            if (size > mostBytes) throw tooLarge(shown);
            out.write(bytes, 0, read);
        }
        if (size == 0) throw Refusal.bad(shown + " is empty.");
    }

    private Refusal tooLarge(String shown) {
        return Refusal.tooLarge(shown + " is too large: a file may have " + (mostBytes >> 20)
                + " MB. Divide it, or read it in the terminal: outwit learn.");
    }

    /** The files of a bundle, in the order in which they came. */
    List<ImportFile> files(String visitor, String id) {
        return bundles.files(visitor, id);
    }

    /**
     * Hands a bundle over to a job, which deletes it. Where no job can be had, it stays as it was.
     *
     * @param job begins it, and returns its id
     */
    String begin(String visitor, String id, Supplier<String> job) {
        bundles.begin(visitor, id);
        boolean begun = false;
        try {
            String named = job.get();
            begun = true;
            return named;
        } finally {
            if (!begun) bundles.giveBack(id);
        }
    }

    Path path(String id, ImportFile file) {
        return folder(id).resolve(file.stored());
    }

    private Path folder(String id) {
        if (!id.matches(ID)) throw new IllegalArgumentException("not an id: " + id);
        return root.resolve(id);
    }

    private void forget(String id, Path file, long expected) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // the next start of the server clears it away
        }
        if (bundles.failed(id, expected)) delete(id);
    }

    /** Removes a bundle with its files. */
    void delete(String id) {
        bundles.remove(id);
        try (Stream<Path> files = Files.walk(folder(id))) {
            files.sorted(Comparator.reverseOrder()).forEach(ImportFolder::delete);
        } catch (IOException | UncheckedIOException e) {
            // there is nothing, or it stays until the next start
        }
        bundles.remove(id); // also where it was adopted meanwhile
    }

    /**
     * Removes all that nobody will read: bundles that were never begun, and those of imports that ended.
     *
     * @param needed whose the bundles are that jobs of an earlier server go on with
     */
    void clear(Map<String, String> needed) {
        if (!Files.isDirectory(root)) return;
        try (Stream<Path> folders = Files.list(root)) {
            folders.map(each -> String.valueOf(each.getFileName()))
                    .filter(id -> id.matches(ID) && !bundles.has(id))
                    .forEach(id -> {
                        if (needed.containsKey(id)) adopt(needed.get(id), id);
                        else delete(id);
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Its job goes on already, and may end this very moment. */
    private void adopt(String visitor, String id) {
        bundles.adopt(visitor, id, bytes(id));
        if (!Files.exists(folder(id))) bundles.remove(id);
    }

    private long bytes(String id) {
        try (Stream<Path> files = Files.list(folder(id))) {
            return files.mapToLong(each -> each.toFile().length()).sum();
        } catch (IOException e) {
            return 0; // its job has just ended
        }
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What people see: the last part of the path that was sent. */
    private static String shown(String name) {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
                .replaceAll("\\p{Cntrl}", "")
                .strip();
        if (last.isEmpty()) throw Refusal.bad("The file has no name; expected one such as tal.pgn.");
        return last.length() <= MOST_NAME ? last : last.substring(last.length() - MOST_NAME);
    }

    /** What the file system sees. */
    private static String plain(String shown) {
        return shown.replaceAll("[^A-Za-z0-9._-]", "_");
    }
}
