package org.outwit.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.Migrations;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.CellOrigin;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.ProgramBuild;

/** What every store promises, in every database. A store of its own stands for a program of its own. */
abstract class StoreContract {

    static final Measured WHAT = new Measured("pruning-fig-13", 1);
    static final Cell CELL = Cell.of(7, "level", 1, "bound", 25);
    static final Measurement OUTCOME = Measurement.of("leaves", 1234.5).withText("1. e4 e5");

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<AutoCloseable> opened = new ArrayList<>();

    /** The same empty database for all of a test. */
    abstract DatabasePlace place();

    DatabaseStore open() {
        return open(RunTiming.USUAL);
    }

    DatabaseStore open(RunTiming timing) {
        DatabaseStore store = DatabaseStore.open(place(), threads, timing);
        opened.add(store);
        return store;
    }

    @AfterEach
    void closeAll() throws Exception {
        for (AutoCloseable each : opened) each.close();
        threads.shutdownNow();
    }

    /** Changes the database behind the back of all stores. */
    void sql(String sql) {
        try (Database database = Database.open(place(), List.of())) {
            database.write(writer -> writer.update(sql));
        }
    }

    List<String> column(String sql) {
        try (Database database = Database.open(place(), List.of())) {
            return database.read(reader -> reader.query(sql, row -> row.getString(1)));
        }
    }

    /** As if nobody had said for so long that they are alive. */
    void letPass(Duration time) {
        sql("update lab_run set heartbeat = heartbeat - " + time.toMillis());
    }

    @Test
    void anEmptyStoreHasNothing() {
        assertThat(open().measurements(WHAT)).isEmpty();
    }

    @Test
    void whatIsFinishedIsThereForEverybodyAndLater() {
        DatabaseStore store = open();
        assertThat(store.claim(WHAT, CELL)).isTrue();
        store.finish(WHAT, CELL, OUTCOME, Duration.ofMillis(50));
        assertThat(store.measurements(WHAT)).isEqualTo(Map.of(CELL, OUTCOME));
        assertThat(open().measurements(WHAT)).isEqualTo(Map.of(CELL, OUTCOME));
        store.close();
        assertThat(open().measurements(WHAT)).isEqualTo(Map.of(CELL, OUTCOME));
        assertThat(column("select processor_nanos from lab_cell")).containsExactly("50000000");
    }

    @Test
    void numbersComeBackToTheBit() {
        Random random = new Random(16);
        Map<String, Double> numbers = new HashMap<>();
        for (int i = 0; i < 500; i++) numbers.put("n" + i, Double.longBitsToDouble(random.nextLong()));
        for (double each : new double[] {0, -0.0, 1e15, 1e23, Double.MIN_VALUE, Double.NaN, Double.NEGATIVE_INFINITY}) {
            numbers.put("\"ä\\ \n" + each, each);
        }
        DatabaseStore store = open();
        Measurement measurement = new Measurement(numbers, "αβ* \"quoted\"\n\t, 😀");
        store.finish(WHAT, CELL, measurement);
        assertThat(open().measurements(WHAT).get(CELL)).isEqualTo(measurement);
    }

    @Test
    void keysMayBeAnything() {
        DatabaseStore store = open();
        List<Cell> cells = List.of(
                Cell.of(Long.MIN_VALUE),
                Cell.of(Long.MAX_VALUE, "b", "x');drop\ttable\tlab_cell;--", "a", "αβ*"),
                Cell.of(1, "who", "Ännchen,\"von\""),
                Cell.of(1, "who", "a".repeat(1500)));
        for (Cell cell : cells) store.finish(WHAT, cell, Measurement.of("seed", cell.seed()));
        assertThat(open().measurements(WHAT).keySet()).containsExactlyInAnyOrderElementsOf(cells);
    }

