package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Position;
import org.outwit.core.game.Scale;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.record.Outcome;
import org.outwit.play.player.Forfeit;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.resources.SharedResources;

/** Games of three, and games with dice. */
class ManySeatsTest {

    private static final TinyGame THREE = new TinyGame(3, false, 7);
    private static final TinyGame DICE = new TinyGame(2, true, 9);

    @TempDir
    private Path folder;

    private static MoveChooser<TinyPosition> taking(int stones) {
        return turn -> Result.played(Math.min(stones, turn.position().stones()), Counts.ZERO);
    }

    private static GameReport play(TinyGame game, Dice dice, List<MoveChooser<TinyPosition>> players) {
        Clock clock = new Clock(TimeControl.NONE, game.players());
        return new Referee<>(game, 100).play(new int[0], players, Limits.NONE, clock, dice, () -> false);
    }

    @Test
    void threePlayersPlayAWholeGameAndEachGetsTheirPayoff() {
        GameReport report = play(THREE, Dice.NONE, List.of(taking(1), taking(2), taking(1)));
        assertThat(report.moves()).containsExactly(1, 2, 1, 1, 2);
        assertThat(report.payoffs()).containsExactly(0, 2, -2);
        assertThat(report.end()).isEqualTo(GameEnd.RULES);
        assertThat(report.outcome()).isEqualTo(Outcome.UNKNOWN); // which is a word for two
        assertThatThrownBy(() -> play(THREE, Dice.NONE, List.of(taking(1), taking(1))))
                .hasMessageContaining("for 3 players, found 2");
    }

    @Test
    void whoForfeitsLosesToAllOthers() {
        MoveChooser<TinyPosition> tired = turn -> {
            throw new Forfeit(Forfeit.Reason.RESIGNATION, "Enough.");
        };
        assertThat(play(THREE, Dice.NONE, List.of(taking(1), tired, taking(1))).payoffs())
                .containsExactly(1, -2, 1);
        assertThat(play(THREE, Dice.NONE, List.of(taking(1), turn -> Result.played(9, Counts.ZERO), taking(1)))
                        .payoffs())
                .containsExactly(1, -2, 1);
    }

    /** A clock that moves only when a player says so, so nothing depends on how busy the machine is. */
    @Test
    void whoOverstepsAmongThreeIsPassedOverAndTheGameGoesOn() {
        AtomicLong now = new AtomicLong();
        AtomicInteger asked = new AtomicInteger();
        MoveChooser<TinyPosition> slow = turn -> {
            now.addAndGet(
                    Duration.ofMillis(asked.incrementAndGet() == 1 ? 600 : 1200).toNanos());
            return taking(2).choose(turn);
        };
        TinyGame game = new TinyGame(3, false, 13);
        TimeControl control = TimeControl.perGame(Duration.ofSeconds(1), Duration.ofMillis(500));
        Clock clock = new Clock(control, 3, now::get, new Reaction());
        GameReport report = new Referee<>(game, 100)
                .play(new int[0], List.of(taking(1), slow, taking(2)), Limits.NONE, clock, Dice.NONE, () -> false);
        assertThat(asked).hasValue(2);
        assertThat(report.moves()).containsExactly(1, 2, 2, 1, 1, 2, 1, 1, 2);
        assertThat(report.end()).isEqualTo(GameEnd.RULES);
        assertThat(report.payoffs()).containsExactly(-2, 0, 2);
        assertThat(report.remark()).isEqualTo("Seat 2 overstepped the time and was passed over from ply 5 on.");
        GameReport two = new Referee<>(new TinyGame(2, false, 13), 100)
                .play(
                        new int[0],
                        List.of(taking(1), slow),
                        Limits.NONE,
                        new Clock(control, 2, now::get, new Reaction()),
                        Dice.NONE,
                        () -> false);
        assertThat(two.end()).isEqualTo(GameEnd.TIME);
        assertThat(two.payoffs()).containsExactly(1, -1);
    }

    @Test
    void whatIsTakenBackIsNotHeldAgainstAnybody() {
        AtomicLong now = new AtomicLong();
        Clock clock = new Clock(TimeControl.perMove(Duration.ofMillis(10)), 3, now::get, new Reaction());
        GameTable<TinyPosition> table = new GameTable<>(THREE, GameHistory.from(THREE.start()), 50, Dice.NONE, clock);
        table.turn(
                turn -> {
                    now.addAndGet(Duration.ofMillis(11).toNanos());
                    return taking(2).choose(turn);
                },
                Limits.NONE);
        assertThat(table.isPassedOver(0)).isTrue();
        assertThat(table.history().moves()).containsExactly(1);
        table.takeBackTo(0);
        assertThat(table.isPassedOver(0)).isFalse();
        assertThat(table.report().remark()).isEmpty();
    }

