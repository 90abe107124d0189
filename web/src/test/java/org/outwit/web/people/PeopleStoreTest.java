package org.outwit.web.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.person.Person;
import org.outwit.web.http.Refusal;

final class PeopleStoreTest extends PeopleOfTests {

    @Test
    void givesGamesOfEveryInstalledGameBackAsTheyWere() {
        for (Game<?> game : Games.all()) backAsTheyWere(game);
    }

    private <P extends Position> void backAsTheyWere(Game<P> game) {
        List<PlayedGame<P>> games = List.of(
                played(game, 1, Map.of("Event", "Cup 1999", "Site", "a \"quoted\" \\ place"), Outcome.FIRST_WINS),
                played(game, 2, Map.of("Date", "1998.05.01"), Outcome.DRAW));
        assertThat(store.add(ME, game, "cup.txt", games)).isEqualTo(2);
        PersonEntry anna = only(game, "anna");
        Person<P> person = store.games(anna, game);
        assertThat(person.names()).containsExactly("Anna A.");
        assertThat(person.games()).hasSize(2);
        for (int i = 0; i < 2; i++) {
            PlayedGame<P> was = games.get(1 - i); // the earlier year first
            PlayedGame<P> now = person.games().get(i);
            assertThat(now.moves()).as(game.name()).isEqualTo(was.moves());
            assertThat(now.players()).isEqualTo(was.players());
            assertThat(now.outcome()).isEqualTo(was.outcome());
            assertThat(now.tags()).containsAllEntriesOf(was.tags());
            assertThat(now.end().key()).isEqualTo(was.end().key());
        }
        assertThat(anna.games()).isEqualTo(2);
        assertThat(List.of(anna.firstYear(), anna.lastYear())).containsExactly(1998, 1999);
        assertThat(store.files(anna)).containsExactly("cup.txt");
    }

    @Test
    void keepsNoGameTwice() {
        Game<?> game = Games.named("othello");
        assertThat(addSome(game, 1, 5)).isEqualTo(5);
        assertThat(addSome(game, 3, 5)).isEqualTo(2); // three of them were there
        PersonEntry anna = only(game, "anna");
        assertThat(anna.games()).isEqualTo(7);
        assertThat(anna.wins() + anna.draws() + anna.losses()).isEqualTo(7);
    }

    private <P extends Position> int addSome(Game<P> game, int from, int count) {
        List<PlayedGame<P>> games = new ArrayList<>();
        for (int i = from; i < from + count; i++) games.add(played(game, i, Map.of(), Outcome.SECOND_WINS));
        return store.add(ME, game, "x.txt", games);
    }

    @Test
    void theSameMovesOnAnotherDateAreAnotherGame() {
        assertThat(addOnTwelveDates(Games.named("checkers"))).isEqualTo(12);
        assertThat(addOnTwelveDates(Games.named("checkers"))).isZero();
        assertThat(only(Games.named("checkers"), "anna").games()).isEqualTo(12);
    }

    private <P extends Position> int addOnTwelveDates(Game<P> game) {
        List<PlayedGame<P>> games = new ArrayList<>();
        for (int month = 1; month <= 12; month++) {
            String date = String.format("1998.%02d.01", month);
            games.add(played(game, 1, Map.of("Date", date, "Round", "1"), Outcome.DRAW));
            games.add(played(game, 1, Map.of("Date", date.replace('.', '-'), "Event", "Cup"), Outcome.DRAW)); // a copy
        }
        return store.add(ME, game, "x.txt", games);
    }

    @Test
    void withoutADateTheSameMovesAreOneGame() {
        Game<?> game = Games.named("checkers");
        assertThat(addDated(game, Map.of())).isEqualTo(1);
        assertThat(addDated(game, Map.of("Date", "????.??.??", "Event", "Cup"))).isZero();
        assertThat(addDated(game, Map.of("Date", "1998.??.??"))).isEqualTo(1);
        assertThat(addDated(game, Map.of("Date", "1998"))).isZero();
        assertThat(addDated(game, Map.of("Event", "Cup 1998"))).isZero();
        assertThat(addDated(game, Map.of("DT", "1998.05.01_13:46:58.MST"))).isEqualTo(1);
        assertThat(addDated(game, Map.of("Date", "1998/5/1"))).isZero();
    }

    private <P extends Position> int addDated(Game<P> game, Map<String, String> tags) {
        return store.add(ME, game, "x.txt", List.of(played(game, 1, tags, Outcome.DRAW)));
    }

    @Test
    void aVisitorHasOnlySoManyGames() {
        Game<?> game = Games.named("checkers");
        addDated(game, Map.of());
        store.checkRoom(ME, 2);
        addDated(game, Map.of("Date", "1998"));
        store.checkRoom(ME, 3);
        store.checkRoom("somebody else", 2);
        assertThatThrownBy(() -> store.checkRoom(ME, 2))
                .isInstanceOf(Refusal.class)
                .hasMessage("You have 2 games here, which is as many as are kept. Nothing was lost.");
    }

