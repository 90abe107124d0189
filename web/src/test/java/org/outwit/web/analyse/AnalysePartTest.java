package org.outwit.web.analyse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.web.EventsHeard;
import org.outwit.web.ServerRig;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/** The page's requests and events, on a real server. */
class AnalysePartTest {

    @TempDir
    private static Path folder;

    private static ServerRig rig;

    @BeforeAll
    static void start() {
        rig = new ServerRig(folder);
    }

    @AfterAll
    static void end() {
        rig.close();
    }

    private static HttpResponse<String> position(String game, String position, String moves, String more)
            throws Exception {
        return rig.get("/api/analyse/position?game=" + game + "&position="
                + URLEncoder.encode(position, StandardCharsets.UTF_8) + "&moves="
                + URLEncoder.encode(moves, StandardCharsets.UTF_8) + more);
    }

    private static HttpResponse<String> read(String text, String game) throws Exception {
        return rig.post("/api/analyse/read", JsonText.of(Map.of("text", text, "game", game)));
    }

    private static String begin(String wish) throws Exception {
        return ServerRig.json(rig.post("/api/analyse", wish)).get("id").stringValue();
    }

    private static List<String> texts(JsonNode list, String name) {
        return list.valueStream().map(each -> each.get(name).stringValue()).toList();
    }

    /** News of a kind, or the part of a picture that has it. */
    private static JsonNode news(EventsHeard page, String kind) throws InterruptedException {
        return page.await(event -> event.get("data").get(kind) != null, 0, kind)
                .get("data")
                .get(kind);
    }

    @Test
    void everyInstalledGameCanBeSetUp() throws Exception {
        for (Game<?> game : Games.all()) {
            JsonNode shown = ServerRig.json(position(game.name(), "", "", ""));
            assertThat(shown.get("board").get("rows").intValue())
                    .as(game.name())
                    .isPositive();
            JsonNode about = ServerRig.json(rig.get("/api/analyse/game?game=" + game.name()));
            boolean complete =
                    about.get("engine").booleanValue() && !about.get("people").isEmpty();
            assertThat(about.get("sentence").stringValue().isEmpty())
                    .as(game.name())
                    .isEqualTo(complete);
        }
    }

    @Test
    void aGameIsShownMoveByMove() throws Exception {
        JsonNode all = ServerRig.json(position("checkers", "", "11-15 23-19 8-11", ""));
        assertThat(texts(all.get("moves"), "text")).containsExactly("11-15", "23-19", "8-11");
        assertThat(all.get("turn").intValue()).isEqualTo(1);
        assertThat(all.get("now").stringValue()).startsWith("W:");
        JsonNode later = ServerRig.json(position("checkers", "", "11-15 23-19 8-11", "&from=2"));
        assertThat(texts(later.get("moves"), "text")).containsExactly("8-11");
        assertThat(later.get("board")).isNull();
        assertThat(later.get("legal")).isEqualTo(all.get("legal"));
    }

    @Test
    void faultsAreSentences() throws Exception {
        assertThat(ServerRig.sentence(position("chess", "", "e4 e5 Ke3", "")))
                .startsWith("Move 3, 'Ke3', cannot be played: ");
        assertThat(ServerRig.sentence(position("chess", "rnbq", "", "")))
                .startsWith("'rnbq' is no position of chess: ");
        assertThat(ServerRig.sentence(position("polo", "", "", ""))).isEqualTo("There is no game called 'polo'.");
        assertThat(ServerRig.sentence(position("chess", "", "", "&from=-1"))).contains("expected a number of moves");
        String endless = "{\"game\":\"chess\",\"moves\":\"" + "Nf3 ".repeat(4500) + "\"}";
        assertThat(rig.post("/api/analyse", endless).statusCode()).isEqualTo(413);
        assertThat(ServerRig.sentence(rig.post("/api/analyse", "{\"game\":\"checkers\",\"person\":\"file:x\"}")))
                .startsWith("Nobody called 'file:x' is known here who plays checkers.");
        assertThat(ServerRig.sentence(rig.post("/api/analyse", "{\"game\":\"backgammon\"}")))
                .contains("has dice");
        assertThat(ServerRig.sentence(rig.post("/api/analyse", "{\"game\":\"chess\",\"moves\":\"f3 e5 g4 Qh4\"}")))
                .startsWith("The game is over here");
        assertThat(rig.post("/api/analyse/0123/choose", "{}").statusCode()).isEqualTo(404);
    }

