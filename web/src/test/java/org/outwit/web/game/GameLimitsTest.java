package org.outwit.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.web.EventsHeard;
import org.outwit.web.ServerRig;

class GameLimitsTest {

    @TempDir
    private Path folder;

    private ServerRig rig;

    @BeforeEach
    void start() {
        rig = new ServerRig(folder);
    }

    @AfterEach
    void end() {
        rig.close();
    }

    private HttpResponse<String> create() throws Exception {
        return rig.post("/api/games", "{\"game\":\"tictactoe\"}");
    }

    @Test
    void tenThousandGamesAreNotOpened() throws Exception {
        String first = ServerRig.json(create()).get("id").stringValue();
        int refused = 0;
        for (int i = 0; i < 200; i++) {
            HttpResponse<String> answer = create();
            if (answer.statusCode() == 200) continue;
            assertThat(answer.statusCode()).isEqualTo(429);
            assertThat(ServerRig.sentence(answer)).startsWith("You have opened 50 games without a move.");
            refused++;
        }
        assertThat(refused).isGreaterThanOrEqualTo(151);
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + first)) {
            page.await("picture");
            assertThat(rig.post("/api/games/" + first + "/move", "{\"move\":\"b2\",\"ply\":0}")
                            .statusCode())
                    .isEqualTo(200);
            page.await("turn");
        }
    }

    @Test
    void aGameThatIsBusyTakesOnlySoManyWishes() throws Exception {
        String id = ServerRig.json(rig.post(
                        "/api/games", "{\"game\":\"chess\",\"players\":[\"engine:classic\"],\"millis\":20000}"))
                .get("id")
                .stringValue();
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + id)) {
            page.await("picture");
            int refused = 0;
            for (int i = 0; i < 30; i++) {
                HttpResponse<String> answer = rig.post("/api/games/" + id + "/hint", "{}");
                if (answer.statusCode() != 429) continue;
                assertThat(ServerRig.sentence(answer)).isEqualTo("The game is still busy with what you asked before.");
                refused++;
            }
            assertThat(refused).isPositive();
        }
    }

    /** Every game, since each reads its positions itself. */
    @Test
    void positionsThatAreNoneAreRefused() throws Exception {
        String[] texts = {
            "x",
            "(".repeat(5000),
            "8/".repeat(200_000),
            "0".repeat(900_000),
            " ".repeat(1000) + "?",
            "W:W99:B-1",
            "\\u0000"
        };
        for (Game<?> game : Games.all()) {
            for (String text : texts) {
                HttpResponse<String> answer =
                        rig.post("/api/games", "{\"game\":\"" + game.name() + "\",\"start\":\"" + text + "\"}");
                String what = game.name() + " " + text.substring(0, Math.min(10, text.length()));
                assertThat(answer.statusCode()).as(what + " " + answer.body()).isIn(400, 413);
                assertThat(ServerRig.sentence(answer)).as(what).hasSizeLessThan(700);
            }
        }
    }

    @Test
    void notationsOfPlayersAreNotRead() throws Exception {
        for (String player : new String[] {
            "file:/etc/passwd",
            "xboard:ls",
            "uci:/bin/sh",
            "engine:file:/etc/passwd",
            "engine:xboard:ls",
            "engine:",
            "engine:..",
            "level:1;file:x",
            "person:file:/etc/passwd",
            "person:../../x",
            "model:x",
            " learner",
            "file:person"
        }) {
            for (String game : new String[] {"checkers", "chess", "othello"}) {
                HttpResponse<String> refused =
                        rig.post("/api/games", "{\"game\":\"" + game + "\",\"players\":[\"" + player + "\"]}");
                assertThat(refused.statusCode()).as(player).isEqualTo(400);
                assertThat(ServerRig.sentence(refused)).as(player).contains("nobody called");
            }
        }
    }
}
