package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.model.MStar;
import org.outwit.core.model.MStarEpsilon;
import org.outwit.core.model.NextReply;
import org.outwit.core.model.Player;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.games.chess.Chess;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.othello.Othello;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;
import org.outwit.play.resources.SharedResources;

class PlayersTest {

    private static final ConnectFour CONNECT_FOUR = new ConnectFour();

    private static <P extends Position> SearchingChooser<P> player(
            Game<P> game, String text, PlayerSettings equipment) {
        return Players.of(game, PlayerSpec.parse(text), equipment);
    }

    private static <P extends Position> SearchingChooser<P> player(Game<P> game, String text) {
        return player(game, text, PlayerSettings.USUAL);
    }

    /** A position after random moves that is not over. */
    private static <P extends Position> P somewhere(Game<P> game, Random random, int plies) {
        while (true) {
            P position = game.start();
            for (int i = 0; i < plies && !position.isOver(); i++) {
                int[] moves = new int[position.mostMoves()];
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            if (!position.isOver()) return position;
        }
    }

    @Test
    void aPlainPlayerIsTheEngine() {
        var game = new Othello();
        Random random = new Random(1);
        for (int i = 0; i < 10; i++) {
            var position = somewhere(game, random, 2 * i);
            Result expected = new Engine<>(game, game.evaluator("mobility"), TranspositionTable.ofMegabytes(16))
                    .search(position, Limits.depth(4));
            assertThat(player(game, "mobility@4").choose(position, Limits.NONE)).isEqualTo(expected);
            assertThat(player(game, "mobility").choose(position, Limits.depth(4)))
                    .isEqualTo(expected);
        }
    }

    /** The order of moves is remembered from turn to turn, the same each time, unless the game advises against it. */
    /** Who errs draws among moves by their values, whatever search finds these. */
    @Test
    void withDicePlayersMayErrToo() {
        Backgammon game = new Backgammon();
        BackgammonPosition position = game.start();
        position.play(game.notation().parse(position, "31"));
        Set<Integer> chosen = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            chosen.add(player(game, "balanced@1%0.1", PlayerSettings.USUAL.seeded(seed * 0x9E3779B97F4A7C15L))
                    .choose(position, Limits.depth(1))
                    .move());
        }
        assertThat(chosen.size()).isBetween(2, 15);
    }

    @ParameterizedTest
    @CsvSource({"checkers, true", "chess, true", "othello, false"})
    void aPlainPlayerRemembersTheGame(String name, boolean remembers) {
        remembersTheGame(Games.named(name), remembers);
    }

    private static <P extends Position> void remembersTheGame(Game<P> game, boolean remembers) {
        Limits limits = Limits.depth(5);
        long all = 0;
        long anew = 0;
        try (SearchingChooser<P> one = player(game, game.defaultEvaluatorName());
                SearchingChooser<P> other = player(game, game.defaultEvaluatorName());
                SearchingChooser<P> forgetful = player(game, game.defaultEvaluatorName())) {
            GameHistory<P> history = GameHistory.from(game.start());
            for (int ply = 0; ply < 16; ply++) {
                if (ply % 2 == 0) {
                    Result found = one.choose(Turn.of(history, limits));
                    assertThat(other.choose(Turn.of(history, limits))).isEqualTo(found);
                    all += found.counts().nodes();
                    anew += forgetful.choose(history.end(), limits).counts().nodes();
                }
                history = history.then(
                        new RandomMoves<P>(ply).search(history.end(), limits).move());
            }
        }
        assertThat(all != anew).as(all + " nodes, and anew " + anew).isEqualTo(remembers);
    }

