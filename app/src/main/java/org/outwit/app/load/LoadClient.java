package org.outwit.app.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/** Requests and connections as pages make them. */
final class LoadClient {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final URI server;
    private final HttpClient client;

    LoadClient(URI server, Executor executor) {
        this.server = server;
        this.client = HttpClient.newBuilder()
                .executor(executor)
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(PATIENCE)
                .build();
    }

    CompletableFuture<HttpResponse<String>> get(String path) {
        return send(HttpRequest.newBuilder(server.resolve(path)).GET());
    }

    CompletableFuture<HttpResponse<String>> post(String path, Object body) {
        return send(HttpRequest.newBuilder(server.resolve(path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(JsonText.of(body))));
    }

    private CompletableFuture<HttpResponse<String>> send(HttpRequest.Builder request) {
        return client.sendAsync(request.timeout(PATIENCE).build(), HttpResponse.BodyHandlers.ofString());
    }

    /** A page's connection that watches a topic. */
    CompletableFuture<WebSocket> watch(String topic, Consumer<JsonNode> heard, Consumer<String> broken) {
        URI address = URI.create(server.resolve("/events").toString().replaceFirst("^http", "ws"));
        return client.newWebSocketBuilder()
                .connectTimeout(PATIENCE)
                .buildAsync(address, new Ear(heard, broken))
                .thenCompose(
                        socket -> socket.sendText(JsonText.of(Map.of("watch", topic, "life", "", "after", 0)), true));
    }

    /** Puts messages together that come in parts. */
    private static final class Ear implements WebSocket.Listener {

        private final Consumer<JsonNode> heard;
        private final Consumer<String> broken;
        private final StringBuilder parts = new StringBuilder();

        Ear(Consumer<JsonNode> heard, Consumer<String> broken) {
            this.heard = heard;
            this.broken = broken;
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            parts.append(data);
            if (last) {
                JsonNode message = JsonText.object(parts.toString());
                parts.setLength(0);
                heard.accept(message);
            }
            socket.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            broken.accept("a connection was closed: " + status + " " + reason);
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            broken.accept("a connection broke: " + error);
        }
    }
}