    @Test
    void visitorsSeeTheirOwnAndThoseThatWereShipped() {
        Game<?> game = Games.named("kalah");
        addFor(PeopleStore.SHIPPED, game, 1);
        addFor("one", game, 2);
        addFor("other", game, 3);
        List<PersonEntry> seen = store.people("one", PeopleQuery.ALL).people();
        assertThat(seen)
                .hasSize(4)
                .allMatch(each -> each.isShipped() || each.visitor().equals("one"));
        PersonEntry others = store.people("other", PeopleQuery.ALL).people().stream()
                .filter(each -> !each.isShipped())
                .findFirst()
                .orElseThrow();
        assertThat(store.person("one", others.id())).isEmpty();
        assertThat(store.person("other", others.id())).isPresent();
    }

    private <P extends Position> void addFor(String visitor, Game<P> game, int seed) {
        store.add(visitor, game, "x.txt", List.of(played(game, seed, Map.of(), Outcome.DRAW)));
    }

    @Test
    void thoseWhoPlayHereAreTheFirstOfAll() {
        Game<?> game = Games.named("kalah");
        addSome(game, 1, 3);
        addYours(game);
        List<PersonEntry> people = store.people(ME, PeopleQuery.ALL).people();
        assertThat(people).hasSize(3); // the program that was played against is nobody
        assertThat(people.get(0).isYou()).isTrue();
        assertThat(store.you(ME, game)).contains(people.get(0));
        assertThat(people.get(0).losses()).isEqualTo(1);
    }

    private <P extends Position> void addYours(Game<P> game) {
        PlayedGame<P> any = played(game, 9, Map.of(), Outcome.SECOND_WINS);
        store.addYours(
                ME,
                game,
                List.of(new PlayedGame<>(
                        1,
                        any.place(),
                        Map.of(),
                        List.of("You", "Outwit"),
                        any.start(),
                        any.moves(),
                        Outcome.SECOND_WINS)));
    }

    @Test
    void findsPeopleByWordsOfTheirNamesAndSortsThem() {
        Game<?> game = Games.named("nim");
        addNamed(game, "Łukasz Žák", "100% Otto_Meier", 1);
        addNamed(game, "Łukasz Žák", "Zoé", 2);
        assertThat(names("zak luk")).containsExactly("Łukasz Žák");
        assertThat(names("100 otto")).containsExactly("100% Otto_Meier");
        assertThat(names("%")).isEmpty();
        assertThat(names("'; drop table people_person; --")).isEmpty();
        PeopleQuery byName = new PeopleQuery("", "nim", PeopleQuery.Order.NAME, false, 7);
        PeopleList list = store.people(ME, byName);
        assertThat(list.people().stream().map(PersonEntry::name))
                .containsExactly("100% Otto_Meier", "Zoé", "Łukasz Žák");
        assertThat(List.of(list.page(), list.pages(), list.found())).containsExactly(1, 1, 3);
        assertThat(list.games()).containsExactly(Map.entry("nim", 3));
    }

    private List<String> names(String search) {
        return store.people(ME, new PeopleQuery(search, "", PeopleQuery.Order.GAMES, false, 1)).people().stream()
                .map(PersonEntry::name)
                .toList();
    }

    private <P extends Position> void addNamed(Game<P> game, String one, String other, int seed) {
        PlayedGame<P> any = played(game, seed, Map.of(), Outcome.DRAW);
        store.add(
                ME,
                game,
                "x.txt",
                List.of(new PlayedGame<>(
                        1, any.place(), Map.of(), List.of(one, other), any.start(), any.moves(), Outcome.DRAW)));
    }

    private PersonEntry only(Game<?> game, String search) {
        PeopleQuery query = new PeopleQuery(search, game.name(), PeopleQuery.Order.GAMES, false, 1);
        List<PersonEntry> found = store.people(ME, query).people();
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    /** A game of random moves. */
    static <P extends Position> PlayedGame<P> played(
            Game<P> game, long seed, Map<String, String> tags, Outcome outcome) {
        P position = game.start();
        Random random = new Random(seed);
        int[] list = new int[position.mostMoves()];
        int[] moves = new int[20];
        int count = 0;
        while (count < moves.length && !position.isOver()) {
            if (list.length < position.mostMoves()) list = new int[position.mostMoves()];
            int move = list[random.nextInt(position.moves(list, 0))];
            position.make(move);
            moves[count++] = move;
        }
        List<String> names = new ArrayList<>(List.of("Anna A.", "Bruno"));
        for (int i = 2; i < game.capabilities().players(); i++) names.add("Guest " + i);
        return new PlayedGame<>(
                1,
                new Place(1, 1),
                tags,
                names.subList(0, game.capabilities().players()),
                game.start(),
                java.util.Arrays.copyOf(moves, count),
                outcome);
    }
}
