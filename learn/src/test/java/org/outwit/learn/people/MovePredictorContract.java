package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.outwit.core.model.MovePredictor;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.training.Crowd;

/** What everybody who predicts moves has to keep to. */
public final class MovePredictorContract {

    private MovePredictorContract() {}

    /** Asks about positions in two orders, by one thread. */
    public static void check(MovePredictor<OthelloPosition> predictor) {
        List<OthelloPosition> positions = Crowd.positions(120, 11);
        List<double[]> answers = new ArrayList<>();
        int forced = 0;
        for (OthelloPosition position : positions) {
            double[] row = answer(predictor, position);
            if (row.length == 1) forced++;
            answers.add(row);
        }
        assertThat(forced).as("forced moves").isPositive();
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < positions.size(); i++) order.add(i);
        Collections.shuffle(order, new Random(1));
        for (int i : order) {
            assertThat(answer(predictor, positions.get(i))).as("asked again").isEqualTo(answers.get(i));
        }
    }

    private static double[] answer(MovePredictor<OthelloPosition> predictor, OthelloPosition position) {
        String before = Crowd.OTHELLO.notation().format(position);
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        double[] row = new double[moves.length];
        Arrays.fill(row, -7);
        assertThat(predictor.predict(position, row)).isEqualTo(count);
        assertThat(Crowd.OTHELLO.notation().format(position))
                .as("left as it was")
                .isEqualTo(before);
        double[] found = Arrays.copyOf(row, count);
        assertThat(Arrays.stream(found).sum()).isEqualTo(1, within(1e-9));
        for (double each : found) assertThat(each).isPositive();
        if (count == 1) assertThat(found[0]).isEqualTo(1);
        for (int i = count; i < row.length; i++)
            assertThat(row[i]).as("behind the moves").isEqualTo(-7);
        int likeliest = predictor.likeliest(position);
        double most = Arrays.stream(found).max().orElseThrow();
        for (int i = 0; i < count; i++)
            if (moves[i] == likeliest) assertThat(found[i]).isEqualTo(most);
        assertThat(Arrays.copyOf(moves, count)).contains(likeliest);
        return found;
    }
}
