package org.outwit.web.analyse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.games.draughts.Checkers;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.LentTable;
import org.outwit.play.resources.Resources;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

class PositionAnalysisTest {

    /** Enough to weigh people and to change the pick. */
    private static final int TURNS = 8;

    @TempDir
    private Path folder;

    private static <P extends Position> PositionAnalysis<P> analysis(
            Game<P> game, Supplier<MovePredictor<P>> people, Resources resources, Deque<Runnable> queue) {
        return new PositionAnalysis<>("x", question(game, people), resources, queue::add);
    }

    private static <P extends Position> AnalysisQuestion<P> question(Game<P> game, Supplier<MovePredictor<P>> people) {
        AnalysedGame<P> start = AnalysedGame.parse(game, "", "");
        return new AnalysisQuestion<>(start, new PersonChoice<>("people", "People", "people", "", people), 1);
    }

    /**
     * Time stands still until the clock was asked so often, and flies then: wherever that is, people have been weighed once, and what is
     * to be played against them has its map.
     */
    @Test
    void whateverIsPickedHasItsMapWheneverTimeEnds() {
        try (Resources resources = new Resources(4 << 20, DataFolder.at(folder))) {
            int asked = mapped(resources, Integer.MAX_VALUE);
            assertThat(asked).isGreaterThan(100);
            for (int end = 0; end < asked; end++) mapped(resources, end);
        }
    }

    /** How often the clock was asked in the first turns. */
    private static int mapped(Resources resources, int end) {
        int[] asked = {0};
        LongSupplier clock =
                () -> 1 + Duration.ofHours(Math.max(0, asked[0]++ - end)).toNanos();
        Deque<Runnable> queue = new ArrayDeque<>();
        PositionAnalysis<?> analysis = new PositionAnalysis<>(
                "x",
                question(new Checkers(), () -> PositionAnalysisTest::sure),
                resources,
                queue::add,
                clock,
                table -> PositionAnalysisTest::changeable);
        analysis.topic().watch(text -> {}, "", 0);
        analysis.wake();
        for (int turn = 0; !queue.isEmpty(); turn++) {
            if (end == Integer.MAX_VALUE && turn == TURNS) analysis.close();
            queue.remove().run();
        }
        JsonNode shown = JsonText.object(JsonText.of(analysis.topic().shown()));
        String pick = shown.path("against").path("pick").asString();
        assertThat(pick).as("after %s looks at the clock: %s", end, shown).isNotEmpty();
        assertThat(shown.path("map:" + pick).path("points"))
                .as("after %s looks at the clock, of %s", end, pick)
                .isNotEmpty();
        return asked[0];
    }

    /** Other values with every depth, so that the pick changes all the time; and it looks whether it shall stop. */
    private static Result changeable(Position position, int viewer, Limits limits) {
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        if (limits.stop().getAsBoolean()) return Result.fallback(moves[0], StopReason.ASKED, Counts.ZERO);
        int value = Math.floorMod((position.key() + limits.depth()) * SplitMix64.GOLDEN_GAMMA >>> 20, 500);
        return Result.exact(value, List.of(moves[0]), limits.depth(), false, Counts.ZERO);
    }

    /** Nearly always the first move, so that a map has replies that nobody has looked at. */
    private static int sure(Position position, double[] into) {
        int count = position.countMoves(new int[position.mostMoves()], 0);
        Arrays.fill(into, 0, count, 0.01 / count);
        into[0] += 0.99;
        return count;
    }

    /** There is memory for one table, so an analysis that keeps it leaves none. */
    @Test
    void aSearchTooDeepForTheStackGivesItsTableBack() {
        Deque<Runnable> queue = new ArrayDeque<>();
        try (Resources resources = new Resources(1 << 20, DataFolder.at(folder))) {
            assertThat(resources.mostTables()).isOne();
            PositionAnalysis<?> analysis = analysis(
                    Games.named("tictactoe"),
                    () -> (position, into) -> {
                        throw new StackOverflowError();
                    },
                    resources,
                    queue);
            analysis.wake();
            while (!queue.isEmpty()) queue.remove().run();
            assertThat(JsonText.of(analysis.topic().shown()))
                    .contains("\"failed\"", "its lines are too deep for this server.");
            try (LentTable next = resources.table(1)) {
                assertThatCode(next::get).doesNotThrowAnyException();
            }
        }
    }
}
