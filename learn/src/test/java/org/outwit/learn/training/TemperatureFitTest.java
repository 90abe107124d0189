package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.online.OnlineLesson;

/** A player of a known temperature is found to have it, and no other predicts them better. */
class TemperatureFitTest {

    private static final Checkers GAME = new Checkers();

    private final OpponentModel model = OnlineLesson.of(
                    GAME,
                    (LinearEvaluator<DraughtsPosition>) GAME.evaluator("samuel"),
                    2,
                    new HoldOut(0, 0, 0, Double.NaN),
                    List.<Example<DraughtsPosition>>of())
            .model();

    private ModelPredictor<DraughtsPosition> predictor(double temperature) {
        return ModelPredictor.of(GAME, model.withTemperature(OptionalDouble.of(temperature)));
    }

    private List<Example<DraughtsPosition>> sampled(double temperature, int wanted) {
        ModelPredictor<DraughtsPosition> predictor = predictor(temperature);
        Random random = new Random(7);
        List<Example<DraughtsPosition>> examples = new ArrayList<>();
        while (examples.size() < wanted) {
            DraughtsPosition position = GAME.start();
            int[] moves = new int[position.mostMoves()];
            for (int ply = 0; ply < 60 && !position.isOver(); ply++) {
                int count = position.moves(moves, 0);
                double[] chances = predictor.probabilities(position);
                double left = random.nextDouble();
                int i = 0;
                while (i < count - 1 && (left -= chances[i]) >= 0) i++;
                if (count > 1) examples.add(new Example<>(position.copy(), moves[i]));
                position.make(moves[random.nextInt(3) == 0 ? random.nextInt(count) : i]);
            }
        }
        return examples;
    }

    private double logLoss(double temperature, List<Example<DraughtsPosition>> examples) {
        ModelPredictor<DraughtsPosition> predictor = predictor(temperature);
        double loss = 0;
        for (Example<DraughtsPosition> example : examples) {
            int[] moves = new int[example.position().mostMoves()];
            int count = example.position().moves(moves, 0);
            double[] chances = predictor.probabilities(example.position());
            for (int i = 0; i < count; i++) if (moves[i] == example.move()) loss -= Math.log(chances[i]);
        }
        return loss / examples.size();
    }

    @Test
    void theTemperatureIsFoundAgain() {
        for (double truth : new double[] {0.05, 0.2, 1}) {
            List<Example<DraughtsPosition>> examples = sampled(truth, 1_500);
            TemperatureFit fit =
                    TemperatureFit.of(ModelPredictor.of(GAME, model), examples, Parallel.ALONE, ProgressMonitor.NONE);
            assertThat(fit.temperature()).as("truly " + truth).isBetween(truth / 1.25, truth * 1.25);
            double found = logLoss(fit.temperature(), examples);
            assertThat(fit.logLoss()).isBetween(found - 0.02, found + 0.02);
            assertThat(found).isLessThan(logLoss(fit.temperature() * 1.5, examples));
            assertThat(found).isLessThan(logLoss(fit.temperature() / 1.5, examples));
        }
    }

    @Test
    void withoutDecisionsThereIsNothingToGoBy() {
        assertThatThrownBy(() -> TemperatureFit.of(
                        ModelPredictor.of(GAME, model), List.of(), Parallel.ALONE, ProgressMonitor.NONE))
                .hasMessage("A temperature needs decisions to go by.");
    }
}
