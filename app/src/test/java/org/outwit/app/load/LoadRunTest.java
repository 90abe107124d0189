package org.outwit.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Games;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;
import org.outwit.web.OutwitServer;
import org.outwit.web.ServerPlan;
import org.outwit.web.game.OpponentList;

class LoadRunTest {

    private static final int ENOUGH = 6;

    @TempDir
    private Path folder;

    private LoadRun run;

    /** It ends as Ctrl-C would end it, as soon as enough was played: how fast that is does not matter. */
    @Test
    void gamesArePlayedAndOtherRequestsAnsweredMeanwhile() throws Exception {
        try (Resources resources = new Resources(64 << 20, DataFolder.at(folder));
                OutwitServer server = server(resources)) {
            LoadPlan plan = new LoadPlan(
                    URI.create(server.address()),
                    2,
                    3,
                    "tictactoe",
                    OpponentList.ENGINE + Games.named("tictactoe").defaultEvaluatorName(),
                    10,
                    Duration.ofMinutes(2),
                    1);
            run = new LoadRun(plan, resources.executor(), ProgressMonitor.stoppedBy(this::isEnough));
            List<WebSocket> pages = run.openPages();
            run.play();
            run.end(pages);
            assertThat(pages).hasSize(3);
            assertThat(run.tally().errors().counts()).isEmpty();
            assertThat(run.tally().games()).isGreaterThanOrEqualTo(2);
            assertThat(run.tally().moves().count()).isGreaterThanOrEqualTo(ENOUGH);
            assertThat(run.tally().requests().count()).isGreaterThanOrEqualTo(ENOUGH);
        }
    }

    private OutwitServer server(Resources resources) {
        DatabasePlace place = DatabasePlace.parse(folder.resolve("outwit.db").toString());
        return OutwitServer.start(new ServerPlan("127.0.0.1", 0, place, resources));
    }

    private boolean isEnough() {
        return run != null
                && run.tally().moves().count() >= ENOUGH
                && run.tally().requests().count() >= ENOUGH;
    }

    @Test
    void whatIsRefusedIsCounted() throws Exception {
        try (Resources resources = new Resources(64 << 20, DataFolder.at(folder));
                OutwitServer server = server(resources)) {
            LoadPlan plan = new LoadPlan(
                    URI.create(server.address()), 1, 0, "tictactoe", "nobody", 10, Duration.ofMinutes(2), 1);
            run = new LoadRun(
                    plan,
                    resources.executor(),
                    ProgressMonitor.stoppedBy(
                            () -> run != null && run.tally().errors().all() > 0));
            run.play();
            assertThat(run.tally().errors().counts().keySet())
                    .anyMatch(each -> each.contains("a game was refused: 400")
                            && each.contains("There is nobody called 'nobody'"));
        }
    }
}
