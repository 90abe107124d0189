package org.outwit.web;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/** A page without a browser: watches a topic and keeps what it hears. */
public final class EventsHeard implements AutoCloseable, WebSocket.Listener {

    private static final long MOST_SECONDS = 180;

    private final List<JsonNode> heard = new ArrayList<>();
    private final StringBuilder partial = new StringBuilder();
    private final WebSocket socket;

    public EventsHeard(ServerRig rig) {
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(rig.url("/events").replace("http", "ws")), this)
                .join();
    }

    public EventsHeard watch(String topic) {
        return watch(topic, "", 0);
    }

    public EventsHeard watch(String topic, String life, long after) {
        socket.sendText("{\"watch\":\"" + topic + "\",\"life\":\"" + life + "\",\"after\":" + after + "}", true)
                .join();
        return this;
    }

    /** Sends a message. */
    public void say(String message) {
        socket.sendText(message, true).join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            synchronized (heard) {
                heard.add(JsonText.object(partial.toString()));
                heard.notifyAll();
            }
            partial.setLength(0);
        }
        from.request(1);
        return null;
    }

    /** The first event of a kind from this index on, waited for. */
    public JsonNode await(String kind, int from) throws InterruptedException {
        return await(each -> each.get("kind").stringValue().equals(kind), from, kind);
    }

    public JsonNode await(String kind) throws InterruptedException {
        return await(kind, 0);
    }

    public JsonNode await(Predicate<JsonNode> wanted, int from, String what) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
        synchronized (heard) {
            for (int at = from; ; ) {
                for (; at < heard.size(); at++) if (wanted.test(heard.get(at))) return heard.get(at);
                long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
                if (left <= 0) throw new AssertionError("Nothing was heard of '" + what + "': " + heard);
                heard.wait(left);
            }
        }
    }

    public int size() {
        synchronized (heard) {
            return heard.size();
        }
    }

    public List<JsonNode> all() {
        synchronized (heard) {
            return List.copyOf(heard);
        }
    }

    @Override
    public void close() {
        socket.abort();
    }
}
