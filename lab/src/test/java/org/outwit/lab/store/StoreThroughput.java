package org.outwit.lab.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;

/**
 * How many results a second one PostgreSQL server takes in from many programs at once. Cells cost nothing, so all that is measured is claiming
 * and storing. The server waits for its disk, as one that is used does. Arguments: programs, and cells of each.
 */
final class StoreThroughput {

    private static final Measured WHAT = new Measured("streamed", 1);
    private static final int BATCH = 200;

    private StoreThroughput() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length == 3) {
            measure(args[0], Integer.parseInt(args[1]), Integer.parseInt(args[2]));
            return;
        }
        int programs = Integer.parseInt(args[0]);
        int each = Integer.parseInt(args[1]);
        try (EmbeddedPostgres server = EmbeddedPostgres.builder().start()) {
            String place = "postgresql://postgres@localhost:" + server.getPort() + "/postgres";
            ExecutorService threads = Executors.newCachedThreadPool();
            try (DatabaseStore store = DatabaseStore.open(DatabasePlace.parse(place), threads)) {
                store.claim(WHAT, cell(-1)); // makes the tables
                List<Process> started = new ArrayList<>();
                for (int i = 0; i < programs; i++) started.add(program(place, i * each, each));
                long first = 0;
                long start = 0;
                for (int now = 0; now < programs * each; now = finished(store)) {
                    if (now > 0 && start == 0) {
                        start = System.nanoTime();
                        first = now;
                    }
                    Thread.sleep(50);
                }
                double seconds = (System.nanoTime() - start) / 1e9;
                for (Process process : started) process.waitFor();
                System.out.printf(
                        Locale.ROOT,
                        "%d programs, %d results: %.0f results/s over %.1f s%n",
                        programs,
                        programs * each,
                        (programs * each - first) / seconds,
                        seconds);
            }
            threads.shutdown();
        }
    }

    private static int finished(DatabaseStore store) {
        return store.counts().getOrDefault(WHAT, 0);
    }

    private static Process program(String place, int from, int count) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        StoreThroughput.class.getName(),
                        place,
                        String.valueOf(from),
                        String.valueOf(count))
                .inheritIO()
                .start();
    }

    private static Cell cell(int number) {
        return Cell.of(number, "level", Math.floorMod(number, 3));
    }

    /** What one program does. */
    private static void measure(String place, int from, int count) {
        ExecutorService threads = Executors.newCachedThreadPool();
        try (DatabaseStore store = DatabaseStore.open(DatabasePlace.parse(place), threads)) {
            List<CompletableFuture<Void>> onTheWay = new ArrayList<>();
            for (int next = from; next < from + count; next += BATCH) {
                List<Cell> cells = IntStream.range(next, Math.min(from + count, next + BATCH))
                        .mapToObj(StoreThroughput::cell)
                        .toList();
                for (Cell each : store.claim(WHAT, cells)) {
                    Measurement measurement = Measurement.of("seed", each.seed(), "half", each.seed() / 2.0);
                    onTheWay.add(store.finishLater(WHAT, each, measurement, Duration.ofMillis(1)));
                }
                onTheWay.forEach(CompletableFuture::join);
                onTheWay.clear();
            }
        }
        threads.shutdown();
    }
}
