package org.outwit.web.analyse;

import java.util.function.UnaryOperator;
import org.outwit.web.event.EventTopic;

/**
 * What pages see of an analysis: for each kind of news the last that is known. They are told at most five times a second, and never
 * less than all that is known when the search pauses.
 */
final class AnalysisBulletin {

    private static final long APART = 200_000_000;

    private final EventTopic topic;
    private AnalysisNews told = AnalysisNews.NONE; // under the lock of the topic
    private AnalysisNews news = AnalysisNews.NONE;
    private long last;
    private boolean any;

    AnalysisBulletin(String name) {
        this.topic = new EventTopic(name, () -> told);
    }

    EventTopic topic() {
        return topic;
    }

    /** @param more adds to what is new */
    synchronized void put(UnaryOperator<AnalysisNews> more) {
        news = more.apply(news);
    }

    /** Tells what is new if the last time is long enough ago. */
    synchronized void tellSoon() {
        if (!news.equals(AnalysisNews.NONE) && (!any || System.nanoTime() - last >= APART)) tell();
    }

    /** Tells what is new. */
    synchronized void tell() {
        if (news.equals(AnalysisNews.NONE)) return;
        AnalysisNews now = news;
        news = AnalysisNews.NONE;
        topic.tell(() -> told = told.and(now), "news", now);
        last = System.nanoTime();
        any = true;
    }
}
