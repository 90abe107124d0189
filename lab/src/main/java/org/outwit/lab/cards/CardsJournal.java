package org.outwit.lab.cards;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.outwit.core.file.Journal;
import org.outwit.core.game.InputException;

/** The results of single runs by their names; in a file where one is given, so that the same command goes on where it stopped. */
final class CardsJournal implements AutoCloseable {

    private final Map<String, String> results = new HashMap<>();
    private final Journal journal; // null where nothing is kept

    /**
     * @param file null to keep nothing
     * @param setting all that matters to a result; a file of another setting is refused
     */
    CardsJournal(Path file, String setting) throws IOException {
        journal = file == null
                ? null
                : Journal.open(file, setting, found -> {
                    if (!found.equals(setting)) {
                        throw new InputException(file + " is of '" + found + "', not of '" + setting + "'.");
                    }
                });
        if (journal == null) return;
        for (String line : journal.lines()) {
            String[] parts = line.split("\t", 2);
            if (parts.length == 2) results.put(parts[0], parts[1]);
        }
    }

    /** The result of a run, which is made where it is not known yet. */
    String result(String run, Supplier<String> make) {
        String known = results.get(run);
        if (known != null) return known;
        String made = make.get();
        results.put(run, made);
        try {
            if (journal != null) journal.append(run + "\t" + made);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return made;
    }

    @Override
    public void close() throws IOException {
        if (journal != null) journal.close();
    }
}
