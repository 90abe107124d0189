package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;

class ClockTest {

    private final AtomicLong now = new AtomicLong(123);

    private Clock clock(TimeControl control) {
        return new Clock(control, 2, now::get, new Reaction());
    }

    private boolean moves(Clock clock, int player, long millis) {
        clock.start(player);
        now.addAndGet(Duration.ofMillis(millis).toNanos());
        return clock.stop();
    }

    private void searches(Clock clock, int player, long millis) {
        clock.startProgram(player, false);
        now.addAndGet(Duration.ofMillis(millis).toNanos());
        clock.stop();
    }

    @Test
    void eachMoveHasItsTime() {
        Clock clock = clock(TimeControl.perMove(Duration.ofMillis(100)));
        for (int i = 0; i < 50; i++) assertThat(moves(clock, i % 2, 100)).isTrue();
        assertThat(moves(clock, 0, 101)).isFalse();
    }

    @Test
    void theGameHasItsTimeAndMovesAddToIt() {
        Clock clock = clock(TimeControl.perGame(Duration.ofSeconds(10), Duration.ofSeconds(1)));
        assertThat(moves(clock, 0, 4000)).isTrue();
        assertThat(clock.left(0)).isEqualTo(Duration.ofSeconds(7));
        assertThat(clock.left(1)).isEqualTo(Duration.ofSeconds(10));
        assertThat(moves(clock, 1, 10_000)).isTrue();
        assertThat(clock.left(1)).isEqualTo(Duration.ofSeconds(1));
        assertThat(moves(clock, 0, 7001)).isFalse();
    }

    @Test
    void whoTakesTheAdviceNeverOversteps() {
        for (TimeControl control : new TimeControl[] {
            TimeControl.perMove(Duration.ofMillis(100)),
            TimeControl.perGame(Duration.ofSeconds(5), Duration.ZERO),
            TimeControl.perGame(Duration.ofMillis(100), Duration.ofMillis(50))
        }) {
            Clock clock = clock(control);
            for (int i = 0; i < 300; i++) {
                Duration advised = clock.advised(0);
                assertThat(advised).isPositive().isLessThan(clock.left(0));
                assertThat(moves(clock, 0, advised.toMillis())).isTrue();
            }
        }
    }

    @Test
    void thereIsTimeToReactAndMostOfTheRestIsUsed() {
        assertThat(clock(TimeControl.perMove(Duration.ofMillis(100))).advised(0))
                .isBetween(Duration.ofMillis(40), Duration.ofMillis(70));
        assertThat(clock(TimeControl.perMove(Duration.ofSeconds(10))).advised(0))
                .isBetween(Duration.ofSeconds(9), Duration.ofSeconds(10));
    }

    @Test
    void aSlowMachineNeedsMoreReserve() {
        Clock clock = clock(TimeControl.perMove(Duration.ofMillis(200)));
        Duration before = clock.advised(0);
        searches(clock, 0, before.plusMillis(30).toMillis());
        assertThat(clock.advised(0)).isBetween(before.minusMillis(21), before.minusMillis(19));
        assertThat(clock.advised(1)).isEqualTo(clock.advised(0));
        for (int i = 0; i < 200; i++) searches(clock, i % 2, 10);
        assertThat(clock.advised(0)).isEqualTo(before);
        for (int i = 0; i < 5; i++) searches(clock, 0, 100_000);
        assertThat(clock.advised(0)).isEqualTo(Duration.ofMillis(20));
    }

    /** A person who thinks for 40 s says nothing about how late this machine answers. */
    @Test
    void onlyOurSearchesShowHowLateTheMachineIs() {
        Clock clock = clock(TimeControl.perGame(Duration.ofSeconds(60), Duration.ofSeconds(10)));
        Duration before = clock.advised(1);
        assertThat(moves(clock, 0, 40_000)).isTrue();
        assertThat(clock.advised(1)).isEqualTo(before).isEqualTo(Duration.ofMillis(9_900));
    }

    @Test
    void whoIsLateHasUsedAllTheirTime() {
        Clock clock = clock(TimeControl.perGame(Duration.ofSeconds(1), Duration.ofMillis(50)));
        clock.start(0);
        assertThat(clock.hasFallen()).isFalse();
        now.addAndGet(Duration.ofSeconds(3).toNanos());
        assertThat(clock.hasFallen()).isTrue();
        assertThat(clock.stop()).isFalse();
        assertThat(clock.advised(0)).isLessThan(Duration.ofMillis(50));
        assertThat(moves(clock, 0, 49)).isTrue();
    }

    @Test
    void withoutAControlThereIsNoLimit() {
        Clock clock = clock(TimeControl.NONE);
        assertThat(moves(clock, 0, 1_000_000_000)).isTrue();
        assertThat(clock.limit(Limits.depth(3), 0)).isEqualTo(Limits.depth(3));
    }

    @Test
    void badTimesAreRefused() {
        assertThatThrownBy(() -> TimeControl.perMove(Duration.ZERO)).hasMessageContaining("(0 ms) must be positive");
        assertThatThrownBy(() -> TimeControl.perGame(Duration.ofSeconds(1), Duration.ofMillis(-1)))
                .hasMessageContaining("(-1 ms) must not be negative");
        Clock clock = clock(TimeControl.NONE);
        assertThatThrownBy(clock::stop).hasMessage("No clock is running.");
        clock.start(0);
        assertThatThrownBy(() -> clock.start(1)).hasMessage("The clock of player 0 is running.");
    }
}