    @Test
    void textWithoutEndIsRefused() {
        DatabaseStore store = open();
        assertThatThrownBy(() -> store.finish(WHAT, CELL, OUTCOME.withText("a\0b")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theFirstMeasurementStays() {
        DatabaseStore store = open();
        store.finish(WHAT, CELL, OUTCOME);
        store.finish(WHAT, CELL, Measurement.of("leaves", 2));
        open().finish(WHAT, CELL, Measurement.of("leaves", 3));
        assertThat(store.measurements(WHAT)).isEqualTo(Map.of(CELL, OUTCOME));
    }

    @Test
    void versionsAndExperimentsAreApart() {
        DatabaseStore store = open();
        store.finish(WHAT, CELL, OUTCOME);
        assertThat(store.measurements(new Measured(WHAT.experiment(), 2))).isEmpty();
        assertThat(store.measurements(new Measured("pruning", 1))).isEmpty();
        assertThat(store.claim(new Measured(WHAT.experiment(), 2), CELL)).isTrue();
        assertThat(store.claim(WHAT, Cell.of(8, "level", 1, "bound", 25))).isTrue();
    }

    @Test
    void cellsWithOtherInputsAreOthers() {
        DatabaseStore store = open();
        Cell one = CELL.measuredWith("f1");
        Cell other = CELL.measuredWith("f2");
        Measurement second = Measurement.of("leaves", 2);
        assertThat(store.claim(WHAT, one)).isTrue();
        assertThat(open().claim(WHAT, other)).isTrue();
        store.finish(WHAT, one, OUTCOME);
        store.release(WHAT, other);
        assertThat(open().claim(WHAT, other)).as("a claim of another program").isFalse();
        store.finish(WHAT, other, second);
        assertThat(open().measurements(WHAT)).isEqualTo(Map.of(one, OUTCOME, other, second));
        assertThat(store.claim(WHAT, CELL)).isTrue();
        assertThat(store.counts()).isEqualTo(Map.of(WHAT, 2));
    }

    /** What is newest is found by it. */
    @Test
    void measurementsComeInTheOrderInWhichTheyWereFinished() {
        DatabaseStore store = open();
        List<Cell> cells = List.of(CELL.measuredWith("f2"), CELL.measuredWith("f3"), CELL.measuredWith("f1"));
        for (int i = 0; i < cells.size(); i++) {
            store.finish(WHAT, cells.get(i), OUTCOME);
            sql("update lab_cell set finished = " + i + " where inputs = '"
                    + cells.get(i).inputs() + "'");
        }
        assertThat(open().measurements(WHAT).keySet()).containsExactlyElementsOf(cells);
    }

    @Test
    void inputsAreDescribed() {
        DatabaseStore store = open();
        Inputs inputs = Inputs.NONE.and("chess/älter.pgn", "0123").and("a'b", "4567");
        store.describe(inputs);
        store.describe(inputs);
        store.describe(Inputs.NONE);
        assertThat(open().inputs(inputs.fingerprint())).isEqualTo(inputs);
        assertThat(open().inputs("f1")).isEqualTo(Inputs.NONE);
    }

    /** As a program wrote it that did not know of inputs. */
    @Test
    void anOlderStoreIsGoneOnWith() {
        Migrations older = new Migrations("lab", DatabaseStore.class, List.of("results"));
        try (Database database = Database.open(place(), List.of(older))) {
            database.write(sql -> {
                sql.update("insert into lab_run (id, program, started, heartbeat) values ('dead', 'p', 1, 1)");
                String columns = "insert into lab_cell (experiment, version, cell, seed, run, claimed";
                String values = " values ('" + WHAT.experiment() + "', " + WHAT.version() + ", '" + CELL.key() + "', ";
                sql.update(columns + ", finished, processor_nanos, numbers, details)" + values + CELL.seed()
                        + ", 'dead', 1, 2, 3, '{\"leaves\":1234.5}', '1. e4 e5')");
                sql.update(columns + ")" + values + "8, 'dead', 1)");
                sql.update(
                        columns + ", finished, numbers, details) values ('tournament chess 1', 1,"
                                + " 'first=%28a%402%2Cb%29 second=xboard%3Ac%3A%5Cx+-n%3D1%2B%25+%2F%7E', 1, 'dead', 1, 2, '{}', '')");
                return null;
            });
        }
        DatabaseStore store = open();
        assertThat(store.measurements(WHAT)).isEqualTo(Map.of(CELL, OUTCOME));
        assertThat(store.measurements(new Measured("tournament chess 1", 1)).keySet())
                .as("players as people write them")
                .containsExactly(Cell.of(1, "first", "(a@2,b)", "second", "xboard:c:\\\\x\\s-n\\e1+%\\s/~"));
        assertThat(store.claim(WHAT, CELL)).isFalse();
        assertThat(store.claim(WHAT, CELL.measuredWith("f1"))).isTrue();
        assertThat(store.claim(WHAT, Cell.of(8, "level", 1, "bound", 25)))
                .as("a claim of the dead")
                .isTrue();
        assertThat(column("select processor_nanos from lab_cell where finished is not null"))
                .contains("3");
    }

    @Test
    void theLastTournamentOfANameCounts() {
        DatabaseStore store = open();
        assertThat(store.tournaments()).isEmpty();
        store.keepTournament("tournament-b", "{}");
        store.keepTournament("tournament-a", "{1}");
        store.keepTournament("tournament-b", "{2}");
        assertThat(store.tournaments())
                .containsExactly(Map.entry("tournament-a", "{1}"), Map.entry("tournament-b", "{2}"));
    }

    @Test
    void theStoreKnowsWhoMeasured() {
        DatabaseStore store = open();
        store.finish(WHAT, CELL, OUTCOME, Duration.ofMillis(5));
        CellOrigin origin = store.origins(WHAT).get(CELL);
        assertThat(origin.build()).isEqualTo(ProgramBuild.id());
        assertThat(origin.processorTime()).isEqualTo(Duration.ofMillis(5));
        assertThat(store.origins(new Measured("other", 1))).isEmpty();
    }

    @Test
    void aCellIsClaimedOnce() {
        DatabaseStore store = open();
        assertThat(store.claim(WHAT, CELL)).isTrue();
        assertThat(store.claim(WHAT, CELL)).isFalse();
        assertThat(open().claim(WHAT, CELL)).isFalse();
        assertThat(store.measurements(WHAT)).isEmpty();
        store.finish(WHAT, CELL, OUTCOME);
        assertThat(store.claim(WHAT, CELL)).isFalse();
        assertThat(open().claim(WHAT, CELL)).isFalse();
    }

    /** Of many at once each is claimed or not as if it had been asked for by itself. */
    @Test
    void manyAreClaimedAtOnce() {
        List<Cell> cells = IntStream.range(0, 1203)
                .mapToObj(i -> Cell.of(i, "level", 1, "bound", 25))
                .toList();
        DatabaseStore store = open();
        DatabaseStore other = open();
        assertThat(other.claim(WHAT, cells.get(7))).isTrue();
        store.finish(WHAT, cells.get(600), OUTCOME);
        List<Cell> free = new ArrayList<>(cells);
        free.removeAll(List.of(cells.get(7), cells.get(600)));
        assertThat(store.claim(WHAT, cells)).isEqualTo(free);
        assertThat(store.claim(WHAT, cells)).isEmpty();
        assertThat(other.claim(WHAT, cells)).isEmpty();
        store.release(WHAT, free);
        assertThat(other.claim(WHAT, cells)).isEqualTo(free);
    }

    @Test
    void whatIsReleasedIsFree() {
        DatabaseStore store = open();
        DatabaseStore other = open();
        store.claim(WHAT, CELL);
        store.release(WHAT, CELL);
        assertThat(other.claim(WHAT, CELL)).isTrue();
        store.release(WHAT, CELL);
        assertThat(open().claim(WHAT, CELL)).as("a claim of another program").isFalse();
    }

    @Test
    void nothingThatIsFinishedIsReleased() {
        DatabaseStore store = open();
        store.finish(WHAT, CELL, OUTCOME);
        store.release(WHAT, CELL);
        store.close();
        assertThat(open().measurements(WHAT)).containsKey(CELL);
    }

    @Test
    void aStoreThatIsClosedReleasesAtOnce() {
        DatabaseStore store = open();
        store.claim(WHAT, CELL);
        store.close();
        assertThat(open().claim(WHAT, CELL)).isTrue();
        assertThatThrownBy(() -> store.measurements(WHAT)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void claimsOfTheDeadAreFree() {
        DatabaseStore dead = open(new RunTiming(Duration.ofHours(1), Duration.ofSeconds(20)));
        dead.claim(WHAT, CELL);
        letPass(Duration.ofSeconds(15));
        DatabaseStore heir = open();
        assertThat(heir.claim(WHAT, CELL)).isFalse();
        letPass(Duration.ofSeconds(10));
        assertThat(heir.claim(WHAT, CELL)).isTrue();
        // It was only asleep.
        dead.release(WHAT, CELL);
        assertThat(open().claim(WHAT, CELL)).isFalse();
        dead.finish(WHAT, CELL, OUTCOME);
        heir.finish(WHAT, CELL, Measurement.of("leaves", 2));
        assertThat(heir.measurements(WHAT)).isEqualTo(Map.of(CELL, OUTCOME));
    }

    @Test
    void whoIsAliveSaysSo() throws InterruptedException {
        DatabaseStore alive = open(new RunTiming(Duration.ofMillis(5), Duration.ofSeconds(20)));
        alive.claim(WHAT, CELL);
        sql("update lab_run set heartbeat = 0");
        for (int i = 0; i < 6000 && column("select heartbeat from lab_run").contains("0"); i++) Thread.sleep(10);
        assertThat(open().claim(WHAT, CELL)).isFalse();
    }

    @Test
    void whoOnlyReadsLeavesNothing() {
        DatabaseStore store = open();
        store.measurements(WHAT);
        store.close();
        assertThat(column("select id from lab_run")).isEmpty();
    }

    @Test
    void manyThreadsOfTwoProgramsMeasureEverythingOnce() throws Exception {
        List<Cell> cells =
                IntStream.range(0, 150).mapToObj(n -> Cell.of(n, "n", n % 7)).toList();
        ConcurrentLinkedQueue<Cell> measured = new ConcurrentLinkedQueue<>();
        List<Callable<Void>> work = new ArrayList<>();
        for (DatabaseStore store : List.of(open(), open())) {
            for (int thread = 0; thread < 4; thread++) {
                work.add(() -> {
                    for (Cell cell : cells) {
                        if (!store.claim(WHAT, cell)) continue;
                        measured.add(cell);
                        store.finish(WHAT, cell, Measurement.of("seed", cell.seed()));
                    }
                    return null;
                });
            }
        }
        for (Future<Void> each : threads.invokeAll(work)) each.get();
        assertThat(measured).containsExactlyInAnyOrderElementsOf(cells);
        Map<Cell, Measurement> measurements = open().measurements(WHAT);
        assertThat(measurements.keySet()).containsExactlyInAnyOrderElementsOf(cells);
        measurements.forEach(
                (cell, measurement) -> assertThat(measurement.number("seed")).isEqualTo(cell.seed()));
    }

    @Test
    void whatIsFinishedIsExported() throws IOException {
        DatabaseStore store = open();
        store.finish(new Measured("ätna", 1), Cell.of(1, "b", 2), Measurement.of("n", 0.25));
        store.finish(new Measured("Zebra", 2), Cell.of(-1, "a", "B"), Measurement.of("n", 1));
        store.finish(
                new Measured("Zebra", 2),
                Cell.of(-1, "a", "a"),
                Measurement.of("m", 1e300).withText("x,y"));
        store.finish(new Measured("Zebra", 1), Cell.of(10, "a", "a").measuredWith("f1"), Measurement.of("m", -3));
        store.claim(new Measured("Zebra", 1), Cell.of(11, "a", "a"));
        StringWriter all = new StringWriter();
        assertThat(store.export(Set.of(), all)).isEqualTo(4);
        assertThat(all.toString().lines())
                .containsExactly(
                        "experiment,version,inputs,a,b,seed,m,n,text",
                        "Zebra,1,f1,a,,10,-3,,",
                        "Zebra,2,,B,,-1,,1,",
                        "Zebra,2,,a,,-1,1E+300,,\"x,y\"",
                        "ätna,1,,,2,1,,0.25,");
        StringWriter one = new StringWriter();
        assertThat(store.export(Set.of("ätna"), one)).isEqualTo(1);
        assertThat(one.toString()).isEqualTo("experiment,version,inputs,b,seed,n\nätna,1,,2,1,0.25\n");
        assertThat(store.experiments()).containsExactly("Zebra", "ätna");
    }

    @Test
    void whatIsFinishedLaterIsThereWhenItsFutureEnds() {
        DatabaseStore store = open();
        store.claim(WHAT, CELL);
        store.finishLater(WHAT, CELL, OUTCOME, Duration.ZERO).join();
        assertThat(open().measurements(WHAT)).isEqualTo(Map.of(CELL, OUTCOME));
        assertThat(store.claim(WHAT, CELL)).isFalse();
    }

    @Test
    void aStoreOfANewerProgramIsRefused() {
        open().finish(WHAT, CELL, OUTCOME);
        sql("insert into outwit_step (part, number, name, done) values ('lab', 99, 'future', 0)");
        assertThatThrownBy(this::open)
                .isInstanceOf(InputException.class)
                .hasMessageContaining(place().shown())
                .hasMessageContaining("was made by a newer Outwit: its tables of 'lab' have version 99");
    }
}
