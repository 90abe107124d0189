package org.outwit.learn.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.person.Club;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.person.Predictions;
import org.outwit.learn.person.Tally;

class ModelPredictorTest {

    private static OpponentModel model(String feature, double weight, OptionalDouble temperature, HabitBook<?> book) {
        return new OpponentModel(
                "Anna",
                new Judgement(Map.of("game", Map.of(feature, Weight.of(weight))), 1).withTemperature(temperature),
                Evidence.NONE,
                book);
    }

    private static HabitBook<OthelloPosition> nothing() {
        return new HabitBook<>(Club.OTHELLO);
    }

    private static HabitBook<OthelloPosition> habit(OthelloPosition position, String move, int times) {
        HabitBook<OthelloPosition> book = nothing();
        book.add(position, Club.OTHELLO.notation().parse(position, move), times);
        return book;
    }

    private static OthelloPosition after(String... moves) {
        OthelloPosition position = Club.OTHELLO.start();
        for (String move : moves) position.make(Club.OTHELLO.notation().parse(position, move));
        return position;
    }

    @Test
    void probabilitiesAreThoseOfTheSoftmax() {
        OthelloPosition position = after("f5", "d6", "c3");
        ModelPredictor<OthelloPosition> predictor =
                ModelPredictor.of(Club.OTHELLO, model("discs", 1, OptionalDouble.of(2), nothing()));
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
        double[] found = predictor.probabilities(position);
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
            OpponentModel model = model("discs", 0, OptionalDouble.of(1), habit(position, "f4", times));
            double[] found = ModelPredictor.of(Club.OTHELLO, model).probabilities(position);
            double most = Arrays.stream(found).max().orElseThrow();
            assertThat(Arrays.stream(found).sum()).isEqualTo(1, within(1e-9));
            assertThat(most).isGreaterThan(before);
            before = most;
        }
        assertThat(before).isGreaterThan(0.9);
    }

    @Test
    void othersModelsAreRefused() {
        OpponentModel model = model("discs", 1, OptionalDouble.empty(), nothing());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ModelPredictor.of(new Chess(), model))
                .withMessage("The model of Anna was made for othello, not for chess.");
    }

    private static Predictions measured(
            ModelPredictor<OthelloPosition> predictor, List<Example<OthelloPosition>> examples) {
        return Predictions.of(predictor, examples, Parallel.ALONE, ProgressMonitor.NONE);
    }

    @Test
    void talliesAddUpByPhaseAndSide() {
        List<Example<OthelloPosition>> decisions =
                PersonDecisions.of(Club.anna(4, "greedy", 1)).since(0);
        ModelPredictor<OthelloPosition> predictor =
                ModelPredictor.of(Club.OTHELLO, model("discs", 0.9, OptionalDouble.empty(), nothing()));
        Predictions predictions = measured(predictor, decisions);
        assertThat(predictions.evaluator()).isEqualTo("patterns");
        assertThat(predictions.all().decisions()).isEqualTo(decisions.size());
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
        Predictions nothing = measured(predictor, List.of());
        assertThat(nothing.all().agreement()).isZero();
        assertThat(nothing.all().halfWidth()).isZero();
        Predictions three = measured(predictor, decisions.subList(0, 3));
        assertThat(three.all().interval().high() - three.all().interval().low())
                .as("three decisions prove little")
                .isGreaterThan(0.4);
    }

    @Test
    void theLikeliestIsWhatThePredictionSays() {
        String text = Club.OTHELLO.notation().format(after("f5"));
        HabitBook<OthelloPosition> book = habit(after("f5"), "f4", 9);
        List<Example<OthelloPosition>> decisions =
                PersonDecisions.of(Club.anna(6, "greedy", 1)).since(0);
        for (OptionalDouble temperature : List.of(OptionalDouble.empty(), OptionalDouble.of(1.5))) {
            ModelPredictor<OthelloPosition> predictor = ModelPredictor.of(
                    Club.OTHELLO, model("discs", 0.9, temperature, book).withDepth(3));
            double[] row = new double[after().mostMoves()];
            int[] moves = new int[row.length];
            for (Example<OthelloPosition> each : decisions) {
                each.position().moves(moves, 0);
                int count = predictor.predict(each.position(), row);
                assertThat(predictor.likeliest(each.position())).isEqualTo(moves[MovePredictor.likeliest(row, count)]);
            }
            assertThat(predictor.likeliest(after("f5")))
                    .isEqualTo(Club.OTHELLO.notation().parse(after("f5"), "f4"));
        }
    }

    /** A book knows what it was told; without that one game it must not. */
    @Test
    void aDecisionCanBeTakenOutOfTheBook() {
        OthelloPosition position = after("f5");
        String text = Club.OTHELLO.notation().format(position);
        int f4 = Club.OTHELLO.notation().parse(position, "f4");
        HabitBook<OthelloPosition> twice = habit(position, "f4", 2);
        HabitBook<OthelloPosition> once = habit(position, "f4", 1);
        double[] found = new double[position.mostMoves()];
        int count = ModelPredictor.of(Club.OTHELLO, model("discs", 1, OptionalDouble.of(1), twice))
                .predictAnew(position, f4, found);
        double[] expected = ModelPredictor.of(Club.OTHELLO, model("discs", 1, OptionalDouble.of(1), once))
                .probabilities(position);
        assertThat(Arrays.copyOf(found, count)).containsExactly(expected, within(1e-12));
    }

    /** A player a queen and more ahead still mates; the value of going on must not exceed what a mate may count for. */
    @Test
    void whoIsFarAheadIsExpectedToWin() {
        Chess chess = new Chess();
        OpponentModel model = new OpponentModel(
                "Anna",
                new Judgement(Map.of("game", Map.of("queens", Weight.of(9.0), "rooks", Weight.of(5.0))), 1)
                        .withTemperature(OptionalDouble.of(0.5)),
                Evidence.NONE,
                new HabitBook<>(chess));
        ChessPosition position = chess.notation().position("7k/6pp/8/8/8/8/QQ6/K2R4 w - - 0 1");
        int mate = chess.notation().parse(position, "Rd8");
        assertThat(ModelPredictor.of(chess, model).likeliest(position)).isEqualTo(mate);
    }

    @Test
    void otherThreadsAndDepthsAreTheSamePerson() {
        OthelloPosition position = after("f5", "d6", "c3");
        OpponentModel model = model("mobility", 1, OptionalDouble.of(1), nothing());
        ModelPredictor<OthelloPosition> predictor = ModelPredictor.of(Club.OTHELLO, model);
        assertThat(predictor.forAnotherThread().probabilities(position)).isEqualTo(predictor.probabilities(position));
        assertThat(predictor.lookingAhead(2).probabilities(position))
                .isEqualTo(ModelPredictor.of(Club.OTHELLO, model.withDepth(2)).probabilities(position));
        assertThat(predictor.choosing(3).probabilities(position))
                .isEqualTo(ModelPredictor.of(Club.OTHELLO, model.withTemperature(OptionalDouble.of(3)))
                        .probabilities(position));
    }
}
