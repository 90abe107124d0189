package org.outwit.lab.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;
import org.outwit.core.game.InputException;

/**
 * The tables of one part of the program, as the steps by which they came to be. A step is a resource of SQL beside a class, in a file
 * {@code part-1-name.sql}; one that was ever released is never changed, a later step changes what it made. In a step {@code ${text}}
 * is text that is compared by its characters' numbers. Statements end with a semicolon at the end of a line.
 *
 * @param part such as "lab"; the names of its tables begin with it
 * @param home the class that the resources lie beside
 * @param steps the names of all steps, the first one first
 */
public record Migrations(String part, Class<?> home, List<String> steps) {

    private static final String TABLE = "outwit_step";

    public Migrations {
        steps = List.copyOf(steps);
    }

    /** Makes the table of steps that were done, where nobody has made it yet. */
    static void prepare(DatabasePlace place, Sql sql) throws SQLException {
        sql.run(
                "create table if not exists " + TABLE + " (part " + place.plainText()
                        + " not null, number integer not null, name text not null, done bigint not null, primary key (part, number))");
    }

    /** Whether nothing is left to do. */
    boolean isDone(DatabasePlace place, Sql sql) throws SQLException {
        return done(place, sql) == steps.size();
    }

    /** Within a transaction: does the steps that were not done. */
    void apply(DatabasePlace place, Sql sql) throws SQLException {
        for (int number = done(place, sql) + 1; number <= steps.size(); number++) {
            String script = script(number).replace("${text}", place.plainText());
            for (String each : script.split(";\\s*\\n")) if (!each.isBlank()) sql.run(each);
            sql.update(
                    "insert into " + TABLE + " (part, number, name, done) values (?, ?, ?, " + place.now() + ")",
                    part,
                    number,
                    steps.get(number - 1));
        }
    }

    private int done(DatabasePlace place, Sql sql) throws SQLException {
        String question = "select max(number) from " + TABLE + " where part = ?";
        int done = sql.one(question, row -> row.getInt(1), part).orElse(0);
        if (done <= steps.size()) return done;
        throw new InputException(place.shown() + " was made by a newer Outwit: its tables of '" + part
                + "' have version " + done + ", and this program knows them up to " + steps.size()
                + ". Take the newer program, or another database.");
    }

    private String script(int number) {
        String name = part + "-" + number + "-" + steps.get(number - 1) + ".sql";
        try (InputStream stream = home.getResourceAsStream(name)) {
            if (stream == null)
                throw new IllegalStateException("There is no resource " + name + " beside " + home + ".");
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
