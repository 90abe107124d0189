package org.outwit.web.analyse;

import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.web.event.EventTopic;

/**
 * What pages see of an analysis: for each kind of news the last that is known. They are told at most five times a second, and never
 * less than all that is known when the search pauses.
 */
final class AnalysisBulletin {

    private static final long APART = 200_000_000;

    private final EventTopic topic;
    private final Map<String, Map<String, ?>> told = new LinkedHashMap<>(); // under the lock of the topic
    private final Map<String, Map<String, ?>> news = new LinkedHashMap<>();
    private long last;
    private boolean any;

    AnalysisBulletin(String name) {
        this.topic = new EventTopic(name, () -> new LinkedHashMap<>(told));
    }

    EventTopic topic() {
        return topic;
    }

    synchronized void put(String kind, Map<String, ?> data) {
        news.put(kind, data);
    }

    /** Tells what is new if the last time is long enough ago. */
    synchronized void tellSoon() {
        if (!news.isEmpty() && (!any || System.nanoTime() - last >= APART)) tell();
    }

    /** Tells what is new. */
    synchronized void tell() {
        if (news.isEmpty()) return;
        Map<String, Map<String, ?>> now = new LinkedHashMap<>(news);
        news.clear();
        topic.tell(() -> told.putAll(now), "news", now);
        last = System.nanoTime();
        any = true;
    }
}
