package org.outwit.web.people;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.lab.database.RecordRow;
import org.outwit.lab.database.Sql;
import org.outwit.learn.example.Names;
import org.outwit.play.match.YourGames;

/**
 * One page of people.
 *
 * @param people those on the page
 * @param found how many there are on all pages
 * @param page which page it is, from 1
 * @param games how many people a visitor sees of each game, without regard to what was asked for
 */
public record PeopleList(List<PersonEntry> people, int found, int page, Map<String, Integer> games) {

    /** How many pages there are: at least one, which may be empty. */
    public int pages() {
        return Math.max(1, (found + PeopleQuery.PAGE - 1) / PeopleQuery.PAGE);
    }

    private record Count(String game, int people) {}

    static PeopleList of(Sql sql, String visitor, PeopleQuery query) throws SQLException {
        Object[] values = query.values(visitor).toArray();
        String count = "select count(*) from people_person p " + query.where();
        int found = sql.one(count, row -> row.getInt(1), values).orElse(0);
        int pages = Math.max(1, (found + PeopleQuery.PAGE - 1) / PeopleQuery.PAGE);
        int page = Math.max(1, Math.min(pages, query.page()));
        String part = query.where() + " " + query.sorted(Names.key(YourGames.YOU)) + " limit " + PeopleQuery.PAGE
                + " offset " + (page - 1) * PeopleQuery.PAGE;
        List<PersonEntry> people = sql.query(PersonEntry.SELECT + part, PersonEntry.ROW, values);
        return new PeopleList(people, found, page, games(sql, visitor));
    }

    private static Map<String, Integer> games(Sql sql, String visitor) throws SQLException {
        Map<String, Integer> games = new LinkedHashMap<>();
        sql.each(
                "select game, count(*) as people from people_person where visitor in (?, '') group by game order by game",
                new RecordRow<>(Count.class),
                each -> games.put(each.game, each.people),
                visitor);
        return games;
    }
}
