package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.play.player.WrittenPlayers.player;
import static org.outwit.play.player.WrittenPlayers.somewhere;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.ForcedEnd;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.model.ForeseenLine;
import org.outwit.core.model.ForeseenLines;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.MStar;
import org.outwit.core.model.MStarEpsilon;
import org.outwit.core.model.NextReply;
import org.outwit.core.model.Player;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

/** For every search of a player, value and move are those of its definition. */
class PlayerDefinitionsTest {

    private static final ConnectFour CONNECT_FOUR = new ConnectFour();

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

            ForeseenLine line = ForeseenLines.best(new ForeseenLines<>(
                            searcher,
                            LinePlan.trusting(0.95, 2.0 * CONNECT_FOUR.scale().unit()))
                    .lines(position, Limits.depth(4)));
            Result foreseen = player(
                            CONNECT_FOUR,
                            "(lines,attack@2)",
                            PlayerSettings.USUAL.with(Algorithm.FORESEEN_LINES).exactly())
                    .choose(position, Limits.depth(4));
            assertThat(foreseen.value()).isEqualTo(line.values().get(0));
            assertThat(foreseen.line()).isEqualTo(line.moves());

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
                "foreseen-lines (lines,attack@2)",
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
}
