package org.outwit.learn.prediction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;

class SearchPredictorTest {

    private static final Othello GAME = new Othello();

    /** Othello has no exchanges, so that the search is minimax. */
    @Test
    void betterMovesAreLikelierByTheirValues() {
        Evaluator<OthelloPosition> function = GAME.evaluator("mobility");
        Minimax<OthelloPosition> minimax = new Minimax<>(function);
        for (double temperature : new double[] {0, 0.5, 3}) {
            SearchPredictor<OthelloPosition> predictor = new SearchPredictor<>(GAME, function, 3, temperature);
            Random random = new Random(2);
            OthelloPosition position = GAME.start();
            int[] moves = new int[position.mostMoves()];
            for (int ply = 0; ply < 20; ply++) {
                int count = position.moves(moves, 0);
                double[] expected = new double[count];
                double sum = 0;
                int first = 0;
                int[] values = new int[count];
                for (int i = 0; i < count; i++) {
                    int mover = position.mover();
                    position.make(moves[i]);
                    values[i] = minimax.search(position, mover, Limits.depth(2)).value();
                    position.undo();
                    if (values[i] > values[first]) first = i;
                }
                for (int i = 0; i < count; i++) {
                    double less = GAME.scale().units(values[i] - values[first]);
                    expected[i] = temperature == 0 ? i == first ? 1 : 0 : Math.exp(less / temperature);
                    sum += expected[i];
                }
                for (int i = 0; i < count; i++) expected[i] /= sum;
                assertThat(predictor.probabilities(position)).containsExactly(expected, within(1e-9));
                position.make(moves[random.nextInt(count)]);
            }
        }
    }

    @Test
    void refusesWhatIsNoTemperature() {
        assertThatThrownBy(() -> new SearchPredictor<>(GAME, GAME.evaluator("mobility"), 2, -1))
                .hasMessageContaining("must not be negative");
    }
}
