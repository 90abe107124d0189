package org.outwit.web.people;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.RecordRow;

/** Single games of a person, without reading all of them. */
public final class PersonRecords {

    /**
     * A game of a person.
     *
     * @param id of the game; it stays when games are added later
     * @param seat where the person sat; the first where they had both
     * @param year 0 where it is unknown
     */
    public record Kept<P extends Position>(String id, int seat, int year, PlayedGame<P> played) {}

    private record Row(String id, int seat, int year, String record) {}

    private static final String SELECT = "select g.id, min(s.seat) as seat, g.year, g.record from people_seat s"
            + " join people_game g on g.id = s.game_id where s.person = ?";

    private static final String GROUP = " group by g.id, g.year, g.record, g.added order by g.year desc, g.added desc";

    private final Database database;

    public PersonRecords(Database database) {
        this.database = database;
    }

    /** {@code count} of their games, the latest first, after leaving out {@code from}. */
    public <P extends Position> List<Kept<P>> latest(PersonEntry person, Game<P> game, int from, int count) {
        return select(game, SELECT + GROUP + " limit " + count + " offset " + from, person.id());
    }

    public <P extends Position> Optional<Kept<P>> find(PersonEntry person, Game<P> game, String id) {
        return select(game, SELECT + " and g.id = ?" + GROUP, person.id(), id).stream()
                .findFirst();
    }

    /** The record of a game that was found, as text that {@code outwit} reads. */
    public String text(PersonEntry person, String id) {
        return rows(SELECT + " and g.id = ?" + GROUP, person.id(), id).stream()
                .map(Row::record)
                .findFirst()
                .orElse("");
    }

    private <P extends Position> List<Kept<P>> select(Game<P> game, String select, Object... arguments) {
        return rows(select, arguments).stream()
                .map(each -> new Kept<>(
                        each.id,
                        each.seat,
                        each.year,
                        GameRecord.read(game, List.of(each.record)).get(0)))
                .toList();
    }

    private List<Row> rows(String select, Object... arguments) {
        return database.read(sql -> sql.query(select, new RecordRow<>(Row.class), arguments));
    }
}
