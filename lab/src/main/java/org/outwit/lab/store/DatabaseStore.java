package org.outwit.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.Migrations;
import org.outwit.lab.database.RecordRow;
import org.outwit.lab.database.SqlWork;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.CellOrigin;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.NumberMeanings;
import org.outwit.lab.experiment.ProgramBuild;
import org.outwit.lab.experiment.ResultStore;

/**
 * Results in a database. A claim need not survive a power cut, because neither does the program that made it; so only a measurement waits
 * for the disk. Who only reads leaves nothing behind: the run is written down with its first claim, and from then on says that it is
 * alive.
 */
public final class DatabaseStore implements ResultStore {

    /** The tables of results. */
    public static final Migrations TABLES =
            new Migrations("lab", DatabaseStore.class, List.of("results", "inputs", "builds", "tournaments"));

    private final Database database;
    private final boolean own; // nobody else has it, so it is closed with the store
    private final Executor threads;
    private final RunTiming timing;
    private final ClaimTable claims;
    private final FinishQueue finishes;
    private final Set<Claim> claimed = new HashSet<>(); // by threads of this program
    private Heartbeat heartbeat; // null before the first claim

    private record Claim(Measured what, Cell cell) {}

    DatabaseStore(Database database, boolean own, Executor threads, RunTiming timing) {
        this.database = database;
        this.own = own;
        this.threads = threads;
        this.timing = timing;
        this.finishes = new FinishQueue(database, threads);
        this.claims = new ClaimTable(database.place(), UUID.randomUUID().toString(), timing);
    }

    /**
     * Opens a store, and makes it where it is not there yet.
     *
     * @param threads lends one from the first claim until the store is closed, and one while measurements are on their way to the disk
     * @throws InputException where it is not a store, was made by a newer program, or cannot be used
     */
    public static DatabaseStore open(DatabasePlace place, Executor threads) {
        return open(place, threads, RunTiming.USUAL);
    }

    static DatabaseStore open(DatabasePlace place, Executor threads, RunTiming timing) {
        return new DatabaseStore(Database.open(place, List.of(TABLES)), true, threads, timing);
    }

    /** The store in a database that others use, too: it has {@link #TABLES}, and stays open when the store is closed. */
    public static DatabaseStore in(Database database, Executor threads) {
        return new DatabaseStore(database, false, threads, RunTiming.USUAL);
    }

    @Override
    public Map<Cell, Measurement> measurements(Measured what) {
        String select =
                FinishedCell.SELECT + " and experiment = ? and version = ? order by finished, cell, seed, inputs";
        return database.read(sql -> {
            Map<Cell, Measurement> measurements = new LinkedHashMap<>();
            sql.each(
                    select,
                    FinishedCell.ROW,
                    row -> measurements.put(row.parsed(), row.measurement()),
                    what.experiment(),
                    what.version());
            return measurements;
        });
    }

    private record OriginRow(String inputs, String cell, long seed, long finished, long nanos, String build) {}

    /** When and by which program each finished cell was measured, and in which processor time. */
    public Map<Cell, CellOrigin> origins(Measured what) {
        String select =
                "select inputs, cell, seed, finished, coalesce(processor_nanos, 0) as nanos, build from lab_cell"
                        + " join lab_run on lab_run.id = lab_cell.run"
                        + " where finished is not null and experiment = ? and version = ? order by cell, seed, inputs";
        return database.read(sql -> {
            Map<Cell, CellOrigin> origins = new LinkedHashMap<>();
            sql.each(
                    select,
                    new RecordRow<>(OriginRow.class),
                    row -> origins.put(
                            Cell.parse(row.cell(), row.seed()).measuredWith(row.inputs()),
                            new CellOrigin(
                                    Instant.ofEpochMilli(row.finished()), Duration.ofNanos(row.nanos()), row.build())),
                    what.experiment(),
                    what.version());
            return origins;
        });
    }

    @Override
    public void describe(Inputs inputs) {
        String fingerprint = inputs.fingerprint();
        if (inputs.equals(inputs(fingerprint))) return;
        database.write(sql -> {
            for (Inputs.Input each : inputs.list()) {
                sql.update(
                        "insert into lab_input (fingerprint, name, hash) values (?, ?, ?)"
                                + " on conflict (fingerprint, name) do nothing",
                        fingerprint,
                        each.name(),
                        each.hash());
            }
            return null;
        });
    }

    @Override
    public Inputs inputs(String fingerprint) {
        String select = "select name, hash from lab_input where fingerprint = ?";
        return new Inputs(database.read(sql -> sql.query(select, new RecordRow<>(Inputs.Input.class), fingerprint)));
    }

    private record Count(String experiment, int version, int cells) {}

    /** How many cells are finished, with whatever inputs, of each experiment and version that has any. */
    public Map<Measured, Integer> counts() {
        String select = "select experiment, version, count(*) as cells from lab_cell where finished is not null"
                + " group by experiment, version";
        return database.read(sql -> sql.query(select, new RecordRow<>(Count.class))).stream()
                .collect(Collectors.toMap(each -> new Measured(each.experiment, each.version), Count::cells));
    }

    /** Writes down what a tournament is, so that it can be reported by its name; the last of a name counts. */
    public void keepTournament(String id, String file) {
        database.write(sql -> sql.update(
                "insert into lab_tournament (id, file) values (?, ?) on conflict (id) do update set file = excluded.file",
                id,
                file));
    }

    private record TournamentRow(String id, String file) {}

