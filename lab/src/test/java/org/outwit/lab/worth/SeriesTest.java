package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.work.Parallel;

class SeriesTest {

    /** Who knows all of an opponent who always plays the same foresees every answer. */
    @Test
    void aRightModelForeseesEveryAnswer() {
        var material = Series.GAME.evaluator("material");
        Series series = new Series(2, 1, () -> new AlphaBeta<>(material), Limits.depth(1), Parallel.ALONE);
        WorthScore score =
                series.play(new Contender(material).nextReply(material, 1, Contender.NO_MARGIN), Limits.depth(3));
        assertThat(score.toString()).endsWith("foreseen 1.00");
    }
}
