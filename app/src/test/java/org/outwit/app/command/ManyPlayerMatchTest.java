package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.app.TinyDice;
import org.outwit.app.TinyThree;

/** Matches in games for three, and in games with dice. */
class ManyPlayerMatchTest {

    private static final Pattern PAYOFFS = Pattern.compile("\"payoffs\":\\[(-?\\d+),(-?\\d+),(-?\\d+)]");

    @TempDir
    private Path folder;

    private Shell three(String line) throws IOException {
        return Shell.installed(TinyThree.class, folder, "", ("match tiny " + line).split(" "));
    }

    /** In this game payoffs are 4 points - 2, so the intervals of both must say the same. */
    @Test
    void everyPlayerHasARow() throws IOException {
        Shell shell = three("even@7 random even@1 --games 60 --opening 1 --seed 4");
        assertThat(shell.err()).isEmpty();
        assertThat(shell.status()).isZero();
        assertThat(shell.lines())
                .containsExactly(
                        "tiny: even@7, random and even@1, 60 games, seed 4",
                        "player  best  worst  payoff  95 % interval     points  95 % interval",
                        "even@7    21     11   0.333  0.094 to 0.563     0.583  0.523 to 0.641",
                        "random     9     29  -0.667  -0.962 to -0.335   0.333  0.260 to 0.416",
                        "even@1    30     20   0.333  0.036 to 0.616     0.583  0.509 to 0.654",
                        "ended by the rules 60");
        assertThat(three("even@7 random even@1 --games 60 --opening 1 --seed 4 --threads 1")
                        .out())
                .isEqualTo(shell.out());
    }

    /** Players move on by one seat from game to game, in every second opening the other way round; what they got is added up here by hand, from the file of results. */
    @Test
    void payoffsFollowThePlayersFromSeatToSeat() throws IOException {
        Path results = folder.resolve("results.jsonl");
        String line = "random even@2 random --games 31 --opening 0 --seed 9 --results " + results;
        String json = three(line + " --json").out();
        double[] sums = new double[3];
        List<String> games = Files.readAllLines(results).stream().skip(1).toList();
        assertThat(games).hasSize(31);
        for (String game : games) {
            Matcher number = Pattern.compile("\"game\":(\\d+)").matcher(game);
            Matcher payoffs = PAYOFFS.matcher(game);
            assertThat(number.find() && payoffs.find()).isTrue();
            int index = Integer.parseInt(number.group(1)) - 1;
            int way = index / 3 % 2 == 0 ? 1 : -1; // every second opening goes round the other way
            for (int seat = 0; seat < 3; seat++) {
                sums[Math.floorMod(index + way * seat, 3)] += Integer.parseInt(payoffs.group(seat + 1));
            }
        }
        assertThat(Arrays.stream(sums).sum()).isZero();
        List<String> found = Pattern.compile("\"payoff\":(-?[0-9.]+)")
                .matcher(json)
                .results()
                .map(each -> String.format(Locale.ROOT, "%.9f", Double.valueOf(each.group(1))))
                .toList();
        assertThat(found)
                .containsExactlyElementsOf(Arrays.stream(sums)
                        .mapToObj(sum -> String.format(Locale.ROOT, "%.9f", sum / 31))
                        .toList());
        assertThat(json)
                .startsWith("{\"game\":\"tiny\",\"players\":[\"random\",\"even@2\",\"random\"],\"seed\":9,\"games\":31,"
                        + "\"failures\":0,\"scores\":[{\"player\":\"random\",\"best\":")
                .contains("\"openings\":11,\"endings\":{\"by the rules\":31}", "\"nodes\":[44,388,44]")
                .doesNotContain("elo", "pairs");
        assertThat(three(line + " --json").out()).isEqualTo(json);
    }

    @Test
    void recordsNameEverySeat() throws IOException {
        Path file = folder.resolve("games.txt");
        Shell shell = three("even@1 random even@2 --games 3 --save " + file + " --progress");
        assertThat(shell.status()).isZero();
        assertThat(shell.err()).contains("\r[##########....................] 1/3  ", "] 3/3  ");
        String text = Files.readString(file);
        assertThat(Stream.of("First", "Second", "Third")
                        .map(seat -> Pattern.compile("\\[" + seat + " \"(.*)\"]")
                                .matcher(text)
                                .results()
                                .map(found -> found.group(1))
                                .toList()))
                .containsExactly(
                        List.of("even@1", "random", "even@2"),
                        List.of("random", "even@2", "even@1"),
                        List.of("even@2", "even@1", "random"));
    }

