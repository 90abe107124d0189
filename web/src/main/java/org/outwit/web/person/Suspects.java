package org.outwit.web.person;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Ballot;
import org.outwit.learn.identity.KnownPerson;
import org.outwit.learn.identity.PlayedSide;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.people.Populations;
import org.outwit.learn.person.Person;
import org.outwit.learn.study.PersonGames;
import org.outwit.learn.training.ArchivedGame;
import org.outwit.web.http.Refusal;
import org.outwit.web.people.PeopleQuery;
import org.outwit.web.people.PeopleStore;
import org.outwit.web.people.PersonEntry;

/** Everybody who may have played: the people of a game with enough games, those with most first. */
final class Suspects<P extends Position> {

    /** With fewer games nobody can be told from others. */
    static final int LEAST_GAMES = 10;

    private static final int MOST_PEOPLE = 30;
    private static final int MOST_GAMES = 150;

    private final PeopleStore store;
    private final Game<P> game;
    private final List<PersonEntry> people;
    private final Map<String, String> ids = new LinkedHashMap<>();

    Suspects(PeopleStore store, String visitor, Game<P> game) {
        this.store = store;
        this.game = game;
        PeopleQuery query = new PeopleQuery("", game.name(), PeopleQuery.Order.GAMES, false, 1);
        this.people = store.people(visitor, query).people();
    }

    /** The person of this name, as answers call them. */
    String id(String name) {
        return ids.get(name);
    }

    /** People by their latest games, those in question left out. */
    List<KnownPerson<P>> byGames(Predicate<ArchivedGame<P>> asked) {
        List<KnownPerson<P>> known = new ArrayList<>();
        for (PersonEntry each : people) {
            if (known.size() == MOST_PEOPLE || each.games() < LEAST_GAMES) continue;
            List<PlayedSide<P>> sides = sides(store.games(each, game), asked);
            if (sides.size() < LEAST_GAMES) continue;
            known.add(new KnownPerson<>(name(each), each.rating().orElse(Double.NaN), sides));
        }
        if (known.size() < 2) throw tooFew(known.size(), LEAST_GAMES + " games or more");
        return known;
    }

    private List<PlayedSide<P>> sides(Person<P> person, Predicate<ArchivedGame<P>> asked) {
        Ballot<P> ballot = new Ballot<>(game);
        List<PlayedSide<P>> sides = new ArrayList<>();
        for (PersonGames.Theirs<P> each : PersonGames.of(person).games()) {
            ArchivedGame<P> archived = new ArchivedGame<>(
                    each.game().start(),
                    ballot.plies(each.game().start()),
                    each.game().moves(),
                    each.game().players().toArray(new String[0]),
                    new double[] {Double.NaN, Double.NaN},
                    each.year());
            if (!asked.test(archived)) sides.add(new PlayedSide<>(archived, each.side()));
        }
        return sides.subList(Math.max(0, sides.size() - MOST_GAMES), sides.size());
    }

    /** People by what was learned of them. */
    Map<String, ModelPredictor<P>> byModels(Populations populations) {
        Map<String, ModelPredictor<P>> models = new LinkedHashMap<>();
        for (PersonEntry each : people) {
            if (models.size() == MOST_PEOPLE || !each.isLearned()) continue;
            models.put(name(each), ModelPredictor.of(game, store.model(each).orElseThrow(), populations));
        }
        if (models.size() < 2) throw tooFew(models.size(), "a model");
        return models;
    }

    /** Two people may have one name, a shipped one and one of the visitor's. */
    private String name(PersonEntry person) {
        String name = person.name();
        for (int i = 2; ids.containsKey(name); i++) name = person.name() + " (" + i + ")";
        ids.put(name, person.id());
        return name;
    }

    private Refusal tooFew(int found, String what) {
        return Refusal.conflict("To say who plays like this, two people of " + PersonWords.title(game) + " with " + what
                + " are needed; there " + (found == 1 ? "is one" : "are none") + ".");
    }
}
