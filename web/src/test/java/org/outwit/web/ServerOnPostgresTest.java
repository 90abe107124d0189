package org.outwit.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.lab.database.TestPostgres;
import tools.jackson.databind.JsonNode;

/** Everything on a real PostgreSQL: the tables of all parts, a game, people, a job, and a restart. */
class ServerOnPostgresTest {

    @TempDir
    private Path folder;

    @Test
    void aGameIsPlayedLookedBackAtAndGoesOnAfterARestart() throws Exception {
        try (ServerRig rig = new ServerRig(folder, "127.0.0.1", TestPostgres.newDatabase())) {
            String id = ServerRig.json(rig.post("/api/games", "{\"game\":\"othello\"}"))
                    .get("id")
                    .stringValue();
            try (EventsHeard page = new EventsHeard(rig).watch("game/" + id).watch("jobs")) {
                page.await("picture");
                rig.post("/api/games/" + id + "/move", "{\"move\":\"d3\",\"ply\":0}");
                page.await("turn");
                rig.post("/api/games/" + id + "/resign", "{}");
                page.await("over");
                rig.post("/api/games/" + id + "/review", "{}");
                page.await(ServerOnPostgresTest::isDone, 0, "the review");
            }
            rig.restart();
            try (EventsHeard again = new EventsHeard(rig).watch("game/" + id)) {
                JsonNode picture = again.await("picture").get("data");
                assertThat(picture.get("moves").size()).isEqualTo(2);
                assertThat(picture.get("over").get("sentence").stringValue()).contains("resignation");
            }
            assertThat(ServerRig.json(rig.get("/api/games/" + id + "/review"))
                            .get("missed")
                            .isArray())
                    .isTrue();
            for (String page : new String[] {
                "/", "/people", "/people/you?game=othello", "/analyse", "/search", "/lab", "/lab/tournaments"
            }) {
                assertThat(rig.get(page).statusCode()).as(page).isIn(200, 302);
            }
        }
    }

    private static boolean isDone(JsonNode event) {
        return event.get("kind").stringValue().equals("job")
                && event.get("data").get("state").stringValue().equals("done");
    }
}
