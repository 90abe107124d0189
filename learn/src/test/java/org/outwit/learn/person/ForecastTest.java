package org.outwit.learn.person;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.outwit.games.chess.Chess;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.model.Habit;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.model.Weight;

class ForecastTest {

    private static OpponentModel model(String feature, double weight, OptionalDouble temperature, List<Habit> book) {
        return new OpponentModel(
                "othello",
                "Anna",
                Map.of("game", Map.of(feature, Weight.of(weight))),
                1,
                List.of(),
                OptionalDouble.empty(),
                temperature,
                new HoldOut(0, 0, 0, Double.NaN),
                new Origin(List.of(), 0, 0, 0, 0),
                book);
    }

    private static OthelloPosition after(String... moves) {
        OthelloPosition position = Club.OTHELLO.start();
        for (String move : moves) position.make(Club.OTHELLO.notation().parse(position, move));
        return position;
    }

    @Test
    void probabilitiesAreThoseOfTheSoftmax() {
        OthelloPosition position = after("f5", "d6", "c3");
        Forecast<OthelloPosition> forecast =
                Forecast.of(Club.OTHELLO, model("discs", 1, OptionalDouble.of(2), List.of()));
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        double[] expected = new double[count];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            OthelloPosition next = position.copy();
            next.make(moves[i]);
            expected[i] = Math.exp(Club.features("discs").get(0).value(next, position.mover()) / 2.0);
            sum += expected[i];
        }
        double[] found = forecast.probabilities(position);
        assertThat(Arrays.stream(found).sum()).isEqualTo(1, within(1e-12));
        for (int i = 0; i < count; i++) {
            assertThat(found[i]).isEqualTo(0.98 * expected[i] / sum + 0.02 / count, within(1e-9));
        }
    }

    @Test
    void habitsAreExpectedTheMoreTheOlderTheyAre() {
        OthelloPosition position = after("f5");
        String text = Club.OTHELLO.notation().format(position);
        double before = 0;
        for (int times : new int[] {1, 3, 30}) {
            OpponentModel model =
                    model("discs", 0, OptionalDouble.of(1), List.of(new Habit(text, Map.of("f4", times))));
            double[] found = Forecast.of(Club.OTHELLO, model).probabilities(position);
            double most = Arrays.stream(found).max().orElseThrow();
            assertThat(Arrays.stream(found).sum()).isEqualTo(1, within(1e-9));
            assertThat(most).isGreaterThan(before);
            before = most;
        }
        assertThat(before).isGreaterThan(0.9);
    }

    @Test
    void othersModelsAreRefused() {
        OpponentModel model = model("discs", 1, OptionalDouble.empty(), List.of());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Forecast.of(new Chess(), model))
                .withMessage("The model of Anna was made for othello, not for chess.");
        OpponentModel nowhere = model("discs", 1, OptionalDouble.empty(), List.of(new Habit("there", Map.of("f4", 2))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Forecast.of(Club.OTHELLO, nowhere))
                .withMessageStartingWith("The book at the position 'there': ");
    }

    @Test
    void talliesAddUpByPhaseAndSide() {
        Person<OthelloPosition> greedy = Club.anna(4, "greedy", 1);
        Forecast<OthelloPosition> forecast =
                Forecast.of(Club.OTHELLO, model("discs", 0.9, OptionalDouble.empty(), List.of()));
        Predictions predictions = Predictions.of(forecast, greedy.allSince(0));
        assertThat(predictions.evaluator()).isEqualTo("mobility");
        assertThat(predictions.all().decisions()).isEqualTo(greedy.allSince(0).size());
        assertThat(predictions.all().agreement())
                .isGreaterThan(0.5)
                .isGreaterThan(predictions.all().evaluator());
        assertThat(predictions.all().logLoss()).isLessThan(predictions.all().chanceLoss());
        for (List<Tally> parts : List.of(predictions.phases(), predictions.sides())) {
            assertThat(parts.stream().mapToLong(Tally::decisions).sum())
                    .isEqualTo(predictions.all().decisions());
            assertThat(parts.stream()
                            .mapToDouble(part -> part.decisions() * part.agreement())
                            .sum())
                    .isEqualTo(predictions.all().decisions() * predictions.all().agreement(), within(1e-6));
        }
        Predictions nothing = Predictions.of(forecast, List.of());
        assertThat(nothing.all().agreement()).isZero();
        assertThat(nothing.all().halfWidth()).isZero();
    }
}
