package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.play.player.WrittenPlayers.player;
import static org.outwit.play.player.WrittenPlayers.somewhere;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.othello.Othello;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;
import org.outwit.play.resources.SharedResources;

class PlayersTest {

    private static final ConnectFour CONNECT_FOUR = new ConnectFour();

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

    /** A player who errs draws among moves by their values, with any search that finds these. */
    @Test
    void withDicePlayersMayErrToo() {
        Backgammon game = new Backgammon();
        BackgammonPosition position = game.start();
        position.play(game.notation().parse(position, "31"));
        Set<Integer> chosen = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            chosen.add(player(game, "balanced@1%0.1", PlayerSettings.USUAL.seeded(seed * SplitMix64.GOLDEN_GAMMA))
                    .choose(position, Limits.depth(1))
                    .move());
        }
        assertThat(chosen.size()).isBetween(2, 15);
    }

    /** The order of moves is remembered from turn to turn, the same each time, unless the game advises against it. */
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
    void aNegatedFunctionStillWantsToWin() {
        var position = CONNECT_FOUR.notation().position("112233");
        Result result = player(CONNECT_FOUR, "-lines@2").choose(position, Limits.NONE);
        assertThat(CONNECT_FOUR.notation().format(position, result.move())).isEqualTo("4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"lines", "lines%0.2", "(lines,attack)", "random"})
    void aTableIsBorrowedByWhoSearchesWithOne(String text) {
        try (Resources resources = new Resources(64 << 20, DataFolder.ofUser())) {
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
