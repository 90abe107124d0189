package org.outwit.lab.database;

import java.sql.SQLException;
import java.util.List;
import org.outwit.core.game.InputException;

/**
 * A database that is open, with its tables up to date. Any number of threads may use it, and any number of programs may have it open.
 * Every failure is an {@link InputException}.
 */
public final class Database implements AutoCloseable {

    private static final int MOST_READERS = 4;

    private final DatabasePlace place;
    private final GroupCommit writer;
    private final GroupCommit quickWriter; // does not wait for the disk; the same where only one can write
    private final ReaderPool readers;
    private Object identity; // when it was opened

    private Database(DatabasePlace place) {
        this.place = place;
        this.writer = new GroupCommit(place);
        this.quickWriter = place.hasManyWriters() ? new GroupCommit(place) : writer;
        this.readers = new ReaderPool(place, MOST_READERS);
    }

    /**
     * Makes the database where it is not there yet, and brings the tables of these parts up to date.
     *
     * @throws InputException where it is not a database of ours, was made by a newer program, or cannot be used
     */
    public static Database open(DatabasePlace place, List<Migrations> parts) {
        place.check();
        Database database = new Database(place);
        boolean opened = false;
        try {
            database.migrate(parts);
            database.identity = place.identity();
            opened = true;
            return database;
        } finally {
            if (!opened) database.close();
        }
    }

    /**
     * Whether what is written would still be there tomorrow; every transaction that writes asks it first.
     *
     * @throws InputException where the database was deleted, moved away or replaced since it was opened
     */
    public void checkPresent() {
        if (identity == null || identity.equals(place.identity())) return;
        throw new InputException(
                place.shown() + " is gone: it was deleted, moved or replaced while it was in use, so nothing"
                        + " more can be kept. Put it back, or end the program and start it again.");
    }

    private void migrate(List<Migrations> parts) {
        if (isUpToDate(parts)) return;
        write(sql -> {
            place.lockTables(sql);
            Migrations.prepare(place, sql);
            for (Migrations part : parts) part.apply(place, sql);
            return null;
        });
    }

    /** A database that is new has not even the table of what was done. */
    private boolean isUpToDate(List<Migrations> parts) {
        try {
            return readers.read(sql -> {
                for (Migrations part : parts) if (!part.isDone(place, sql)) return false;
                return true;
            });
        } catch (SQLException e) {
            return false;
        }
    }

    public DatabasePlace place() {
        return place;
    }

    /** Looks for damage, which is worth its time before much is written. */
    public void verify() {
        read(sql -> {
            place.verify(sql);
            return null;
        });
    }

    /**
     * Reads in a transaction, which sees the same all the time. Readers do not wait for those who write, and up to {@value
     * #MOST_READERS} of them not for each other.
     */
    public <T> T read(SqlWork<T> work) {
        try {
            return readers.read(work);
        } catch (SQLException e) {
            throw place.sentence(e);
        }
    }

    /** Writes in a transaction. When this returns it survives a power cut. */
    public <T> T write(SqlWork<T> work) {
        return write(writer, work, true);
    }

    /** Writes in a transaction. When this returns all programs see it and it survives the end of this one; a power cut may undo it. */
    public <T> T writeSoon(SqlWork<T> work) {
        return write(quickWriter, work, false);
    }

    private <T> T write(GroupCommit group, SqlWork<T> work, boolean durable) {
        checkPresent();
        try {
            return group.write(work, durable);
        } catch (SQLException e) {
            throw place.sentence(e);
        }
    }

    @Override
    public void close() {
        quickWriter.close();
        writer.close();
        readers.close();
    }
}
