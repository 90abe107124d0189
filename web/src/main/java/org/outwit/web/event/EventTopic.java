package org.outwit.web.event;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.outwit.web.http.JsonText;

/**
 * Something that pages watch: a game, the jobs. Its events are numbered from 1 within its life on this server. A page that comes with
 * the number it saw last gets what it missed; one that is new, or comes back after a restart, gets the whole picture at once. Both end
 * in the same picture, because the picture is changed and the event told in one step.
 */
public final class EventTopic {

    private static final int KEPT = 200;

    private record Message(String topic, String life, long number, String kind, Object data) {}

    private record Numbered(long number, String text) {}

    private final String name;
    private final String life = UUID.randomUUID().toString();
    private final Supplier<?> picture;
    private final Deque<Numbered> recent = new ArrayDeque<>();
    private final Set<Consumer<String>> watchers =
            new CopyOnWriteArraySet<>(); // left without a lock, even while telling
    private long last;

    /** @param picture all that a page needs to show it now */
    public EventTopic(String name, Supplier<?> picture) {
        this.name = name;
        this.picture = picture;
    }

    public String name() {
        return name;
    }

    /** The whole picture, as a page that came now would get it. */
    public synchronized Object shown() {
        return picture.get();
    }

    /** Changes the picture and tells everybody who watches, at once: nobody sees the one without the other. */
    public synchronized void tell(Runnable change, String kind, Object data) {
        change.run();
        String text = message(++last, kind, data);
        recent.addLast(new Numbered(last, text));
        if (recent.size() > KEPT) recent.removeFirst();
        for (Consumer<String> each : watchers) each.accept(text);
    }

    /** What passes and is in no picture, such as how deep a search is; a page that misses it misses nothing. */
    public synchronized void mention(String kind, Object data) {
        if (watchers.isEmpty()) return;
        String text = message(last, kind, data);
        for (Consumer<String> each : watchers) each.accept(text);
    }

    /**
     * Begins to watch.
     *
     * @param life in which the number was seen; empty for a new page
     */
    public synchronized void watch(Consumer<String> watcher, String life, long after) {
        boolean known = this.life.equals(life)
                && after <= last
                && (recent.isEmpty() ? after == last : recent.getFirst().number() <= after + 1);
        if (!known) watcher.accept(message(last, "picture", shown()));
        else for (Numbered each : recent) if (each.number() > after) watcher.accept(each.text());
        watchers.add(watcher);
    }

    /** May be called by a watcher that is being told, on any thread, with any locks held. */
    void leave(Consumer<String> watcher) {
        watchers.remove(watcher);
    }

    public boolean isWatched() {
        return !watchers.isEmpty();
    }

    private String message(long number, String kind, Object data) {
        return JsonText.of(new Message(name, life, number, kind, data));
    }
}
