package org.outwit.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.web.EventsHeard;
import org.outwit.web.ServerRig;
import tools.jackson.databind.JsonNode;

class GamePartTest {

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

    private String create(String wish) throws Exception {
        return ServerRig.json(rig.post("/api/games", wish)).get("id").stringValue();
    }

    private static JsonNode data(JsonNode event) {
        return event.get("data");
    }

    @Test
    void aGameBeginsWithYourMove() throws Exception {
        String id = create("{}");
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + id)) {
            JsonNode picture = data(page.await("picture"));
            assertThat(picture.get("game").get("name").stringValue()).isEqualTo("checkers");
            assertThat(picture.get("seats").get(1).get("name").stringValue()).isEqualTo("Ada, club player");
            assertThat(picture.get("legal").size()).isEqualTo(7);
            assertThat(picture.get("start").get("pieces").size()).isEqualTo(24);
        }
    }

    @Test
    void aMoveIsConfirmedAndAnswered() throws Exception {
        String id = create("{}");
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + id)) {
            page.await("picture");
            assertThat(rig.post("/api/games/" + id + "/move", "{\"move\":\"11-15\",\"ply\":0}")
                            .statusCode())
                    .isEqualTo(200);
            JsonNode yours = data(page.await("move"));
            assertThat(yours.get("at").intValue()).isZero();
            assertThat(yours.get("move").get("text").stringValue()).isEqualTo("11-15");
            JsonNode expected = data(page.await("expected"));
            assertThat(expected.get("expected").get("moves").size()).isBetween(5, 6);
            JsonNode turn = data(page.await("turn"));
            assertThat(turn.get("legal").size()).isPositive();
        }
    }

    @Test
    void movesThatCannotBePlayedAreRefused() throws Exception {
        String id = create("{}");
        String address = "/api/games/" + id + "/move";
        assertThat(ServerRig.sentence(rig.post(address, "{\"move\":\"1-32\",\"ply\":0}")))
                .isEqualTo("'1-32' cannot be played here.");
        assertThat(rig.post(address, "{\"move\":\"11-15\",\"ply\":7}").statusCode())
                .isEqualTo(409);
        assertThat(rig.post("/api/games/nosuch/move", "{}").statusCode()).isEqualTo(404);
        assertThat(rig.post("/api/games/" + id + "/fly", "{}").statusCode()).isEqualTo(404);
    }

    @Test
    void aReloadAndARestartGiveTheSamePicture() throws Exception {
        String id = create("{}");
        JsonNode before;
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + id)) {
            page.await("picture");
            rig.post("/api/games/" + id + "/move", "{\"move\":\"11-15\",\"ply\":0}");
            page.await("turn");
        }
        try (EventsHeard reloaded = new EventsHeard(rig).watch("game/" + id)) {
            before = data(reloaded.await("picture"));
        }
        rig.restart();
        try (EventsHeard again = new EventsHeard(rig).watch("game/" + id)) {
            JsonNode after = data(again.await("picture"));
            assertThat(after.get("legal")).isEqualTo(before.get("legal"));
            assertThat(after.get("moves").size()).isEqualTo(before.get("moves").size());
            for (int i = 0; i < after.get("moves").size(); i++) {
                assertThat(after.get("moves").get(i).get("position"))
                        .isEqualTo(before.get("moves").get(i).get("position"));
            }
        }
    }

    @Test
    void whatWasMissedIsToldAgain() throws Exception {
        String id = create("{}");
        String life;
        long number;
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + id)) {
            JsonNode picture = page.await("picture");
            life = picture.get("life").stringValue();
            number = picture.get("number").longValue();
        }
        rig.post("/api/games/" + id + "/move", "{\"move\":\"11-15\",\"ply\":0}");
        try (EventsHeard back = new EventsHeard(rig).watch("game/" + id, life, number)) {
            back.await("turn");
            assertThat(back.all())
                    .noneMatch(each -> each.get("kind").stringValue().equals("picture"));
            long last = number;
            for (JsonNode each : back.all()) {
                if (each.get("kind").stringValue().equals("thinking")) continue;
                assertThat(each.get("number").longValue()).isEqualTo(++last);
            }
        }
    }

    @Test
    void undoTakesYourMoveBack() throws Exception {
        String id = create("{\"game\":\"othello\"}");
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + id)) {
            page.await("picture");
            rig.post("/api/games/" + id + "/move", "{\"move\":\"d3\",\"ply\":0}");
            page.await("turn");
            rig.post("/api/games/" + id + "/undo", "{}");
            JsonNode back = data(page.await("back"));
            assertThat(back.get("plies").intValue()).isZero();
            assertThat(back.get("legal").size()).isEqualTo(4);
        }
    }

    @Test
    void twoProgramsAreWatchedMoveByMove() throws Exception {
        String id = create(
                "{\"game\":\"tictactoe\",\"watch\":true,\"players\":[\"engine:lines\",\"engine:centre\"],\"millis\":20}");
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + id)) {
            page.await("picture");
            for (int ply = 0; ply < 9; ply++) {
                int from = page.size();
                rig.post("/api/games/" + id + "/next", "{}");
                page.await("move", from);
                if (page.all().stream()
                        .anyMatch(each -> each.get("kind").stringValue().equals("over"))) break;
            }
            assertThat(data(page.await("over")).get("sentence").stringValue()).isNotEmpty();
        }
    }

    @Test
    void aFinishedGameIsLookedBackAt() throws Exception {
        String id = create("{\"game\":\"connect4\",\"players\":[\"engine:lines\"],\"millis\":20}");
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + id).watch("jobs")) {
            page.await("picture");
            rig.post("/api/games/" + id + "/move", "{\"move\":\"1\",\"ply\":0}");
            page.await("turn");
            rig.post("/api/games/" + id + "/resign", "{}");
            assertThat(data(page.await("over")).get("sentence").stringValue())
                    .isEqualTo("The engine wins by resignation.");
            String job = review(id);
            assertThat(review(id)).isIn(job, ""); // the same one, unless it was quicker
            page.await(
                    each -> each.get("kind").stringValue().equals("job")
                            && data(each).get("id").stringValue().equals(job)
                            && data(each).get("state").stringValue().equals("done"),
                    0,
                    "done");
            assertThat(review(id)).isEmpty();
            JsonNode found = ServerRig.json(rig.get("/api/games/" + id + "/review"));
            assertThat(found.get("missed").isArray()).isTrue();
            assertThat(found.get("course").get("points").size())
                    .isEqualTo(1 + found.get("course").get("values").size());
            assertThat(found.get("course").get("sentence").stringValue()).startsWith("Up is good for you: at best ");
        }
        assertThat(rig.get("/api/games/" + id + "/file").body()).contains("You").contains("0-1");
    }

    /** The job that looks back at a game. */
    private String review(String id) throws Exception {
        return ServerRig.json(rig.post("/api/games/" + id + "/review", "{}"))
                .get("job")
                .stringValue();
    }

    @Test
    void onlyThoseWhoAreListedPlay() throws Exception {
        for (String player : new String[] {"file:/etc/passwd", "xboard:ls", "samuel@4", "person:1", ""}) {
            var refused = rig.post("/api/games", "{\"players\":[\"" + player + "\"]}");
            assertThat(refused.statusCode()).as(player).isEqualTo(400);
            assertThat(ServerRig.sentence(refused)).contains("nobody called");
        }
    }
}
