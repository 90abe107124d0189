package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.play.protocol.FakeEngine;

class MatchCommandTest {

    /** Milliseconds in which a program answers, however busy the machine is that has to start it. */
    private static final String PATIENCE = "60000";

    @TempDir
    private Path folder;

    @Test
    void tellsTheScoreWithItsIntervals() {
        Shell shell = Shell.run("match", "connect4", "lines@3", "random", "--games", "10", "--seed", "5");
        assertThat(shell.err()).isEmpty();
        assertThat(shell.status()).isZero();
        assertThat(shell.lines()).hasSize(5);
        assertThat(shell.lines().get(0)).isEqualTo("connect4: lines@3 against random, 10 games, seed 5");
        assertThat(shell.lines().get(1)).matches("won \\d+, drawn \\d+, lost \\d+");
        assertThat(shell.lines().get(2))
                .matches("[01]\\.\\d{3} points a game, 95 % interval 0\\.\\d{3} to [01]\\.\\d{3}");
        assertThat(shell.lines().get(3)).matches("Elo difference \\S+, 95 % interval \\S+ to \\S+");
        assertThat(shell.lines().get(4)).isEqualTo("ended by the rules 10");
    }

    @Test
    void whereDiceMoveThePayoffIsToldToo() {
        String[] match = {"match", "backgammon", "balanced@1", "racer@1", "--games", "4", "--seed", "1"};
        Shell shell = Shell.run(match);
        assertThat(shell.err()).isEmpty();
        assertThat(shell.lines())
                .anyMatch(line -> line.matches("payoff [+-]\\d\\.\\d{3} point a game, 95 % interval .*"));
        assertThat(Shell.run(match).lines()).isEqualTo(shell.lines());
    }

    @Test
    void equalSeedsGiveEqualResultsOnAnyNumberOfThreads() {
        String one = json("--threads", "1");
        assertThat(json("--threads", "3")).isEqualTo(one);
        assertThat(one)
                .startsWith("{\"game\":\"kalah\",\"players\":[\"(tempo,raid)\",\"stores\"],\"seed\":1,\"games\":6,");
        assertThat(json("--seed", "2")).isNotEqualTo(one);
    }

    private static String json(String option, String value) {
        return Shell.run(
                        "match",
                        "kalah",
                        "(tempo,raid)",
                        "stores",
                        "--games",
                        "6",
                        "--evaluations",
                        "500",
                        "--json",
                        option,
                        value)
                .out();
    }

    @Test
    void progressIsShownOnRequest() {
        Shell shell = Shell.run("match", "connect4", "random", "random", "--games", "2", "--progress");
        assertThat(shell.err()).contains("\r[", "] 2/2  +");
        assertThat(Shell.run("match", "connect4", "random", "random", "--games", "2")
                        .err())
                .isEmpty();
    }

    @Test
    void gamesAreSavedAndResultsResumed() throws IOException {
        Path pgn = folder.resolve("games.pgn");
        Path results = folder.resolve("match.jsonl");
        String[] short4 = {
            "match",
            "chess",
            "material@1",
            "random",
            "--games",
            "2",
            "--save",
            pgn.toString(),
            "--results",
            results.toString(),
            "--most-plies",
            "12"
        };
        assertThat(Shell.run(short4).out()).contains("2 games", "ended as too long 2");
        assertThat(Files.readString(pgn)).contains("[White \"material@1\"]", "[Termination \"as too long\"]");
        assertThat(Files.readAllLines(results)).hasSize(3);
        short4[5] = "4";
        assertThat(Shell.run(short4).out()).contains("4 games");
        assertThat(Files.readAllLines(results)).hasSize(5);
        Files.writeString(pgn, Files.readString(pgn) + "1. e4 *\n\n");
        Shell foreign = Shell.run(short4);
        assertThat(foreign.status()).isEqualTo(2);
        assertThat(foreign.err()).contains("games.pgn is there already and is not the first games of this match.");
        assertThat(Files.readString(pgn)).contains("1. e4 *");
        short4[2] = "classic@1";
        Shell other = Shell.run(short4);
        assertThat(other.status()).isEqualTo(2);
        assertThat(other.err()).contains("results of another match: its first is material@1");
    }

    private Shell saving(String line, Path file) {
        return Shell.run(("match " + line + " --save " + file).split(" "));
    }