    @Test
    void theDepthOfAPlayerAndOfTheLimitsBothHold() {
        var position = CONNECT_FOUR.start();
        assertThat(player(CONNECT_FOUR, "lines@3")
                        .choose(position, Limits.depth(5))
                        .depth())
                .isEqualTo(3);
        assertThat(player(CONNECT_FOUR, "lines@5")
                        .choose(position, Limits.depth(2))
                        .depth())
                .isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "engine lines",
                "minimax lines",
                "alpha-beta lines",
                "pvs lines",
                "mtd-f lines",
                "m* lines",
                "m* (lines,attack)",
                "m*-one-pass (lines,attack)",
                "m*-one-pass (lines,attack@2)",
                "simple-pruning (lines,attack@2)",
                "simple-pruning (lines,(attack,centre))",
                "alpha-beta* (lines,attack)",
                "alpha-beta* (lines,attack@2)",
                "alpha-beta* (lines,(attack,centre))",
                "alpha-beta* (-lines,-attack@3)",
            })
    void everyAlgorithmFindsTheValueOfTheDefinition(String algorithm, String text) {
        PlayerSpec written = PlayerSpec.parse(text);
        MStar<ConnectFourPosition> definition = new MStar<>(Players.player(CONNECT_FOUR, written));
        Random random = new Random(7);
        PlayerSettings equipment =
                PlayerSettings.USUAL.with(Algorithm.named(algorithm)).exactly();
        MoveChooser<ConnectFourPosition> chooser = player(CONNECT_FOUR, text, equipment);
        for (int i = 0; i < 15; i++) {
            var position = somewhere(CONNECT_FOUR, random, 2 + i);
            Result expected = definition.search(position, position.mover(), Limits.depth(4));
            Result result = chooser.choose(position, Limits.depth(4));
            // The engine counts a win down by its plies, of which there are no more than were looked at.
            int plies = algorithm.equals("engine")
                    ? ForcedEnd.of(CONNECT_FOUR, result.value())
                            .map(ForcedEnd::plies)
                            .orElse(0)
                    : 0;
            assertThat(plies).isLessThanOrEqualTo(4);
            int value = result.value() + Integer.signum(result.value()) * plies;
            assertThat(value).as("%s %d", text, i).isEqualTo(expected.value());
            if (written instanceof PlayerSpec.Modelling)
                assertThat(result.move()).isEqualTo(expected.move());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gsearch-alpha-beta",
                "maxsearch",
                "minsearch",
                "h**",
                "sss*",
                "sss-2",
                "dual-sss*",
                "dual-sss-2",
                "maxn",
                "paranoid",
                "best-reply",
                "m*-multi",
                "expectiminimax",
                "star1",
                "star2"
            })
    void whateverSearchesForMinimaxFindsIt(String algorithm) {
        Minimax<ConnectFourPosition> definition = new Minimax<>(CONNECT_FOUR.evaluator("lines"));
        Random random = new Random(11);
        MoveChooser<ConnectFourPosition> chooser =
                player(CONNECT_FOUR, "lines", PlayerSettings.USUAL.with(Algorithm.named(algorithm)));
        for (int i = 0; i < 10; i++) {
            var position = somewhere(CONNECT_FOUR, random, 2 + i);
            Result expected = definition.search(position, position.mover(), Limits.depth(4));
            Result result = chooser.choose(position, Limits.depth(4));
            assertThat(result.value()).as("%s %d", algorithm, i).isEqualTo(expected.value());
        }
    }

    @Test
    void modelsByIndexAreModels() {
        Random random = new Random(12);
        MStar<ConnectFourPosition> definition =
                new MStar<>(Players.player(CONNECT_FOUR, PlayerSpec.parse("(lines,attack@2)")));
        for (int i = 0; i < 10; i++) {
            var position = somewhere(CONNECT_FOUR, random, 2 + 2 * i); // the first player's turn, so the other is 1
            Result expected = definition.search(position, position.mover(), Limits.depth(4));
            Result result = player(CONNECT_FOUR, "(lines,1:attack@2)").choose(position, Limits.depth(4));
            assertThat(result.move()).as("%d", i).isEqualTo(expected.move());
            assertThat(result.value()).as("%d", i).isEqualTo(expected.value());
        }
    }

    @Test
    void nextReplyAndErrorsAreTheirListings() {
        Random random = new Random(3);
        for (int i = 0; i < 10; i++) {
            var position = somewhere(CONNECT_FOUR, random, 3 + i);
            Player<ConnectFourPosition> searcher = Players.player(CONNECT_FOUR, PlayerSpec.parse("(lines,attack@2)"));
            Result reply = new NextReply<>(searcher).search(position, position.mover(), Limits.depth(4));
            Result result = player(
                            CONNECT_FOUR,
                            "(lines,attack@2)",
                            PlayerSettings.USUAL.with(Algorithm.NEXT_REPLY).exactly())
                    .choose(position, Limits.depth(4));
            assertThat(result.value()).isEqualTo(reply.value());
            assertThat(result.move()).isEqualTo(reply.move());

            Player<ConnectFourPosition> unsure = Players.player(CONNECT_FOUR, PlayerSpec.parse("(lines,attack~0.01)"));
            assertThat(unsure.model().error()).isEqualTo(CONNECT_FOUR.scale().value(0.01));
            var range = new MStarEpsilon<>(unsure).search(position, Limits.depth(3));
            Result cautious = player(CONNECT_FOUR, "(lines,attack~0.01)").choose(position, Limits.depth(3));
            assertThat(cautious.move()).isEqualTo(range.cautious());
            assertThat(cautious.value()).isEqualTo((int) range.low());
            assertThat(cautious.bound()).isEqualTo(Bound.LOWER);
        }
    }

    @Test
    void aMixtureOfOneAndATemperatureOfNothingAreTheModel() {
        Random random = new Random(4);
        MStar<ConnectFourPosition> definition =
                new MStar<>(Players.player(CONNECT_FOUR, PlayerSpec.parse("(lines,attack)")));
        for (int i = 0; i < 10; i++) {
            var position = somewhere(CONNECT_FOUR, random, 3 + i);
            Result expected = definition.search(position, position.mover(), Limits.depth(3));
            for (String text : List.of("(lines,1*attack)", "(lines,0.5*attack+0.5*attack)", "(lines,attack%0)")) {
                Result result = player(CONNECT_FOUR, text).choose(position, Limits.depth(3));
                assertThat(result.move()).as(text).isEqualTo(expected.move());
                assertThat(result.value()).as(text).isEqualTo(expected.value());
            }
        }
    }

    @Test
    void aMarginKeepsTheModelFromCostingMore() {
        Random random = new Random(5);
        Minimax<ConnectFourPosition> minimax = new Minimax<>(CONNECT_FOUR.evaluator("lines"));
        for (String each : List.of(
                "alpha-beta* (lines,attack)",
                "m* (lines,attack)",
                "next-reply (lines,attack)",
                "expected-reply (lines,attack@2%0.01)",
                "m*-quantal (lines,attack%0.01)",
                "m*-epsilon (lines,attack~0.001)",
                "prom (lines,0.5*attack+0.5*centre)",
                "m*-multi (lines,1:attack)")) {
            String[] parts = each.split(" ");
            PlayerSettings equipment = PlayerSettings.USUAL
                    .with(Algorithm.named(parts[0]))
                    .losingAtMost(0.002)
                    .exactly();
            MoveChooser<ConnectFourPosition> chooser = player(CONNECT_FOUR, parts[1], equipment);
            for (int i = 0; i < 10; i++) {
                var position = somewhere(CONNECT_FOUR, random, 4 + 2 * i); // the first player's turn
                int best = minimax.search(position, position.mover(), Limits.depth(4))
                        .value();
                int viewer = position.mover();
                position.make(chooser.choose(position, Limits.depth(4)).move());
                int got = minimax.search(position, viewer, Limits.depth(3)).value();
                assertThat(got)
                        .as(each)
                        .isGreaterThanOrEqualTo(best - CONNECT_FOUR.scale().value(0.002));
            }
        }
    }

    @Test
    void randomPlayersAreRandomAndRepeatable() {
        var position = CONNECT_FOUR.start();
        int[] counts = new int[7];
        MoveChooser<ConnectFourPosition> chooser = player(CONNECT_FOUR, "random", PlayerSettings.USUAL.seeded(9));
        MoveChooser<ConnectFourPosition> again = player(CONNECT_FOUR, "random", PlayerSettings.USUAL.seeded(9));
        for (int i = 0; i < 700; i++) {
            int move = chooser.choose(position, Limits.NONE).move();
            assertThat(again.choose(position, Limits.NONE).move()).isEqualTo(move);
            counts[move]++;
        }
        for (int count : counts) assertThat(count).isBetween(60, 140);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "classic",
                "(classic,material)",
                "(classic,(material,classic))",
                "(classic,material%0.2)",
                "(classic,material~0.2)",
                "(classic,0.5*material+0.5*trader)",
                "classic%0.2",
            })
    void everybodyAnswersInTimeAndWithinTheSmallestLimits(String text) {
        Game<?> chess = new Chess();
        answers(chess, text, PlayerSettings.USUAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"next-reply", "m*", "simple-pruning", "alpha-beta*", "expected-reply"})
    void searchesInsideSearchesAnswerInTime(String algorithm) {
        PlayerSettings equipment = PlayerSettings.USUAL.with(Algorithm.named(algorithm));
        if (algorithm.equals("expected-reply")) {
            answers(new Chess(), "(classic,material@2%0.2)", equipment);
            answers(new Chess(), "(classic,material@9%0.2)", equipment); // which no budget pays for
            return;
        }
        answers(new Chess(), "(classic,material)", equipment);
        if (!algorithm.equals("next-reply")) answers(new Chess(), "(classic,material)", equipment.losingAtMost(0.5));
    }

    private static <P extends Position> void answers(Game<P> game, String text, PlayerSettings equipment) {
        P position = game.start();
        MoveChooser<P> chooser = player(game, text, equipment);
        // Of processor time, because what others do on the machine is not the player's.
        ThreadMXBean processor = ManagementFactory.getThreadMXBean();
        long start = processor.getCurrentThreadCpuTime();
        Result timed = chooser.choose(position, Limits.time(Duration.ofMillis(20)));
        long spent = processor.getCurrentThreadCpuTime() - start;
        assertThat(Duration.ofNanos(spent)).as(text).isLessThan(Duration.ofSeconds(2));
        position.play(timed.move());
        Result one = chooser.choose(position, Limits.NONE.withNodes(1));
        position.play(one.move());
        assertThat(one.isKnown()).isFalse();
        Result asked = chooser.choose(position, Limits.NONE.stoppedBy(() -> true));
        position.play(asked.move());
    }

    @Test
    void equallyGoodMovesAreThoseOfTheDefinition() {
        var kalah = new Kalah();
        Random random = new Random(6);
        int several = 0;
        for (int i = 0; i < 40; i++) {
            var position = somewhere(kalah, random, i);
            var chooser = player(kalah, "stores", PlayerSettings.USUAL.exactly());
            Result found = chooser.choose(position, Limits.depth(3));
            List<Integer> equal = chooser.equallyGood(kalah, position, found);
            int viewer = position.mover();
            int[] moves = new int[position.mostMoves()];
            int end = position.moves(moves, 0);
            for (int k = 0; k < end; k++) {
                position.make(moves[k]);
                int value = new Minimax<>(kalah.evaluator("stores"))
                        .search(position, viewer, Limits.depth(2))
                        .value();
                position.undo();
                assertThat(equal.contains(moves[k])).isEqualTo(value == found.value());
            }
            if (equal.size() > 1) several++;
        }
        assertThat(several).isPositive();
    }

    @Test
    void progressTellsEveryDepth() {
        for (String text : List.of("lines", "(lines,attack)", "(lines,attack%0.1)", "lines%0.1")) {
            List<Integer> depths = new ArrayList<>();
            Result last = player(CONNECT_FOUR, text)
                    .choose(Turn.at(CONNECT_FOUR.start(), Limits.depth(3))
                            .telling(result -> depths.add(result.depth())));
            assertThat(depths).as(text).containsExactly(0, 1, 2, 3);
            assertThat(last.depth()).isEqualTo(3);
        }
    }

    @Test
    void instinctFollowsTheLineThatWasExpected() {
        var chooser = player(CONNECT_FOUR, "lines@5");
        var position = CONNECT_FOUR.notation().position("44");
        Result first = chooser.choose(position, Limits.NONE);
        position.play(first.line().get(0));
        position.play(first.line().get(1));
        List<Result> words = new ArrayList<>();
        chooser.choose(Turn.at(position, Limits.NONE).telling(words::add));
        assertThat(words.get(0).move()).isEqualTo(first.line().get(2));
        assertThat(words.get(0).isKnown()).isFalse();
    }

    @Test
    void whatDoesNotFitGetsASentence() {
        assertThatThrownBy(() -> player(CONNECT_FOUR, "clever"))
                .hasMessage(
                        "connect4 has no evaluator named 'clever'; it has lines, centre, threats, attack, and the characters"
                                + " cleo, theo.");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,greedy)"))
                .hasMessageStartingWith("connect4 has no evaluator named 'greedy', which belongs to othello; it has");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "lines@0")).hasMessageContaining("depth 0 must be 1 or more");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,random)")).hasMessageContaining("plays without values");
        refused("(lines,attack)", Algorithm.ENGINE, "engine knows no model of the opponent");
        refused("lines", Algorithm.NEXT_REPLY, "next-reply needs a model of the opponent, such as (lines,MODEL).");
        refused(
                "(lines,attack%1)",
                Algorithm.EXPECTED_REPLY,
                "expected-reply needs to know how far the opponent looks, as in attack@2; found (lines,attack%1).");
        refused("(lines,(attack,lines))", Algorithm.EXPECTED_REPLY, "predicts what the opponent plays, whatever they");
        refused("(lines,attack~1)", Algorithm.M_STAR, "m* does not use an error; m*-epsilon does; found 'attack~1'.");
        refused(
                "(lines,attack%1)",
                Algorithm.M_STAR, "m* does not use a temperature; m*-quantal does; found 'attack%1'.");
        refused(
                "(lines,0.5*attack+0.5*centre)",
                Algorithm.M_STAR,
                "m* takes one model of the opponent, not a mixture; use prom.");
        refused(
                "(lines,attack@2~1)",
                Algorithm.EPSILON,
                "m*-epsilon does not use a depth of the opponent; m* and simple-pruning do;");
        refused("lines", Algorithm.M, "m asks an oracle what the opponent plays");
        refused("lines", Algorithm.LEARN_DEPTH, "use 'outwit learn'.");
        refused("lines", Algorithm.SHALLOW_PRUNING, "use maxn or paranoid.");
        refused("(lines,attack)", Algorithm.ONE_PASS_ALPHA_BETA_STAR, "use alpha-beta*.");
        refused("(lines,1:attack)", Algorithm.M_STAR, "not one of each by index; use m*-multi.");
        refused("lines%1", Algorithm.PVS, "plays by the engine, not by pvs.");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines%1,attack)")).hasMessageContaining("without a model");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,(attack,0.5*lines+0.5*centre))"))
                .hasMessageContaining("prom mixes the opponents of the player, not those of a model; found");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "lines", PlayerSettings.USUAL.losingAtMost(1)))
                .hasMessageContaining("A margin is for players with a model of the opponent, and lines has none.");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,attack)", PlayerSettings.USUAL.onThreads(2)))
                .hasMessageContaining("Only the engine searches with several threads");
        assertThatThrownBy(() -> Algorithm.named("negascout"))
                .hasMessageContaining("unknown algorithm 'negascout'; expected one of minimax,");
    }

    private static void refused(String text, Algorithm algorithm, String sentence) {
        assertThatThrownBy(() -> player(CONNECT_FOUR, text, PlayerSettings.USUAL.with(algorithm)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void aNegatedFunctionStillWantsToWin() {
        var position = CONNECT_FOUR.notation().position("112233");
        Result result = player(CONNECT_FOUR, "-lines@2").choose(position, Limits.NONE);
        assertThat(CONNECT_FOUR.notation().format(position, result.move())).isEqualTo("4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"lines", "lines%0.2", "(lines,attack)", "random"})
    void aTableIsBorrowedByWhoSearchesWithOne(String text) {
        try (Resources resources = new Resources(64 << 20, DataFolder.ofUser(Map.of()))) {
            PlayerSettings settings = PlayerSettings.USUAL.withTable(2).sharing(resources);
            boolean needs = !text.equals("random");
            for (int game = 0; game < 100; game++) { // more than there are tables, were they not given back
                try (SearchingChooser<ConnectFourPosition> chooser =
                        Players.of(CONNECT_FOUR, PlayerSpec.parse(text), settings)) {
                    if (game == 0) assertThat(resources.tableBytesTaken()).isZero();
                    if (game % 2 == 0) chooser.choose(CONNECT_FOUR.start(), Limits.depth(2));
                    else chooser.prepared();
                }
            }
            assertThat(resources.tableBytesTaken() >> 20).isEqualTo(needs ? 2 : 0);
        }
    }

    /** With threads of the program, and a table that several of them use. */
    @Test
    void helpersAreThreadsOfTheProgram() {
        PlayerSettings settings = PlayerSettings.USUAL.onThreads(3).sharing(SharedResources.OF_TESTS);
        try (SearchingChooser<ConnectFourPosition> chooser =
                Players.of(CONNECT_FOUR, PlayerSpec.parse("lines"), settings)) {
            assertThat(chooser.choose(CONNECT_FOUR.start(), Limits.depth(8)).isKnown())
                    .isTrue();
        }
    }
}
