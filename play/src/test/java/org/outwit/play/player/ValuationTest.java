package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;

class ValuationTest {

    private static final Backgammon GAME = new Backgammon();

    private static <P extends Position> PositionValue value(Game<P> game, String who, P position) {
        try (Valuation<P> valuation = new Valuation<>(game, PlayerSpec.parse(who), PlayerSettings.USUAL)) {
            long key = position.key();
            PositionValue value = valuation.of(position);
            assertThat(position.key()).isEqualTo(key);
            return value;
        }
    }

    private static <P extends Position> PositionValue at(String name, String who, String position) {
        return valued(Games.named(name), who, position);
    }

    private static <P extends Position> PositionValue valued(Game<P> game, String who, String position) {
        return value(game, who, game.notation().position(position));
    }

    @Test
    void anEvaluatorIsAskedAsItIs() {
        PositionValue value = value(GAME, "network", GAME.start());
        assertThat(value.value())
                .isEqualTo(GAME.evaluator("network").value(GAME.start(), 0) / 1000.0)
                .isEqualTo(-value.values().get(1));
        assertThat(value.player()).isZero();
        assertThat(value.over()).isFalse();
        assertThat(value.probabilities()).containsKeys("win", "loseGammon");
        assertThat(value(GAME, "balanced", GAME.start()).probabilities()).isEmpty();
        assertThat(value(GAME, "-balanced", GAME.start()).value())
                .isEqualTo(-value(GAME, "balanced", GAME.start()).value());
    }

    /** Before the roll a search is worth the average of the best plays of all rolls; at depth 2 that is one look. */
    @Test
    void throwsAreAveraged() {
        Evaluator<BackgammonPosition> evaluator = GAME.evaluator("balanced");
        BackgammonPosition position = GAME.start();
        int[] rolls = new int[position.mostMoves()];
        int[] plays = new int[position.mostMoves()];
        double sum = 0;
        int count = position.moves(rolls, 0);
        for (int i = 0; i < count; i++) {
            double probability = position.probability(rolls[i]);
            position.make(rolls[i]);
            int best = Integer.MIN_VALUE;
            int playCount = position.moves(plays, 0);
            for (int j = 0; j < playCount; j++) {
                position.make(plays[j]);
                best = Math.max(best, evaluator.value(position, 0));
                position.undo();
            }
            position.undo();
            sum += probability * best;
        }
        assertThat(value(GAME, "balanced@2", position).value()).isCloseTo(sum / 1000, within(1e-9));
    }

    @Test
    void whoRollsNextIsWhoseValueItIs() {
        BackgammonPosition position = GAME.start();
        position.make(GAME.notation().parse(position, "31"));
        position.make(GAME.notation().parse(position, "8/5 6/5"));
        PositionValue value = value(GAME, "network", position);
        assertThat(value.player()).isEqualTo(1);
        assertThat(value.value()).isEqualTo(value.values().get(1)).isNegative();
    }

    @Test
    void searchesSeeTheEndOfTheGame() {
        String mate = "6k1/5ppp/8/8/8/8/8/R3K2R w - - 0 1";
        PositionValue value = at("chess", "material@3", mate);
        assertThat(value.end().orElseThrow().plies()).isEqualTo(1);
        assertThat(at("chess", "material", mate).end()).isEmpty();
    }

    @Test
    void gamesThatAreOverAreWorthWhatTheyPay() {
        PositionValue over = at("tictactoe", Games.named("tictactoe").defaultEvaluatorName() + "@3", over());
        assertThat(over.over()).isTrue();
        assertThat(over.value()).isEqualTo(-over.values().get(1)).isNotZero();
    }

    private static String over() {
        return over(Games.named("tictactoe"));
    }

    private static <P extends Position> String over(Game<P> game) {
        P position = game.start();
        int[] moves = new int[position.mostMoves()];
        while (!position.isOver()) {
            position.moves(moves, 0);
            position.make(moves[0]);
        }
        return game.notation().format(position);
    }

    @Test
    void whoHasNoValuesIsRefused() {
        refused("'network@1' ends its search where the dice have fallen", "network@1");
        refused("'network%0.1' errs by chance", "network%0.1");
        refused("plays, but what it values is not one function", "level:3");
        refused("plays without values", "random");
        refused("looks ahead without end", "(balanced,racer@1)");
    }

    private static void refused(String sentence, String who) {
        assertThatThrownBy(() -> value(GAME, who, GAME.start()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(sentence);
    }
}
