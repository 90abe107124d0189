package org.outwit.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.web.RawRequest;
import org.outwit.web.RawRequest.Answer;
import org.outwit.web.ServerRig;

class GuardTest {

    private static final String KEY = "dGhlIHNhbXBsZSBub25jZQ==";

    @TempDir
    private static Path folder;

    private static ServerRig local;
    private static ServerRig open;

    private ServerRig rig;

    @BeforeAll
    static void start() throws IOException {
        local = new ServerRig(Files.createDirectory(folder.resolve("local")));
        open = new ServerRig(Files.createDirectory(folder.resolve("open")), "0.0.0.0");
    }

    @AfterAll
    static void end() {
        local.close();
        open.close();
    }

    private Answer host(String name) throws IOException {
        return new RawRequest("GET /api/games HTTP/1.1")
                .with("Host", name)
                .with("Connection", "close")
                .send(rig);
    }

    @Test
    void onlyItsOwnNamesAreAnswered() throws IOException {
        rig = local;
        for (String name :
                new String[] {"127.0.0.1", "localhost", "LOCALHOST", "[::1]", "localhost:1", "[::1]:65535"}) {
            assertThat(host(name).status()).as(name).isEqualTo(200);
        }
        for (String name : new String[] {
            "evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "localhost.",
            "evil.example:" + rig.port(),
            "127.0.0.2",
            "0.0.0.0",
            "2130706433",
            "[::ffff:127.0.0.1]",
            "::1",
            "[::2]",
            "x".repeat(5000)
        }) {
            Answer answer = host(name);
            assertThat(answer.status()).as(name).isIn(400, 403);
            assertThat(answer.sentence()).as(name).hasSizeLessThan(250).endsWith(".");
        }
        for (String name : new String[] {"localhost@evil.example", "localhost:80:80", "127.0.0.1:port", "[::1", ""}) {
            assertThat(host(name).status()).as(name).isIn(400, 403);
        }
    }

    @Test
    void withoutANameNothingIsAnswered() throws IOException {
        rig = local;
        assertThat(new RawRequest("GET / HTTP/1.0").send(rig).status()).isEqualTo(403);
        assertThat(new RawRequest("GET / HTTP/1.1")
                        .with("Connection", "close")
                        .send(rig)
                        .status())
                .isEqualTo(400);
        assertThat(RawRequest.to(rig, "GET http://evil.example/ HTTP/1.1")
                        .send(rig)
                        .status())
                .isEqualTo(400);
        assertThat(RawRequest.to(rig, "GET / HTTP/1.1")
                        .with("Host", "evil.example")
                        .send(rig)
                        .status())
                .isEqualTo(400);
    }

    @Test
    void otherSitesChangeNothing() throws IOException {
        rig = local;
        String[][] foreign = {
            {"Origin", "http://evil.example"},
            {"Origin", "null"},
            {"Origin", ""},
            {"Origin", "http://127.0.0.1:1"},
            {"Origin", "https://127.0.0.1:" + rig.port()},
            {"Origin", "http://localhost:" + rig.port()},
            {"Sec-Fetch-Site", "cross-site"},
            {"Sec-Fetch-Site", "same-site"},
            {"Sec-Fetch-Site", "nonsense"}
        };
        for (String[] each : foreign) {
            for (String method : new String[] {"POST", "PUT", "DELETE", "PATCH"}) {
                Answer answer = RawRequest.to(rig, method + " /api/games HTTP/1.1")
                        .with(each[0], each[1])
                        .body("{}")
                        .send(rig);
                assertThat(answer.status())
                        .as(method + " " + each[0] + ": " + each[1])
                        .isEqualTo(403);
                assertThat(answer.sentence()).isEqualTo("Requests from other sites are not followed.");
            }
            assertThat(upgrade(each[0], each[1]).status())
                    .as(each[0] + ": " + each[1])
                    .isEqualTo(403);
        }
        assertThat(RawRequest.to(rig, "GET /api/games HTTP/1.1").send(rig).body())
                .contains("\"games\":[]");
        Answer own = RawRequest.to(rig, "POST /api/games HTTP/1.1")
                .with("Origin", "http://127.0.0.1:" + rig.port())
                .with("Sec-Fetch-Site", "same-origin")
                .body("{}")
                .send(rig);
        assertThat(own.status()).as(own.body()).isEqualTo(200);
    }

    private Answer upgrade(String name, String value) throws IOException {
        return new RawRequest("GET /events HTTP/1.1")
                .with("Host", "127.0.0.1:" + rig.port())
                .with("Connection", "Upgrade, close")
                .with("Upgrade", "websocket")
                .with("Sec-WebSocket-Version", "13")
                .with("Sec-WebSocket-Key", KEY)
                .with(name, value)
                .send(rig);
    }

