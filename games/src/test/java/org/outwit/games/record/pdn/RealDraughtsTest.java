package org.outwit.games.record.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Collected;
import org.outwit.games.record.Installed;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.RoundTrip;
import org.outwit.games.record.SharedFolder;

/** Thousands of games that people played, replayed move by move. */
class RealDraughtsTest {

    @Test
    void allGamesOfTheArchiveAreLegal() throws IOException {
        Collected<?> found = read("checkers", GameType.ENGLISH, RecordSource.of(SharedFolder.path("checkers/acf.pdn")));
        assertThat(found.rejections()).isEmpty();
        assertThat(found.games()).hasSize(4689);
        assertThat(outcomes(found))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(Outcome.FIRST_WINS, 778L, Outcome.SECOND_WINS, 1200L, Outcome.DRAW, 2711L));
    }

    /** Two of these games have a remark glued to a move; one has a king move from a square that it had left. */
    @Test
    void threeGamesOfTinsleyAreNot() throws IOException {
        Collected<?> found =
                read("checkers", GameType.ENGLISH, RecordSource.of(SharedFolder.path("checkers/tinsley.pdn")));
        assertThat(found.games()).hasSize(359);
        assertThat(found.rejections())
                .extracting(rejection -> rejection.toString().replaceFirst("([^;]*?)[;:] .*", "$1"))
                .containsExactly(
                        "line 2811, column 5, game 271",
                        "line 3228, column 70, game 312",
                        "line 3598, column 17, game 347");
        assertThat(found.rejections().get(0).reason()).startsWith("Move 62. 32-28 cannot be played: ");
        assertThat(found.games()).allMatch(game -> game.players().stream().anyMatch(name -> name.contains("Tinsley")));
    }

    @Test
    void gamesOfSitesAreLegal() throws IOException {
        Collected<?> english = read("checkers", GameType.ENGLISH, site("draughts/american-random_pdns.json"));
        assertThat(english.rejections()).isEmpty();
        assertThat(english.games()).hasSize(30);
        Collected<?> international =
                read("draughts", GameType.INTERNATIONAL, site("draughts/standard-random_pdns.json"));
        assertThat(international.rejections()).isEmpty();
        assertThat(international.games()).hasSize(30);
    }

    @Test
    void tournamentsAndProblemsOfTheConformanceFilesAreLegal() throws IOException {
        Map<String, Integer> games = Map.ofEntries(
                Map.entry("090417ronde12", 7),
                Map.entry("Cat.B1", 37),
                Map.entry("DUTCH96H", 13),
                Map.entry("PROF2", 16),
                Map.entry("PWCP_2", 51),
                Map.entry("nk2003-amsterdam", 33),
                Map.entry("nk_ronde_01", 7),
                Map.entry("schildpad", 34),
                Map.entry("wk2003", 23));
        for (String name : games.keySet()) {
            Path file = SharedFolder.path("pdn-conformance/succeed/" + name + ".pdn");
            Collected<?> found = read("draughts", GameType.INTERNATIONAL, RecordSource.of(file));
            assertThat(found.rejections()).as(name).isEmpty();
            assertThat(found.games()).as(name).hasSize(games.get(name));
        }
        for (String name : List.of("Tricks_traps_and_shots", "gem", "inferno")) {
            Path file = SharedFolder.path("pdn-conformance/succeed/" + name + ".pdn");
            Collected<?> found = read("checkers", GameType.ENGLISH, RecordSource.of(file));
            assertThat(found.rejections()).as(name).isEmpty();
        }
    }

    /** The site hands out its games as strings of JSON, some of them escaped twice. */
    private static RecordSource site(String name) throws IOException {
        String text = Files.readString(SharedFolder.path(name))
                .replaceAll("\\\\+n", "\n")
                .replaceAll("\\\\+\"", "'");
        StringBuilder games = new StringBuilder();
        String[] strings = text.split("\"");
        // Strings are every other piece; the first is the name of the list.
        for (int i = 3; i < strings.length; i += 2) {
            String game = strings[i].replace('\'', '"').strip();
            games.append(game).append(game.matches("(?s).*(-[0-2]|/2|\\*)") ? "\n\n" : " *\n\n");
        }
        return new MemorySource(games.toString());
    }

    private static Map<Outcome, Long> outcomes(Collected<?> found) {
        return found.games().stream()
                .map(PlayedGame::outcome)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }

    private static Collected<?> read(String game, GameType type, RecordSource source) throws IOException {
        return readAs(Installed.game(game), type, source);
    }

    private static <P extends Position> Collected<P> readAs(Game<P> game, GameType type, RecordSource source)
            throws IOException {
        PdnFormat<P> format = new PdnFormat<>(game, type);
        Collected<P> found = Collected.of(format, source);
        Collected<P> some = new Collected<>();
        some.games().addAll(found.games().subList(0, Math.min(300, found.games().size())));
        RoundTrip.check(game, format, some);
        return found;
    }
}