    @Test
    void chanceMovesByItselfAndNobodyIsAskedForIt() {
        MoveChooser<TinyPosition> careful = turn -> {
            assertThat(turn.position().mover()).isEqualTo(turn.seat()).isNotEqualTo(Position.CHANCE);
            return taking(1).choose(turn);
        };
        GameReport rolled = play(DICE, position -> 2, List.of(careful, careful));
        assertThat(rolled.moves()).startsWith(2, 1, 2, 1).hasSize(18);
        assertThat(rolled.outcome()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(play(DICE, Dice.seeded(3), List.of(careful, careful)).moves())
                .isEqualTo(play(DICE, Dice.seeded(3), List.of(careful, careful)).moves());
        assertThatThrownBy(() -> play(DICE, Dice.NONE, List.of(careful, careful)))
                .hasMessageContaining("given no dice");
    }

    @Test
    void diceFallAsOftenAsTheirProbabilitySays() {
        Dice dice = Dice.seeded(1);
        long ones = IntStream.range(0, 10_000)
                .map(i -> dice.roll(DICE.start()))
                .filter(move -> move == 1)
                .count();
        assertThat(ones / 10_000.0).isCloseTo(0.75, within(0.02));
    }

    private static MatchPlan<TinyPosition> plan(TinyGame game, int games) {
        return new MatchPlan<>(
                game,
                Collections.nCopies(game.players(), PlayerSpec.parse("random")),
                Collections.nCopies(game.players(), PlayerSettings.USUAL.withTable(1)),
                games,
                4,
                Limits.NONE,
                TimeControl.NONE,
                2,
                100);
    }

    @Test
    void aMatchGivesEverybodyEverySeat() {
        // The first seat wins: a fair rotation makes everybody equal.
        List<MatchGame> games = IntStream.range(0, 6)
                .mapToObj(index -> new MatchGame(
                        index, new GameReport(new int[0], List.of(2, 0, -2), GameEnd.RULES, List.of(0L, 0L, 0L), "")))
                .toList();
        for (int side = 0; side < 3; side++) {
            int player = side;
            MatchScore score = MatchScore.of(games, side);
            assertThat(List.of(score.wins(), score.draws(), score.losses(), score.pairs()))
                    .containsExactly(2, 2, 2, 2);
            assertThat(score.points()).isEqualTo(0.5);
            assertThat(games.stream().map(game -> game.seatOf(player)).limit(3).toList())
                    .containsExactlyInAnyOrder(0, 1, 2);
        }
        assertThat(games.get(4).sideOfFirst()).isEqualTo(1);
        assertThat(games.get(4).seatOf(1)).isZero();
    }

    /** In as many games as seats everybody sits everywhere; an even number of players also follow each other equally often, an odd one in twice as many. */
    @Test
    void everybodyFollowsEverybody() {
        for (int seats = 2; seats <= 6; seats++) {
            int games = seats % 2 == 0 ? seats : 2 * seats;
            int[][] sat = new int[seats][seats];
            int[][] after = new int[seats][seats];
            for (int index = 0; index < games; index++) {
                for (int seat = 0; seat < seats; seat++) {
                    int side = MatchGame.sideAt(seat, index, seats);
                    sat[side][seat]++;
                    if (seat > 0) after[side][MatchGame.sideAt(seat - 1, index, seats)]++;
                }
            }
            for (int side = 0; side < seats; side++) {
                for (int other = 0; other < seats; other++) {
                    assertThat(sat[side][other]).as(seats + " seats").isEqualTo(games / seats);
                    assertThat(after[side][other]).as(seats + " seats").isEqualTo(side == other ? 0 : games / seats);
                }
            }
        }
    }

    private static MatchGame game(int index, GameEnd ending, Integer... payoffs) {
        return new MatchGame(index, new GameReport(new int[0], List.of(payoffs), ending, List.of(0L, 0L, 0L), ""));
    }

    @Test
    void payoffsAreInUnitsOfTheGameHoweverItEnded() {
        Scale scale = new Scale(10, "coin");
        MatchGame won = game(0, GameEnd.RULES, 50, -20, -30);
        MatchGame late = game(1, GameEnd.TIME, 1, -2, 1);
        assertThat(List.of(won.payoff(0, scale), won.payoff(1, scale), won.payoff(2, scale)))
                .containsExactly(5.0, -2.0, -3.0);
        assertThat(List.of(late.payoff(0, scale), late.payoff(1, scale), late.payoff(2, scale)))
                .containsExactly(1.0, 1.0, -2.0);
        ConfidenceInterval first = MatchScore.payoff(List.of(won, late), 0, scale);
        assertThat(first.estimate()).isEqualTo(3);
        assertThat(first.low()).isBetween(-3.0, 3.0);
        assertThat(first.high()).isBetween(3.0, 5.0);
    }

    @Test
    void intervalsOfPayoffsHaveAWidthAndCoverTheTruth() {
        Scale scale = new Scale(1, "point");
        List<MatchGame> equal = IntStream.range(0, 12)
                .mapToObj(index -> game(index, GameEnd.RULES, 2, 0, -2))
                .toList();
        ConfidenceInterval same = MatchScore.payoff(equal, 0, scale);
        assertThat(same.estimate()).isZero();
        assertThat(same.low()).isLessThan(-0.1);
        assertThat(same.high()).isGreaterThan(0.1);
        ConfidenceInterval nothing = MatchScore.payoff(List.of(game(0, GameEnd.LENGTH, 0, 0, 0)), 0, scale);
        assertThat(nothing.low()).isNegative();
        assertThat(nothing.high()).isPositive();
        // The player gets 3 with probability 1/4 and -1 otherwise: 0 on average.
        Random random = new Random(6);
        int covered = 0;
        for (int match = 0; match < 1000; match++) {
            List<MatchGame> games = new ArrayList<>();
            for (int index = 0; index < 90; index++) {
                int payoff = random.nextInt(4) == 0 ? 3 : -1;
                Integer[] payoffs = {-payoff, -payoff, -payoff};
                payoffs[game(index, GameEnd.RULES, payoffs).seatOf(0)] = payoff;
                games.add(game(index, GameEnd.RULES, payoffs));
            }
            ConfidenceInterval interval = MatchScore.payoff(games, 0, scale);
            if (interval.low() <= 0 && interval.high() >= 0) covered++;
        }
        assertThat(covered / 1000.0).isBetween(0.93, 0.98);
    }

    @Test
    void matchesOfThreeAndMatchesWithDiceArePlayedAndRepeatThemselves() {
        for (TinyGame game : List.of(THREE, DICE, new TinyGame(3, true, 8))) {
            List<MatchGame> games =
                    new Match<>(plan(game, 12), SharedResources.OF_TESTS).play(List.of(), 2, done -> {}, () -> false);
            assertThat(games).hasSize(12).allMatch(MatchGame::counts);
            double all = 0;
            for (int side = 0; side < game.players(); side++)
                all += MatchScore.of(games, side).points();
            assertThat(all).isCloseTo(game.players() / 2.0, within(1e-9));
            List<MatchGame> again =
                    new Match<>(plan(game, 12), SharedResources.OF_TESTS).play(List.of(), 1, done -> {}, () -> false);
            for (int i = 0; i < games.size(); i++)
                assertThat(again.get(i).report().moves())
                        .isEqualTo(games.get(i).report().moves());
            // The games of one opening begin alike.
            assertThat(games.get(1).report().moves()).startsWith(firstTwo(games.get(0)));
        }
        assertThatThrownBy(() -> new MatchPlan<>(
                        THREE,
                        List.of(PlayerSpec.parse("random"), PlayerSpec.parse("random")),
                        Collections.nCopies(2, PlayerSettings.USUAL),
                        1,
                        1,
                        Limits.NONE,
                        TimeControl.NONE,
                        0,
                        9))
                .hasMessage("A match in tiny has 3 players, found 2.");
    }

    private static int[] firstTwo(MatchGame game) {
        return Arrays.copyOf(game.report().moves(), 2);
    }

    @Test
    void resultsAndRecordsKnowEverySeat() throws Exception {
        Path file = folder.resolve("results.jsonl");
        List<MatchGame> games =
                new Match<>(plan(THREE, 6), SharedResources.OF_TESTS).play(List.of(), 1, done -> {}, () -> false);
        try (ResultsFile<TinyPosition> results = new ResultsFile<>(file, plan(THREE, 6))) {
            for (MatchGame game : games) results.add(game);
        }
        try (ResultsFile<TinyPosition> results = new ResultsFile<>(file, plan(THREE, 6))) {
            assertThat(results.before().stream()
                            .map(game -> game.report().payoffs())
                            .toList())
                    .isEqualTo(
                            games.stream().map(game -> game.report().payoffs()).toList());
        }
        Path text = folder.resolve("games.txt");
        SavedGames<TinyPosition> saved = new SavedGames<>(THREE);
        saved.add(
                THREE.start(),
                List.of("Ann", "Bob", "Cleo"),
                play(THREE, Dice.NONE, List.of(taking(1), taking(2), taking(1))));
        saved.write(text, ReplaceRule.anything());
        assertThat(Files.readString(text))
                .contains("[First \"Ann\"]", "[Third \"Cleo\"]", "[Payoffs \"0 2 -2\"]", "1 2 1 1 2 *");
    }

    @Test
    void aTurnIsOfThePlayerWhoMovesAfterTheDice() {
        GameTable<TinyPosition> table = new GameTable<>(
                DICE, GameHistory.from(DICE.start()), 50, position -> 1, new Clock(TimeControl.NONE, 2));
        assertThat(table.history().moves()).containsExactly(1);
        assertThat(Turn.of(table.history(), Limits.NONE).seat()).isZero();
        table.play(1);
        assertThat(table.history().moves()).containsExactly(1, 1, 1);
        table.takeBackTo(1);
        assertThat(table.mover()).isZero();
        table.resign(0);
        assertThat(table.report().outcome()).isEqualTo(Outcome.SECOND_WINS);
    }
}
