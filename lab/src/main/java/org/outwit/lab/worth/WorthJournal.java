package org.outwit.lab.worth;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.outwit.core.file.Journal;
import org.outwit.core.game.InputException;

/** What an experiment has found so far, by keys; in a file, if it has one, so that the same command goes on where it stopped. */
final class WorthJournal implements AutoCloseable {

    private static final String TAB = "\t";

    private final Journal journal; // null where nothing is kept
    private final Map<String, String> known = new LinkedHashMap<>();

    private WorthJournal(Journal journal) {
        this.journal = journal;
        if (journal == null) return;
        for (String line : journal.lines()) {
            int at = line.lastIndexOf(TAB);
            if (at > 0) known.put(line.substring(0, at), line.substring(at + 1));
        }
    }

    /** The journal that the options name, or one that ends with the program. */
    static WorthJournal of(WorthOptions options) throws IOException {
        if (!options.has("journal")) return new WorthJournal(null);
        Path file = Path.of(options.text("journal", ""));
        String header = "PersonWorth " + options;
        return new WorthJournal(Journal.open(file, header, found -> {
            if (!found.equals(header)) throw new InputException(file + ": this is of another run: " + found);
        }));
    }

    boolean has(String... key) {
        return known.containsKey(String.join(TAB, key));
    }

    /** What is known under a key, which is found out where nothing is. */
    String get(Supplier<String> unknown, String... key) {
        String name = String.join(TAB, key);
        String found = known.get(name);
        if (found != null) return found;
        found = unknown.get();
        known.put(name, found);
        try {
            if (journal != null) journal.append(name + TAB + found);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    @Override
    public void close() throws IOException {
        if (journal != null) journal.close();
    }
}
