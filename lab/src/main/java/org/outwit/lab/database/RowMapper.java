package org.outwit.lab.database;

import java.sql.ResultSet;
import java.sql.SQLException;

/** What a row of an answer means. For a single column it is a lambda; for more a {@link RecordRow}. */
@FunctionalInterface
public interface RowMapper<T> {
    T read(ResultSet row) throws SQLException;
}
