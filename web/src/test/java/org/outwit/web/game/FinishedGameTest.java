package org.outwit.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.web.EventsHeard;
import org.outwit.web.ServerRig;
import tools.jackson.databind.JsonNode;

class FinishedGameTest {

    private static final int TABLES = 3;

    @TempDir
    private Path folder;

    private static String create(ServerRig rig) throws Exception {
        return ServerRig.json(rig.post("/api/games", "{\"game\":\"tictactoe\",\"millis\":10}"))
                .get("id")
                .stringValue();
    }

    /** Plays in the middle and waits for the reply. */
    private static void play(ServerRig rig, EventsHeard page, String id, int from) throws Exception {
        rig.post("/api/games/" + id + "/move", "{\"move\":\"b2\",\"ply\":0}");
        page.await(each -> isReply(each), from, "reply");
    }

    private static boolean isReply(JsonNode told) {
        assertThat(told.get("kind").stringValue()).as(told.toString()).isNotEqualTo("refusal");
        return told.get("kind").stringValue().equals("turn")
                && told.get("data").get("legal").size() == 7;
    }

    /** More games than there are tables, all of them still open. */
    @Test
    void gamesThatEndedKeepNoTablesAndCanBeTakenUpAgain() throws Exception {
        try (ServerRig rig = new ServerRig(folder, TABLES << 20);
                EventsHeard page = new EventsHeard(rig)) {
            String first = create(rig);
            for (int i = 0; i <= TABLES; i++) {
                String id = i == 0 ? first : create(rig);
                int from = page.size();
                page.watch("game/" + id);
                page.await("picture", from);
                play(rig, page, id, from);
                rig.post("/api/games/" + id + "/resign", "{}");
                page.await("over", from);
            }
            int from = page.size();
            rig.post("/api/games/" + first + "/undo", "{}");
            page.await("back", from);
            rig.post("/api/games/" + first + "/explain", "{}");
            from = page.size();
            rig.post("/api/games/" + first + "/undo", "{}");
            page.await("back", from);
            play(rig, page, first, from);
        }
    }

    @Test
    void aTableIsAsLargeAsTheGameAndTheTimeCanFill() {
        assertThat(SmallGame.is("tictactoe")).isTrue();
        assertThat(SmallGame.is("checkers")).isFalse();
        assertThat(SmallGame.is("backgammon")).isFalse();
        assertThat(megabytes("tictactoe", 60_000, "60+10")).isOne();
        assertThat(megabytes("checkers", 10, "")).isEqualTo(2);
        assertThat(megabytes("checkers", 1000, "")).isEqualTo(4);
        assertThat(megabytes("checkers", 60_000, "")).isEqualTo(16);
        assertThat(megabytes("checkers", 10, "60+10")).isEqualTo(16);
    }

    private static int megabytes(String game, int millis, String clock) {
        return new GameSetup(game, 0, List.of("level:1"), millis, clock, "", 1).megabytes();
    }
}
