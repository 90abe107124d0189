package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;

class ChessFeaturesTest {

    private final Chess game = new Chess();

    @Test
    void featuresAreWhatTheOracleCounts() {
        for (int seed = 0; seed < 300; seed++) {
            RandomChess random = new RandomChess(seed);
            compare(random.played(seed % 120));
            compare(game.notation().position(random.setUp()));
        }
    }

    private void compare(ChessPosition position) {
        String fen = game.notation().format(position);
        NaiveChess naive = new NaiveChess(fen);
        NaiveFeatures[] sides = {new NaiveFeatures(naive, true), new NaiveFeatures(naive, false)};
        for (Feature<ChessPosition> feature : game.features()) {
            if (List.of("castling", "total").contains(feature.name())) continue;
            for (int player = 0; player < 2; player++) {
                int own = sides[player].value(feature.name());
                int other = sides[1 - player].value(feature.name());
                assertThat(feature.value(position, player))
                        .as("%s of player %d in %s", feature.name(), player, fen)
                        .isEqualTo(feature.sides() == Feature.Sides.OWN ? own : own - other);
            }
        }
    }

    @Test
    void rightsAndTotals() {
        ChessPosition position = game.notation().position("r3k2r/p7/8/8/8/8/P7/R3K2R w KQk - 0 1");
        assertThat(value("castling", position)).isEqualTo(1);
        assertThat(value("total", position)).isEqualTo(6);
        assertThat(value("total", game.start())).isEqualTo(16);
    }

    /** Otherwise a search might prefer a fine position to a won one. */
    @Test
    void noJudgementComesNearAWin() {
        for (Evaluator<ChessPosition> evaluator : game.evaluators().values()) {
            LinearEvaluator<ChessPosition> linear = (LinearEvaluator<ChessPosition>) evaluator;
            int most = 0;
            for (int i = 0; i < linear.features().size(); i++) {
                most += Math.abs(linear.weight(i)) * linear.features().get(i).most();
            }
            assertThat(most).isPositive().isLessThan(Chess.WIN / 10);
        }
    }

    @Test
    void stylesDisagree() {
        assertThat(game.evaluators().keySet())
                .containsExactly("classic", "material", "attacker", "positional", "trader");
        // Equal material, but White's pawns are broken and its queen stands before Black's king.
        ChessPosition position = game.notation().position("r4rk1/pp3ppp/8/7Q/q7/P1P5/P1P3P1/R4RK1 w - - 0 1");
        assertThat(evaluate("material", position)).isZero();
        assertThat(evaluate("attacker", position)).isPositive();
        assertThat(evaluate("positional", position)).isNegative();
        // The trader alone sees something in a swap of queens.
        ChessPosition traded = game.notation().position("r4rk1/pp3ppp/8/8/8/P1P5/P1P3P1/R4RK1 w - - 0 1");
        assertThat(evaluate("trader", traded)).isGreaterThan(evaluate("trader", position));
    }

    private int evaluate(String name, ChessPosition position) {
        return game.evaluator(name).value(position, 0);
    }

    private int value(String name, ChessPosition position) {
        for (Feature<ChessPosition> feature : game.features()) {
            if (feature.name().equals(name)) return feature.value(position, 0);
        }
        throw new AssertionError(name);
    }
}
