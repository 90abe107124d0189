package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;

class OwnTasteTest {

    private static final Checkers GAME = new Checkers();
    private static final PopulationModel PEOPLE = Populations.SHIPPED.of(GAME).orElseThrow();
    private static final int FEATURES = GAME.features().size();

    /** A person who is like anybody, but for one feature. */
    private static PersonalDifference person(int feature, double more) {
        double[][] rows =
                Arrays.stream(PEOPLE.layers().get(1)).map(double[]::clone).toArray(double[][]::new);
        for (double[] row : rows) row[row.length - FEATURES + feature] += more;
        return new PersonalDifference(PEOPLE.mark(), Double.NaN, 1, rows, 0, new PersonalBias(0));
    }

    private static List<Example<DraughtsPosition>> decisions() {
        List<Example<DraughtsPosition>> decisions = new ArrayList<>();
        DraughtsPosition position = GAME.start();
        for (int ply = 0; ply < 30 && !position.isOver(); ply++) {
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            if (count > 1) decisions.add(new Example<>(Position.copyOf(position), moves[ply % count], 0, ply));
            position.play(moves[ply % count]);
        }
        return decisions;
    }

    /** How much the moves of a decision differ in a feature, as a standard deviation, by its definition. */
    private static double deviation(Example<DraughtsPosition> example, int feature) {
        DraughtsPosition position = Position.copyOf(example.position());
        int player = position.mover();
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            values[i] = GAME.features().get(feature).value(position, player);
            position.undo();
        }
        double mean = Arrays.stream(values).average().orElseThrow();
        return Math.sqrt(Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .average()
                .orElseThrow());
    }

    @Test
    void whatSomebodyLikesMoreThanOthersComesFirst() {
        List<Example<DraughtsPosition>> decisions = decisions();
        for (int feature = 0; feature < FEATURES; feature++) {
            int each = feature;
            double spread = decisions.stream()
                    .mapToDouble(example -> deviation(example, each))
                    .average()
                    .orElseThrow();
            OwnTaste first =
                    OwnTaste.of(GAME, person(feature, -0.5), PEOPLE, decisions).get(0);
            if (spread == 0) continue; // nothing to be seen of it in these decisions
            assertThat(first.feature()).isEqualTo(GAME.features().get(feature).name());
            assertThat(first.influence()).isCloseTo(-0.5 * spread, within(1e-9));
        }
    }

    @Test
    void whoIsLikeAnybodyHasNoTaste() {
        assertThat(OwnTaste.of(GAME, person(0, 0), PEOPLE, decisions()))
                .hasSize(FEATURES)
                .allMatch(taste -> taste.influence() == 0);
        assertThat(OwnTaste.of(GAME, person(0, 1), PEOPLE, List.of())).isEmpty();
        PersonalDifference elsewhere =
                new PersonalDifference("00000000", Double.NaN, 1, person(0, 1).weights(), 0, new PersonalBias(0));
        assertThat(OwnTaste.of(GAME, elsewhere, PEOPLE, decisions()))
                .as("learned with other people")
                .isEmpty();
    }
}
