package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;

class StylesTest {

    private final Checkers checkers = new Checkers();

    /** Otherwise a search might prefer a fine position to a won one. */
    @Test
    void noJudgementReachesAWin() {
        for (DraughtsGame game : DraughtsTestGames.ALL) {
            for (Evaluator<DraughtsPosition> evaluator : game.evaluators().values()) {
                if (!(evaluator instanceof LinearEvaluator<DraughtsPosition> linear)) continue;
                int most = 0;
                for (int i = 0; i < linear.features().size(); i++) {
                    most += Math.abs(linear.weight(i))
                            * linear.features().get(i).most();
                }
                assertThat(most).isPositive().isLessThan(DraughtsGame.WIN / 2);
            }
        }
    }

    @Test
    void evaluatorsHaveTheNamesOfThePapers() {
        assertThat(checkers.evaluators().keySet())
                .containsExactly(
                        "samuel",
                        "material",
                        "exchanger",
                        "hoarder",
                        "racer",
                        "material-below-2",
                        "cautious",
                        "self-taught");
        assertThat(new RussianDraughts().evaluators().keySet()).startsWith("positional", "material", "exchanger");
    }

    @Test
    void materialIsMenAndKings() {
        assertThat(value("material", "B:W21,22,K30:B1,2,K4,K5")).isEqualTo(1500);
        InternationalDraughts game = new InternationalDraughts();
        DraughtsPosition position = game.notation().position("W:W21,K22:B1,2,3");
        assertThat(game.evaluator("material").value(position, 0)).isEqualTo(1000);
    }

    @Test
    void theExchangerSeesThePiecesOfBothSidesAsABurden() {
        String position = "B:W21,22,K30:B1,2,K4,K5";
        assertThat(value("exchanger", position)).isEqualTo(1500 - 4 * 7);
        assertThat(value("hoarder", position)).isEqualTo(1500 + 4 * 7);
        DraughtsPosition read = checkers.notation().position(position);
        assertThat(checkers.evaluator("exchanger").value(read, 1)).isEqualTo(-1500 - 4 * 7);
    }

    /** In one position the styles like different moves best. */
    @Test
    void stylesChooseDifferently() {
        DraughtsPosition position = checkers.notation().position("B:W20,21,26,30,32:B1,3,6,14,18");
        Set<String> chosen = new HashSet<>();
        for (String style : new String[] {"samuel", "racer", "cautious"}) chosen.add(favourite(style, position));
        assertThat(chosen).hasSizeGreaterThanOrEqualTo(2);
    }

    private String favourite(String style, DraughtsPosition position) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        int best = Integer.MIN_VALUE;
        String favourite = "";
        for (int i = 0; i < end; i++) {
            String text = checkers.notation().format(position, moves[i]);
            position.make(moves[i]);
            int value = checkers.evaluator(style).value(position, 0);
            position.undo();
            if (value <= best) continue;
            best = value;
            favourite = text;
        }
        return favourite;
    }

    @Test
    void boundedDoesNotSeeLargeValues() {
        assertThat(value("material-below-2", "B:W21:B1,K2")).isEqualTo(1500);
        assertThat(value("material-below-2", "B:W21:B1,2,3")).isZero();
        assertThat(value("material-below-2", "B:W21,22,23:B1")).isZero();
        assertThat(value("material-below-2", "W:W:B1")).isEqualTo(DraughtsGame.WIN);
        DraughtsPosition start = checkers.start();
        assertThat(new Bounded<DraughtsPosition>((position, player) -> 7, 8).value(start, 0))
                .isEqualTo(7);
        assertThat(new Bounded<DraughtsPosition>((position, player) -> -8, 8).value(start, 0))
                .isZero();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Bounded<DraughtsPosition>((position, player) -> 0, 0))
                .withMessage("The bound (0) must be positive and less than infinity.");
    }

    private int value(String evaluator, String position) {
        return checkers.evaluator(evaluator).value(checkers.notation().position(position), 0);
    }
}
