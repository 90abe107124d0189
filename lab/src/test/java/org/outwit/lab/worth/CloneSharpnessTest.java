package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.prediction.SearchPredictor;

class CloneSharpnessTest {

    private static final Checkers GAME = new Checkers();

    private static MovePredictor<DraughtsPosition> loose() {
        return new SearchPredictor<>(GAME, GAME.defaultEvaluator(), 2, 0.5);
    }

    /** What somebody of a sharpness decides in random games. */
    private static List<Example<DraughtsPosition>> decisions(double sharpness, int games) {
        List<Example<DraughtsPosition>> decisions = new ArrayList<>();
        Random random = new Random(3);
        WorthOpponent<DraughtsPosition> somebody = WorthOpponent.person(
                        () -> new SharpenedPredictor<>(loose(), sharpness))
                .get();
        OpeningLines<DraughtsPosition> lines = new RandomLines<>(GAME, 6);
        for (int i = 0; i < games; i++) {
            for (DraughtsPosition position : lines.positions(random)) {
                if (position.countMoves(new int[position.mostMoves()], 0) < 2) continue;
                decisions.add(new Example<>(Position.copyOf(position), somebody.move(position, random)));
            }
        }
        return decisions;
    }

    @Test
    void clonesLoseWhatPeopleDo() {
        CloneSharpness<DraughtsPosition> sharpness = new CloneSharpness<>(GAME, 4);
        sharpness.add(loose(), decisions(2, 12));
        double found = sharpness.found();
        assertThat(sharpness.expectedLoss(found)).isCloseTo(sharpness.realLoss(), within(1e-6));
        assertThat(sharpness.expectedLoss(1)).isGreaterThan(sharpness.realLoss());
        assertThat(found).isBetween(1.5, 2.6);
    }
}
