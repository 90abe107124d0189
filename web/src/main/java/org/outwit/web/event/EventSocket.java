package org.outwit.web.event;

import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jetty.websocket.api.Callback;
import org.outwit.core.game.InputException;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.http.SentenceView;
import tools.jackson.databind.JsonNode;

/**
 * The one connection of a page. It names the topics that it watches, and hears of them; everything that changes something is a request
 * of its own. A page that does not listen is let go when too much waits for it, and comes back by itself.
 */
public final class EventSocket {

    private static final int MOST_TOPICS = 20;
    private static final int MOST_PAGES = 2000;
    private static final int MOST_PAGES_OF_EACH = 500;

    /** Characters that wait for one page, and for all of them. */
    private static final long MOST_WAITING = 2_000_000;

    private static final long MOST_WAITING_IN_ALL = 50_000_000;
    private static final long LITTLE = 50_000;

    private static final int MOST_MESSAGE = 1 << 14;
    private static final int TRY_LATER = 1013;
    private static final Duration IDLE = Duration.ofMinutes(5);

    /** Finds a topic by its name for a visitor. */
    private final BiFunction<String, String, Optional<EventTopic>> topics;

    private final Map<String, Listener> listeners = new ConcurrentHashMap<>();
    private final AtomicLong waitingInAll = new AtomicLong();

    /** @param topics the topic of a name that a visitor may watch */
    public EventSocket(BiFunction<String, String, Optional<EventTopic>> topics) {
        this.topics = topics;
    }

    /** @param visitors whose connection it is */
    public void routes(RoutesConfig routes, Function<WsContext, String> visitors) {
        routes.ws("/events", socket -> {
            socket.onConnect(context -> {
                context.session.setIdleTimeout(IDLE);
                context.session.setMaxTextMessageSize(MOST_MESSAGE);
                context.session.setMaxBinaryMessageSize(MOST_MESSAGE);
                connected(new Listener(context, visitors.apply(context)));
            });
            socket.onMessage(context -> {
                Listener listener = listeners.get(context.sessionId());
                if (listener != null) listener.asked(context.message());
            });
            socket.onClose(context -> ended(context));
            socket.onError(context -> ended(context));
        });
    }

    private void connected(Listener listener) {
        if (!admits(listener)) {
            listener.refuse("", "Too many pages are open. Close some of them.");
            listener.close("too many pages");
            return;
        }
        listener.context.enableAutomaticPings(60, TimeUnit.SECONDS);
    }

    private synchronized boolean admits(Listener listener) {
        long theirs = listeners.values().stream()
                .filter(each -> each.visitor.equals(listener.visitor))
                .count();
        if (listeners.size() >= MOST_PAGES || theirs >= MOST_PAGES_OF_EACH) return false;
        listeners.put(listener.context.sessionId(), listener);
        return true;
    }

    private void ended(WsContext context) {
        context.disableAutomaticPings();
        Listener listener = listeners.remove(context.sessionId());
        if (listener != null) listener.end();
    }

    public int pages() {
        return listeners.size();
    }

    private final class Listener implements Consumer<String> {

        private final WsContext context;
        private final String visitor;
        private final Map<String, EventTopic> watched = new ConcurrentHashMap<>();
        private long waiting;
        private volatile boolean gone;

        Listener(WsContext context, String visitor) {
            this.context = context;
            this.visitor = visitor;
        }

        void asked(String message) {
            String name = "";
            try {
                JsonNode request = JsonText.object(message);
                name = JsonText.text(request, "watch", "");
                String left = JsonText.text(request, "leave", "");
                if (!left.isEmpty()) leave(left);
                if (!name.isEmpty()) watch(name, request);
            } catch (Refusal | InputException e) {
                refuse(name, e.getMessage());
            } catch (RuntimeException e) {
                refuse(name, "What was asked for cannot be shown now.");
            }
        }

        /** @param topic what was asked for; empty where it is the page itself that is refused */
        private void refuse(String topic, String sentence) {
            accept(JsonText.of(Map.of("topic", topic, "kind", "refused", "data", new SentenceView(sentence))));
        }

        private void watch(String name, JsonNode request) {
            leave(name);
            if (watched.size() >= MOST_TOPICS)
                throw Refusal.tooMany("A page watches at most " + MOST_TOPICS + " things.");
            EventTopic topic =
                    topics.apply(name, visitor).orElseThrow(() -> Refusal.notFound("There is no " + name + "."));
            watched.put(name, topic);
            topic.watch(this, JsonText.text(request, "life", ""), after(request));
            if (gone) leave(name); // it ended meanwhile, and nobody else would leave
        }

        private static long after(JsonNode request) {
            JsonNode after = request.get("after");
            return after != null && after.isIntegralNumber() && after.canConvertToLong() ? after.longValue() : 0;
        }

        private void leave(String name) {
            EventTopic topic = watched.remove(name);
            if (topic != null) topic.leave(this);
        }

        /** The connection is no more. */
        void end() {
            gone = true;
            for (String each : watched.keySet()) leave(each);
        }

        /** Never waits, and never fails: a slow or broken page must not hold up a game. */
        @Override
        public void accept(String text) {
            if (gone) return;
            if (!fits(text)) {
                gone = true;
                context.session.disconnect(); // who does not listen would not hear a farewell either
                return;
            }
            try {
                context.session.sendText(text, Callback.from(() -> sent(text), failure -> sent(text)));
            } catch (RuntimeException e) {
                sent(text);
                context.session.disconnect();
            }
        }

        /** A page that keeps up gets a message of any size; one for which something waits already gets no more than it can take. */
        private synchronized boolean fits(String text) {
            long total = waitingInAll.get();
            boolean slow = waiting > 0 && waiting + text.length() > MOST_WAITING
                    || waiting > LITTLE && total + text.length() > MOST_WAITING_IN_ALL;
            if (slow) return false;
            waiting += text.length();
            waitingInAll.addAndGet(text.length());
            return true;
        }

        private synchronized void sent(String text) {
            waiting -= text.length();
            waitingInAll.addAndGet(-text.length());
        }

        private void close(String why) {
            context.closeSession(TRY_LATER, why);
        }
    }
}
