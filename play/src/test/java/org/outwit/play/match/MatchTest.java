package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.kalah.Kalah;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.LentTable;
import org.outwit.play.resources.Resources;
import org.outwit.play.resources.SharedResources;

class MatchTest {

    static <P extends Position> MatchPlan<P> plan(
            Game<P> game, String first, String second, int games, Limits limits, TimeControl time) {
        List<PlayerSpec> players = List.of(PlayerSpec.parse(first), PlayerSpec.parse(second));
        PlayerSettings small = PlayerSettings.USUAL.withTable(1);
        return new MatchPlan<>(game, players, List.of(small, small), games, 11, limits, time, 4, 300);
    }

    private static <P extends Position> List<MatchGame> play(MatchPlan<P> plan, int threads) {
        return new Match<>(plan, SharedResources.OF_TESTS).play(List.of(), threads, game -> {}, () -> false);
    }

    private static List<String> texts(List<MatchGame> games) {
        return games.stream()
                .map(game -> game.index() + " " + Arrays.toString(game.report().moves())
                        + game.report().outcome() + game.report().end()
                        + game.report().nodes())
                .toList();
    }

    @Test
    void threadsDoNotChangeAnything() {
        for (Limits limits : List.of(Limits.depth(3), Limits.NONE.withNodes(400), Limits.NONE.withEvaluations(300))) {
            for (String first : List.of("tempo", "(tempo,raid@2)", "tempo%0.5", "random")) {
                MatchPlan<?> plan = plan(new Kalah(), first, "stores", 4, limits, TimeControl.NONE);
                assertThat(texts(play(plan, 3))).as(first).isEqualTo(texts(play(plan, 1)));
            }
        }
    }

    @Test
    void eachOpeningIsPlayedTwiceWithColoursReversed() {
        List<MatchGame> games =
                play(plan(new ConnectFour(), "lines@2", "attack@2", 10, Limits.NONE, TimeControl.NONE), 2);
        assertThat(games).extracting(MatchGame::index).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
        for (int i = 0; i < 10; i += 2) {
            assertThat(games.get(i).sideOfFirst()).isZero();
            assertThat(games.get(i + 1).sideOfFirst()).isEqualTo(1);
            assertThat(Arrays.copyOf(games.get(i).report().moves(), 4))
                    .containsExactly(Arrays.copyOf(games.get(i + 1).report().moves(), 4));
        }
    }

    @Test
    void aPlayerAgainstHimselfScoresHalf() {
        List<MatchGame> games =
                play(plan(new ConnectFour(), "lines@3", "lines@3", 12, Limits.NONE, TimeControl.NONE), 2);
        assertThat(MatchScore.of(games).points()).isEqualTo(0.5);
    }

    @Test
    void whoLooksAheadBeatsChance() {
        List<MatchGame> games =
                play(plan(new ConnectFour(), "lines@4", "random", 30, Limits.NONE, TimeControl.NONE), 2);
        assertThat(MatchScore.of(games).low()).isGreaterThan(0.7);
    }

    @Test
    void anInterruptedMatchGoesOnAsIfNothingHadHappened() {
        MatchPlan<?> plan = plan(new Kalah(), "tempo@3", "stores@3", 60, Limits.NONE, TimeControl.NONE);
        interruptedGoesOn(plan);
    }

    private static <P extends Position> void interruptedGoesOn(MatchPlan<P> plan) {
        List<MatchGame> kept = new ArrayList<>();
        List<MatchGame> before =
                new Match<>(plan, SharedResources.OF_TESTS).play(List.of(), 2, kept::add, () -> kept.size() >= 4);
        assertThat(before).hasSizeBetween(4, 59).hasSameSizeAs(kept);
        List<MatchGame> added = new ArrayList<>();
        List<MatchGame> all = new Match<>(plan, SharedResources.OF_TESTS).play(before, 2, added::add, () -> false);
        assertThat(added).hasSize(60 - before.size());
        assertThat(texts(all)).isEqualTo(texts(play(plan, 1)));
    }

