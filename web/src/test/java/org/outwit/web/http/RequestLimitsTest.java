package org.outwit.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.web.RawRequest;
import org.outwit.web.RawRequest.Answer;
import org.outwit.web.ServerRig;

class RequestLimitsTest {

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

    /** Every refusal is a sentence, without a stack, a path of this machine or the name of a library. */
    private static void assertPlain(String what, Answer answer) {
        assertThat(answer.sentence()).as(what).endsWith(".").hasSizeLessThan(700);
        assertThat(answer.text())
                .as(what)
                .doesNotContain("Exception", "\tat ", "Jetty", "Javalin", "jackson", folder.toString());
        assertThat(answer.header("Content-Security-Policy")).as(what).contains("default-src 'none'");
        assertThat(answer.header("Set-Cookie")).as(what).isEmpty();
    }

    private static Answer post(String path, String body) throws IOException {
        return RawRequest.to(rig, "POST " + path + " HTTP/1.1").body(body).send(rig);
    }

    private static Answer get(String path) throws IOException {
        return RawRequest.to(rig, "GET " + path + " HTTP/1.1").send(rig);
    }

    @Test
    void aRequestOfTwoGigabytesIsNotEvenRead() throws IOException {
        Answer answer = RawRequest.to(rig, "POST /api/games HTTP/1.1")
                .with("Content-Length", String.valueOf(2L << 30))
                .send(rig);
        assertThat(answer.status()).isEqualTo(413);
        assertThat(answer.sentence()).isEqualTo("The request is too large: at most 1024 kB are read.");
    }

    @Test
    void aRequestWithoutEndIsCutOff() throws IOException {
        byte[] piece = ("10000\r\n" + "x".repeat(1 << 16) + "\r\n").getBytes(StandardCharsets.UTF_8);
        Answer answer = RawRequest.to(rig, "POST /api/games HTTP/1.1")
                .with("Transfer-Encoding", "chunked")
                .flood(rig, piece, 32_000);
        assertThat(answer.status()).isEqualTo(413);
        assertPlain("chunked", answer);
    }

    @Test
    void aFileOfTwoGigabytesIsRefused() throws IOException {
        Answer answer = RawRequest.to(rig, "POST /api/people/import?name=big.pgn HTTP/1.1")
                .with("Content-Length", String.valueOf(2L << 30))
                .send(rig);
        assertThat(answer.status()).isEqualTo(413);
        assertThat(answer.sentence()).startsWith("big.pgn is too large");
    }

    @Test
    void archivesAreNotOpened() throws IOException {
        for (String magic : new String[] {"PK\u0003\u0004", "\u001f\u008b\b", "BZh9", "7z\u00bc\u00af'\u001c"}) {
            Answer answer = post("/api/people/import?name=games.zip", magic + "x".repeat(1000));
            assertThat(answer.status()).as(magic).isIn(200, 400);
            if (answer.status() == 400) assertPlain(magic, answer);
        }
        assertThat(post("/api/people/import?name=games.zip", "PK\u0003\u0004" + "x".repeat(1000))
                        .status())
                .isEqualTo(400);
    }

