package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.games.kalah.Kalah;

class QuantalChoiceTest {

    private static final Kalah KALAH = new Kalah();

    @Test
    void choosesAsOftenAsTheValuesSay() {
        var position = KALAH.start();
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        double[] expected = new double[end];
        double sum = 0;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int value = new Minimax<>(KALAH.evaluator("tempo"))
                    .search(position, 0, Limits.depth(1))
                    .value();
            position.undo();
            expected[i] = Math.exp(KALAH.scale().units(value) / 1.5);
            sum += expected[i];
        }
        int games = 2000;
        int[] counts = new int[end];
        var chooser = Players.of(KALAH, PlayerSpec.parse("tempo@2%1.5"), PlayerSettings.USUAL.exactly());
        for (int n = 0; n < games; n++) {
            int move = chooser.choose(position, Limits.NONE).move();
            for (int i = 0; i < end; i++) if (moves[i] == move) counts[i]++;
        }
        for (int i = 0; i < end; i++) {
            assertThat(counts[i] / (double) games).isCloseTo(expected[i] / sum, within(0.04));
        }
    }

    @Test
    void withoutTemperatureItPlaysABestMove() {
        var chooser = Players.of(KALAH, PlayerSpec.parse("tempo@3%0"), PlayerSettings.USUAL.exactly());
        var definition = new Minimax<>(KALAH.evaluator("tempo"));
        var position = KALAH.start();
        while (!position.isOver()) {
            int expected = definition.search(position, Limits.depth(3)).value();
            var result = chooser.choose(position, Limits.NONE);
            assertThat(result.value()).isEqualTo(expected);
            position.play(result.move());
        }
    }

    @Test
    void equalSeedsErrEqually() {
        var position = KALAH.start();
        var one = Players.of(KALAH, PlayerSpec.parse("tempo@2%5"), PlayerSettings.USUAL.seeded(3));
        var two = Players.of(KALAH, PlayerSpec.parse("tempo@2%5"), PlayerSettings.USUAL.seeded(3));
        for (int i = 0; i < 20; i++) {
            assertThat(one.choose(position, Limits.NONE).move())
                    .isEqualTo(two.choose(position, Limits.NONE).move());
        }
    }
}
