package org.outwit.lab.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.checkers.BalancedOpening;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Measurement;
import org.outwit.learn.people.Populations;

class ModelDuelTest {

    private static final LabContext CONTEXT =
            new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());

    /** A player against themselves, from both sides, wins as often as they lose. */
    @Test
    void aPairBetweenEqualsIsEven() {
        AlphaBeta<DraughtsPosition> player = new AlphaBeta<>(ExchangeFunction.SIX_TERMS.evaluator());
        ModelDuel duel =
                new ModelDuel(() -> player, () -> player, Limits.depth(2), Limits.depth(2), CheckersGame::balanced);
        for (int seed = 1; seed <= 3; seed++) {
            Measurement measurement = duel.pair(seed, CONTEXT);
            assertThat(measurement.number("points")).isEqualTo(1);
            assertThat(measurement.number("wins")).isEqualTo(measurement.number("losses"));
            assertThat(measurement.number(ModelDuel.OUR_DEPTH)).isEqualTo(2);
        }
    }

    @Test
    void budgetsAreSpentOnDepth() {
        ExchangeFunction function = ExchangeFunction.SIX_TERMS;
        Measurement few = TableReading.BALANCED.duel(function, 50).pair(1, CONTEXT);
        Measurement many = TableReading.BALANCED.duel(function, 500).pair(1, CONTEXT);
        assertThat(many.number(ModelDuel.OUR_DEPTH)).isGreaterThan(few.number(ModelDuel.OUR_DEPTH));
        assertThat(few.number(ModelDuel.THEIR_DEPTH)).isGreaterThan(few.number(ModelDuel.OUR_DEPTH));
    }

    /** What pruning rests on: at every position that follows, the sum of both functions lies in the interval. */
    @Test
    void sumsLieWhereTheyShould() {
        for (ExchangeFunction function : ExchangeFunction.values()) {
            DraughtsPosition root = BalancedOpening.of(7);
            SumBounds.Interval sums = function.below(root, 0).pair(0, 1);
            SumBounds.Interval wider = function.symmetricBelow(root, 0).pair(0, 1);
            Random random = new Random(7);
            DraughtsPosition position = root.copy();
            for (int ply = 0; ply < 60 && !position.isOver(); ply++) {
                long sum = (long) function.evaluator().value(position, 0)
                        + function.evaluator().value(position, 1);
                assertThat(sum).isBetween(sums.least(), sums.most()).isBetween(wider.least(), wider.most());
                int[] moves = new int[position.mostMoves()];
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
        }
    }
}
