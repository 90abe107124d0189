package org.outwit.learn.network;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.InputException;

/**
 * The networks that a user brought, each of people of some rating. A person is predicted with the network whose rating is nearest
 * to the person's. A network is read when it is first needed, shared by all threads, and given up where memory is short; a folder is looked
 * at anew each time, so that what is put there counts at once.
 */
public final class Networks {

    /** How files with networks end. */
    public static final String ENDING = ".pb.gz";

    /** The game that networks are of. */
    public static final String GAME = "chess";

    /** The word for using no network. */
    public static final String NOBODY = "none";

    public static final Networks NONE = new Networks(List.of(), null);

    private record Kept(FileTime time, long size, SoftReference<Network> network) {}

    private final List<NetworkEntry> said;
    private final Path folder; // looked at anew each time; null for none
    private final Map<Path, Kept> read = new HashMap<>();

    private Networks(List<NetworkEntry> said, Path folder) {
        this.said = List.copyOf(said);
        this.folder = folder;
    }

    /** The networks in a folder, which need not exist. */
    public static Networks in(Path folder) {
        return new Networks(List.of(), folder);
    }

    /**
     * The networks that a user names: files, and folders of which all are taken. A rating behind a file, as in {@code FILE@1500}, is the network's;
     * behind a folder it says which one of the folder is meant. All are checked now; {@value #NOBODY} alone stands for none.
     */
    public static Networks said(List<String> texts) {
        if (texts.equals(List.of(NOBODY))) return NONE;
        List<NetworkEntry> entries = new ArrayList<>();
        for (String text : texts) {
            if (text.isBlank()) throw new InputException("A network needs the name of a file, found nothing.");
            NetworkEntry entry = NetworkEntry.said(text);
            if (Files.isDirectory(entry.file()))
                entries.addAll(ofFolder(entry, !entry.file().toString().equals(text)));
            else entries.add(entry);
        }
        Networks networks = new Networks(entries, null);
        for (NetworkEntry each : entries) networks.network(each.file());
        return networks;
    }

    private static List<NetworkEntry> ofFolder(NetworkEntry said, boolean isChosen) {
        List<NetworkEntry> all = list(said.file());
        if (all.isEmpty()) {
            throw new InputException(
                    said.file() + ": there is no network in this folder; expected files that end in " + ENDING + ".");
        }
        return isChosen ? List.of(nearest(all, said.rating().getAsInt())) : all;
    }

    /** Whether there is none now. */
    public boolean isEmpty() {
        return entries().isEmpty();
    }

    /** The networks that are there now, by rating; networks without a rating come last. */
    public List<NetworkEntry> entries() {
        return folder == null ? sorted(said) : list(folder);
    }

    private static List<NetworkEntry> list(Path folder) {
        List<NetworkEntry> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (Path file : files) if (Files.isRegularFile(file)) found.add(NetworkEntry.of(file));
        } catch (NoSuchFileException | NotDirectoryException e) {
            return List.of();
        } catch (IOException e) {
            throw new InputException(folder + ": cannot be read: " + e.getMessage() + ".");
        }
        return sorted(found);
    }

    private static List<NetworkEntry> sorted(List<NetworkEntry> entries) {
        List<NetworkEntry> sorted = new ArrayList<>(entries);
        sorted.sort(Comparator.comparingInt((NetworkEntry each) -> each.rating().orElse(Integer.MAX_VALUE))
                .thenComparing(NetworkEntry::file));
        return sorted;
    }

    /**
     * The one whose rating is nearest, the lower one of two; where the rating is not a number, the one in the middle. One whose rating nobody
     * knows speaks for everybody where no other one is there.
     */
    public Optional<Network> nearest(double rating) {
        List<NetworkEntry> all = entries();
        return all.isEmpty()
                ? Optional.empty()
                : Optional.of(network(nearest(all, rating).file()));
    }

    private static NetworkEntry nearest(List<NetworkEntry> sorted, double rating) {
        List<NetworkEntry> rated =
                sorted.stream().filter(each -> each.rating().isPresent()).toList();
        if (rated.isEmpty()) return sorted.get(0);
        NetworkEntry best = rated.get((rated.size() - 1) / 2);
        if (Double.isNaN(rating)) return best;
        for (NetworkEntry each : rated) if (distance(each, rating) < distance(best, rating)) best = each;
        for (NetworkEntry each : rated) if (distance(each, rating) == distance(best, rating)) return each;
        return best;
    }

    private static double distance(NetworkEntry entry, double rating) {
        return Math.abs(entry.rating().getAsInt() - rating);
    }

    /** The one with this fingerprint. */
    public Optional<Network> marked(String fingerprint) {
        for (NetworkEntry each : entries()) {
            Network network = network(each.file());
            if (network.mark().fingerprint().equals(fingerprint)) return Optional.of(network);
        }
        return Optional.empty();
    }

    /** The network in a file, which may have been read before. Whatever is wrong with it is a sentence. */
    public Network network(Path file) {
        synchronized (read) {
            FileTime time;
            long size;
            try {
                time = Files.getLastModifiedTime(file);
                size = Files.size(file);
            } catch (IOException e) {
                return NetworkFile.read(file); // which says what is wrong
            }
            Kept kept = read.get(file);
            Network known = kept == null || kept.size != size || !kept.time.equals(time) ? null : kept.network.get();
            if (known != null) return known;
            Network network = NetworkFile.read(file);
            read.put(file, new Kept(time, size, new SoftReference<>(network)));
            return network;
        }
    }
}
