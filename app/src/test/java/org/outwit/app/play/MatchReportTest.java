package org.outwit.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.record.Outcome;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.GameReport;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;
import org.outwit.play.match.TimeControl;
import org.outwit.play.player.PlayerSettings;
import org.outwit.trees.JsonOutput;

class MatchReportTest {

    private static final MatchPlan<ConnectFourPosition> PLAN = new MatchPlan<>(
            new ConnectFour(),
            List.of(PlayerSpec.parse("lines@1"), PlayerSpec.parse("random")),
            List.of(PlayerSettings.USUAL.withTable(1), PlayerSettings.USUAL.withTable(1)),
            4,
            1,
            Limits.NONE,
            TimeControl.NONE,
            0,
            100);

    private static MatchGame game(int index, Outcome outcome, GameEnd end, String remark) {
        return new MatchGame(index, new GameReport(new int[0], outcome, end, List.of(0L, 0L), remark));
    }

    @Test
    void aMatchWithoutAGameHasNoScore() {
        MatchReport<ConnectFourPosition> report = new MatchReport<>(PLAN, null, List.of());
        assertThat(report.text(List.of()))
                .isEqualToNormalizingNewlines("connect4: lines@1 against random, 0 games of 4, interrupted, seed 1\n"
                        + "No game was finished, so there is no score.\n");
        assertThat(json(report.object(List.of())))
                .contains("\"games\":0,\"wins\":0,\"draws\":0,\"losses\":0,\"failures\":0,\"pairs\":0,\"endings\":{}");
    }

    @Test
    void failuresAreApart() {
        List<MatchGame> games = List.of(
                game(0, Outcome.FIRST_WINS, GameEnd.RULES, ""),
                game(1, Outcome.FIRST_WINS, GameEnd.FAILURE, "random fell silent."));
        MatchReport<ConnectFourPosition> report = new MatchReport<>(PLAN, null, List.of());
        assertThat(report.text(games).lines())
                .contains(
                        "won 1, drawn 0, lost 0",
                        "ended by the rules 1",
                        "A program failed in 1 game, which counts for nobody.",
                        "game 2: random fell silent.");
        assertThat(json(report.object(games))).contains("\"losses\":0,\"failures\":1,\"points\":1.0,\"interval\":[");
    }

    private static String json(Object object) {
        StringWriter out = new StringWriter();
        try (JsonOutput json = new JsonOutput(out)) {
            json.value(object);
        }
        return out.toString();
    }
}
