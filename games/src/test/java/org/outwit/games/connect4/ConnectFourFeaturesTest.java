package org.outwit.games.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;

class ConnectFourFeaturesTest {

    private final ConnectFour game = new ConnectFour();

    @Test
    void featuresAgreeWithTheOracle() {
        for (int seed = 0; seed < 100; seed++) {
            ConnectFourPosition position = game.start();
            Random random = new Random(seed);
            int[] moves = new int[7];
            while (!position.isOver()) {
                NaiveConnectFour naive = new NaiveConnectFour(game.notation().format(position));
                assertThat(value("ones", position)).isEqualTo(naive.openLines('X', 1) - naive.openLines('O', 1));
                assertThat(value("twos", position)).isEqualTo(naive.openLines('X', 2) - naive.openLines('O', 2));
                assertThat(value("threes", position)).isEqualTo(naive.openLines('X', 3) - naive.openLines('O', 3));
                int own = naive.threats('X', true, true);
                assertThat(value("threats", position)).isEqualTo(own - naive.threats('O', true, true));
                assertThat(value("attack", position)).isEqualTo(own);
                assertThat(value("parity", position))
                        .isEqualTo(naive.threats('X', true, false) - naive.threats('O', false, true));
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
        }
    }

    @Test
    void thereAreSixtyNineLines() {
        int open = 0;
        for (int column = 0; column < 7; column++) {
            for (int row = 0; row < 6; row++) open += Board.openLines(Board.cell(column, row), 0, 1);
        }
        assertThat(open).isEqualTo(4 * Board.LINES);
    }

    @Test
    void theCentreIsTheMiddleColumn() {
        ConnectFourPosition position = game.notation().position("4441");
        assertThat(value("centre", position)).isEqualTo(1);
        assertThat(value("stones", position)).isEqualTo(4);
    }

    /** Otherwise a search might prefer a fine position to a won one. */
    @Test
    void noJudgementReachesAWin() {
        for (Evaluator<ConnectFourPosition> evaluator : game.evaluators().values()) {
            LinearEvaluator<ConnectFourPosition> linear = (LinearEvaluator<ConnectFourPosition>) evaluator;
            int most = 0;
            for (int i = 0; i < linear.features().size(); i++) {
                most += Math.abs(linear.weight(i)) * linear.features().get(i).most();
            }
            assertThat(most).isPositive().isLessThan(ConnectFour.WIN);
        }
    }

    @Test
    void stylesDisagree() {
        // X has begun a line at the edge, O has the middle.
        ConnectFourPosition position = game.notation().position("1424");
        assertThat(game.evaluator("centre").value(position, 0)).isNegative();
        assertThat(game.evaluator("attack").value(position, 0)).isZero();
        assertThat(game.evaluators().keySet()).containsExactly("lines", "centre", "threats", "attack", "self-taught");
    }

    private int value(String name, ConnectFourPosition position) {
        for (Feature<ConnectFourPosition> feature : game.features()) {
            if (feature.name().equals(name)) return feature.value(position, 0);
        }
        throw new AssertionError(name);
    }
}
