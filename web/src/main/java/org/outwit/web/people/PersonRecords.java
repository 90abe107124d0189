package org.outwit.web.people;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.lab.database.Database;

/** Single games of a person, without reading all of them. */
public final class PersonRecords {

    /**
     * A game of a person.
     *
     * @param id of the game; it stays whatever is added later
     * @param seat where the person sat; the first where they had both
     * @param year 0 where it is unknown
     */
    public record Kept<P extends Position>(String id, int seat, int year, PlayedGame<P> played) {}

    private static final String SELECT = "select g.id, min(s.seat), g.year, g.record, g.added from people_seat s"
            + " join people_game g on g.id = s.game_id where s.person = ?";

    private static final String GROUP = " group by g.id, g.year, g.record, g.added order by g.year desc, g.added desc";

    private final Database database;

    public PersonRecords(Database database) {
        this.database = database;
    }

    /** So many of their games, the latest first, after leaving some out. */
    public <P extends Position> List<Kept<P>> latest(PersonEntry person, Game<P> game, int from, int count) {
        return select(game, SELECT + GROUP + " limit " + count + " offset " + from, person.id());
    }

    public <P extends Position> Optional<Kept<P>> find(PersonEntry person, Game<P> game, String id) {
        return select(game, SELECT + " and g.id = ?" + GROUP, person.id(), id).stream()
                .findFirst();
    }

    /** The record of a game that was found, as text that {@code outwit} reads. */
    public String text(PersonEntry person, String id) {
        return database.read(connection -> {
            try (PreparedStatement select = connection.prepareStatement("select g.record from people_seat s"
                    + " join people_game g on g.id = s.game_id where s.person = ? and g.id = ?")) {
                select.setString(1, person.id());
                select.setString(2, id);
                try (ResultSet row = select.executeQuery()) {
                    return row.next() ? row.getString(1) : "";
                }
            }
        });
    }

    private <P extends Position> List<Kept<P>> select(Game<P> game, String sql, String... values) {
        return database.read(connection -> {
            try (PreparedStatement select = connection.prepareStatement(sql)) {
                for (int i = 0; i < values.length; i++) select.setString(i + 1, values[i]);
                try (ResultSet rows = select.executeQuery()) {
                    List<Kept<P>> found = new ArrayList<>();
                    while (rows.next()) {
                        PlayedGame<P> played = GameRecord.read(game, List.of(rows.getString(4)))
                                .get(0);
                        found.add(new Kept<>(rows.getString(1), rows.getInt(2), rows.getInt(3), played));
                    }
                    return found;
                }
            }
        });
    }
}
