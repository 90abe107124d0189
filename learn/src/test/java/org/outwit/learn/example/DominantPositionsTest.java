package org.outwit.learn.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.othello.Othello;

class DominantPositionsTest {

    /** The value of every move by the definition, without pruning. */
    private static <P extends Position> int minimax(P position, Evaluator<P> evaluator, int player, int depth) {
        if (depth == 0 || position.isOver()) return evaluator.value(position, player);
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        boolean max = position.mover() == player;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            int value = minimax(position, evaluator, player, depth - 1);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    private static <P extends Position> void valuesAreThoseOfTheDefinition(Game<P> game, int ends) {
        int over = 0;
        for (long seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            List<Feature<P>> features = game.features();
            double[] weights = new double[features.size()];
            for (int i = 0; i < weights.length; i++) weights[i] = (random.nextInt(201) - 100) / 1000.0;
            LinearEvaluator<P> evaluator = new LinearEvaluator<>(game.scale(), features, weights);
            P position = game.start();
            int[] moves = new int[position.mostMoves()];
            for (int ply = random.nextInt(60); ply > 0; ply--) {
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
                if (position.isOver()) position.undo();
            }
            int count = position.moves(moves, 0);
            int player = position.mover();
            long key = position.key();
            int depth = 1 + (int) (seed % 4);
            int chosen = random.nextInt(count);
            Outlook outlook = new DominantPositions<>(game, features, evaluator, depth)
                    .of(new Example<>(position, moves[chosen]));
            assertThat(outlook.chosen()).isEqualTo(chosen);
            assertThat(outlook.alternatives()).isEqualTo(count);
            assertThat(position.key()).isEqualTo(key);
            double[][] rows = new double[game.phases().names().size()][];
            for (int phase = 0; phase < rows.length; phase++) rows[phase] = weights;
            for (int i = 0; i < count; i++) {
                position.make(moves[i]);
                double value = game.scale().units(minimax(position, evaluator, player, depth - 1));
                position.undo();
                assertThat(outlook.value(i, rows))
                        .as("seed " + seed + ", move " + i)
                        .isEqualTo(value, within(1e-9));
                if (outlook.over()[i]) over++;
            }
        }
        assertThat(over).as("ends of games among the leaves").isGreaterThanOrEqualTo(ends);
    }

    @Test
    void theLeafHasTheValueOfTheMove() {
        valuesAreThoseOfTheDefinition(new Othello(), 1); // players pass, so sides do not alternate
        valuesAreThoseOfTheDefinition(new ConnectFour(), 5);
    }

    @Test
    void depthsBelowOneAreRefused() {
        Othello game = new Othello();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DominantPositions<>(game, game.features(), game.evaluator("greedy"), 0))
                .withMessage("The depth (0) must be 1 or more.");
    }
}
