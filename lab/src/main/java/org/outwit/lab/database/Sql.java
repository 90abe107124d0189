package org.outwit.lab.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/**
 * SQL within a transaction. Arguments stand for the question marks in their order: null, texts, numbers, bytes, enums by their names,
 * and truth as 1 or 0, because SQLite has no other. A statement that is asked again in the same transaction is not prepared again.
 */
public final class Sql implements AutoCloseable {

    private static final int ROWS_AT_A_TIME = 1000;

    private final Connection connection;
    private final Map<String, PreparedStatement> idle = new HashMap<>();

    public Sql(Connection connection) {
        this.connection = connection;
    }

    /** All rows of an answer. */
    public <T> List<T> query(String sql, RowMapper<T> mapper, Object... arguments) throws SQLException {
        List<T> rows = new ArrayList<>();
        each(sql, mapper, rows::add, arguments);
        return rows;
    }

    /** The first row of an answer; empty where there is none, or it means null. */
    public <T> Optional<T> one(String sql, RowMapper<T> mapper, Object... arguments) throws SQLException {
        return with(sql, arguments, statement -> {
            try (ResultSet row = statement.executeQuery()) {
                return row.next() ? Optional.ofNullable(mapper.read(row)) : Optional.empty();
            }
        });
    }

    /** Each row of an answer that may be too long to be held in memory. */
    public <T> void each(String sql, RowMapper<T> mapper, Consumer<T> rows, Object... arguments) throws SQLException {
        with(sql, arguments, statement -> {
            statement.setFetchSize(ROWS_AT_A_TIME);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) rows.accept(mapper.read(row));
            }
            return null;
        });
    }

    /** Changes rows, and says how many. */
    public int update(String sql, Object... arguments) throws SQLException {
        return with(sql, arguments, PreparedStatement::executeUpdate);
    }

    @FunctionalInterface
    private interface Use<T> {
        T of(PreparedStatement statement) throws SQLException;
    }

    /** A caller that uses a statement has it alone, so that a row of an answer may lead to the same question. */
    private <T> T with(String sql, Object[] arguments, Use<T> use) throws SQLException {
        PreparedStatement known = idle.remove(sql);
        PreparedStatement statement = known == null ? connection.prepareStatement(sql) : known;
        try {
            for (int i = 0; i < arguments.length; i++) statement.setObject(i + 1, plain(arguments[i]));
            return use.of(statement);
        } finally {
            PreparedStatement other = idle.put(sql, statement);
            if (other != null) other.close();
        }
    }

    private static Object plain(Object argument) {
        if (argument instanceof Boolean truth) return truth ? 1 : 0;
        if (argument instanceof Enum<?> constant) return constant.name();
        if (argument instanceof OptionalDouble number) return number.isPresent() ? number.getAsDouble() : null;
        return argument;
    }

    /** Runs a statement that is neither a question nor a change of rows. */
    void run(String sql) throws SQLException {
        run(connection, sql);
    }

    static void run(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement each : idle.values()) each.close();
        idle.clear();
    }
}
