package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.play.session.PredictionTally.Score;

class PredictionTallyTest {

    @Test
    void onlyTheLastTwentyCount() {
        PredictionTally tally = new PredictionTally();
        assertThat(tally.score()).isEqualTo(new Score(0, 0));
        for (int ply = 0; ply < 60; ply += 2) tally.count(ply, ply < 30);
        // The last twenty are those of plies 20 to 58, of which 20 to 28 were predicted.
        assertThat(tally.score()).isEqualTo(new Score(5, 20));
        tally.forget(30);
        assertThat(tally.score()).isEqualTo(new Score(15, 15));
        assertThat(tally.at(28)).contains(true);
        assertThat(tally.at(30)).isEmpty();
    }
}