    @Test
    void jsonThatMakesNoSenseIsRefused() throws IOException {
        String[] bodies = {
            "",
            "x",
            "[]",
            "1",
            "null",
            "\"text\"",
            "{",
            "{\"game\":",
            "[".repeat(100_000),
            "{\"a\":".repeat(100_000),
            "{\"game\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}",
            "{\"you\":" + "9".repeat(100_000) + "}",
            "{\"you\":1e999999999}",
            "{\"you\":1E-999999999}",
            "{\"you\":-1}",
            "{\"you\":0.5}",
            "{\"you\":9223372036854775808}",
            "{\"you\":\"0\"}",
            "{\"you\":[0]}",
            "{\"millis\":{}}",
            "{\"millis\":1e4}",
            "{\"millis\":99999999}",
            "{\"game\":7}",
            "{\"game\":{\"name\":\"chess\"}}",
            "{\"game\":\"" + "x".repeat(200_000) + "\"}",
            "{\"game\":\"../../etc/passwd\"}",
            "{\"watch\":\"yes\"}",
            "{\"players\":[{}]}",
            "{\"players\":[[]]}",
            "{\"players\":[null]}",
            "{\"players\":[7]}",
            "{\"clock\":true}",
            "{\"clock\":\"999999999999999999999+9\"}",
            "{\"clock\":\"-1+0\"}",
            "{\"start\":[]}",
            "{\"start\":\"" + "x".repeat(900_000) + "\"}",
            "{\"game\":\"chess\",\"start\":\"" + "8/".repeat(400_000) + "\"}"
        };
        for (String body : bodies) {
            String shown = body.length() > 60 ? body.substring(0, 60) + "…" : body;
            Answer answer = post("/api/games", body);
            assertThat(answer.status()).as(shown + " " + answer.text()).isIn(400, 404, 413);
            assertPlain(shown, answer);
        }
    }

    @Test
    void pathsStayWithinTheProgram() throws IOException {
        String[] ways = {
            "..",
            "%2e%2e",
            "%2E%2E",
            ".%2e",
            "..%2f",
            "..%5c",
            "%252e%252e",
            "..;",
            "%c0%ae%c0%ae",
            "..%00",
            "....//",
            "..\\"
        };
        for (String root : new String[] {"/assets/now/frame/", "/_static/", "/game/", "/api/games/", "/people/", "/"}) {
            for (String way : ways) {
                String path = root + (way + "/").repeat(8) + "etc/passwd.js";
                Answer answer = get(path);
                assertThat(answer.status()).as(path + " " + answer.text()).isIn(400, 404);
                assertPlain(path, answer);
            }
        }
        for (String path : new String[] {
            "/assets/now/frame",
            "/assets/now/",
            "/assets/now/frame/frame.class",
            "/_static/../../META-INF/MANIFEST.MF",
            "//",
            "/%",
            "/%zz",
            "/game/%ff%fe"
        }) {
            Answer answer = get(path);
            assertThat(answer.status()).as(path).isIn(400, 404);
            assertPlain(path, answer);
        }
    }

    @Test
    void filesThatAreMissingAreNotRemembered() throws IOException {
        for (int i = 0; i < 100; i++) {
            assertThat(get("/assets/now/frame/nosuch" + i + ".js").status()).isEqualTo(404);
        }
        assertThat(get("/assets/now/frame/frame.css").status()).isEqualTo(200);
    }

    @Test
    void unknownMethodsAreRefused() throws IOException {
        for (String method : new String[] {"TRACE", "OPTIONS", "PROPFIND", "BREW", "get", "LOCK"}) {
            Answer answer = RawRequest.to(rig, method + " / HTTP/1.1")
                    .with("X-Secret", "mirror")
                    .send(rig);
            assertThat(answer.status()).as(method).isIn(400, 405);
            assertPlain(method, answer);
            assertThat(answer.text()).doesNotContain("mirror");
        }
        for (String method : new String[] {"PUT", "PATCH", "DELETE"}) {
            Answer answer = RawRequest.to(rig, method + " /api/games HTTP/1.1")
                    .body("{}")
                    .send(rig);
            assertThat(answer.status()).as(method).isEqualTo(404);
            assertPlain(method, answer);
        }
    }

    @Test
    void headIsGetWithoutContent() throws IOException {
        for (String path : new String[] {"/", "/api/games", "/assets/now/frame/frame.css", "/nosuch"}) {
            Answer get = get(path);
            Answer head = RawRequest.to(rig, "HEAD " + path + " HTTP/1.1").send(rig);
            assertThat(head.status()).as(path).isEqualTo(get.status());
            assertThat(head.body()).as(path).isEmpty();
            for (String name : new String[] {"Content-Type", "Content-Security-Policy", "Cache-Control"}) {
                assertThat(head.header(name)).as(path + " " + name).isEqualTo(get.header(name));
            }
        }
    }