    @Test
    void whatIsPastedIsRecognised() throws Exception {
        JsonNode chess = ServerRig.json(read(
                "[Event \"A <script>\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"*\"]\n\n1. e4 {best} e5 2. Nf3 *",
                "checkers"));
        assertThat(chess.get("game").stringValue()).isEqualTo("chess");
        assertThat(chess.get("moves").valueStream().map(JsonNode::stringValue)).containsExactly("e4", "e5", "Nf3");
        assertThat(chess.get("players").valueStream().map(JsonNode::stringValue))
                .containsExactly("Ann", "Bob");
        JsonNode checkers = ServerRig.json(read("1. 11-15 23-19 2. 8-11 *", "chess"));
        assertThat(checkers.get("game").stringValue()).isEqualTo("checkers");
        assertThat(checkers.get("moves").size()).isEqualTo(3);
        JsonNode othello = ServerRig.json(read("f5d6c3", "chess"));
        assertThat(othello.get("game").stringValue()).isEqualTo("othello");
        assertThat(othello.get("moves").size()).isEqualTo(3);
        String fen = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 20";
        JsonNode position = ServerRig.json(read(fen, "checkers"));
        assertThat(position.get("game").stringValue()).isEqualTo("chess");
        assertThat(position.get("position").stringValue()).isEqualTo(fen);
        JsonNode epd =
                ServerRig.json(read("8/7p/5k2/5p2/p1p2P2/Pr1pPK2/1P1R3P/8 b - - bm Rxb2; id \"WAC.002\";", "checkers"));
        assertThat(epd.get("game").stringValue()).isEqualTo("chess");
        assertThat(epd.get("position").stringValue()).startsWith("8/7p/5k2/");
        assertThat(ServerRig.sentence(read("what a game", "checkers")))
                .startsWith("This is no position and no game of checkers");
        assertThat(ServerRig.sentence(read(" ", "checkers"))).startsWith("There is nothing to read.");
        assertThat(read("x".repeat(300_000), "checkers").statusCode()).isEqualTo(413);
    }

    @Test
    void anAnalysisTellsLinesPeopleProspectsAndTheMap() throws Exception {
        String wish = "{\"game\":\"checkers\",\"moves\":\"11-15 23-19\",\"person\":\"people\"}";
        String id = begin(wish);
        assertThat(begin(wish)).isEqualTo(id);
        try (EventsHeard page = new EventsHeard(rig).watch("analysis/" + id)) {
            JsonNode lines = news(page, "lines");
            assertThat(lines.get("unit").stringValue()).isEqualTo("man");
            assertThat(lines.get("side").stringValue()).isEqualTo("Black");
            assertThat(lines.get("depth").intValue()).isGreaterThan(1);
            JsonNode people = news(page, "people");
            assertThat(people.get("from").stringValue()).contains("games");
            assertThat(people.get("moves")
                            .valueStream()
                            .mapToDouble(each -> each.get("probability").doubleValue())
                            .sum())
                    .isCloseTo(1, within(1e-9));
            JsonNode against = news(page, "against");
            String pick = against.get("pick").stringValue();
            assertThat(texts(against.get("rows"), "move")).contains(pick);
            JsonNode points = news(page, "map:" + pick).get("points");
            assertThat(points.valueStream()
                            .mapToDouble(each -> each.get("probability").doubleValue())
                            .sum())
                    .isCloseTo(1, within(1e-9));
            assertThat(points.valueStream()
                            .mapToDouble(each -> each.get("cost").doubleValue())
                            .min())
                    .hasValue(0);
            String other = people.get("moves").get(6).get("move").stringValue();
            assertThat(rig.post("/api/analyse/" + id + "/choose", "{\"move\":\"" + other + "\"}")
                            .statusCode())
                    .isEqualTo(204);
            assertThat(news(page, "map:" + other).get("after").stringValue()).isEqualTo(other);
        }
    }

    @Test
    void itIsTheirTurnWhereTheyMove() throws Exception {
        String id = begin("{\"game\":\"othello\",\"moves\":\"f5\",\"person\":\"people\",\"them\":1}");
        try (EventsHeard page = new EventsHeard(rig).watch("analysis/" + id)) {
            assertThat(news(page, "against").get("theirTurn").booleanValue()).isTrue();
            assertThat(news(page, "map").get("points").size()).isEqualTo(3);
            assertThat(rig.post("/api/analyse/" + id + "/choose", "{\"move\":\"d6\"}")
                            .statusCode())
                    .isEqualTo(409);
        }
    }

    @Test
    void thePictureIsKeptForWhoComesBack() throws Exception {
        String id = begin("{\"game\":\"connect4\",\"moves\":\"4 4\"}");
        try (EventsHeard page = new EventsHeard(rig).watch("analysis/" + id)) {
            news(page, "lines");
        }
        try (EventsHeard page = new EventsHeard(rig).watch("analysis/" + id)) {
            assertThat(page.await("picture").get("data").get("lines")).isNotNull();
        }
    }

    @Test
    void anEndThatIsNearIsProved() throws Exception {
        String id = begin(
                "{\"game\":\"chess\",\"position\":\"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\",\"person\":\"people\"}");
        try (EventsHeard page = new EventsHeard(rig).watch("analysis/" + id)) {
            JsonNode done = page.await(
                    event -> event.get("data").get("state") != null
                            && event.get("data")
                                    .get("state")
                                    .get("state")
                                    .stringValue()
                                    .equals("done"),
                    0,
                    "done");
            assertThat(done).isNotNull();
            JsonNode lines = page.await(
                            event -> event.get("data").get("lines") != null
                                    && event.get("data")
                                            .get("lines")
                                            .get("complete")
                                            .booleanValue(),
                            0,
                            "proof")
                    .get("data")
                    .get("lines");
            assertThat(lines.get("lines").get(0).get("value").stringValue()).isEqualTo("mates in 1");
            assertThat(lines.get("lines").get(0).get("move").stringValue()).isEqualTo("Rd8#");
        }
    }

    @Test
    void thePageNamesItsModule() throws Exception {
        assertThat(rig.get("/analyse").body()).contains("<outwit-analyse>", "analyse/page.js", "Setting up the board");
    }
}
