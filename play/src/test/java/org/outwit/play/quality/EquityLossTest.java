package org.outwit.play.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.protocol.FakeGnubg;
import org.outwit.play.protocol.GnubgJudge;

@Timeout(300)
class EquityLossTest {

    private static final Backgammon GAME = new Backgammon();

    @TempDir
    private Path folder;

    private EquityLoss loss(String... choices) throws IOException {
        BackgammonPosition position = GAME.notation().position(FakeGnubg.POSITION);
        List<String> left = new java.util.ArrayList<>(List.of(choices));
        MoveChooser<BackgammonPosition> player =
                turn -> Result.played(GAME.notation().parse(position, left.remove(0)), Counts.ZERO);
        List<String> command = FakeGnubg.command(folder, FakeGnubg.BETTER, FakeGnubg.WORSE);
        try (GnubgJudge judge = new GnubgJudge(command, 0, Duration.ofSeconds(60))) {
            List<BackgammonPosition> all = java.util.Collections.nCopies(choices.length, position);
            return EquityLoss.of(all, player, Limits.depth(1), judge, ProgressMonitor.NONE);
        }
    }

    @Test
    void isTheMeanOfWhatChoicesLose() throws IOException {
        EquityLoss loss = loss("bar/22* 3/2", "bar/22* 2/1", "bar/22* 3/2", "bar/22* 3/2");
        assertThat(loss.mean().estimate()).isCloseTo(0.44034 / 4, within(1e-9));
        assertThat(loss.best()).isEqualTo(3);
        assertThat(loss.losing(0.1)).isEqualTo(1);
        assertThat(loss.losing(0.5)).isZero();
        assertThat(loss.worst(1)).singleElement().satisfies(worst -> {
            assertThat(worst.chosen()).isEqualTo("bar/22* 2/1");
            assertThat(worst.best()).isEqualTo("bar/22* 3/2");
            assertThat(worst.position()).isEqualTo(FakeGnubg.POSITION);
        });
    }
}
