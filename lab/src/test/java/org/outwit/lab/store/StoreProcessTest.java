package org.outwit.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.TestPostgres;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measurement;

/** Programs that share a store, one of which is killed. */
class StoreProcessTest {

    private static final int ENDLESS = 1_000_000;

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<Process> started = new ArrayList<>();

    @TempDir
    private Path folder;

    @AfterEach
    void end() {
        started.forEach(Process::destroyForcibly);
        threads.shutdownNow();
    }

    private Process worker(String place, int cells) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        StoreWorker.class.getName(),
                        place,
                        String.valueOf(cells))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        started.add(process);
        return process;
    }

    private String file() {
        return folder.resolve("lab.db").toString();
    }

    @Test
    void whatAKilledProgramHasFinishedIsKept() throws Exception {
        kill(file());
    }

    @Test
    void whatAKilledProgramHasFinishedIsKeptByPostgres() throws Exception {
        kill(TestPostgres.newDatabase());
    }

    private void kill(String place) throws Exception {
        Process process = worker(place, ENDLESS);
        List<Integer> printed = new ArrayList<>();
        try (BufferedReader reader = process.inputReader()) {
            while (printed.size() < 30) printed.add(Integer.valueOf(reader.readLine()));
            process.toHandle().destroyForcibly(); // SIGKILL; what it has printed can still be read
            reader.lines()
                    .filter(line -> line.matches("\\d+"))
                    .map(Integer::valueOf)
                    .forEach(printed::add);
        }
        process.waitFor();
        try (DatabaseStore store = DatabaseStore.open(DatabasePlace.parse(place), threads)) {
            Map<Cell, Measurement> measurements = store.measurements(StoreWorker.WHAT);
            for (int seed : printed) assertThat(measurements).containsKey(StoreWorker.cell(seed));
            measurements.forEach((cell, measurement) ->
                    assertThat(measurement.number("square")).isEqualTo((double) cell.seed() * cell.seed()));
            assertThat(measurements.size())
                    .as("at most the last one was not printed")
                    .isBetween(printed.size(), printed.size() + 1);
            assertThat(measurements.keySet()).noneMatch(cell -> store.claim(StoreWorker.WHAT, cell));
        }
        everyProgramIsSilent(place);
        int all = printed.size() + 20;
        assertThat(finished(worker(place, all))).isBetween(19, 20);
        try (DatabaseStore store = DatabaseStore.open(DatabasePlace.parse(place), threads)) {
            assertThat(store.measurements(StoreWorker.WHAT)).hasSize(all);
        }
    }

    private static void everyProgramIsSilent(String place) {
        try (Database database = Database.open(DatabasePlace.parse(place), List.of())) {
            database.write(sql -> sql.update("update lab_run set heartbeat = 0"));
        }
    }

    private static int finished(Process process) throws Exception {
        int lines = 0;
        try (BufferedReader reader = process.inputReader()) {
            while (reader.readLine() != null) lines++;
        }
        assertThat(process.waitFor()).isZero();
        return lines;
    }

    @Test
    void twoProgramsOnAStoreThatIsNotThereYetBothFinishAndDoNothingTwice() throws Exception {
        share(file());
    }

    @Test
    void twoProgramsOnAServerBothFinishAndDoNothingTwice() throws Exception {
        share(TestPostgres.newDatabase());
    }

    private void share(String place) throws Exception {
        int cells = 200;
        List<Process> both = List.of(worker(place, cells), worker(place, cells));
        int lines = 0;
        for (Process each : both) lines += finished(each);
        assertThat(lines).isEqualTo(cells);
        try (DatabaseStore store = DatabaseStore.open(DatabasePlace.parse(place), threads)) {
            assertThat(store.measurements(StoreWorker.WHAT).keySet())
                    .containsExactlyInAnyOrderElementsOf(IntStream.range(0, cells)
                            .mapToObj(StoreWorker::cell)
                            .toList());
        }
    }
}
