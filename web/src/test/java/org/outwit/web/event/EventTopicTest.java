package org.outwit.web.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

class EventTopicTest {

    /** A page that adds what it hears to what it saw, comes and goes. */
    private static final class Page implements Consumer<String> {

        private String life = "";
        private long number;
        private long sum;
        private int pictures;

        @Override
        public void accept(String text) {
            JsonNode message = JsonText.object(text);
            String kind = message.get("kind").stringValue();
            if (kind.equals("passing")) return;
            if (kind.equals("picture")) {
                pictures++;
                sum = message.get("data").get("sum").longValue();
            } else {
                assertThat(message.get("life").stringValue()).isEqualTo(life);
                assertThat(message.get("number").longValue()).isEqualTo(number + 1);
                sum += message.get("data").get("plus").longValue();
            }
            life = message.get("life").stringValue();
            number = message.get("number").longValue();
        }
    }

    @Test
    void whoeverComesAndGoesSeesTheSamePicture() {
        for (int seed = 0; seed < 1000; seed++) {
            Random random = new Random(seed);
            long[] sum = {0};
            EventTopic topic = new EventTopic("sums", () -> Map.of("sum", sum[0]));
            List<Page> pages = List.of(new Page(), new Page(), new Page());
            boolean[] here = new boolean[pages.size()];
            int away = seed % 50 == 0 ? 300 : 5; // longer than what is kept, now and then
            for (int step = 0; step < 80; step++) {
                int some = random.nextInt(pages.size());
                Page page = pages.get(some);
                int kind = random.nextInt(4);
                if (kind == 0) {
                    if (here[some]) topic.leave(page);
                    else topic.watch(page, page.life, page.number);
                    here[some] = !here[some];
                } else if (kind == 1) {
                    topic.mention("passing", Map.of());
                } else {
                    for (int i = random.nextInt(away); i >= 0; i--) {
                        long plus = random.nextInt(100);
                        topic.tell(() -> sum[0] += plus, "more", Map.of("plus", plus));
                    }
                }
                for (int i = 0; i < here.length; i++)
                    if (here[i]) assertThat(pages.get(i).sum).as("seed " + seed).isEqualTo(sum[0]);
            }
        }
    }

    @Test
    void whoSawEverythingHearsNothingTwice() {
        EventTopic topic = new EventTopic("sums", () -> Map.of("sum", 0));
        Page page = new Page();
        topic.watch(page, "", 0);
        topic.tell(() -> {}, "more", Map.of("plus", 1));
        topic.leave(page);
        topic.watch(page, page.life, page.number);
        assertThat(page.pictures).isEqualTo(1);
        assertThat(page.sum).isEqualTo(1);
    }

    @Test
    void numbersThatWereNeverGivenGetThePicture() {
        EventTopic topic = new EventTopic("sums", () -> Map.of("sum", 7));
        Page first = new Page();
        topic.watch(first, "", 0);
        for (long strange : new long[] {-1, Long.MIN_VALUE, Long.MAX_VALUE, 5}) {
            Page page = new Page();
            topic.watch(page, first.life, strange);
            assertThat(page.sum).as("after " + strange).isEqualTo(7);
        }
    }

    /** A connection that breaks while it is told leaves all its topics at once. */
    @Test
    void aWatcherMayLeaveWhileItIsTold() {
        EventTopic topic = new EventTopic("sums", () -> Map.of());
        List<String> heard = new ArrayList<>();
        Consumer<String> leaving = new Consumer<>() {
            @Override
            public void accept(String text) {
                topic.leave(this);
            }
        };
        topic.watch(leaving, "", 0);
        topic.watch(heard::add, "", 0);
        topic.watch(leaving, "", 0);
        topic.tell(() -> {}, "more", Map.of());
        topic.tell(() -> {}, "more", Map.of());
        assertThat(heard).hasSize(3);
    }

    /** Two topics tell two pages that break, each of which watches both: with a lock to leave they would wait for each other. */
    @Test
    void leavingWaitsForNobody() throws InterruptedException {
        EventTopic one = new EventTopic("one", () -> Map.of());
        EventTopic other = new EventTopic("other", () -> Map.of());
        CountDownLatch bothAreTold = new CountDownLatch(2);
        Thread first = telling(one, other, bothAreTold);
        Thread second = telling(other, one, bothAreTold);
        first.join(TimeUnit.SECONDS.toMillis(180));
        second.join(TimeUnit.SECONDS.toMillis(180));
        assertThat(first.isAlive() || second.isAlive()).isFalse();
    }

    private static Thread telling(EventTopic told, EventTopic left, CountDownLatch both) {
        boolean[] begun = {false};
        Consumer<String> breaking = text -> {
            if (!begun[0]) return; // the picture
            both.countDown();
            try {
                assertThat(both.await(180, TimeUnit.SECONDS)).isTrue();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            left.leave(each -> {});
        };
        told.watch(breaking, "", 0);
        begun[0] = true;
        Thread thread = new Thread(() -> told.tell(() -> {}, "more", Map.of()), "telling " + told.name());
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
