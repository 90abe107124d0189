/**
 * A database of the program: an SQLite file, or a PostgreSQL server by its address. {@link org.outwit.lab.database.Database} opens one,
 * brings its tables up to date by {@link org.outwit.lab.database.Migrations}, and runs work on it, which asks and
 * changes by {@link org.outwit.lab.database.Sql}; a row is a record, by {@link org.outwit.lab.database.RecordTable}. Each part of the program has its own
 * tables and migrations, and any number of parts share a database. No other package knows which of the two it is; what goes wrong with
 * a file or a server is an {@link org.outwit.core.game.InputException} with a sentence that never has a password in it.
 */
package org.outwit.lab.database;
