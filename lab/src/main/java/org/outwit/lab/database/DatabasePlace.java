package org.outwit.lab.database;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.outwit.core.game.InputException;

/** Where a database is, and all in which SQLite and PostgreSQL differ. */
public sealed interface DatabasePlace permits SqliteFile, PostgresServer {

    /** The name of a file, or an address that begins with {@code postgresql://}; {@code jdbc:} may stand before both. */
    static DatabasePlace parse(String text) {
        String plain = text.startsWith("jdbc:") ? text.substring("jdbc:".length()) : text;
        if (plain.startsWith("postgresql://") || plain.startsWith("postgres://")) return PostgresServer.parse(plain);
        boolean isFile = plain.startsWith("sqlite:");
        String file = isFile ? plain.substring("sqlite:".length()) : plain;
        if (file.isBlank() || !isFile && (text.startsWith("jdbc:") || text.matches("[A-Za-z][A-Za-z0-9+.-]+:.*"))) {
            String scheme = text.replaceFirst("((jdbc:)?[^:]*:).*", "$1…"); // the rest may have a password
            throw new InputException("'" + scheme
                    + "' is not a database; expected the name of a file, or postgresql://user@host/database.");
        }
        try {
            return new SqliteFile(Path.of(file));
        } catch (InvalidPathException e) {
            throw new InputException("'" + file + "' is not the name of a file.");
        }
    }

    /** For messages; without a password. */
    String shown();

    /** Looks, without changing anything, whether it is a database of ours or one that can become ours. */
    void check();

    /** What the database that is there now is known by: another one after it was deleted, moved away or replaced. */
    Object identity();

    Connection connect() throws SQLException;

    /** Reads all of it where nobody else looks for damage; about 1 ms for 1,000 rows. */
    void verify(Sql sql) throws SQLException;

    /** Whether several transactions may write at a time. */
    boolean hasManyWriters();

    /** Begins a transaction that may write. Where it is not durable, a power cut may take it back after it was committed. */
    void begin(Connection connection, boolean durable) throws SQLException;

    /** Begins a transaction that reads, and sees the same all the time. */
    void beginReading(Connection connection) throws SQLException;

    void commit(Connection connection) throws SQLException;

    void rollback(Connection connection) throws SQLException;

    /** Within a transaction: makes every other program that migrates wait until its end. */
    void lockTables(Sql sql) throws SQLException;

    /** Milliseconds since 1970 by the clock that all who use this database share, as SQL. */
    String now();

    /** The type of text that is compared and sorted by its characters' numbers, as SQL. */
    String plainText();

    /** Whether the connection is lost, or the transaction had to yield to another, so that trying again helps. */
    boolean isPassing(SQLException e);

    /** What went wrong, and what can be done. */
    InputException sentence(SQLException e);
}