    @Test
    void asManyPlayersAsSeats() throws IOException {
        for (String players : List.of("random even@1", "random even@1 random random")) {
            Shell shell = three(players + " --games 3");
            assertThat(shell.status()).isEqualTo(2);
            assertThat(shell.err()).contains("A match in tiny has 3 players, found " + players.split(" ").length + ".");
        }
        assertThat(Shell.run("match", "connect4", "random", "random", "random", "--games", "2")
                        .err())
                .contains("A match in connect4 has 2 players, found 3.");
        assertThat(three("even@1 random even --games 3").err()).contains("Nothing says how long even may think");
        assertThat(three("even@1 random even@1 --games 3 --algorithm engine").err())
                .contains("engine is for 2 players, and this game has 3; use maxn or paranoid.");
        assertThat(three("even@2 random even@2 --games 3 --algorithm paranoid --other-algorithm best-reply")
                        .status())
                .isZero();
    }

    /** The second player of three is neutral and decides for the third; the words of the report are those of docs/many.md. */
    @Test
    void dealingsAreMeasured() {
        String line = "match nim-3 blind blind blind --games 3 --opening 0 --depth 2 --judge 3"
                + " --algorithms maxn,paranoid,best-reply";
        Shell shell = Shell.run(line.split(" "));
        assertThat(shell.err()).isEmpty();
        assertThat(shell.out())
                .contains(
                        "nim-3: blind by maxn, blind by paranoid and blind by best-reply, 3 games, seed 1",
                        "What moves gave up, and what they did to others, in units of a win a game (judged by maxn, blind@3)",
                        "   player               gave up  to 1",
                        "alliances");
        assertThat(Shell.run((line + " --json").split(" ")).out())
                .contains(
                        "\"algorithm\":\"paranoid\"",
                        "\"dealings\":{\"evaluator\":\"blind\",\"depth\":3,\"players\":[{");
    }

    @Test
    void payoffsOfTwoWhoNeedNotBeOpposed() {
        Shell shell = Shell.run("match staghunt trusting trusting --games 2 --opening 0 --depth 6".split(" "));
        assertThat(shell.lines()).hasSize(5);
        assertThat(shell.lines().get(2)).startsWith("trusting     0      0   3.000");
        assertThat(Shell.run("match staghunt trusting careful --games 2 --depth 3 --algorithm alpha-beta".split(" "))
                        .err())
                .contains("alpha-beta is right only for zero-sum games, and this one is not; use maxn instead.");
    }

    @Test
    void whatDoesNotFitIsRefused() {
        String nim = "match nim-3 blind blind blind --games 3 --depth 2 ";
        assertThat(Shell.run((nim + "--algorithms maxn,paranoid").split(" ")).err())
                .contains("--algorithms names 2 for 3 players; expected one for each.");
        assertThat(Shell.run((nim + "--algorithms maxn,maxn,maxn --algorithm uct").split(" "))
                        .err())
                .contains("Give --algorithms for all players, or --algorithm and --other-algorithm, not both.");
        assertThat(Shell.run("match whist random random random random --games 2 --judge 1".split(" "))
                        .err())
                .contains("maxn, which sees everything, and whist hides something from its players");
        assertThat(Shell.run("match connect4 random random --games 2 --judge 1".split(" "))
                        .err())
                .contains("whatever helps one harms the other");
        assertThat(Shell.run("match chinese-checkers-6 random random random random random random random --games 2"
                                .split(" "))
                        .err())
                .contains("A match in chinese-checkers-6 has 6 players, found 7.");
        assertThat(Shell.run("match chinese-checkers-5 random --games 2".split(" "))
                        .err())
                .contains("There is no game named chinese-checkers-5; installed: ");
    }

    @Test
    void diceAreRolledInMatchesOfTwo() throws IOException {
        Shell shell = Shell.installed(
                TinyDice.class, folder, "", "match tiny even@6 random --games 40 --opening 0 --seed 2".split(" "));
        assertThat(shell.err()).isEmpty();
        assertThat(shell.lines())
                .startsWith("tiny: even@6 against random, 40 games, seed 2", "won 25, drawn 0, lost 15")
                .endsWith("ended by the rules 40");
    }
}