    /** The files of all tournaments that were played, by their names. */
    public Map<String, String> tournaments() {
        Map<String, String> tournaments = new LinkedHashMap<>();
        database.read(sql -> sql.query(
                        "select id, file from lab_tournament order by id", new RecordRow<>(TournamentRow.class)))
                .forEach(each -> tournaments.put(each.id(), each.file()));
        return tournaments;
    }

    /** The experiments of which something is finished, in order. */
    public Set<String> experiments() {
        String select = "select distinct experiment from lab_cell where finished is not null order by experiment";
        return new LinkedHashSet<>(database.read(sql -> sql.query(select, row -> row.getString(1))));
    }

    /**
     * Writes what is finished as CSV: experiment, version, the fingerprint of the inputs, a column for each parameter, the seed, a column for
     * each number. Returns the number of lines below the head.
     *
     * @param experiments those to write; all where there are none
     */
    public long export(Set<String> experiments, Writer out) throws IOException {
        try {
            return database.read(sql -> new CsvExport(sql, experiments).write(out));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** The same as a tidy table, a row for each number; returns what is in it. */
    public TidySummary exportTidy(Set<String> experiments, NumberMeanings meanings, Writer out) throws IOException {
        try {
            return database.read(sql -> new TidyExport(sql, experiments, meanings).write(out));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    @Override
    public boolean claim(Measured what, Cell cell) {
        Claim claim = new Claim(what, cell);
        begin();
        synchronized (claimed) {
            if (!claimed.add(claim)) return false;
        }
        boolean taken = false;
        try {
            taken = database.writeSoon(sql -> claims.claim(sql, what, cell));
            return taken;
        } finally {
            if (!taken) forget(claim);
        }
    }

    /** Others that write wait for a part of them and not for all. */
    private static final int AT_ONCE = 500;

    @Override
    public List<Cell> claim(Measured what, List<Cell> cells) {
        begin();
        List<Cell> taken = new ArrayList<>();
        for (int from = 0; from < cells.size(); from += AT_ONCE)
            taken.addAll(claimPart(what, cells.subList(from, Math.min(cells.size(), from + AT_ONCE))));
        return taken;
    }

    private List<Cell> claimPart(Measured what, List<Cell> cells) {
        List<Cell> free;
        synchronized (claimed) {
            free = cells.stream()
                    .filter(each -> claimed.add(new Claim(what, each)))
                    .toList();
        }
        Set<Cell> taken = new LinkedHashSet<>();
        try {
            taken.addAll(database.writeSoon(sql -> {
                List<Cell> each = new ArrayList<>();
                for (Cell cell : free) if (claims.claim(sql, what, cell)) each.add(cell);
                return each;
            }));
            return List.copyOf(taken);
        } finally {
            for (Cell each : free) if (!taken.contains(each)) forget(new Claim(what, each));
        }
    }

    private void forget(Claim claim) {
        synchronized (claimed) {
            claimed.remove(claim);
        }
    }

    private synchronized void begin() {
        if (heartbeat != null) return;
        database.verify();
        String program = "process " + ProcessHandle.current().pid() + " of " + System.getProperty("user.name");
        database.write(sql -> {
            claims.begin(sql, program, ProgramBuild.id());
            return null;
        });
        heartbeat = Heartbeat.start(threads, timing.beat(), this::beat);
    }

    /** Where it fails, the next one may not; if the database is gone for good, the next program that finishes a cell hears of it. */
    private void beat() {
        try {
            database.writeSoon(sql -> {
                claims.beat(sql);
                return null;
            });
        } catch (InputException e) {
            return;
        }
    }

    @Override
    public void finish(Measured what, Cell cell, Measurement measurement, Duration processorTime) {
        database.write(finishing(what, cell, measurement, processorTime));
        forget(new Claim(what, cell));
    }

    @Override
    public CompletableFuture<Void> finishLater(
            Measured what, Cell cell, Measurement measurement, Duration processorTime) {
        return finishes.add(finishing(what, cell, measurement, processorTime))
                .thenRun(() -> forget(new Claim(what, cell)));
    }

    private SqlWork<Void> finishing(Measured what, Cell cell, Measurement measurement, Duration processorTime) {
        if (measurement.text().indexOf('\0') >= 0) {
            throw new IllegalArgumentException(
                    "The text of a measurement has a character 0, which PostgreSQL cannot keep.");
        }
        begin();
        String numbers = MeasurementNumbers.write(measurement.numbers());
        return sql -> {
            claims.finish(sql, what, cell, processorTime.toNanos(), numbers, measurement.text());
            return null;
        };
    }

    @Override
    public void release(Measured what, Cell cell) {
        forget(new Claim(what, cell));
        database.writeSoon(sql -> {
            claims.release(sql, what, cell);
            return null;
        });
    }

    @Override
    public void release(Measured what, List<Cell> cells) {
        cells.forEach(each -> forget(new Claim(what, each)));
        for (int from = 0; from < cells.size(); from += AT_ONCE) {
            List<Cell> part = cells.subList(from, Math.min(cells.size(), from + AT_ONCE));
            database.writeSoon(sql -> {
                for (Cell each : part) claims.release(sql, what, each);
                return null;
            });
        }
    }

    @Override
    public synchronized void close() {
        try {
            if (heartbeat == null) return;
            heartbeat.close();
            heartbeat = null;
            database.writeSoon(sql -> {
                claims.end(sql);
                return null;
            });
        } finally {
            if (own) database.close();
        }
    }
}
