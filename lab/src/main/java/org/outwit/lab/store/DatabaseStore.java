package org.outwit.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.Migrations;
import org.outwit.lab.database.SqlWork;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.ResultStore;

/**
 * Results in a database. A claim need not survive a power cut, because neither does the program that made it; so only an outcome waits
 * for the disk. Who only reads leaves nothing behind: the run is written down with its first claim, and from then on says that it is
 * alive.
 */
public final class DatabaseStore implements ResultStore {

    /** The tables of results. */
    public static final Migrations TABLES = new Migrations("lab", DatabaseStore.class, List.of("results"));

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
     * @param threads lends one from the first claim until the store is closed, and one while outcomes are on their way to the disk
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
    public Map<Cell, Measurement> outcomes(Measured what) {
        return database.read(connection -> {
            try (PreparedStatement select =
                    connection.prepareStatement("select cell, seed, numbers, details from lab_cell"
                            + " where experiment = ? and version = ? and finished is not null order by cell, seed")) {
                select.setString(1, what.experiment());
                select.setInt(2, what.version());
                Map<Cell, Measurement> outcomes = new LinkedHashMap<>();
                try (ResultSet row = select.executeQuery()) {
                    while (row.next()) {
                        outcomes.put(
                                Cell.parse(row.getString(1), row.getLong(2)),
                                new Measurement(OutcomeNumbers.read(row.getString(3)), row.getString(4)));
                    }
                }
                return outcomes;
            }
        });
    }

    /** How many cells are finished, of each that has any. */
    public Map<Measured, Integer> counts() {
        return database.read(connection -> {
            try (PreparedStatement select = connection.prepareStatement("select experiment, version, count(*)"
                            + " from lab_cell where finished is not null group by experiment, version");
                    ResultSet row = select.executeQuery()) {
                Map<Measured, Integer> counts = new HashMap<>();
                while (row.next()) counts.put(new Measured(row.getString(1), row.getInt(2)), row.getInt(3));
                return counts;
            }
        });
    }

    /** The experiments of which something is finished, in order. */
    public Set<String> experiments() {
        return database.read(connection -> {
            try (PreparedStatement select = connection.prepareStatement(
                            "select distinct experiment from lab_cell where finished is not null order by experiment");
                    ResultSet row = select.executeQuery()) {
                Set<String> experiments = new LinkedHashSet<>();
                while (row.next()) experiments.add(row.getString(1));
                return experiments;
            }
        });
    }

    /**
     * Writes what is finished as CSV: experiment, version, a column for each parameter, the seed, a column for each number. Returns the
     * number of lines below the head.
     *
     * @param experiments those to write; all where there are none
     */
    public long export(Set<String> experiments, Writer out) throws IOException {
        try {
            return database.read(connection -> new CsvExport(connection, experiments).write(out));
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
            taken = database.writeSoon(connection -> claims.claim(connection, what, cell));
            return taken;
        } finally {
            if (!taken) forget(claim);
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
        database.write(connection -> {
            claims.begin(connection, program);
            return null;
        });
        heartbeat = Heartbeat.start(threads, timing.beat(), this::beat);
    }

    /** Where it fails, the next one may not; if the database is gone for good, whoever finishes a cell will hear of it. */
    private void beat() {
        try {
            database.writeSoon(connection -> {
                claims.beat(connection);
                return null;
            });
        } catch (InputException e) {
            return;
        }
    }

    @Override
    public void finish(Measured what, Cell cell, Measurement outcome, Duration processorTime) {
        database.write(finishing(what, cell, outcome, processorTime));
        forget(new Claim(what, cell));
    }

    @Override
    public CompletableFuture<Void> finishLater(Measured what, Cell cell, Measurement outcome, Duration processorTime) {
        return finishes.add(finishing(what, cell, outcome, processorTime)).thenRun(() -> forget(new Claim(what, cell)));
    }

    private SqlWork<Void> finishing(Measured what, Cell cell, Measurement outcome, Duration processorTime) {
        if (outcome.text().indexOf('\0') >= 0) {
            throw new IllegalArgumentException(
                    "The text of an outcome has a character 0, which PostgreSQL cannot keep.");
        }
        begin();
        String numbers = OutcomeNumbers.write(outcome.numbers());
        return connection -> {
            claims.finish(connection, what, cell, processorTime.toNanos(), numbers, outcome.text());
            return null;
        };
    }

    @Override
    public void release(Measured what, Cell cell) {
        forget(new Claim(what, cell));
        database.writeSoon(connection -> {
            claims.release(connection, what, cell);
            return null;
        });
    }

    @Override
    public synchronized void close() {
        try {
            if (heartbeat == null) return;
            heartbeat.close();
            heartbeat = null;
            database.writeSoon(connection -> {
                claims.end(connection);
                return null;
            });
        } finally {
            if (own) database.close();
        }
    }
}
