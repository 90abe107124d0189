package org.outwit.web;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.PostgresServer;
import org.outwit.lab.database.SqliteFile;

/**
 * One server for one database. Two would each do the same jobs, and each play the same game without knowing of the other's moves; so
 * the second is refused. The system gives the lock back when a server ends, in whatever way. Other programs use the database as ever.
 */
final class OnlyServer implements AutoCloseable {

    private static final long KEY = 0x4F757477_53727665L; // "OutwSrve"

    private final AutoCloseable held;

    private OnlyServer(AutoCloseable held) {
        this.held = held;
    }

    static OnlyServer of(DatabasePlace place) {
        if (place instanceof SqliteFile sqlite) return new OnlyServer(file(sqlite));
        return new OnlyServer(connection((PostgresServer) place));
    }

    private static AutoCloseable file(SqliteFile sqlite) {
        Path file = sqlite.file().toAbsolutePath();
        Path lock = PrivateFile.make(file.resolveSibling(file.getFileName() + "-server"));
        FileChannel channel = null;
        boolean locked = false;
        try {
            channel = FileChannel.open(lock, StandardOpenOption.WRITE);
            locked = channel.tryLock() != null;
            if (!locked) throw taken(sqlite);
            return channel;
        } catch (OverlappingFileLockException e) {
            throw taken(sqlite);
        } catch (IOException e) {
            throw new InputException(lock + " cannot be locked: " + FileReason.writing(e) + ".");
        } finally {
            if (!locked && channel != null) close(channel);
        }
    }

    private static AutoCloseable connection(PostgresServer server) {
        Connection connection = null;
        boolean locked = false;
        try {
            connection = server.connect();
            try (Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery("select pg_try_advisory_lock(" + KEY + ")")) {
                locked = row.next() && row.getBoolean(1);
            }
            if (!locked) throw taken(server);
            return connection;
        } catch (SQLException e) {
            throw server.sentence(e);
        } finally {
            if (!locked && connection != null) close(connection);
        }
    }

    private static InputException taken(DatabasePlace place) {
        return new InputException("Another 'outwit serve' uses " + place.shown()
                + " already. Open that one, or take another folder with --data.");
    }

    private static void close(AutoCloseable held) {
        try {
            held.close();
        } catch (Exception e) {
            // it is given back when the program ends
        }
    }

    @Override
    public void close() {
        close(held);
    }
}
