package org.outwit.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** It measures, so it takes its time. */
@Tag("long")
class RaceTest {

    @Test
    void everybodyIsMeasuredOnTheSameQuestion() {
        Race race = new Race(new ConnectFourTask(1, 3, HorizonJudgement.OUTCOME).question(), 2);
        for (int round = -1; round < 2; round++) race.round(round, 1);
        assertThat(race.aima()).hasSize(3).allSatisfy(peer -> {
            assertThat(peer.nodes()).isGreaterThanOrEqualTo(race.outwit().nodes());
            assertThat(peer.rate().min()).isPositive();
            assertThat(race.outwit().over(peer).min()).isPositive();
        });
    }
}