    /** The same games come out again, so nothing is lost where they replace themselves. */
    @Test
    void anEqualMatchIsSavedAgain() throws IOException {
        for (String line : List.of(
                "chess material@1 random --games 3 --most-plies 12 .pgn",
                "checkers material@1 random --games 3 --most-plies 12 .pdn",
                "othello greedy@1 random --games 3 .ggf",
                "connect4 lines@1 random --games 3 .txt")) {
            Path file = folder.resolve("again" + line.substring(line.lastIndexOf('.')));
            String match = line.substring(0, line.lastIndexOf(" ."));
            Shell first = saving(match, file);
            assertThat(first.err()).isEmpty();
            String games = Files.readString(file);
            Shell again = saving(match, file);
            assertThat(again.err()).as(line).isEmpty();
            assertThat(again.out()).isEqualTo(first.out());
            assertThat(file).content().isEqualTo(games);
            Shell longer = saving(match.replace("--games 3", "--games 5"), file);
            assertThat(longer.err()).isEmpty();
            assertThat(Files.readString(file)).startsWith(games).isNotEqualTo(games);
            games = Files.readString(file);
            for (String other : List.of(
                    match, // shorter: two games would be lost
                    match.replace("--games 3", "--games 5 --seed 2"),
                    match.replace("--games 3", "--games 5 --opening 2"),
                    match.replace("@1", "@2").replace("--games 3", "--games 5"),
                    match.replace("@1", "").replace("--games 3", "--games 5 --time 5"))) {
                Shell refused = saving(other, file);
                assertThat(refused.status()).as(other).isEqualTo(2);
                assertThat(refused.err()).contains(file + " is there already").contains("--force");
                assertThat(refused.out()).isEmpty();
                assertThat(file).content().isEqualTo(games);
            }
            Files.writeString(file, games.replaceFirst("Outwit", "Our club"));
            assertThat(saving(match.replace("--games 3", "--games 5"), file).err())
                    .contains("is not the first games of this match.");
        }
    }

    /** The game is looked through to its end in a moment, so that a long time on the clock is not used up. */
    @Test
    void clocksAreKept() {
        Shell shell = Shell.run("match", "tictactoe", "lines", "attack", "--games", "4", "--clock", "600+1");
        assertThat(shell.err()).isEmpty();
        assertThat(shell.out()).contains("ended by the rules 4");
        assertThat(Shell.run("match", "tictactoe", "lines", "attack", "--games", "4", "--time", PATIENCE)
                        .out())
                .contains("ended by the rules 4");
    }

    /** A program that says hello, and does this when it is to move. */
    private String program(String go) throws IOException {
        List<String> command = FakeEngine.command(folder, "hello feature setboard=1 done=1", "go " + go);
        return "xboard:'" + String.join("' '", command) + "'";
    }

    @Test
    void otherProgramsPlayChess() throws IOException {
        Path pgn = folder.resolve("games.pgn");
        String player = program("resign");
        Shell shell = Shell.run(
                "match",
                "chess",
                player,
                "material",
                "--games",
                "2",
                "--time",
                PATIENCE,
                "--depth",
                "1",
                "--save",
                pgn.toString());
        assertThat(shell.err()).isEmpty();
        assertThat(shell.lines()).contains("won 0, drawn 0, lost 2").last().isEqualTo("ended by resignation 2");
        assertThat(Files.readString(pgn)).contains("[White \"" + player + "\"]", "[Termination \"by resignation\"]");
    }

    @Test
    void gamesInWhichAProgramFailsCountForNobody() throws IOException {
        String player = program("EXIT 4");
        Path pgn = folder.resolve("failed.pgn");
        Shell shell = Shell.run(
                "match",
                "chess",
                "material",
                player,
                "--games",
                "2",
                "--time",
                PATIENCE,
                "--depth",
                "1",
                "--threads",
                "1",
                "--save",
                pgn.toString());
        assertThat(shell.status()).isEqualTo(1);
        assertThat(pgn).doesNotExist();
        assertThat(shell.lines())
                .contains(
                        "No game was finished, so there is no score.",
                        "A program failed in 2 games, which count for nobody.")
                .endsWith(
                        "game 1: " + player + " ended with status 4 in the middle of the game.",
                        "game 2: " + player + " ended with status 4 in the middle of the game.");
        refused("needs time for a move or for the game", "chess", player, "material@1", "--games", "2");
        refused("is a program for chess", "kalah", player, "tempo", "--games", "2", "--time", "100");
        refused("cannot be started", "chess", "xboard:/no/such", "material", "--games", "2", "--time", "100");
    }

    @Test
    void badUsageIsRefusedWithASentence() {
        refused("--games must be 1 or more, found 0.", "connect4", "lines@1", "lines@1", "--games", "0");
        refused("Missing required option: '--games=N'", "connect4", "lines@1", "lines@1");
        refused("OTHER", "connect4", "lines@1", "--games", "2");
        refused("Nothing says how long lines may think", "connect4", "lines", "random", "--games", "2");
        refused("connect4 has no evaluator named 'greedy'", "connect4", "lines", "greedy", "--games", "2");
        refused("--depth must be 1 or more", "connect4", "lines", "lines", "--games", "2", "--depth", "0");
        refused("--threads must be 1 or more", "connect4", "lines@1", "lines@1", "--games", "2", "--threads", "0");
        refused("--clock must be seconds such as", "connect4", "lines", "lines", "--games", "2", "--clock", "soon");
        refused("not both", "connect4", "lines", "lines", "--games", "2", "--clock", "5", "--time", "5");
        refused("cannot fit", "connect4", "lines@1", "lines@1", "--games", "2", "--table", "999999");
        refused("Games of chess are saved", "chess", "random", "random", "--games", "2", "--save", "games.doc");
        refused(
                "cannot be written: there is no such folder",
                "connect4",
                "random",
                "random",
                "--games",
                "2",
                "--results",
                folder.resolve("no/match.jsonl").toString());
    }

    private static void refused(String sentence, String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "match";
        System.arraycopy(args, 0, all, 1, args.length);
        Shell shell = Shell.run(all);
        assertThat(shell.err()).startsWith("outwit: ").contains(sentence);
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
    }
}