    private String token() {
        String address = rig.address();
        return address.substring(address.indexOf("token=") + "token=".length());
    }

    @Test
    void nothingIsAnsweredWithoutTheToken() throws IOException {
        rig = open;
        String wrong = "0".repeat(31);
        for (String path : new String[] {
            "/",
            "/events",
            "/api/games",
            "/assets/now/frame/frame.css",
            "/favicon.ico",
            "/nosuch",
            "/?token=",
            "/?token=" + wrong,
            "/people",
            "/?TOKEN=" + token()
        }) {
            Answer answer = RawRequest.to(rig, "GET " + path + " HTTP/1.1").send(rig);
            assertThat(answer.status()).as(path).isEqualTo(403);
            assertThat(answer.sentence())
                    .startsWith("This server asks for its token.")
                    .doesNotContain(token());
        }
        assertThat(upgrade("Cookie", "outwit-token=" + wrong).status()).isEqualTo(403);
        assertThat(RawRequest.to(rig, "POST /api/games?token=" + token() + " HTTP/1.1")
                        .body("{}")
                        .send(rig)
                        .status())
                .isEqualTo(403);
    }

    @Test
    void theLinkLeadsToACookieAndTheCleanAddress() throws IOException {
        rig = open;
        Answer answer =
                RawRequest.to(rig, "GET /people?token=" + token() + " HTTP/1.1").send(rig);
        assertThat(answer.status()).isEqualTo(302);
        assertThat(answer.header("Location")).isEqualTo("/people");
        assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(answer.header("Set-Cookie"))
                .contains("outwit-token=" + token())
                .contains("HttpOnly")
                .contains("SameSite=Strict");
        Answer page = RawRequest.to(rig, "GET / HTTP/1.1")
                .with("Cookie", "outwit-token=" + token())
                .send(rig);
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.header("Set-Cookie")).contains("outwit-visitor=").contains("HttpOnly");
        assertThat(page.text()).doesNotContain(token());
    }

    @Test
    void aLinkFromElsewhereGoesOnByItself() throws IOException {
        rig = open;
        Answer answer = RawRequest.to(rig, "GET /people?token=" + token() + " HTTP/1.1")
                .with("Sec-Fetch-Site", "cross-site")
                .send(rig);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Set-Cookie")).contains("outwit-token=");
        assertThat(answer.body()).contains("0;url=/people").doesNotContain(token());
    }

    @Test
    void aLinkNeverLeadsToAnotherServer() throws IOException {
        rig = open;
        for (String path :
                new String[] {"//evil.example/", "///evil.example", "/%0d%0aSet-Cookie:x=1", "/\\evil.example"}) {
            Answer answer = RawRequest.to(rig, "GET " + path + "?token=" + token() + " HTTP/1.1")
                    .send(rig);
            assertThat(answer.status()).as(path).isIn(302, 400);
            assertThat(answer.header("Location")).as(path).doesNotMatch("//.*").doesNotContain("evil.example\n");
            assertThat(answer.header("Set-Cookie")).doesNotContain("x=1");
        }
    }

    @Test
    void theTokenOutlivesTheServer() throws Exception {
        rig = open;
        String before = token();
        assertThat(before).matches("[0-9a-f]{32}");
        rig.restart();
        assertThat(token()).isEqualTo(before);
    }

    private HttpResponse<String> ask(String path, String cookies, String body) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(rig.url(path)));
        if (body != null) request.POST(HttpRequest.BodyPublishers.ofString(body));
        return rig.send(request.header("Cookie", "outwit-token=" + token() + cookies));
    }

    @Test
    void nobodyMakesUpAVisitor() throws Exception {
        rig = open;
        HttpResponse<String> first = ask("/", "", null);
        String visitor = first.headers().firstValue("Set-Cookie").orElseThrow().replaceFirst(";.*", "");
        String id = ServerRig.json(ask("/api/games", "; " + visitor, "{}"))
                .get("id")
                .stringValue();
        assertThat(ask("/api/games/" + id + "/resign", "; " + visitor, "{}").statusCode())
                .isEqualTo(200);
        String forged = visitor.substring(0, visitor.length() - 1) + (visitor.endsWith("0") ? "1" : "0");
        assertThat(ask("/api/games/" + id + "/resign", "; " + forged, "{}").statusCode())
                .isEqualTo(403);
    }

    @Test
    void anAddressGetsOnlySoManyVisitors() throws Exception {
        rig = open;
        rig.restart(); // who has come before is forgotten
        for (int i = 0; i < 200; i++)
            assertThat(ask("/api/games", "", null).statusCode()).isEqualTo(200);
        HttpResponse<String> refused = ask("/api/games", "", null);
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(ServerRig.sentence(refused)).startsWith("Too many new visitors");
        rig.restart(); // for the others
    }
}
