package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressDisplayTest {

    private final StringWriter shown = new StringWriter();
    private final AtomicLong seconds = new AtomicLong();

    private ProgressDisplay display(boolean terminal) {
        return new ProgressDisplay(new PrintWriter(shown), terminal, () -> seconds.get() * 1_000_000_000);
    }

    @Test
    void showsLinesEveryTwoSecondsAndWhenItWillBeDone() {
        try (ProgressDisplay display = display(false)) {
            for (int done = 0; done <= 10; done++) {
                display.progress("reading games", done, 100);
                seconds.incrementAndGet();
            }
        }
        assertThat(shown.toString().lines())
                .containsExactly(
                        "reading games: 2 of 100",
                        "reading games: 4 of 100, about 2 min left",
                        "reading games: 6 of 100, about 2 min left",
                        "reading games: 8 of 100, about 2 min left",
                        "reading games: 10 of 100, about 2 min left");
    }

    @Test
    void writesOneLineOverAgainOnATerminal() {
        try (ProgressDisplay display = display(true)) {
            seconds.set(3);
            display.progress("searching far", 0, 0);
            seconds.set(6);
            display.progress("searching", 7, 0);
        }
        assertThat(shown).hasToString("\rsearching far\rsearching: 7 \r" + " ".repeat(12) + "\r");
    }

    @Test
    void aLineThatStaysIsNotMixedWithTheOther() {
        try (ProgressDisplay display = display(true)) {
            seconds.set(3);
            display.progress("work", 1, 2);
            display.say("half of it");
        }
        assertThat(shown.toString()).startsWith("\rwork: 1 of 2\r" + " ".repeat(12) + "\rhalf of it");
    }

    @Test
    void everyActivityHasItsOwnPace() {
        try (ProgressDisplay display = display(false)) {
            display.progress("first", 90, 100);
            seconds.set(100);
            display.progress("second", 0, 10);
            seconds.set(110);
            display.progress("second", 5, 10);
        }
        assertThat(shown.toString().lines()).containsExactly("second: 0 of 10", "second: 5 of 10, about 10 s left");
    }

    @Test
    void whereNobodyWatchesNothingIsShown() {
        try (ProgressDisplay display = new ProgressDisplay(null, true, () -> seconds.get() * 1_000_000_000)) {
            seconds.set(60);
            display.progress("work", 1, 2);
            display.say("half of it");
            assertThat(display.isStopped()).isFalse();
        }
    }

    @Test
    void whereItAnnouncesEveryPartIsShownAsItBegins() {
        try (ProgressDisplay display = display(false).announcing()) {
            display.progress("depth 1", 0, 2);
            display.progress("depth 1", 1, 2);
            display.progress("depth 2", 1, 2);
        }
        assertThat(shown.toString().lines()).containsExactly("depth 1: 0 of 2", "depth 2: 1 of 2");
    }
}
