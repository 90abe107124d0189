package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.Table;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.model.MStar;
import org.outwit.core.model.MStarEpsilon;
import org.outwit.core.model.Mind;
import org.outwit.core.model.NextReply;
import org.outwit.core.player.Player;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.games.chess.Chess;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.othello.Othello;

class PlayersTest {

    private static final ConnectFour CONNECT_FOUR = new ConnectFour();

    private static <P extends Position> SearchingThinker<P> player(Game<P> game, String text, Equipment equipment) {
        return Players.of(game, Player.parse(text), equipment);
    }

    private static <P extends Position> SearchingThinker<P> player(Game<P> game, String text) {
        return player(game, text, Equipment.USUAL);
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
            Result expected = new Engine<>(game, game.evaluator("mobility"), Table.ofMegabytes(16))
                    .search(position, Limits.depth(4));
            assertThat(player(game, "mobility@4").think(position, Limits.NONE)).isEqualTo(expected);
            assertThat(player(game, "mobility").think(position, Limits.depth(4)))
                    .isEqualTo(expected);
        }
    }

    @Test
    void theDepthOfAPlayerAndOfTheLimitsBothHold() {
        var position = CONNECT_FOUR.start();
        assertThat(player(CONNECT_FOUR, "lines@3")
                        .think(position, Limits.depth(5))
                        .depth())
                .isEqualTo(3);
        assertThat(player(CONNECT_FOUR, "lines@5")
                        .think(position, Limits.depth(2))
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
        Player written = Player.parse(text);
        MStar<ConnectFourPosition> definition = new MStar<>(Players.mind(CONNECT_FOUR, written));
        Random random = new Random(7);
        Equipment equipment = Equipment.USUAL.with(Algorithm.named(algorithm)).exactly();
        Thinker<ConnectFourPosition> thinker = player(CONNECT_FOUR, text, equipment);
        for (int i = 0; i < 15; i++) {
            var position = somewhere(CONNECT_FOUR, random, 2 + i);
            Result expected = definition.search(position, position.mover(), Limits.depth(4));
            Result result = thinker.think(position, Limits.depth(4));
            assertThat(result.value()).as("%s %d", text, i).isEqualTo(expected.value());
            if (written instanceof Player.Modelling) assertThat(result.move()).isEqualTo(expected.move());
        }
    }

    @Test
    void nextReplyAndErrorsAreTheirListings() {
        Random random = new Random(3);
        for (int i = 0; i < 10; i++) {
            var position = somewhere(CONNECT_FOUR, random, 3 + i);
            Mind<ConnectFourPosition> mind = Players.mind(CONNECT_FOUR, Player.parse("(lines,attack@2)"));
            Result reply = new NextReply<>(mind).search(position, position.mover(), Limits.depth(4));
            Result result = player(
                            CONNECT_FOUR,
                            "(lines,attack@2)",
                            Equipment.USUAL.with(Algorithm.NEXT_REPLY).exactly())
                    .think(position, Limits.depth(4));
            assertThat(result.value()).isEqualTo(reply.value());
            assertThat(result.move()).isEqualTo(reply.move());

            Mind<ConnectFourPosition> unsure = Players.mind(CONNECT_FOUR, Player.parse("(lines,attack~0.01)"));
            assertThat(unsure.model().error()).isEqualTo(CONNECT_FOUR.scale().value(0.01));
            var range = new MStarEpsilon<>(unsure).search(position, Limits.depth(3));
            Result cautious = player(CONNECT_FOUR, "(lines,attack~0.01)").think(position, Limits.depth(3));
            assertThat(cautious.move()).isEqualTo(range.cautious());
            assertThat(cautious.value()).isEqualTo((int) range.low());
            assertThat(cautious.bound()).isEqualTo(Bound.LOWER);
        }
    }

    @Test
    void aMixtureOfOneAndATemperatureOfNothingAreTheModel() {
        Random random = new Random(4);
        MStar<ConnectFourPosition> definition = new MStar<>(Players.mind(CONNECT_FOUR, Player.parse("(lines,attack)")));
        for (int i = 0; i < 10; i++) {
            var position = somewhere(CONNECT_FOUR, random, 3 + i);
            Result expected = definition.search(position, position.mover(), Limits.depth(3));
            for (String text : List.of("(lines,1*attack)", "(lines,0.5*attack+0.5*attack)", "(lines,attack%0)")) {
                Result result = player(CONNECT_FOUR, text).think(position, Limits.depth(3));
                assertThat(result.move()).as(text).isEqualTo(expected.move());
                assertThat(result.value()).as(text).isEqualTo(expected.value());
            }
        }
    }

    @Test
    void aMarginKeepsTheModelFromCostingMore() {
        Random random = new Random(5);
        Minimax<ConnectFourPosition> minimax = new Minimax<>(CONNECT_FOUR.evaluator("lines"));
        for (String algorithm : List.of("alpha-beta*", "m*")) {
            Equipment equipment = Equipment.USUAL
                    .with(Algorithm.named(algorithm))
                    .losingAtMost(0.002)
                    .exactly();
            Thinker<ConnectFourPosition> thinker = player(CONNECT_FOUR, "(lines,attack)", equipment);
            for (int i = 0; i < 10; i++) {
                var position = somewhere(CONNECT_FOUR, random, 4 + i);
                int best = minimax.search(position, position.mover(), Limits.depth(4))
                        .value();
                int viewer = position.mover();
                position.make(thinker.think(position, Limits.depth(4)).move());
                int got = minimax.search(position, viewer, Limits.depth(3)).value();
                assertThat(got)
                        .isGreaterThanOrEqualTo(best - CONNECT_FOUR.scale().value(0.002));
            }
        }
    }

    @Test
    void randomPlayersAreRandomAndRepeatable() {
        var position = CONNECT_FOUR.start();
        int[] counts = new int[7];
        Thinker<ConnectFourPosition> thinker = player(CONNECT_FOUR, "random", Equipment.USUAL.seeded(9));
        Thinker<ConnectFourPosition> again = player(CONNECT_FOUR, "random", Equipment.USUAL.seeded(9));
        for (int i = 0; i < 700; i++) {
            int move = thinker.think(position, Limits.NONE).move();
            assertThat(again.think(position, Limits.NONE).move()).isEqualTo(move);
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
        answers(chess, text, Equipment.USUAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"next-reply", "m*", "simple-pruning", "alpha-beta*"})
    void searchesInsideSearchesAnswerInTime(String algorithm) {
        Equipment equipment = Equipment.USUAL.with(Algorithm.named(algorithm));
        answers(new Chess(), "(classic,material)", equipment);
        if (!algorithm.equals("next-reply")) answers(new Chess(), "(classic,material)", equipment.losingAtMost(0.5));
    }

    private static <P extends Position> void answers(Game<P> game, String text, Equipment equipment) {
        P position = game.start();
        Thinker<P> thinker = player(game, text, equipment);
        long start = System.nanoTime();
        Result timed = thinker.think(position, Limits.time(Duration.ofMillis(20)));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).as(text).isLessThan(Duration.ofSeconds(2));
        position.play(timed.move());
        Result one = thinker.think(position, Limits.NONE.withNodes(1));
        position.play(one.move());
        assertThat(one.isKnown()).isFalse();
        Result asked = thinker.think(position, Limits.NONE.stoppedBy(() -> true));
        position.play(asked.move());
    }

    @Test
    void equallyGoodMovesAreThoseOfTheDefinition() {
        var kalah = new Kalah();
        Random random = new Random(6);
        int several = 0;
        for (int i = 0; i < 40; i++) {
            var position = somewhere(kalah, random, i);
            var thinker = player(kalah, "stores", Equipment.USUAL.exactly());
            Result found = thinker.think(position, Limits.depth(3));
            List<Integer> equal = thinker.equallyGood(position, found);
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
                    .think(CONNECT_FOUR.start(), Limits.depth(3), result -> depths.add(result.depth()));
            assertThat(depths).as(text).containsExactly(0, 1, 2, 3);
            assertThat(last.depth()).isEqualTo(3);
        }
    }

    @Test
    void instinctFollowsTheLineThatWasExpected() {
        var thinker = player(CONNECT_FOUR, "lines@5");
        var position = CONNECT_FOUR.notation().position("44");
        Result first = thinker.think(position, Limits.NONE);
        position.play(first.line().get(0));
        position.play(first.line().get(1));
        List<Result> words = new ArrayList<>();
        thinker.think(position, Limits.NONE, words::add);
        assertThat(words.get(0).move()).isEqualTo(first.line().get(2));
        assertThat(words.get(0).isKnown()).isFalse();
    }

    @Test
    void whatDoesNotFitGetsASentence() {
        assertThatThrownBy(() -> player(CONNECT_FOUR, "clever"))
                .hasMessage("connect4 has no evaluator named 'clever'; it has lines, centre, threats, attack.");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,greedy)"))
                .hasMessageStartingWith("connect4 has no evaluator named 'greedy', which belongs to othello; it has");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "lines@0")).hasMessageContaining("depth 0 must be 1 or more");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,random)")).hasMessageContaining("values nothing");
        refused("(lines,attack)", Algorithm.ENGINE, "engine knows no model of the opponent");
        refused("lines", Algorithm.NEXT_REPLY, "next-reply needs a model of the opponent");
        refused("(lines,attack~1)", Algorithm.M_STAR, "m* does not use an error; m*-epsilon does.");
        refused("(lines,attack%1)", Algorithm.M_STAR, "m* does not use a temperature of the opponent");
        refused("(lines,0.5*attack+0.5*centre)", Algorithm.M_STAR, "has a mixture; use prom.");
        refused("(lines,attack@2~1)", Algorithm.EPSILON, "m*-epsilon does not use a depth of the opponent");
        refused("lines%1", Algorithm.PVS, "plays by the engine, not by pvs.");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines%1,attack)")).hasMessageContaining("without a model");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,(attack,0.5*lines+0.5*centre))"))
                .hasMessageContaining("not those of his models");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "lines", Equipment.USUAL.losingAtMost(1)))
                .hasMessageContaining("A margin is for players with one model");
        assertThatThrownBy(() -> player(CONNECT_FOUR, "(lines,attack)", Equipment.USUAL.onThreads(2)))
                .hasMessageContaining("Only the engine searches with several threads");
        assertThatThrownBy(() -> Algorithm.named("negascout")).hasMessageContaining("there are engine, minimax,");
    }

    private static void refused(String text, Algorithm algorithm, String sentence) {
        assertThatThrownBy(() -> player(CONNECT_FOUR, text, Equipment.USUAL.with(algorithm)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void aNegatedFunctionStillWantsToWin() {
        var position = CONNECT_FOUR.notation().position("112233");
        Result result = player(CONNECT_FOUR, "-lines@2").think(position, Limits.NONE);
        assertThat(CONNECT_FOUR.notation().format(position, result.move())).isEqualTo("4");
    }
}
