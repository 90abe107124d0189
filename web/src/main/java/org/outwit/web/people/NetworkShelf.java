package org.outwit.web.people;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.InputException;
import org.outwit.learn.network.NetworkEntry;
import org.outwit.learn.network.NetworkFile;
import org.outwit.learn.network.Networks;
import org.outwit.web.http.Refusal;

/**
 * The folder with the networks that are asked beside people. A file comes in under another name, is read as a network, and is only then put
 * where predictors look, whole or not at all.
 */
final class NetworkShelf {

    /** The most bytes of one file, packed as it is; unpacked it may not have more either. */
    static final long MOST_BYTES = 32L << 20;

    private static final int MOST_FILES = 40;
    private static final String COMING = ".coming";
    private static final String NAME = "[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}";

    private final Path folder;
    private final long mostBytes;

    NetworkShelf(Path folder) {
        this(folder, MOST_BYTES);
    }

    NetworkShelf(Path folder, long mostBytes) {
        this.folder = folder;
        this.mostBytes = mostBytes;
        clear();
    }

    /** Removes what a server that was killed left on its way. */
    private void clear() {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path each : files.toList()) if (each.toString().endsWith(COMING)) Files.delete(each);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The networks that are there. */
    NetworksView shown(boolean mayChange) {
        List<NetworksView.Shown> all = entries().stream()
                .map(each -> new NetworksView.Shown(name(each), rating(each)))
                .toList();
        return new NetworksView(mayChange, all);
    }

    private List<NetworkEntry> entries() {
        return Networks.in(folder).entries();
    }

    private static String name(NetworkEntry entry) {
        return String.valueOf(entry.file().getFileName());
    }

    private static Optional<Integer> rating(NetworkEntry entry) {
        return entry.rating().isPresent() ? Optional.of(entry.rating().getAsInt()) : Optional.empty();
    }

    /**
     * Receives a file; one at a time, since each takes memory while it is looked at.
     *
     * @param name as its owner calls it
     * @param size in bytes as the request says; negative where it does not
     */
    synchronized void receive(String name, long size, InputStream in) {
        String plain = plain(name);
        if (size > mostBytes) throw tooLarge(plain);
        List<NetworkEntry> here = entries();
        if (here.size() >= MOST_FILES) {
            throw Refusal.conflict(
                    "There are " + here.size() + " networks here, and more cannot be kept. Remove one first.");
        }
        if (here.stream().anyMatch(each -> name(each).equals(plain))) {
            throw Refusal.conflict(
                    "There is a network called " + plain + " here. Remove it first, or rename this one.");
        }
        Path coming = folder.resolve(plain + COMING);
        try {
            WholeFile.write(coming, out -> copy(in, out, plain), ReplaceRule.anything());
            try (InputStream file = Files.newInputStream(coming)) {
                NetworkFile.read(file, plain);
            }
            try (InputStream file = Files.newInputStream(coming)) {
                WholeFile.write(folder.resolve(plain), file::transferTo, ReplaceRule.nothing());
            }
        } catch (IOException e) {
            throw new InputException(plain + " cannot be kept: " + FileReason.writing(e) + ".");
        } finally {
            forget(coming);
        }
    }

    private void copy(InputStream in, OutputStream out, String name) throws IOException {
        byte[] bytes = new byte[1 << 16];
        long size = 0;
        for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
            size += read;
            if (size > mostBytes) throw tooLarge(name);
            out.write(bytes, 0, read);
        }
        if (size == 0) throw Refusal.bad(name + " is empty.");
    }

    private Refusal tooLarge(String name) {
        return Refusal.tooLarge(name + " is too large: a network may have " + (mostBytes >> 20) + " MB.");
    }

    private static void forget(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // the next start of the server clears it away
        }
    }

    /** Removes one of those that are there. */
    synchronized NetworkEntry remove(String name) {
        NetworkEntry found = entries().stream()
                .filter(each -> name(each).equals(name))
                .findFirst()
                .orElseThrow(() -> Refusal.notFound("There is no such network here."));
        try {
            Files.deleteIfExists(found.file());
        } catch (IOException e) {
            throw new InputException(name + " cannot be removed: " + FileReason.writing(e) + ".");
        }
        return found;
    }

    /** The name in the file system: the last part of the path that was sent, in plain letters. */
    private static String plain(String name) {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
                .replaceAll("[^A-Za-z0-9._-]", "_");
        if (!last.endsWith(Networks.ENDING)) {
            throw Refusal.bad("A network is a file that ends in " + Networks.ENDING + ", such as maia-1500"
                    + Networks.ENDING + ".");
        }
        if (!last.matches(NAME) || last.equals(Networks.ENDING)) {
            throw Refusal.bad("The file needs a name of up to 100 letters, such as maia-1500" + Networks.ENDING + ".");
        }
        return last;
    }
}
