package org.outwit.web.people;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.Migrations;
import org.outwit.lab.database.RecordTable;
import org.outwit.learn.example.Names;
import org.outwit.learn.model.ModelReader;
import org.outwit.learn.model.ModelText;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.person.Person;
import org.outwit.play.match.YourGames;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.JobWork;

/**
 * Everybody of whom there are games, their games and what was learned of them. A visitor sees those who were shipped with the program
 * and those of their own files and games.
 */
public final class PeopleStore {

    /** What this package keeps. */
    public static final Migrations MIGRATIONS =
            new Migrations("people", PeopleStore.class, List.of("people", "strengths"));

    /** The visitor whose people everybody sees. */
    public static final String SHIPPED = "";

    /** The most games of one person that are read at a time. */
    static final int MOST_GAMES = 2000;

    /** No honest model comes near it. */
    private static final int MOST_MODEL_CHARACTERS = 8 << 20;

    /** What was learned of somebody, as a row. */
    record Model(String person, String content, int games, String sentence) {}

    static final RecordTable<Model> MODELS = new RecordTable<>("people_model", Model.class, "person");

    private final Database database;

    public PeopleStore(Database database) {
        this.database = database;
    }

    /** The person, if this visitor may see them. */
    public Optional<PersonEntry> person(String visitor, String id) {
        String select = PersonEntry.SELECT + "where p.id = ? and p.visitor in (?, '')";
        return database.read(sql -> sql.one(select, PersonEntry.ROW, id, visitor));
    }

    /** Whom a job is about: its plan says their id. */
    public PersonEntry person(JobWork work) {
        return person(work.visitor(), work.plan().get("person").stringValue())
                .orElseThrow(() -> Refusal.notFound("This person is not here any more."));
    }

    /** The visitor themselves in a game, where they have played it here. */
    public Optional<PersonEntry> you(String visitor, Game<?> game) {
        return person(visitor, GameRecord.personId(visitor, game.name(), Names.key(YourGames.YOU)));
    }

    /** One page of everybody whom a visitor may see. */
    public PeopleList people(String visitor, PeopleQuery query) {
        return database.read(sql -> PeopleList.of(sql, visitor, query));
    }

    /**
     * Somebody with their games, in the order in which they were played as far as years and files tell. Of somebody with very many
     * these are the latest {@value #MOST_GAMES}: learning and studying hold every position in memory, which all visitors share.
     *
     * @param game the rules of {@link PersonEntry#game}
     */
    public <P extends Position> Person<P> games(PersonEntry person, Game<P> game) {
        if (!game.name().equals(person.game())) {
            throw new IllegalArgumentException(person.name() + " plays " + person.game() + ", not " + game.name());
        }
        List<String> texts = strings(
                "select distinct g.record, g.year, g.added from people_seat s join people_game g on g.id = s.game_id"
                        + " where s.person = ? order by g.year desc, g.added desc limit " + MOST_GAMES,
                person.id());
        Collections.reverse(texts);
        List<PlayedGame<P>> games = GameRecord.read(game, texts);
        Set<String> names = new TreeSet<>();
        for (PlayedGame<P> each : games) {
            for (String name : each.players()) if (GameRecord.key(name).equals(person.key())) names.add(name);
        }
        return new Person<>(game, person.name(), names, games);
    }

    /** The names of the files that somebody's games are from. */
    public List<String> files(PersonEntry person) {
        return strings(
                "select distinct g.source from people_seat s join people_game g on g.id = s.game_id"
                        + " where s.person = ? order by g.source",
                person.id());
    }

    /** What was learned of somebody; throws with a sentence where it is of a newer program. */
    public Optional<OpponentModel> model(PersonEntry person) {
        return database.read(sql -> MODELS.one(sql, "where person = ?", person.id()))
                .map(each -> ModelReader.read(person.rules(), each.content()));
    }

    /**
     * Keeps what was learned of somebody, in place of what was.
     *
     * @param sentence what came out, for people
     */
    public void learned(PersonEntry person, OpponentModel model, String sentence) {
        String content = ModelText.of(model);
        if (content.length() > MOST_MODEL_CHARACTERS) {
            throw new InputException("What was learned of " + person.name() + " is too much to be kept: "
                    + content.length() + " characters, of " + MOST_MODEL_CHARACTERS + " that a model may have.");
        }
        Model kept = new Model(person.id(), content, (int) model.origin().games(), sentence);
        database.write(sql -> MODELS.put(sql, kept));
    }

    /** Says which job learns somebody now. */
    void learning(PersonEntry person, String job) {
        database.write(sql -> sql.update("update people_person set job = ? where id = ?", job, person.id()));
    }

    /**
     * Adds games and everybody who played them.
     *
     * @param source what the games are from, such as the name of a file
     * @return how many were new
     */
    public <P extends Position> int add(String visitor, Game<P> game, String source, List<PlayedGame<P>> games) {
        GamesWriter<P> writer = new GamesWriter<>(game, visitor, source, key -> true);
        return database.write(sql -> writer.write(sql, games));
    }

    /**
     * Adds games that a visitor played here, under the name {@link YourGames#YOU}. Only the visitor becomes one of the people: their
     * opponent is a program, or has games of their own.
     */
    public <P extends Position> int addYours(String visitor, Game<P> game, List<PlayedGame<P>> games) {
        String you = Names.key(YourGames.YOU);
        GamesWriter<P> writer = new GamesWriter<>(game, visitor, "games played here", you::equals);
        int added = database.write(sql -> writer.write(sql, games));
        if (added > 0) new StrengthEstimate<>(database, game).updateQuickly(visitor);
        return added;
    }

    /**
     * Whether a visitor may bring more games. The last import may go beyond it: nobody knows how many games a file has before it was
     * read.
     */
    void checkRoom(String visitor, int most) {
        List<String> last =
                strings("select game from people_game where visitor = ? limit 1 offset " + (most - 1), visitor);
        if (last.isEmpty()) return;
        throw Refusal.tooMany(String.format(
                Locale.ROOT, "You have %,d games here, which is as many as are kept. Nothing was lost.", most));
    }

    private List<String> strings(String select, String value) {
        return database.read(sql -> sql.query(select, row -> row.getString(1), value));
    }
}
