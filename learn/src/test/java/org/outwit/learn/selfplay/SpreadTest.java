package org.outwit.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.kalah.KalahPosition;

class SpreadTest {

    private static final Kalah KALAH = new Kalah();

    private final StartingWeights<KalahPosition> start =
            StartingWeights.of(KALAH, "stores", KALAH.defaultEvaluator(), true);

    private final List<PredictedGame<KalahPosition>> games = IntStream.range(0, 40)
            .mapToObj(i -> new LeafSelfPlay<>(KALAH, Limits.NONE.withNodes(50), 6, 200)
                    .play(KALAH.defaultEvaluator(), i, i % 2))
            .toList();

    /** The naive definition: no slope nearby predicts the games better. */
    @Test
    void noOtherSlopePredictsBetter() {
        double slope = Spread.of(KALAH, start, games).slope();
        assertThat(error(slope)).isLessThan(error(slope * 1.1)).isLessThan(error(slope / 1.1));
    }

    private double error(double slope) {
        double sum = 0;
        for (PredictedGame<KalahPosition> game : games) {
            int result = Integer.signum(game.end().payoff(game.player()));
            for (KalahPosition position : game.predicted()) {
                if (position.isOver()) continue;
                double lead = KALAH.defaultEvaluator().value(position, game.player()) / 1000.0;
                sum += Math.pow(result - Math.tanh(slope * lead), 2);
            }
        }
        return sum;
    }

    @Test
    void aSpreadIsHowFarAFeatureIsFromZeroAsARule() {
        Spread spread = Spread.of(KALAH, start, games);
        double squares = 0;
        int positions = 0;
        for (PredictedGame<KalahPosition> game : games) {
            for (KalahPosition position : game.predicted()) {
                if (position.isOver()) continue;
                positions++;
                squares += Math.pow(start.features().get(0).value(position, game.player()), 2);
            }
        }
        assertThat(spread.of(0)).isCloseTo(Math.sqrt(squares / positions), within(1e-9));
    }

    @Test
    void aGameIsWonDrawnOrLostHoweverHigh() {
        Spread spread = Spread.of(KALAH, start, games);
        assertThat(new double[] {spread.outcome(7000), spread.outcome(0), spread.outcome(-1)})
                .containsExactly(1, 0, -1);
        assertThat(new Spread(1, new double[0], 3000).outcome(-1000)).isCloseTo(-1 / 3.0, within(1e-12));
    }

    @Test
    void whatNeverHappensIsNotTakenToBeNothing() {
        Spread nothing = Spread.of(KALAH, start, List.of());
        assertThat(nothing.of(0)).isEqualTo(0.1);
        assertThat(nothing.slope()).isEqualTo(1);
    }
}
