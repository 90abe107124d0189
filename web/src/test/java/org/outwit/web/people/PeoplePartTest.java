package org.outwit.web.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.learn.network.WrittenNetwork;
import org.outwit.web.ServerRig;
import tools.jackson.databind.JsonNode;

/** Files that are brought to a real server, and people who are learned there. */
final class PeoplePartTest {

    private static final String SCRIPT = "<script>alert(1)</script>";

    private static final String PGN = """
            [Event "<b>Cup</b> 1999"]
            [White "%s"]
            [Black "Zoé & Co"]
            [WhiteElo "1900"]
            [Result "1-0"]

            1. e4 {<img src=x onerror=alert(1)>} e5 2. Nf3 Nc6 1-0

            [White "Broken"]
            [Black "Zoé & Co"]
            [Result "0-1"]

            1. e4 e5 2. Ke3 0-1
            """.formatted(SCRIPT);

    @TempDir
    private static Path folder;

    private static ServerRig server;

    @BeforeAll
    static void start() {
        server = new ServerRig(folder);
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @Test
    void namesFromRecordsStayText() throws Exception {
        JsonNode came = imported(Map.of("evil.pgn", PGN));
        assertThat(came.get("added").intValue() + came.get("known").intValue()).isEqualTo(1);
        assertThat(came.get("refused").intValue()).isEqualTo(1);
        assertThat(came.get("reasons").get(0).stringValue())
                .startsWith("evil.pgn, line 13, column 13, game 2: ")
                .contains("Ke3");
        JsonNode found = ServerRig.json(server.get("/api/people?search=alert")).get("people");
        assertThat(found.get(0).get("name").stringValue()).isEqualTo(SCRIPT);
        String page = server.get("/people?search=" + URLEncoder.encode("<script>", StandardCharsets.UTF_8))
                .body();
        assertThat(page).contains("&lt;script&gt;alert(1)&lt;/script&gt;").doesNotContain(SCRIPT);
        HttpResponse<String> all =
                server.get("/api/people/import/" + came.get("id").stringValue() + "/refused");
        assertThat(all.headers().firstValue("Content-Type")).contains("text/plain;charset=utf-8");
        assertThat(all.body()).contains("game 2");
    }

    /** Brought, listed, and removed; whatever is no network is told so and changes nothing. */
    @Test
    void networksComeAndGo() throws Exception {
        byte[] network = WrittenNetwork.of(2, 0, 0, 1).file();
        HttpResponse<String> came = sent("/api/people/networks?name=tiny-1500.pb.gz", network);
        JsonNode shown = ServerRig.json(came).get("networks").get(0);
        assertThat(shown.get("name").stringValue()).isEqualTo("tiny-1500.pb.gz");
        assertThat(shown.get("rating").intValue()).isEqualTo(1500);
        HttpResponse<String> again = sent("/api/people/networks?name=tiny-1500.pb.gz", network);
        assertThat(again.statusCode()).isEqualTo(409);
        HttpResponse<String> other = sent("/api/people/networks?name=other.pb.gz", new byte[] {1, 2, 3, 4});
        assertThat(other.statusCode()).isEqualTo(400);
        assertThat(ServerRig.sentence(other))
                .startsWith("other.pb.gz: this is no network")
                .doesNotContain(folder.toString());
        JsonNode left = ServerRig.json(server.post("/api/people/networks/tiny-1500.pb.gz/remove", "{}"));
        assertThat(left.get("networks")).isEmpty();
        assertThat(server.post("/api/people/networks/tiny-1500.pb.gz/remove", "{}")
                        .statusCode())
                .isEqualTo(404);
        assertThat(server.post("/api/people/networks/..%2Ftoken/remove", "{}").statusCode())
                .isBetween(400, 404);
    }

    private static HttpResponse<String> sent(String path, byte[] bytes) throws Exception {
        return server.send(HttpRequest.newBuilder(URI.create(server.url(path)))
                .POST(HttpRequest.BodyPublishers.ofByteArray(bytes)));
    }

    /** Everybody's predictions go by networks, so nobody from elsewhere changes them. */
    @Test
    void networksAreChangedFromThisMachineAlone(@TempDir Path shared) throws Exception {
        try (ServerRig open = new ServerRig(shared, "0.0.0.0")) {
            String cookie = URI.create(open.address()).getQuery().replace("token=", "outwit-token=");
            String address = "/api/people/networks";
            JsonNode shown = ServerRig.json(asked(open, cookie, address, "GET"));
            assertThat(shown.get("mayChange").booleanValue()).isFalse();
            HttpResponse<String> refused = asked(open, cookie, address + "?name=a.pb.gz", "POST");
            assertThat(refused.statusCode()).isEqualTo(403);
            assertThat(ServerRig.sentence(refused)).startsWith("Everybody's predictions go by networks");
            assertThat(asked(open, cookie, address + "/a.pb.gz/remove", "POST").statusCode())
                    .isEqualTo(403);
        }
    }

    private static HttpResponse<String> asked(ServerRig rig, String cookie, String path, String method)
            throws Exception {
        return rig.send(HttpRequest.newBuilder(URI.create(rig.url(path)))
                .header("Cookie", cookie)
                .method(method, HttpRequest.BodyPublishers.noBody()));
    }

    @Test
    void noGameComesTwice() throws Exception {
        imported(Map.of("a.pgn", PGN));
        JsonNode again = imported(Map.of("b.pgn", PGN.replace(SCRIPT, SCRIPT.toUpperCase(java.util.Locale.ROOT))));
        assertThat(again.get("added").intValue()).isZero();
        assertThat(again.get("known").intValue()).isEqualTo(1);
    }

    @Test
    void formatsAreKnownByTheirContentsAndGamesAreAskedFor() throws Exception {
        assertThat(imported(Map.of("games.dat", PGN)).get("game").stringValue()).isEqualTo("chess");
        assertThat(imported(Map.of("saved.txt", "[White \"Max Moritz\"]\n\n1. d4 d5 *\n"))
                        .get("game")
                        .stringValue())
                .isEqualTo("chess");
        String opening = "[White \"A B\"]\n[Black \"C D\"]\n[Result \"*\"]\n\n1. 11-15 *\n";
        String id = brought(Map.of("short.pdn", opening));
        JsonNode doubt = ServerRig.json(begin(id, "{}")).get("doubts").get(0);
        assertThat(doubt.get("sentence").stringValue()).contains("may hold games of");
        assertThat(doubt.get("games").toString()).contains("\"checkers\"", "\"draughts-pool\"");
        assertThat(ServerRig.sentence(begin(id, "{\"games\": {\"short.pdn\": \"kalah\"}}")))
                .startsWith("short.pdn cannot be read as kalah");
        JsonNode begun = ServerRig.json(begin(id, "{\"games\": {\"short.pdn\": \"checkers\"}}"));
        assertThat(ended(begun.get("job").stringValue()).get("state").stringValue())
                .isEqualTo("done");
    }

    @Test
    void whatIsNoRecordIsRefusedWithASentence() throws Exception {
        assertThat(ServerRig.sentence(begin(brought(Map.of("film.mp4", "\0\1\2\3")), "{}")))
                .isEqualTo("film.mp4: no game has files with this ending.");
        assertThat(ServerRig.sentence(begin(brought(Map.of("WTHOR.JOU", "names")), "{}")))
                .contains("Drop the .wtb files");
        assertThat(ServerRig.sentence(begin(brought(Map.of("boards.pbn", "[Board \"1\"]")), "{}")))
                .contains("outwit bridge leads");
        assertThat(ServerRig.sentence(bring("", "all.zip", new byte[] {'P', 'K', 3, 4})))
                .contains("is a ZIP archive");
        assertThat(begin("no-such-bundle", "{}").statusCode()).isEqualTo(404);
        assertThat(bring("", "", new byte[] {1}).statusCode()).isEqualTo(400);
    }

    @Test
    void aFileWithoutRecordsIsRefusedWithASentence() throws Exception {
        String nothing = "\0".repeat(100_000);
        String sentence = "nul.pgn has no records of chess; nothing in it looks like a game that was played.";
        String job = ServerRig.json(begin(brought(Map.of("nul.pgn", nothing)), "{}"))
                .get("job")
                .stringValue();
        JsonNode ended = ended(job);
        assertThat(ended.get("state").stringValue()).isEqualTo("failed");
        assertThat(ended.get("activity").stringValue()).isEqualTo(sentence);
        JsonNode both = imported(Map.of("nul.pgn", nothing, "a.pgn", PGN.replace("1999", "2001")));
        assertThat(both.get("added").intValue()).isEqualTo(1);
        assertThat(both.get("refused").intValue()).isEqualTo(2);
        assertThat(both.get("reasons").get(1).stringValue()).isEqualTo(sentence);
    }

    @Test
    void twoGigabytesAreRefusedBeforeTheyAreSent() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            String head = "POST /api/people/import?name=film.pgn HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
                    + "\r\nContent-Length: 2147483648\r\n\r\nabc";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            socket.setSoTimeout(10_000);
            InputStream in = socket.getInputStream();
            byte[] bytes = new byte[8192];
            StringBuilder answer = new StringBuilder();
            while (answer.indexOf("outwit learn") < 0) {
                int read = in.read(bytes);
                if (read < 0) break;
                answer.append(new String(bytes, 0, read, StandardCharsets.UTF_8));
            }
            assertThat(answer.toString()).startsWith("HTTP/1.1 413").contains("film.pgn is too large");
        }
    }

    @Test
    void anImportGoesOnWhereTheServerEnded() throws Exception {
        String text = many(Games.named("nim"), 4000);
        String job = ServerRig.json(begin(brought(Map.of("many.txt", text)), "{}"))
                .get("job")
                .stringValue();
        waitFor("/api/people/import/" + job, note -> note.path("added").asInt(0) > 0);
        server.restart();
        assertThat(ended(job).get("state").stringValue()).isEqualTo("done");
        JsonNode note = ServerRig.json(server.get("/api/people/import/" + job));
        assertThat(note.get("added").intValue() + note.get("known").intValue()).isEqualTo(4000);
        JsonNode anna = person("anna&game=nim");
        assertThat(anna.get("games").intValue()).isEqualTo(note.get("added").intValue());
        assertThat(Files.list(folder.resolve("imports")).toList()).isEmpty();
    }

    private static <P extends Position> String many(Game<P> game, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(GameRecord.of(game, PeopleStoreTest.played(game, i, Map.of(), Outcome.DRAW))
                    .text());
        }
        return text.toString();
    }

    @Test
    void learningIsCancelledAndBegunAgain() throws Exception {
        imported(Map.of("some.txt", many(Games.named("kalah"), 15)));
        String path = "/api/people/" + person("anna&game=kalah").get("id").stringValue() + "/learn";
        assertThat(person("anna&game=kalah").get("state").stringValue()).isEqualTo("none");
        String first = ServerRig.json(server.post(path, "{}")).get("job").stringValue();
        assertThat(server.post("/api/jobs/" + first + "/cancel", "{}").statusCode())
                .isLessThan(300);
        JsonNode ended = ended(first);
        if (ended.get("state").stringValue().equals("cancelled")) { // it may have been quicker
            assertThat(person("anna&game=kalah").get("state").stringValue()).isEqualTo("none");
        }
        String second = ServerRig.json(server.post(path, "{}")).get("job").stringValue();
        assertThat(ended(second).get("state").stringValue()).isEqualTo("done");
        JsonNode anna = person("anna&game=kalah");
        assertThat(anna.get("state").stringValue()).isEqualTo("learned");
        assertThat(anna.get("modelGames").intValue()).isEqualTo(15);
        assertThat(anna.get("lesson").stringValue())
                .as("these games are random")
                .startsWith("Nothing can be said of this way of playing. Of ")
                .contains("chance predicts");
        assertThat(Files.list(folder.resolve("lessons")).toList()).isEmpty();
        assertThat(server.post("/api/people/nobody/learn", "{}").statusCode()).isEqualTo(404);
    }

    private JsonNode person(String search) throws Exception {
        return ServerRig.json(server.get("/api/people?search=" + search))
                .get("people")
                .get(0);
    }

    @Test
    void pagesAndOrdersThatAreNotKnownAreRefusedOrUsual() throws Exception {
        assertThat(server.get("/api/people?page=0").statusCode()).isEqualTo(400);
        assertThat(server.get("/api/people?page=1e9").statusCode()).isEqualTo(400);
        assertThat(server.get("/api/people?search=" + "x".repeat(101)).statusCode())
                .isEqualTo(400);
        assertThat(ServerRig.json(server.get("/api/people?sort=;drop"))
                        .get("sort")
                        .stringValue())
                .isEqualTo("games");
        assertThat(server.get("/people?page=999999&game=none&sort=name").statusCode())
                .isEqualTo(200);
    }

    private JsonNode imported(Map<String, String> files) throws Exception {
        String job = ServerRig.json(begin(brought(files), "{}")).get("job").stringValue();
        assertThat(ended(job).get("state").stringValue()).isEqualTo("done");
        return ServerRig.json(server.get("/api/people/import/" + job));
    }

    private String brought(Map<String, String> files) throws Exception {
        String id = "";
        for (Map.Entry<String, String> each : files.entrySet()) {
            id = ServerRig.json(bring(id, each.getKey(), each.getValue().getBytes(StandardCharsets.UTF_8)))
                    .get("id")
                    .stringValue();
        }
        return id;
    }

    private HttpResponse<String> bring(String with, String name, byte[] bytes)
            throws IOException, InterruptedException {
        String query = "name=" + URLEncoder.encode(name, StandardCharsets.UTF_8) + "&with=" + with;
        return server.send(HttpRequest.newBuilder(URI.create(server.url("/api/people/import?" + query)))
                .POST(HttpRequest.BodyPublishers.ofByteArray(bytes)));
    }

    private HttpResponse<String> begin(String id, String body) throws IOException, InterruptedException {
        return server.post("/api/people/import/" + id + "/begin", body);
    }

    private JsonNode ended(String job) throws Exception {
        Set<String> ends = Set.copyOf(List.of("done", "failed", "cancelled"));
        return waitFor(
                "/api/jobs/" + job, shown -> ends.contains(shown.path("state").asString("")));
    }

    /** Asks until the answer is as it should be; for as long as it takes on a busy machine. */
    private JsonNode waitFor(String path, Predicate<JsonNode> isSo) throws Exception {
        for (int tries = 0; tries < 3000; tries++) {
            HttpResponse<String> response = server.get(path);
            if (response.statusCode() == 200 && isSo.test(ServerRig.json(response))) return ServerRig.json(response);
            Thread.sleep(20);
        }
        throw new AssertionError(path + " did not become what was expected.");
    }
}
