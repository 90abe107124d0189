package org.outwit.lab.database;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;
import org.outwit.core.game.InputException;
import org.postgresql.Driver;

/** A database on a PostgreSQL server. The password is best left to {@code ~/.pgpass} or {@code PGPASSWORD}; it is never shown. */
public final class PostgresServer implements DatabasePlace {

    private static final int CONNECT_SECONDS = 10;

    /** Any number that nobody else takes for a lock in this database. */
    private static final int LOCK = SqliteFile.APPLICATION;

    private final String server; // host, port and database
    private final Properties settings;

    private PostgresServer(String server, Properties settings) {
        this.server = server;
        this.settings = settings;
    }

    static PostgresServer parse(String url) {
        URI uri = uri(url);
        String database = uri.getPath() == null ? "" : uri.getPath().replaceFirst("^/", "");
        if (uri.getHost() == null || database.isEmpty() || database.contains("/")) throw notAnAddress();
        Properties settings = new Properties();
        settings.setProperty("ApplicationName", "outwit");
        settings.setProperty("connectTimeout", String.valueOf(CONNECT_SECONDS));
        settings.setProperty("tcpKeepAlive", "true");
        String password = System.getenv("PGPASSWORD");
        if (password != null) settings.setProperty("password", password);
        if (uri.getRawUserInfo() != null) {
            String[] user = uri.getRawUserInfo().split(":", 2);
            settings.setProperty("user", decoded(user[0]));
            if (user.length == 2) settings.setProperty("password", decoded(user[1]));
        }
        for (String each :
                uri.getRawQuery() == null ? new String[0] : uri.getRawQuery().split("&")) {
            String[] setting = each.split("=", 2);
            if (setting.length == 2) settings.setProperty(decoded(setting[0]), decoded(setting[1]));
        }
        if (!settings.containsKey("user")) settings.setProperty("user", System.getProperty("user.name"));
        return new PostgresServer(
                uri.getHost() + ":" + (uri.getPort() < 0 ? 5432 : uri.getPort()) + "/" + database, settings);
    }

    private static URI uri(String url) {
        try {
            return new URI(url);
        } catch (URISyntaxException e) {
            throw notAnAddress(); // not with its message, which may have the password
        }
    }

    private static InputException notAnAddress() {
        return new InputException(
                "That is not the address of a database; expected postgresql://user@host:port/database,"
                        + " where special characters are written %%40 and so on.".replace("%%", "%"));
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    @Override
    public String shown() {
        return "postgresql://" + settings.getProperty("user") + "@" + server;
    }

    @Override
    public String toString() {
        return shown();
    }

    /** A server answers for itself when we connect. */
    @Override
    public void check() {}

    @Override
    public Connection connect() throws SQLException {
        return new Driver().connect("jdbc:postgresql://" + server, settings);
    }

    /** That is the server's work. */
    @Override
    public void verify(Sql sql) {}

    @Override
    public boolean hasManyWriters() {
        return true;
    }

    @Override
    public void begin(Connection connection, boolean durable) throws SQLException {
        connection.setAutoCommit(false);
        if (!durable) Sql.run(connection, "set local synchronous_commit = off");
    }

    @Override
    public void beginReading(Connection connection) throws SQLException {
        connection.setAutoCommit(false);
        Sql.run(connection, "set transaction isolation level repeatable read, read only");
    }

    @Override
    public void commit(Connection connection) throws SQLException {
        connection.commit();
    }

    @Override
    public void rollback(Connection connection) throws SQLException {
        connection.rollback();
    }

    @Override
    public void lockTables(Sql sql) throws SQLException {
        sql.run("select pg_advisory_xact_lock(" + LOCK + ")");
    }

    @Override
    public String now() {
        return "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";
    }

    @Override
    public String plainText() {
        return "text collate \"C\"";
    }

    /** Its server looks after that. */
    @Override
    public Object identity() {
        return shown();
    }

    /** The connection is lost, the server is starting or stopping, or two transactions waited for each other. */
    @Override
    public boolean isPassing(SQLException e) {
        String state = state(e);
        return state.startsWith("08") || state.startsWith("57P") || state.startsWith("40");
    }

    @Override
    public InputException sentence(SQLException e) {
        String state = state(e);
        String why = switch (state.length() < 2 ? "" : state.substring(0, 2)) {
            case "08" -> "cannot be reached. Is the server running, and is the address right?";
            case "28" -> "refuses this user or password. The password can stand in ~/.pgpass or in PGPASSWORD.";
            case "3D" -> "does not exist. 'createdb' makes it.";
            case "42" -> "42501".equals(state) ? "does not allow this user to make or change tables." : unexpected(e);
            case "53" ->
                "53100".equals(state)
                        ? "has no room left: the server's disk is full. What is finished is kept; give the same command again when there is room."
                        : "has too many users or too little memory. Give the same command again later.";
            case "57" ->
                "has been stopped, or is starting. What is finished is kept; give the same command again when it runs.";
            case "25" -> "can only be read.";
            default -> unexpected(e);
        };
        return new InputException(shown() + " " + why, e);
    }

    private static String unexpected(SQLException e) {
        return "cannot be used: "
                + String.valueOf(e.getMessage()).lines().findFirst().orElse("") + ".";
    }

    private static String state(SQLException e) {
        return e.getSQLState() == null ? "" : e.getSQLState();
    }
}
