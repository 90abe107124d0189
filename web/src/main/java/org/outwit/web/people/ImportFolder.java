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
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
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

    /** Of one file. */
    static final long MOST_BYTES = 200L << 20;

    /** Of all files of a visitor whose import was not begun. */
    private static final long MOST_BYTES_OF_EACH = 1L << 30;

    private static final int MOST_FILES = 100;
    private static final int MOST_OPEN_OF_EACH = 5;
    private static final int MOST_NAME = 100;
    private static final String ID = "[0-9a-f-]{36}";

    /** Files that are brought together and not begun yet. */
    private record Bundle(String visitor, long number, List<ImportFile> files) {}

    private final Path root;
    private final long mostBytes;
    private final Map<String, Bundle> open = new ConcurrentHashMap<>();
    private final AtomicLong numbers = new AtomicLong();

    ImportFolder(Path root, long mostBytes) {
        this.root = root;
        this.mostBytes = mostBytes;
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
        String id = with.isEmpty() ? begun(visitor) : with;
        Bundle bundle = bundle(visitor, id);
        if (bundle.files.size() >= MOST_FILES) {
            throw Refusal.tooMany("At most " + MOST_FILES + " files can be imported together.");
        }
        if (waiting(visitor) + Math.max(0, size) > MOST_BYTES_OF_EACH) {
            throw Refusal.tooLarge("Files of more than " + (MOST_BYTES_OF_EACH >> 20)
                    + " MB would wait for their import. Begin what is there first.");
        }
        Path file = folder(id).resolve(numbers.incrementAndGet() + "-" + plain(shown));
        boolean whole = false;
        try {
            Files.createDirectories(file.getParent());
            WholeFile.write(file, out -> copy(in, out, shown), ReplaceRule.nothing());
            whole = true;
        } catch (IOException e) {
            throw new InputException(shown + " cannot be kept: " + FileReason.writing(e) + ".");
        } finally {
            if (!whole) forget(id, file);
        }
        bundle.files.add(new ImportFile(shown, String.valueOf(file.getFileName())));
        return id;
    }

    /** How much of a visitor's lies here and was not begun. */
    private long waiting(String visitor) {
        long bytes = 0;
        for (Map.Entry<String, Bundle> each : open.entrySet()) {
            if (!each.getValue().visitor.equals(visitor)) continue;
            for (ImportFile file : each.getValue().files) {
                bytes += path(each.getKey(), file).toFile().length();
            }
        }
        return bytes;
    }

    /** Whoever brings files again and again without beginning their import loses the oldest. */
    private String begun(String visitor) {
        List<Map.Entry<String, Bundle>> theirs = open.entrySet().stream()
                .filter(each -> each.getValue().visitor.equals(visitor))
                .sorted(Comparator.comparingLong(each -> each.getValue().number))
                .toList();
        if (theirs.size() >= MOST_OPEN_OF_EACH) delete(theirs.get(0).getKey());
        String id = UUID.randomUUID().toString();
        open.put(id, new Bundle(visitor, numbers.incrementAndGet(), new CopyOnWriteArrayList<>()));
        return id;
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
        return List.copyOf(bundle(visitor, id).files);
    }

    private Bundle bundle(String visitor, String id) {
        Bundle found = open.get(id);
        if (found == null || !found.visitor.equals(visitor)) {
            throw Refusal.notFound("These files are not here any more. Drop them again.");
        }
        return found;
    }

    /** From now on a job takes care of it. */
    void taken(String id) {
        open.remove(id);
    }

    Path path(String id, ImportFile file) {
        return folder(id).resolve(file.stored());
    }

    private Path folder(String id) {
        if (!id.matches(ID)) throw new IllegalArgumentException("not an id: " + id);
        return root.resolve(id);
    }

    private void forget(String id, Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // the next start of the server clears it away
        }
        Bundle bundle = open.get(id);
        if (bundle != null && bundle.files.isEmpty()) delete(id);
    }

    /** Removes a bundle with its files. */
    void delete(String id) {
        open.remove(id);
        try (Stream<Path> files = Files.walk(folder(id))) {
            files.sorted(Comparator.reverseOrder()).forEach(ImportFolder::delete);
        } catch (IOException e) {
            // there is nothing, or it stays until the next start
        }
    }

    /** Removes all that nobody will read: bundles that were never begun, and those of imports that ended. */
    void clear(Predicate<String> isNeeded) {
        if (!Files.isDirectory(root)) return;
        try (Stream<Path> folders = Files.list(root)) {
            folders.map(each -> String.valueOf(each.getFileName()))
                    .filter(id -> id.matches(ID) && !open.containsKey(id) && !isNeeded.test(id))
                    .forEach(this::delete);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What people see: the last part of whatever path was sent. */
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
