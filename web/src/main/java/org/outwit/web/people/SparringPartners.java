package org.outwit.web.people;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.model.OpponentModel;
import org.outwit.web.game.LearnedPeople;
import org.outwit.web.game.Opponent;

/** People of the store at the board: those who were learned play as they do, and visitors become people by playing. */
public final class SparringPartners implements LearnedPeople {

    private static final String PERSON = "person:";

    private final PeopleStore store;

    public SparringPartners(PeopleStore store) {
        this.store = store;
    }

    @Override
    public List<Opponent> opponents(String visitor, Game<?> game) {
        PeopleQuery learned = new PeopleQuery("", game.name(), PeopleQuery.Order.MODEL, false, 1);
        return store.people(visitor, learned).people().stream()
                .filter(PersonEntry::isLearned)
                .map(SparringPartners::opponent)
                .toList();
    }

    @Override
    public Optional<Opponent> opponent(String visitor, Game<?> game, String id) {
        return person(visitor, game, id).map(SparringPartners::opponent);
    }

    @Override
    public Optional<OpponentModel> model(String visitor, Game<?> game, String id) {
        return person(visitor, game, id).flatMap(store::model);
    }

    private Optional<PersonEntry> person(String visitor, Game<?> game, String id) {
        return store.person(visitor, id).filter(person -> person.game().equals(game.name()));
    }

    /**
     * Ratings of people are on a scale of their own, which levels do not share; so none is given. Members of the club sit at the table
     * themselves, so what was learned of one is their clone.
     */
    private static Opponent opponent(PersonEntry person) {
        String name = person.isYou() ? "Your double" : person.name() + (person.isShipped() ? "'s clone" : "");
        String about = "Plays as " + (person.isYou() ? "you do" : person.name() + " does") + ", learned from "
                + person.modelGames() + " games, mistakes included. " + person.about();
        return new Opponent(PERSON + person.id(), name, "person", about.strip(), OptionalDouble.empty());
    }

    @Override
    public <P extends Position> void played(String visitor, Game<P> game, PlayedGame<P> record) {
        store.addYours(visitor, game, List.of(record));
    }
}
