package org.outwit.web.event;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jetty.websocket.api.Callback;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import tools.jackson.databind.JsonNode;

/**
 * The one connection of a page. It names the topics that it watches, and hears of them; everything that changes something is a request
 * of its own. A page that does not listen is let go when too much waits for it, and comes back by itself.
 */
public final class EventSocket {

    private static final int MOST_TOPICS = 20;
    private static final int MOST_WAITING = 2_000_000;
    private static final Duration IDLE = Duration.ofMinutes(5);

    /** Finds a topic by its name for a visitor. */
    private final BiFunction<String, String, Optional<EventTopic>> topics;

    private final Map<String, Listener> listeners = new ConcurrentHashMap<>();

    /** @param topics the topic of a name that a visitor may watch */
    public EventSocket(BiFunction<String, String, Optional<EventTopic>> topics) {
        this.topics = topics;
    }

    /** @param visitors whose connection it is */
    public void routes(RoutesConfig routes, Function<WsContext, String> visitors) {
        routes.ws("/events", socket -> {
            socket.onConnect(context -> {
                context.session.setIdleTimeout(IDLE);
                context.session.setMaxTextMessageSize(1 << 14);
                context.enableAutomaticPings(60, TimeUnit.SECONDS);
                listeners.put(context.sessionId(), new Listener(context, visitors.apply(context)));
            });
            socket.onMessage(context -> {
                Listener listener = listeners.get(context.sessionId());
                if (listener != null) listener.asked(context.message());
            });
            socket.onClose(context -> ended(context));
            socket.onError(context -> ended(context));
        });
    }

    private void ended(WsContext context) {
        Listener listener = listeners.remove(context.sessionId());
        if (listener != null) listener.leaveAll();
    }

    public int pages() {
        return listeners.size();
    }

    private final class Listener implements Consumer<String> {

        private final WsContext context;
        private final String visitor;
        private final Map<String, EventTopic> watched = new ConcurrentHashMap<>();
        private long waiting;
        private boolean gone;

        Listener(WsContext context, String visitor) {
            this.context = context;
            this.visitor = visitor;
        }

        void asked(String message) {
            try {
                JsonNode request = JsonText.object(message);
                String name = JsonText.text(request, "watch", "");
                String left = JsonText.text(request, "leave", "");
                if (!left.isEmpty()) leave(left);
                if (!name.isEmpty()) watch(name, request);
            } catch (Refusal e) {
                accept(JsonText.of(Map.of("kind", "refused", "data", Map.of("sentence", e.getMessage()))));
            }
        }

        private void watch(String name, JsonNode request) {
            leave(name);
            if (watched.size() >= MOST_TOPICS)
                throw Refusal.tooMany("A page watches at most " + MOST_TOPICS + " things.");
            EventTopic topic =
                    topics.apply(name, visitor).orElseThrow(() -> Refusal.notFound("There is no " + name + "."));
            watched.put(name, topic);
            JsonNode after = request.get("after");
            topic.watch(this, JsonText.text(request, "life", ""), after == null ? 0 : after.asLong(0));
        }

        private void leave(String name) {
            EventTopic topic = watched.remove(name);
            if (topic != null) topic.leave(this);
        }

        void leaveAll() {
            for (String each : watched.keySet()) leave(each);
        }

        /** Never waits: a slow page must not hold up a game. */
        @Override
        public void accept(String text) {
            synchronized (this) {
                if (gone) return;
                waiting += text.length();
                gone = waiting > MOST_WAITING;
            }
            if (gone) context.closeSession(1013, "too slow");
            else context.session.sendText(text, Callback.from(() -> sent(text), failure -> sent(text)));
        }

        private synchronized void sent(String text) {
            waiting -= text.length();
        }
    }
}
