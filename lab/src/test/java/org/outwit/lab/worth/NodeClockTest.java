package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NodeClockTest {

    @Test
    void whatIsSavedInAGameIsLeftForLaterMoves() {
        NodeClock clock = NodeClock.aGame(40_000, 400);
        assertThat(clock.advised(40_000)).isEqualTo(40_000 / 25 + 300);
        long saved = clock.after(40_000, 100);
        long spent = clock.after(40_000, 1_900);
        assertThat(saved).isEqualTo(40_300);
        assertThat(clock.advised(saved)).isGreaterThan(clock.advised(spent));
        assertThat(clock.advised(1)).isEqualTo(1);
    }

    @Test
    void whatIsSavedOfAMoveIsOnlySaved() {
        NodeClock clock = NodeClock.aMove(2_000);
        assertThat(clock.advised(clock.after(2_000, 10))).isEqualTo(2_000);
    }
}
