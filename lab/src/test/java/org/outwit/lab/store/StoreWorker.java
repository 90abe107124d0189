package org.outwit.lab.store;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;

/** A program of its own that measures cells, for tests that kill it. It prints the seed of each cell when that is finished. */
final class StoreWorker {

    static final Measured WHAT = new Measured("killed", 1);

    private StoreWorker() {}

    static Cell cell(int seed) {
        return Cell.of(seed, "level", seed % 3);
    }

    /** Arguments: the database, and how many cells there are. */
    public static void main(String[] args) {
        ExecutorService threads = Executors.newCachedThreadPool();
        try (DatabaseStore store = DatabaseStore.open(DatabasePlace.parse(args[0]), threads)) {
            for (int seed = 0; seed < Integer.parseInt(args[1]); seed++) {
                if (!store.claim(WHAT, cell(seed))) continue;
                store.finish(WHAT, cell(seed), Measurement.of("square", (double) seed * seed));
                System.out.println(seed);
            }
        }
        threads.shutdown();
    }
}
