package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.checkers.BalancedOpening;

class MinimaxPredictorTest {

    @Test
    void itIsSureOfWhatTheListingPlays() {
        TakenFor them = TakenFor.of("samuel@3");
        MinimaxPredictor<DraughtsPosition> predictor =
                new MinimaxPredictor<>(CheckersPair.GAME, them.evaluator(), them.depth());
        for (int seed = 1; seed <= 20; seed++) {
            DraughtsPosition position = BalancedOpening.of(seed);
            int played = new AlphaBeta<>(them.evaluator())
                    .search(position, Limits.depth(3))
                    .move();
            assertThat(predictor.likeliest(position)).isEqualTo(played);
            assertThat(DoubleStream.of(predictor.probabilities(position)).max()).hasValue(1);
        }
    }
}
