package org.outwit.web.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.outwit.core.game.InputException;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.ResultStore;
import org.outwit.lab.store.CsvImport;
import org.outwit.lab.store.DatabaseStore;

/**
 * Finished experiments that are shipped: what {@code outwit lab export} wrote of full runs. Each cell carries the version of what was
 * measured, so a program that measures something else leaves it out, and a cell that is there already stays as it is.
 */
final class FirstResults {

    static final String RESOURCE = "results.csv";

    private FirstResults() {}

    /** Puts into the store what is not there. Where the server ends meanwhile the next start goes on. */
    static void bring(DatabaseStore store) {
        try {
            Map<Measured, List<CsvImport.Row>> shipped = shipped();
            Map<Measured, Integer> there = store.counts();
            shipped.keySet().retainAll(known());
            shipped.forEach((what, rows) -> {
                if (there.getOrDefault(what, 0) < rows.size()) bring(store, rows);
            });
        } catch (InputException | IllegalStateException | CompletionException e) {
            // The database is gone or closing: pages that ask for it say so.
        }
    }

    private static void bring(ResultStore store, List<CsvImport.Row> rows) {
        List<CompletableFuture<Void>> onTheWay = new ArrayList<>();
        for (CsvImport.Row each : rows)
            onTheWay.add(store.finishLater(each.what(), each.cell(), each.measurement(), Duration.ZERO));
        CompletableFuture.allOf(onTheWay.toArray(CompletableFuture[]::new)).join();
    }

    static Map<Measured, List<CsvImport.Row>> shipped() {
        Map<Measured, List<CsvImport.Row>> shipped = new HashMap<>();
        try (InputStream file = FirstResults.class.getResourceAsStream(RESOURCE)) {
            String csv = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            for (CsvImport.Row each : CsvImport.read(csv, RESOURCE))
                shipped.computeIfAbsent(each.what(), what -> new ArrayList<>()).add(each);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return shipped;
    }

    private static List<Measured> known() {
        return Experiments.all().stream().map(Experiment::measured).toList();
    }
}
