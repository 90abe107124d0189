package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.kalah.KalahPosition;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.resources.SharedResources;

class LearnerMatchTest {

    private static MatchPlan<KalahPosition> plan(String first, String second, int games) {
        return MatchTest.plan(new Kalah(), first, second, games, Limits.NONE, TimeControl.NONE);
    }

    private static List<MatchGame> play(MatchPlan<KalahPosition> plan, List<MatchGame> before, int threads) {
        return new Match<>(plan, SharedResources.OF_TESTS).play(before, threads, game -> {}, () -> false);
    }

    /** Games, and what was known after each of them. */
    private static List<String> texts(List<MatchGame> games) {
        return games.stream()
                .map(game -> game.index() + " " + Arrays.toString(game.report().moves())
                        + game.report().nodes() + game.foresight())
                .toList();
    }

    @Test
    void whatWasLearnedServesInTheNextGame() {
        List<MatchGame> games = play(plan("learner:tempo@2", "tempo@1", 6), List.of(), 1);
        assertThat(games).allMatch(game -> game.foresight().size() == 1);
        List<Integer> seen =
                games.stream().map(game -> game.foresight().get(0).seen()).toList();
        assertThat(seen).isSorted();
        assertThat(seen.get(5)).isGreaterThan(seen.get(0));
        assertThat(games).allMatch(game -> game.foresight().get(0).side() == 0);
    }

    @Test
    void threadsDoNotChangeAnything() {
        MatchPlan<KalahPosition> plan = plan("learner:tempo@2", "learner:stores@2", 4);
        List<MatchGame> games = play(plan, List.of(), 3);
        assertThat(texts(games)).isEqualTo(texts(play(plan, List.of(), 1)));
        assertThat(games.get(3).foresight()).extracting(GameForesight::side).containsExactly(0, 1);
    }

    @Test
    void aMatchThatGoesOnIsShownWhatWasPlayedBefore() {
        MatchPlan<KalahPosition> plan = plan("stores@1", "learner:tempo@2", 6);
        List<MatchGame> all = play(plan, List.of(), 1);
        assertThat(texts(play(plan, all.subList(0, 3), 1))).isEqualTo(texts(all));
    }

    @Test
    void openingsMayBeAskedForInAnyOrder() {
        MatchPlan<KalahPosition> plan = plan("learner:tempo@2", "stores@1", 6);
        Match<KalahPosition> match = new Match<>(plan, SharedResources.OF_TESTS);
        List<MatchGame> last = match.playOpening(2, () -> false);
        List<MatchGame> games = new ArrayList<>(match.playOpening(0, () -> false));
        games.addAll(match.playOpening(1, () -> false));
        games.addAll(last);
        assertThat(texts(games)).isEqualTo(texts(play(plan, List.of(), 1)));
    }

    @Test
    void anOpeningThatWasAbandonedIsPlayedAnew() {
        MatchPlan<KalahPosition> plan = plan("learner:tempo@2", "stores@1", 4);
        Match<KalahPosition> match = new Match<>(plan, SharedResources.OF_TESTS);
        int[] asked = {0};
        assertThat(match.playOpening(1, () -> ++asked[0] > 60)).anyMatch(game -> !game.isFinished());
        assertThat(texts(match.playOpening(1, () -> false)))
                .isEqualTo(texts(play(plan, List.of(), 1).subList(2, 4)));
    }

    @Test
    void withAClockLessonsAreLearnedInTheBackground() {
        PlayerSettings small = PlayerSettings.USUAL.withTable(1);
        List<PlayerSpec> players = List.of(PlayerSpec.parse("learner:tempo@2"), PlayerSpec.parse("stores@1"));
        TimeControl time = TimeControl.perMove(Duration.ofMinutes(10));
        MatchPlan<KalahPosition> plan =
                new MatchPlan<>(new Kalah(), players, List.of(small, small), 2, 11, Limits.NONE, time, 4, 300);
        assertThat(play(plan, List.of(), 1)).hasSize(2).allMatch(MatchGame::counts);
    }

    @Test
    void resultsKeepWhatWasForeseen(@TempDir Path folder) throws IOException {
        MatchPlan<KalahPosition> plan = plan("learner:tempo@2", "stores@1", 2);
        Path file = folder.resolve("match.jsonl");
        List<MatchGame> games = play(plan, List.of(), 1);
        try (ResultsFile<KalahPosition> results = new ResultsFile<>(file, plan)) {
            for (MatchGame each : games) results.add(each);
        }
        String line = Files.readAllLines(file).get(1);
        assertThat(line)
                .contains("\"foreseen\":[{\"player\":\"learner:tempo@2\",\"side\":1,\"seen\":")
                .containsPattern("\"rate\":0\\.\\d+,\"trusted\":(true|false),\"origin\":\"[^\"]+\",\"depth\":\\d");
        try (ResultsFile<KalahPosition> results = new ResultsFile<>(file, plan)) {
            assertThat(results.before().get(1).foresight())
                    .isEqualTo(games.get(1).foresight());
        }
    }

    @Test
    void theCurveHasBlocksOfFiveGames() {
        List<MatchGame> games = play(plan("stores@1", "learner:tempo@1", 12), List.of(), 1);
        assertThat(LearningCurve.sides(games)).containsExactly(1);
        List<LearningCurve.Block> fives = LearningCurve.fives(games, 1);
        assertThat(fives).extracting(LearningCurve.Block::games).containsExactly(5, 10, 12);
        assertThat(fives).extracting(LearningCurve.Block::from).containsExactly(1, 6, 11);
        double points = (5 * fives.get(0).points()
                        + 5 * fives.get(1).points()
                        + 2 * fives.get(2).points())
                / 12;
        assertThat(points).isCloseTo(MatchScore.of(games, 1).points(), within(1e-9));
        GameForesight end = games.get(11).foresight().get(0);
        assertThat(fives.get(2).foreseen()).isEqualTo(end.foreseen());
        assertThat(LearningCurve.doubling(games, 1))
                .extracting(LearningCurve.Block::games)
                .containsExactly(5, 10, 12);
        assertThat(LearningCurve.sides(play(plan("stores@1", "tempo@1", 2), List.of(), 1)))
                .isEmpty();
    }
}
