package org.outwit.web.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.learn.example.Names;
import org.outwit.play.match.YourGames;

/**
 * One page of people.
 *
 * @param people those on the page
 * @param found how many there are on all pages
 * @param page which page it is, from 1
 * @param games how many people a visitor sees of each game, whatever was asked for
 */
public record PeopleList(List<PersonEntry> people, int found, int page, Map<String, Integer> games) {

    /** At least one, which may be empty. */
    public int pages() {
        return Math.max(1, (found + PeopleQuery.PAGE - 1) / PeopleQuery.PAGE);
    }

    static PeopleList of(Connection connection, String visitor, PeopleQuery query) throws SQLException {
        List<String> values = query.values(visitor);
        int found = count(connection, query, values);
        int pages = Math.max(1, (found + PeopleQuery.PAGE - 1) / PeopleQuery.PAGE);
        int page = Math.max(1, Math.min(pages, query.page()));
        String part = query.sorted(Names.key(YourGames.YOU)) + " limit " + PeopleQuery.PAGE + " offset "
                + (page - 1) * PeopleQuery.PAGE;
        List<PersonEntry> people = PeopleRows.select(connection, query.where(), values, part);
        return new PeopleList(people, found, page, games(connection, visitor));
    }

    private static int count(Connection connection, PeopleQuery query, List<String> values) throws SQLException {
        try (PreparedStatement select =
                connection.prepareStatement("select count(*) from people_person p " + query.where())) {
            for (int i = 0; i < values.size(); i++) select.setString(i + 1, values.get(i));
            try (ResultSet row = select.executeQuery()) {
                row.next();
                return row.getInt(1);
            }
        }
    }

    private static Map<String, Integer> games(Connection connection, String visitor) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement(
                "select game, count(*) from people_person where visitor in (?, '') group by game order by game")) {
            select.setString(1, visitor);
            try (ResultSet rows = select.executeQuery()) {
                Map<String, Integer> games = new LinkedHashMap<>();
                while (rows.next()) games.put(rows.getString(1), rows.getInt(2));
                return games;
            }
        }
    }
}
