package org.outwit.web.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.people.Populations;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.web.game.Opponent;
import org.outwit.web.game.OpponentList;

final class ShippedPeopleTest {

    @TempDir
    private Path folder;

    private Database database;
    private PeopleStore store;

    @BeforeEach
    void open() {
        database = Database.open(
                DatabasePlace.parse(folder.resolve("outwit.db").toString()), List.of(PeopleStore.MIGRATIONS));
        store = new PeopleStore(database);
        new ShippedPeople(database).load();
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void everyMainGameHasSixPeopleWithManyGamesAndSomeModels() {
        for (String game : ShippedPeople.FILES.keySet()) {
            List<PersonEntry> people = of(game);
            assertThat(people).as(game).hasSize(6);
            assertThat(people).allMatch(each -> each.games() >= 25 && each.isShipped());
            assertThat(people).allMatch(each -> !each.about().isEmpty());
            assertThat(people).allMatch(each -> each.rating().isPresent() && each.lastYear() == 2026);
            assertThat(people.stream().mapToInt(PersonEntry::games).sum() / 2).isGreaterThanOrEqualTo(40);
            assertThat(people.stream().filter(PersonEntry::isLearned).count()).isGreaterThanOrEqualTo(2);
        }
    }

    /** One scale: the Play page and the People page say the same of Ada. */
    @Test
    void areAsStrongAsThePlayPageSays() {
        for (String game : ShippedPeople.FILES.keySet()) {
            OpponentList list = new OpponentList(Games.named(game), Populations.SHIPPED);
            for (PersonEntry each : of(game)) {
                Opponent opponent = list.all().stream()
                        .filter(one -> one.name().split(",")[0].equals(each.name()))
                        .findFirst()
                        .orElseThrow();
                assertThat(each.rating()).as(game + " " + each.name()).isEqualTo(opponent.elo());
                assertThat(each.ratingError().orElseThrow()).isBetween(10.0, 200.0);
            }
        }
    }

    @Test
    void theirModelsPredict() {
        for (String game : ShippedPeople.FILES.keySet()) {
            for (PersonEntry each : of(game)) if (each.isLearned()) predicts(Games.named(game), each);
        }
    }

    private <P extends Position> void predicts(Game<P> game, PersonEntry person) {
        OpponentModel model = store.model(person).orElseThrow();
        assertThat(model.who()).isEqualTo(person.name());
        assertThat(model.origin().games()).isEqualTo(person.games());
        assertThat(model.origin().files()).isEqualTo(store.files(person));
        assertThat(model.holdOut().isBetterThanChance()).isTrue();
        ModelPredictor<P> predictor = ModelPredictor.of(game, model, Populations.SHIPPED);
        var decision = PersonDecisions.of(store.games(person, game)).once().get(0);
        double[] shares = new double[decision.position().mostMoves()];
        predictor.predict(decision.position(), shares);
        assertThat(shares[0]).isBetween(0.0, 1.0);
    }

    @Test
    void areLoadedOnceAndReplacedByALaterRelease() {
        Set<String> ids = ids();
        new ShippedPeople(database).load();
        assertThat(ids()).isEqualTo(ids);
        database.write(sql -> {
            sql.update("update people_shipped set version = 0");
            return sql.update("update people_person set games = 1000, about = 'old'");
        });
        new ShippedPeople(database).load();
        assertThat(ids()).isEqualTo(ids); // so links to people hold
        assertThat(of("chess")).allMatch(each -> each.games() == 60);
    }

    private Set<String> ids() {
        Set<String> ids = new HashSet<>();
        store.people("local", PeopleQuery.ALL).people().forEach(each -> ids.add(each.id()));
        return ids;
    }

    private List<PersonEntry> of(String game) {
        return store.people("local", new PeopleQuery("", game, PeopleQuery.Order.NAME, false, 1))
                .people();
    }
}
