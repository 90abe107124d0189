package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.play.resources.SharedResources;

class BlitzTest {

    /** More games at a time than there are cores, so that the machine is busy in any case. */
    @Test
    @Tag("long")
    void nobodyLosesOnTimeOnABusyMachine() {
        TimeControl blitz = TimeControl.perMove(Duration.ofMillis(100));
        MatchPlan<ConnectFourPosition> plan =
                MatchTest.plan(new ConnectFour(), "lines", "(attack,lines)", 1000, Limits.NONE, blitz);
        int threads = 3 * Runtime.getRuntime().availableProcessors();
        List<MatchGame> games =
                new Match<>(plan, SharedResources.OF_TESTS).play(List.of(), threads, game -> {}, () -> false);
        assertThat(games).hasSize(1000).allMatch(game -> game.report().end() == GameEnd.RULES);
    }
}