    @Test
    void garbageIsToldSo() throws IOException {
        assertPlain("TLS", new RawRequest("\u0016\u0003\u0001").send(rig));
        assertPlain("long", get("/" + "a".repeat(100_000)));
        assertPlain(
                "head",
                RawRequest.to(rig, "GET / HTTP/1.1")
                        .with("X", "a".repeat(100_000))
                        .send(rig));
        assertPlain(
                "smuggled",
                RawRequest.to(rig, "POST /api/games HTTP/1.1")
                        .with("Transfer-Encoding", "chunked")
                        .body("0\r\n\r\n")
                        .send(rig));
    }

    @Test
    void aPageSaysSoToo() throws IOException {
        Answer answer = RawRequest.to(rig, "GET /game/%3Cscript%3Ealert(1)%3C/script%3E HTTP/1.1")
                .with("Accept", "text/html")
                .send(rig);
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.body()).contains("That did not work").doesNotContain("<script>");
    }

    @Test
    void thoseWhoSendNothingHoldUpNobody() throws IOException {
        Socket[] idle = new Socket[300];
        try {
            for (int i = 0; i < idle.length; i++) {
                idle[i] = new Socket("127.0.0.1", rig.port());
                String begun = "POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n";
                idle[i].getOutputStream().write(begun.getBytes(StandardCharsets.US_ASCII));
            }
            assertThat(get("/api/games").status()).isEqualTo(200);
        } finally {
            for (Socket each : idle) if (each != null) each.close();
        }
    }

    /** More of one kind than there are threads, some of another, and each sends on and on, a few bytes at a time. */
    @Test
    void thoseWhoSendSlowlyHoldUpNobody() throws Exception {
        List<Socket> slow = new CopyOnWriteArrayList<>();
        Thread sending = new Thread(() -> sendOn(slow));
        try {
            sending.start();
            for (int i = 0; i < 400; i++)
                slow.add(begun(i % 4 == 0 ? "/api/people/import?name=slow.pgn" : "/api/games"));
            assertThat(get("/api/games").status()).isEqualTo(200);
            assertThat(post("/api/games", "{\"game\":\"kalah\"}").status()).isEqualTo(200);
        } finally {
            sending.interrupt();
            sending.join();
            for (Socket each : slow) each.close();
        }
    }

    private static void sendOn(List<Socket> slow) {
        try {
            while (true) {
                for (Socket each : slow) sendOn(each);
                Thread.sleep(500);
            }
        } catch (InterruptedException e) {
            // the test has ended
        }
    }

    private static void sendOn(Socket socket) {
        try {
            socket.getOutputStream().write("   12 bytes ".getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            // it was refused
        }
    }

    @Test
    void onlySoManyFilesComeAtATime() throws IOException {
        List<Socket> slow = new ArrayList<>();
        try {
            Answer more = post("/api/people/import?name=more.pgn", "1. e4 *");
            // Some may be refused because those of another test have not left yet, and all are sent away when they are
            // too slow.
            for (int tries = 0; more.status() == 200 && tries < 400; tries++) {
                slow.add(begun("/api/people/import?name=slow.pgn"));
                more = post("/api/people/import?name=more.pgn", "1. e4 *");
            }
            assertThat(more.status()).isEqualTo(429);
            assertThat(more.sentence()).isEqualTo("You are sending 4 files already. Send this one when they are here.");
        } finally {
            for (Socket each : slow) each.close();
        }
    }

    /** The beginning of a request that is long. */
    private static Socket begun(String path) throws IOException {
        Socket socket = new Socket("127.0.0.1", rig.port());
        String head = "POST " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n{";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }
}
