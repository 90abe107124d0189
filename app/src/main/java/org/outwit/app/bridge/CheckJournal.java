package org.outwit.app.bridge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.file.Journal;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.answers.Difference;

/**
 * The deals of a list that have been checked, in a file if there is one, so that the same command goes on where it stopped: what the list
 * is, then a line for each deal with its number, the processor time of both questions, and what differed, with tabs between.
 */
public final class CheckJournal implements AutoCloseable {

    private static final String TAB = "\t";

    private final Journal journal; // null where nothing is kept
    private final Map<Integer, CheckedDeal> known = new HashMap<>();

    private CheckJournal(Journal journal) {
        this.journal = journal;
    }

    /** Keeps nothing. */
    public static CheckJournal none() {
        return new CheckJournal(null);
    }

    /** Opens a new file, or that of the same list. */
    public static CheckJournal open(Path file, String list) throws IOException {
        String header = "outwit bridge check of list " + list;
        Journal journal = Journal.open(file, header, found -> {
            if (!found.equals(header)) {
                throw new InputException(file + ": this is not what is known of the same list. Take another file.");
            }
        });
        CheckJournal results = new CheckJournal(journal);
        for (String line : journal.lines()) results.read(line);
        return results;
    }

    /** A line that makes no sense is left aside, and its deal checked again. */
    private void read(String line) {
        String[] words = line.split(TAB, -1);
        boolean numbers = words.length % 3 == 0;
        for (int i = 0; i < 3 && numbers; i++) numbers = words[i].matches("\\d{1,18}");
        if (!numbers || words[0].length() > 9) return;
        List<Difference> differences = new ArrayList<>();
        for (int i = 3; i < words.length; i += 3) {
            differences.add(new Difference(words[i], words[i + 1], words[i + 2]));
        }
        int number = Integer.parseInt(words[0]);
        known.put(number, new CheckedDeal(number, Long.parseLong(words[1]), Long.parseLong(words[2]), differences));
    }

    /** What is known of a deal. */
    public Optional<CheckedDeal> find(int number) {
        return Optional.ofNullable(known.get(number));
    }

    /** Keeps a deal. */
    public void add(CheckedDeal deal) throws IOException {
        if (journal == null) return;
        List<String> words = new ArrayList<>();
        words.add(String.valueOf(deal.number()));
        words.add(String.valueOf(deal.firstCardNanos()));
        words.add(String.valueOf(deal.tableNanos()));
        for (Difference each : deal.differences()) words.addAll(List.of(each.question(), each.listed(), each.found()));
        journal.append(String.join(TAB, words));
    }

    @Override
    public void close() throws IOException {
        if (journal != null) journal.close();
    }
}
