package org.outwit.lab.database;

import java.sql.SQLException;

/** What is done in a transaction. It may be done again where the transaction failed, so it changes nothing but the database. */
@FunctionalInterface
public interface SqlWork<T> {
    T on(Sql sql) throws SQLException;
}
