package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.app.Shell;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.model.Evidence;
import org.outwit.learn.model.HabitBook;
import org.outwit.learn.model.Judgement;
import org.outwit.learn.model.ModelText;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Weight;

class SearchCommandTest {

    /** Where chance moves first there is nothing to search. */
    static Iterable<String> names() {
        return Games.all().stream()
                .filter(game -> game.start().mover() != Position.CHANCE)
                .map(Game::name)
                .toList();
    }

    @Test
    void whatChanceDoesMustBeSaid() {
        Shell asked = Shell.run("search", "backgammon", "--depth", "1");
        assertThat(asked.status()).isEqualTo(2);
        assertThat(asked.err()).contains("Chance moves in this position", "such as 21.");
        assertThat(Shell.run("search", "backgammon", "31", "--depth", "1").out())
                .contains("plays 8/5 6/5, worth ");
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyGameIsSearched(String game) {
        Shell shell = Shell.run("search", game, "--depth", "2");
        assertThat(shell.err()).isEmpty();
        assertThat(shell.status()).isZero();
        assertThat(shell.lines()).hasSize(4);
        assertThat(shell.lines().get(3)).startsWith("plays ").contains(", worth ");
    }

    @Test
    void tellsEveryDepthWithItsLine() {
        Shell shell = Shell.run("search", "connect4", "1", "1", "2", "2", "3", "3", "--depth", "3");
        assertThat(shell.lines().get(0)).isEqualTo("depth      value         nodes   seconds     nodes/s  line");
        assertThat(shell.lines().get(1)).matches(" +1 +wins in 1 +[0-9]+ +[0-9.]+ +[0-9,]+  4");
        assertThat(shell.lines()).last().isEqualTo("plays 4, wins in 1 ply at depth 1, to the end of the game");
        assertThat(Shell.run("search", "tictactoe", "--depth", "9", "--all").out())
                .contains("plays b2, worth 0.0000 win at depth 9, to the end of the game");
    }

    @Test
    void jsonIsOneObjectForEachDepthAndOneForTheMove() {
        Shell shell = Shell.run("search", "othello", "--player", "(mobility,greedy)", "--depth", "2", "--json");
        assertThat(shell.lines()).hasSize(3).allMatch(line -> line.startsWith("{") && line.endsWith("}"));
        assertThat(shell.lines().get(0)).startsWith("{\"depth\":1,\"value\":").doesNotContain("\"move\"");
        assertThat(shell.lines().get(2))
                .startsWith("{\"game\":\"othello\",\"player\":\"(mobility,greedy)\",\"move\":\"")
                .contains("\"depth\":2", "\"line\":[\"", "\"reason\":\"finished\"");
    }

    /** A player that says how far the opponent looks gets lines, one answer for each round of eight after the depths. */
    @Test
    void againstAKnownProgramLinesArePlayedOut() {
        Shell shell = Shell.run("search", "othello", "--player", "(mobility,greedy@1)", "--depth", "2", "--json");
        assertThat(shell.lines()).hasSize(2 + 8 + 1);
        assertThat(shell.lines().get(9)).matches(".*\"line\":\\[(\"[a-h][1-8]\",?){17}]}");
        String by = "foreseen-lines";
        Shell named = Shell.run(
                "search", "othello", "--player", "(mobility,greedy@1)", "--depth", "2", "--json", "--algorithm", by);
        assertThat(withoutTime(named)).isEqualTo(withoutTime(shell));
    }

    private static List<String> withoutTime(Shell shell) {
        return shell.lines().stream()
                .map(line -> line.replaceAll("\"seconds\":[^,]*,\"nodesPerSecond\":[^,]*,", ""))
                .toList();
    }

    @Test
    void allEquallyGoodMovesAreFound() {
        assertThat(Shell.run("search", "tictactoe", "--depth", "9", "--all").lines())
                .endsWith("equally good: a1 b1 c1 a2 b2 c2 a3 b3 c3");
        // b2 and a3 win as soon as a2 does; c1, b3 and c2 do not win so soon.
        assertThat(Shell.run("search", "tictactoe", "a1", "b1", "--depth", "9", "--all")
                        .lines())
                .endsWith("plays a2, wins in 5 plies at depth 5, to the end of the game", "equally good: a2 b2 a3");
        assertThat(Shell.run("search", "tictactoe", "a1", "--depth", "9", "--all", "--json")
                        .out())
                .contains("\"move\":\"b2\",\"moves\":[\"b2\"]");
        assertThat(Shell.run("search", "tictactoe", "--player", "(lines,attack)", "--depth", "2", "--all")
                        .status())
                .isZero();
    }

    /** A mate in two among slower ones, a mate in one, and being mated: values that read 10000.000 before. */
    @Test
    void matesAreCountedInMoves() {
        Shell two =
                Shell.run("search", "chess", "--position", "7k/8/5K2/8/8/8/8/1Q6 w - - 0 1", "--depth", "5", "--all");
        assertThat(two.lines().get(3)).contains("mates in 2 ");
        assertThat(two.lines())
                .anyMatch(line ->
                        line.startsWith("plays Q") && line.endsWith(", mates in 2 at depth 3, to the end of the game"));
        assertThat(two.lines())
                .last()
                .asString()
                .contains(" Qg1")
                .doesNotContain("Qa2")
                .doesNotContain("Qh1");
        assertThat(Shell.run("search", "chess", "--position", BACK_RANK, "--depth", "3", "--json")
                        .lines())
                .last()
                .asString()
                .contains("\"move\":\"Ra8#\"", "\"wins\":true,\"mate\":1,\"distance\":1");
        assertThat(Shell.run("search", "chess", "--position", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1", "--depth", "4")
                        .out())
                .doesNotContain("10000");
    }

    private static final String BACK_RANK = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

    @Test
    void otherWinsAreCountedInPlies() {
        assertThat(Shell.run("search", "checkers", "--position", "B:W18:BK10,K14", "--depth", "5")
                        .lines())
                .last()
                .isEqualTo("plays 14x23, wins in 1 ply at depth 1, to the end of the game");
        assertThat(Shell.run(
                                "search",
                                "checkers",
                                "--position",
                                "B:W18:BK10,K14",
                                "--depth",
                                "5",
                                "--player",
                                "(samuel,material@2)")
                        .lines())
                .last()
                .asString()
                .contains("wins in 1 ply if the opponent plays as predicted");
        assertThat(Shell.run("search", "checkers", "--position", "W:W32:BK23,K15", "--depth", "9", "--json")
                        .out())
                .contains("\"wins\":false,\"distance\":-");
    }

    /** A lead in discs or seeds is what the game is played for, and no win in a number of plies, however large. */
    @Test
    void leadsAreNoWins() {
        assertThat(Shell.run("search", "kalah", "--position", "0,0,0,0,0,1;40;1,0,0,0,0,0;6;S", "--depth", "9")
                        .lines())
                .last()
                .asString()
                .contains(", worth 34.000 seed at depth ");
    }

    @Test
    void aMoveFromABookIsSaidToBeOne(@TempDir Path folder) throws IOException {
        Othello othello = new Othello();
        HabitBook<OthelloPosition> habits = new HabitBook<>(othello);
        habits.add(othello.start(), othello.notation().parse(othello.start(), "c4"), 2);
        OpponentModel anna = new OpponentModel(
                "Anna", new Judgement(Map.of("game", Map.of("discs", Weight.of(1))), 2), Evidence.NONE, habits);
        Path file = Files.writeString(folder.resolve("anna.json"), ModelText.of(anna));
        assertThat(Shell.run("search", "othello", "--player", "file:" + file).lines())
                .last()
                .isEqualTo("plays c4, from the book");
        assertThat(Shell.run("search", "othello", "--player", "file:" + file, "--json")
                        .out())
                .contains("\"move\":\"c4\"", "\"value\":null", "\"reason\":\"book\"");
        assertThat(Shell.fed("explain\nquit\n", "play", "othello", "--you", "second", "--against", "file:" + file)
                        .out())
                .contains("Outwit played c4 from the book.");
    }

    @Test
    void everyLimitEndsTheSearch() {
        for (String limit : new String[] {"--time", "--nodes", "--evaluations"}) {
            Shell shell = Shell.run("search", "connect4", limit, "50");
            assertThat(shell.status()).as(limit).isZero();
            assertThat(shell.lines()).last().asString().startsWith("plays ");
        }
        assertThat(Shell.run("search", "connect4", "--nodes", "1").out()).contains(", without having looked ahead");
        assertThat(Shell.run("search", "connect4", "--player", "lines@2").lines())
                .hasSize(4);
        assertThat(Shell.run("search", "connect4", "--depth", "4", "--threads", "2")
                        .status())
                .isZero();
    }

    @Test
    void badInputIsRefusedWithASentence() {
        refused("Say how far to search: --depth, --time, --nodes or --evaluations, or lines@DEPTH.", "connect4");
        refused("--depth must be 1 or more, found 0.", "connect4", "--depth", "0");
        refused("--time must be 1 or more, found 0.", "connect4", "--time", "0");
        refused("--nodes must be 1 or more, found -5.", "connect4", "--nodes", "-5");
        refused("connect4 has no evaluator named 'greedy', which belongs to othello", "connect4", "--player", "greedy");
        refused("In 'lines@0' the depth 0 must be 1 or more", "connect4", "--player", "lines@0");
        refused("expected ',' and a model of the opponent", "connect4", "--player", "(lines)");
        refused("The game is over in this position", "tictactoe", "a1", "a2", "b1", "b2", "c1", "--depth", "2");
        refused("Move 2 (a1): ", "tictactoe", "a1", "a1", "--depth", "2");
        refused("--position: ", "tictactoe", "--position", "nonsense", "--depth", "2");
        refused("--table: a table of 9000000 MB cannot fit", "connect4", "--depth", "2", "--table", "9000000");
        refused("The table (0 MB) must have 1 MB or more.", "connect4", "--depth", "2", "--table", "0");
        refused(
                "unknown algorithm 'negascout'; expected one of minimax, alpha-beta,",
                "connect4",
                "--depth",
                "2",
                "--algorithm",
                "negascout");
        refused("The threads (0) must be positive.", "connect4", "--depth", "2", "--threads", "0");
        refused("cannot value moves one by one", "connect4", "--player", "(lines,attack%1)", "--depth", "2", "--all");
        refused("There is no game named chequers", "chequers", "--depth", "2");
    }

    private static void refused(String sentence, String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "search";
        System.arraycopy(args, 0, all, 1, args.length);
        Shell shell = Shell.run(all);
        assertThat(shell.err()).startsWith("outwit: ").contains(sentence);
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
    }
}
