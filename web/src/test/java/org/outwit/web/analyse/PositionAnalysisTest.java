package org.outwit.web.analyse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.LentTable;
import org.outwit.play.resources.Resources;
import org.outwit.web.http.JsonText;

class PositionAnalysisTest {

    @TempDir
    private Path folder;

    private static <P extends Position> PositionAnalysis<P> analysis(
            Game<P> game, Supplier<MovePredictor<P>> people, Resources resources, Deque<Runnable> queue) {
        AnalysedGame<P> start = AnalysedGame.parse(game, "", "");
        PersonChoice<P> person = new PersonChoice<>("people", "People", "people", "", people);
        return new PositionAnalysis<>("x", new AnalysisQuestion<>(start, person, 1), resources, queue::add);
    }

    /** There is memory for one table, so whoever keeps it leaves none. */
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
