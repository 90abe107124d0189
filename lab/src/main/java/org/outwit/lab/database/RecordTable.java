package org.outwit.lab.database;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** A table whose rows are records. It may have more columns, which are null or have what the table says when a row is new. */
public final class RecordTable<R extends Record> {

    private final String name;
    private final List<String> key;
    private final RecordRow<R> row;

    /** @param key the columns that no two rows have in common */
    public RecordTable(String name, Class<R> type, String... key) {
        this.name = name;
        this.key = List.of(key);
        this.row = new RecordRow<>(type);
    }

    /** Keeps components of this type as text. */
    public <C> RecordTable<R> as(Class<C> type, Function<C, String> write, Function<String, C> read) {
        row.as(type, write, read);
        return this;
    }

    /** @param where what comes behind the name of the table, with a question mark for each argument */
    public List<R> select(Sql sql, String where, Object... arguments) throws SQLException {
        return sql.query(selecting(where), row, arguments);
    }

    public Optional<R> one(Sql sql, String where, Object... arguments) throws SQLException {
        return sql.one(selecting(where), row, arguments);
    }

    private String selecting(String where) {
        return "select " + String.join(", ", row.columns()) + " from " + name + " " + where;
    }

    /** Adds a row; one with its key must not be there. */
    public R insert(Sql sql, R added) throws SQLException {
        sql.update(inserting(), values(added, row.columns()));
        return added;
    }

    /** Whether the row is new; one with its key that is there stays as it is. */
    public boolean insertNew(Sql sql, R added) throws SQLException {
        return sql.update(inserting() + conflict() + "nothing", values(added, row.columns())) > 0;
    }

    /** Puts a row in place of the one that has its key, or adds it. */
    public R put(Sql sql, R put) throws SQLException {
        List<String> others =
                row.columns().stream().filter(each -> !key.contains(each)).toList();
        sql.update(
                inserting() + conflict() + "update set " + joined(others, ", ", each -> each + " = excluded." + each),
                values(put, row.columns()));
        return put;
    }

    /** Changes only these columns of the row that has the key of this one, where there is one. */
    public R update(Sql sql, R changed, String... columns) throws SQLException {
        sql.update(
                "update " + name + " set " + joined(List.of(columns), ", ", each -> each + " = ?") + " where "
                        + joined(key, " and ", each -> each + " = ?"),
                values(changed, Stream.concat(Stream.of(columns), key.stream()).toList()));
        return changed;
    }

    private String inserting() {
        return "insert into " + name + " (" + String.join(", ", row.columns()) + ") values ("
                + joined(row.columns(), ", ", each -> "?") + ")";
    }

    private String conflict() {
        return " on conflict (" + String.join(", ", key) + ") do ";
    }

    private static String joined(List<String> columns, String between, Function<String, String> shown) {
        return String.join(between, columns.stream().map(shown).toList());
    }

    private Object[] values(R of, List<String> columns) {
        return columns.stream().map(each -> row.value(of, each)).toArray();
    }
}
