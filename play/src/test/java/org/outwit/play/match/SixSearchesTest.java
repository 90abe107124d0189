package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.games.chinesecheckers.ChineseCheckersForSix;
import org.outwit.games.chinesecheckers.ChineseCheckersPosition;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.resources.SharedResources;

/** Six players with six different searches. */
class SixSearchesTest {

    private static final List<Algorithm> SEARCHES = List.of(
            Algorithm.MAX_N,
            Algorithm.IMMEDIATE_PRUNING,
            Algorithm.SHALLOW_PRUNING,
            Algorithm.PARANOID,
            Algorithm.BEST_REPLY,
            Algorithm.M_STAR_MULTI);

    @TempDir
    private Path folder;

    /** Nobody stands still before the goal: the game is over because five are home, and its record tells the same game again. */
    @Test
    void theGameFinishesAndReplaysFromItsRecord() throws Exception {
        ChineseCheckersForSix game = new ChineseCheckersForSix();
        List<PlayerSpec> players = new ArrayList<>();
        for (int i = 0; i < 5; i++) players.add(PlayerSpec.parse(i % 2 == 0 ? "steady" : "runner"));
        players.add(PlayerSpec.parse("(steady,0:steady,1:runner)"));
        MatchPlan<ChineseCheckersPosition> plan = new MatchPlan<>(
                game,
                players,
                SEARCHES.stream()
                        .map(search -> PlayerSettings.USUAL.withTable(1).with(search))
                        .toList(),
                1,
                7,
                Limits.NONE.withNodes(300),
                TimeControl.NONE,
                6,
                600);
        MatchGame played = new Match<>(plan, SharedResources.OF_TESTS)
                .play(List.of(), 1, done -> {}, () -> false)
                .get(0);
        GameReport report = played.report();
        assertThat(report.end()).isEqualTo(GameEnd.RULES);
        assertThat(report.plies()).isLessThan(600);
        assertThat(report.payoffs()).doesNotHaveDuplicates();

        Path file = folder.resolve("six.txt");
        SavedGames<ChineseCheckersPosition> saved = new SavedGames<>(game);
        saved.add(game.start(), players.stream().map(PlayerSpec::toString).toList(), report);
        saved.write(file, ReplaceRule.anything());
        List<PlayedGame<ChineseCheckersPosition>> read = new ArrayList<>();
        SavedGames.format(game, file).read(RecordSource.of(file), new RecordSink<>() {
            @Override
            public void game(PlayedGame<ChineseCheckersPosition> one) {
                read.add(one);
            }

            @Override
            public void rejected(Rejection rejection) {
                throw new AssertionError(rejection);
            }
        });
        assertThat(read).hasSize(1);
        assertThat(read.get(0).moves()).isEqualTo(report.moves());
        ChineseCheckersPosition end = game.start();
        for (int move : read.get(0).moves()) end.play(move);
        assertThat(end.isOver()).isTrue();
        assertThat(IntStream.range(0, 6).mapToObj(end::payoff).toList()).isEqualTo(report.payoffs());
    }
}
