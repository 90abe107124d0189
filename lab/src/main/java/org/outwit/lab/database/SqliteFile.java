package org.outwit.lab.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;
import org.sqlite.JDBC;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;

/**
 * A database in a file. Its head carries a number by which we know our own, so a file of somebody else is told before SQLite opens it
 * and might touch it. The log is written ahead (WAL), so who reads and who writes do not wait for each other; a durable transaction
 * waits until the disk has the log.
 */
public record SqliteFile(Path file) implements DatabasePlace {

    /** "Outw"; stands in the head of the file, where SQLite leaves room for it. */
    static final int APPLICATION = 0x4F757477;

    private static final byte[] HEAD = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    private static final int APPLICATION_OFFSET = 68;
    private static final int HEAD_BYTES = 100;

    private static final int MOST_WAIT_MILLIS = 60_000;
    private static final int RETRY_MILLIS = 20;

    @Override
    public String shown() {
        return file.toString();
    }

    @Override
    public void check() {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) throw new InputException(file + " is a folder; expected the name of a file.");
        if (folder == null || !Files.isDirectory(folder)) {
            throw new InputException("There is no folder " + folder + " to make " + file.getFileName() + " in.");
        }
        if (!Files.exists(file)) {
            if (!Files.isWritable(folder)) {
                throw new InputException("You are not allowed to make " + file.getFileName() + " in " + folder + ".");
            }
            return;
        }
        if (!Files.isRegularFile(file)) throw new InputException(file + " is a pipe or a device. Take a file.");
        byte[] head = head();
        if (head.length > 0 && !isOurs(head)) {
            throw new InputException(
                    file + " is not a database of Outwit" + (isSqlite(head) ? ", but of another program" : "")
                            + "; it was left as it is. Take another name.");
        }
        if (!Files.isWritable(file)) throw readOnly();
    }

    private byte[] head() {
        try (InputStream stream = Files.newInputStream(file)) {
            return stream.readNBytes(HEAD_BYTES);
        } catch (IOException e) {
            throw new InputException(file + " cannot be read: " + FileReason.reading(e) + ".", e);
        }
    }

    private static boolean isSqlite(byte[] head) {
        return head.length == HEAD_BYTES
                && ByteBuffer.wrap(head, 0, HEAD.length).equals(ByteBuffer.wrap(HEAD));
    }

    private static boolean isOurs(byte[] head) {
        return isSqlite(head) && ByteBuffer.wrap(head).getInt(APPLICATION_OFFSET) == APPLICATION;
    }

    /** SQLite itself goes on writing to a file that has no name any more, and all of it is lost. */
    @Override
    public Object identity() {
        try {
            Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
            return key == null ? "there" : key; // some systems do not number their files
        } catch (IOException e) {
            return "gone";
        }
    }

    @Override
    public Connection connect() throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(MOST_WAIT_MILLIS);
        config.enforceForeignKeys(true);
        Connection connection = JDBC.createConnection("jdbc:sqlite:" + file.toAbsolutePath(), config.toProperties());
        boolean made = false;
        try (Sql sql = new Sql(connection)) {
            Optional<Integer> application = sql.one("pragma application_id", row -> row.getInt(1));
            if (application.orElse(0) != APPLICATION) sql.run("pragma application_id = " + APPLICATION);
            logAhead(connection);
            made = true;
            return connection;
        } finally {
            if (!made) connection.close();
        }
    }

    /** Another program may be changing to it this very moment, for which SQLite does not wait by itself. */
    private static void logAhead(Connection connection) throws SQLException {
        for (int waited = 0; ; waited += RETRY_MILLIS) {
            try {
                Sql.run(connection, "pragma journal_mode = wal");
                return;
            } catch (SQLException e) {
                if (code(e) != SQLiteErrorCode.SQLITE_BUSY.code || waited > MOST_WAIT_MILLIS) throw e;
                DatabaseSession.pause(RETRY_MILLIS);
            }
        }
    }

    @Override
    public void verify(Sql sql) throws SQLException {
        String found = sql.one("pragma quick_check(1)", row -> row.getString(1)).orElse("");
        if (!found.equals("ok")) throw new SQLException(found, "", SQLiteErrorCode.SQLITE_CORRUPT.code);
    }

    @Override
    public boolean hasManyWriters() {
        return false;
    }

    @Override
    public void begin(Connection connection, boolean durable) throws SQLException {
        Sql.run(connection, durable ? "pragma synchronous = full" : "pragma synchronous = normal");
        Sql.run(connection, "begin immediate");
    }

    @Override
    public void beginReading(Connection connection) throws SQLException {
        Sql.run(connection, "begin");
    }

    @Override
    public void commit(Connection connection) throws SQLException {
        Sql.run(connection, "commit");
    }

    /** Where SQLite has already taken the transaction back, as it does when the disk is full, there is nothing to do. */
    @Override
    public void rollback(Connection connection) throws SQLException {
        try {
            Sql.run(connection, "rollback");
        } catch (SQLException e) {
            if (code(e) != SQLiteErrorCode.SQLITE_ERROR.code) throw e;
        }
    }

    /** A writer has the whole file. */
    @Override
    public void lockTables(Sql sql) {}

    @Override
    public String now() {
        return "cast(unixepoch('subsec') * 1000 as integer)";
    }

    @Override
    public String plainText() {
        return "text";
    }

    @Override
    public boolean isPassing(SQLException e) {
        return false;
    }

    @Override
    public InputException sentence(SQLException e) {
        SQLiteErrorCode kind = SQLiteErrorCode.getErrorCode(code(e));
        return switch (kind) {
            case SQLITE_FULL ->
                new InputException(
                        "The disk is full: " + file + " cannot grow. What is finished is kept;"
                                + " make room and give the same command again.",
                        e);
            case SQLITE_READONLY, SQLITE_PERM -> readOnly();
            case SQLITE_CANTOPEN ->
                new InputException(
                        file + " cannot be opened. You must be allowed to write to it and to its folder.", e);
            case SQLITE_CORRUPT, SQLITE_NOTADB ->
                new InputException(file + " is damaged. Take a copy that you have kept, or another name.", e);
            case SQLITE_BUSY, SQLITE_LOCKED ->
                new InputException(
                        file + " has been in use by another program for " + MOST_WAIT_MILLIS / 1000
                                + " seconds. Wait until that has ended, and give the same command again.",
                        e);
            case SQLITE_IOERR ->
                new InputException(
                        file + " cannot be read or written: the system reports a fault of the disk or of its"
                                + " connection. What is finished is kept.",
                        e);
            default -> new InputException(file + " cannot be used: " + e.getMessage() + ".", e);
        };
    }

    private InputException readOnly() {
        return new InputException("You are not allowed to write to " + file + ". Take another name, or a copy of it.");
    }

    /** The primary code; the upper bits say more than anybody asks. */
    private static int code(SQLException e) {
        return e.getErrorCode() & 0xFF;
    }
}
