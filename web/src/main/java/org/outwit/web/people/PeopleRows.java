package org.outwit.web.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** Reads people from the tables. */
final class PeopleRows {

    private static final String SELECT =
            "select p.id, p.visitor, p.game, p.name_key, p.name, p.about, p.games, p.wins, p.draws, p.losses, p.first_year,"
                    + " p.last_year, p.rating, p.rating_error, p.job, coalesce(m.games, 0), coalesce(m.sentence, '')"
                    + " from people_person p left join people_model m on m.person = p.id ";

    private PeopleRows() {}

    /**
     * @param where with a question mark for each value
     * @param order what comes behind it
     */
    static List<PersonEntry> select(Connection connection, String where, List<String> values, String order)
            throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(SELECT + where + " " + order)) {
            for (int i = 0; i < values.size(); i++) select.setString(i + 1, values.get(i));
            try (ResultSet rows = select.executeQuery()) {
                List<PersonEntry> found = new ArrayList<>();
                while (rows.next()) found.add(entry(rows));
                return found;
            }
        }
    }

    private static PersonEntry entry(ResultSet row) throws SQLException {
        return new PersonEntry(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getInt(7),
                row.getInt(8),
                row.getInt(9),
                row.getInt(10),
                row.getInt(11),
                row.getInt(12),
                number(row, 13),
                number(row, 14),
                row.getString(15),
                row.getInt(16),
                row.getString(17));
    }

    private static OptionalDouble number(ResultSet row, int column) throws SQLException {
        double value = row.getDouble(column);
        return row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
}
