package org.outwit.web.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.web.EventsHeard;
import org.outwit.web.ServerRig;
import tools.jackson.databind.JsonNode;

class EventSocketTest {

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

    /** Knows how its connection ended. */
    private static final class Ending implements WebSocket.Listener {

        private final CompletableFuture<Integer> code = new CompletableFuture<>();
        private final StringBuffer heard = new StringBuffer();

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
            heard.append(text);
            socket.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            code.complete(status);
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            code.complete(-1);
        }

        int await() throws Exception {
            return code.get(180, TimeUnit.SECONDS);
        }
    }

    private WebSocket connect(HttpClient client, WebSocket.Listener listener) {
        return client.newWebSocketBuilder()
                .buildAsync(URI.create(rig.url("/events").replace("http", "ws")), listener)
                .join();
    }

    @Test
    void messagesThatMakeNoSenseAreRefused() throws Exception {
        try (EventsHeard page = new EventsHeard(rig)) {
            String[] messages = {
                "x",
                "[]",
                "{\"watch\":7}",
                "{\"watch\":\"nosuch\"}",
                "{\"watch\":\"game/../../etc\"}",
                "{\"watch\":\"game/" + "x".repeat(10_000) + "\"}",
                "{".repeat(10_000)
            };
            for (String each : messages) {
                int from = page.size();
                page.say(each);
                assertThat(page.await("refused", from)
                                .get("data")
                                .get("sentence")
                                .stringValue())
                        .as(each.length() > 50 ? each.substring(0, 50) : each)
                        .hasSizeLessThan(700)
                        .endsWith(".");
            }
            int asked = page.size();
            page.watch("game/nosuch");
            assertThat(page.await("refused", asked).get("topic").stringValue()).isEqualTo("game/nosuch");
            page.watch("jobs", "nosuch", Long.MAX_VALUE);
            page.await("picture");
            int from = page.size();
            page.say("{\"watch\":\"jobs\",\"life\":\"\",\"after\":1e999}");
            page.await("picture", from);
        }
    }

    @Test
    void aPageWatchesOnlySoMuch() throws Exception {
        try (EventsHeard page = new EventsHeard(rig)) {
            for (int i = 0; i <= 20; i++) {
                String id = ServerRig.json(rig.post("/api/games", "{\"game\":\"tictactoe\"}"))
                        .get("id")
                        .stringValue();
                page.watch("game/" + id);
            }
            JsonNode refused = page.await("refused");
            assertThat(refused.get("topic").stringValue()).startsWith("game/");
            assertThat(refused.get("data").get("sentence").stringValue())
                    .isEqualTo("A page watches at most 20 things.");
        }
    }

    @Test
    void largeMessagesEndTheConnection() throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        Ending text = new Ending();
        connect(client, text).sendText("x".repeat(1 << 20), true);
        assertThat(text.await()).isIn(1009, -1);
        Ending binary = new Ending();
        connect(client, binary).sendBinary(ByteBuffer.allocate(1 << 20), true);
        assertThat(binary.await()).isIn(1009, -1);
        assertThat(rig.get("/api/games").statusCode()).isEqualTo(200);
    }

    @Test
    void tooManyPagesAreRefusedAndTheOthersGoOn() throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        List<WebSocket> open = new ArrayList<>();
        try (EventsHeard page = new EventsHeard(rig).watch("jobs")) {
            page.await("picture");
            List<Ending> endings = new ArrayList<>();
            for (int i = 0; i < 520; i++) {
                Ending ending = new Ending();
                endings.add(ending);
                open.add(connect(client, ending));
            }
            Ending last = endings.get(endings.size() - 1);
            assertThat(last.await()).isEqualTo(1013);
            assertThat(last.heard).contains("\"topic\":\"\"", "Too many pages are open. Close some of them.");
            assertThat(endings.stream().filter(each -> each.code.isDone()).count())
                    .isLessThanOrEqualTo(21);
            int from = page.size();
            page.watch("jobs");
            page.await("picture", from);
            assertThat(rig.get("/").statusCode()).isEqualTo(200);
        } finally {
            open.forEach(WebSocket::abort);
        }
    }
}
