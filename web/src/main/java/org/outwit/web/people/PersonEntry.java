package org.outwit.web.people;

import java.util.OptionalDouble;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.lab.database.RecordRow;
import org.outwit.learn.example.Names;
import org.outwit.learn.strength.ProgramNames;
import org.outwit.play.match.YourGames;

/**
 * Somebody in the table of people. A person plays one game; who plays two is two people here.
 *
 * @param visitor whose person it is; {@link PeopleStore#SHIPPED} for those whom everybody sees
 * @param game the name of the game
 * @param key what all spellings of the name share
 * @param name as records spell it
 * @param about what is known besides, as sentences; empty for most
 * @param firstYear the year of the earliest game that has one; 0 where none has, as is the last
 * @param rating in Elo, from results and from ratings that records give; empty with few games
 * @param ratingError the standard error of the rating
 * @param job the last job that learned them; empty where there was none
 * @param modelGames how many games their model rests on; 0 where there is none
 * @param lesson what was learned, as a sentence; empty where there is no model
 */
public record PersonEntry(
        String id,
        String visitor,
        String game,
        String key,
        String name,
        String about,
        int games,
        int wins,
        int draws,
        int losses,
        int firstYear,
        int lastYear,
        OptionalDouble rating,
        OptionalDouble ratingError,
        String job,
        int modelGames,
        String lesson) {

    static final RecordRow<PersonEntry> ROW = new RecordRow<>(PersonEntry.class);

    static final String SELECT =
            "select p.id, p.visitor, p.game, p.name_key as key, p.name, p.about, p.games, p.wins, p.draws, p.losses,"
                    + " p.first_year, p.last_year, p.rating, p.rating_error, p.job, coalesce(m.games, 0) as model_games,"
                    + " coalesce(m.sentence, '') as lesson from people_person p left join people_model m on m.person = p.id ";

    public boolean isShipped() {
        return visitor.equals(PeopleStore.SHIPPED);
    }

    /** Whether it is the visitor. */
    public boolean isYou() {
        return !isShipped() && key.equals(Names.key(YourGames.YOU));
    }

    /** Whether they are known to be no human; pages say so. */
    public boolean isProgram() {
        return isShipped() || ProgramNames.has(name);
    }

    public boolean isLearned() {
        return modelGames > 0;
    }

    /** Games with a result. */
    public int counted() {
        return wins + draws + losses;
    }

    /** A win is 1, a draw 1/2. */
    public double points() {
        return wins + draws / 2.0;
    }

    public Game<?> rules() {
        return Games.named(game);
    }
}