    /** With more time than any machine needs, since depth ends the searches; BlitzTest takes the time away. */
    @Test
    void nobodyOversteps() {
        TimeControl blitz = TimeControl.perMove(Duration.ofMinutes(10));
        TimeControl sudden = TimeControl.perGame(Duration.ofHours(1), Duration.ofMillis(10));
        for (TimeControl control : List.of(blitz, sudden)) {
            List<MatchGame> games =
                    play(plan(new ConnectFour(), "lines", "(attack,lines)", 2, Limits.depth(6), control), 2);
            assertThat(games).hasSize(2).allMatch(game -> game.report().end() == GameEnd.RULES);
        }
    }

    @Test
    void aPlanThatCannotBePlayedSaysSoAtOnce() {
        assertThatThrownBy(() -> plan(new Kalah(), "tempo", "stores@2", 2, Limits.NONE, TimeControl.NONE))
                .hasMessage("Nothing says how long tempo may think: give a limit, or write tempo@DEPTH.");
        assertThatThrownBy(() -> plan(new Kalah(), "tempo", "clever", 2, Limits.NONE, TimeControl.NONE))
                .hasMessageStartingWith("kalah has no evaluator named 'clever'");
        assertThatThrownBy(() -> plan(new Kalah(), "tempo", "stores", 0, Limits.depth(1), TimeControl.NONE))
                .hasMessage("The games (0) must be positive.");
    }

    /** Smaller tables would make other games, and waiting would cost time: so there are fewer games at a time. */
    @Test
    void moreTablesThanFitMakeFewerGamesAtATime() {
        PlayerSettings large = PlayerSettings.USUAL.withTable(64);
        MatchPlan<?> plan = new MatchPlan<>(
                new Kalah(),
                List.of(PlayerSpec.parse("tempo"), PlayerSpec.parse("stores")),
                List.of(large, large),
                16,
                3,
                Limits.NONE.withNodes(2000),
                TimeControl.NONE,
                4,
                60);
        try (Resources few = resources(300);
                Resources less = resources(160)) {
            AtomicLong taken = new AtomicLong();
            List<MatchGame> games =
                    new Match<>(plan, few).play(List.of(), 8, game -> taken.set(few.tableBytesTaken()), () -> false);
            assertThat(taken).as("two games at a time").hasValueBetween(256L << 20, 300L << 20);
            assertThat(few.tableBytesTaken()).as("given back").isZero();
            List<MatchGame> again =
                    new Match<>(plan, less).play(List.of(), 8, game -> taken.set(less.tableBytesTaken()), () -> false);
            assertThat(texts(again)).isEqualTo(texts(games));
            assertThat(taken).as("one").hasValueBetween(128L << 20, 160L << 20);
            // Beside people who play, and who come while it is played.
            LentTable before = few.table(64);
            before.get();
            List<MatchGame> beside = new Match<>(plan, few)
                    .play(List.of(), 8, game -> few.table(64).get(), () -> false);
            assertThat(texts(beside)).isEqualTo(texts(games));
        }
        try (Resources none = resources(100)) {
            assertThatThrownBy(() -> new Match<>(plan, none).play(List.of(), 8, game -> {}, () -> false))
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith("The tables of one game, 128 MB, cannot fit into the ");
        }
    }

    private static Resources resources(long megabytes) {
        return new Resources(megabytes << 20, DataFolder.ofUser());
    }

    /** The listener that is told of a game may fail; the games under way give their tables back all the same. */
    @Test
    void tablesComeBackFromAMatchThatFails() {
        MatchPlan<?> plan = plan(new Kalah(), "tempo", "stores", 40, Limits.NONE.withNodes(3000), TimeControl.NONE);
        try (Resources resources = resources(8)) {
            for (int i = 0; i < 5; i++) {
                Match<?> match = new Match<>(plan, resources);
                assertThatThrownBy(() -> match.play(
                                List.of(),
                                2,
                                game -> {
                                    throw new IllegalStateException("The disk is full.");
                                },
                                () -> false))
                        .hasMessage("The disk is full.");
            }
            List<MatchGame> next = new Match<>(plan, resources).play(List.of(), 2, game -> {}, () -> false);
            assertThat(texts(next)).isEqualTo(texts(play(plan, 1)));
        }
    }
}
