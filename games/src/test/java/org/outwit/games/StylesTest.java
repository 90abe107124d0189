package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.foursquares.FourSquares;

/** Ready evaluators are styles: any two of a game choose different moves often enough to be told apart. */
class StylesTest {

    private static final int POSITIONS = 200;
    private static final int LEAST_DIFFERENT = 10;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chinese-checkers",
                "chinese-checkers-3",
                "connect4",
                "gomoku",
                "kalah",
                "morris",
                "qubic",
                "tictactoe"
            })
    void anyTwoChooseDifferently(String name) {
        check(Games.named(name));
    }

    /** On four squares there is hardly ever a choice, so style needs a longer line. */
    @Test
    void anyTwoChooseDifferentlyOnALongLine() {
        check(new FourSquares(9));
    }

    private static <P extends Position> void check(Game<P> game) {
        assertThat(game.evaluators()).hasSizeGreaterThanOrEqualTo(3);
        List<String> names = List.copyOf(game.evaluators().keySet());
        int[][] different = new int[names.size()][names.size()];
        Random random = new Random(1);
        P position = game.start();
        for (int seen = 0; seen < POSITIONS; seen++) {
            if (position.isOver()) position = game.start();
            List<Integer> choices = new ArrayList<>();
            for (String name : names) choices.add(choice(position, game.evaluator(name)));
            for (int i = 0; i < names.size(); i++) {
                for (int j = 0; j < i; j++) if (!choices.get(i).equals(choices.get(j))) different[i][j]++;
            }
            int[] moves = new int[position.mostMoves()];
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
        for (int i = 0; i < names.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(different[i][j])
                        .as(game.name() + ": " + names.get(i) + " and " + names.get(j))
                        .isGreaterThanOrEqualTo(LEAST_DIFFERENT);
            }
        }
    }

    /** The first of the moves that are best one ply ahead. */
    private static <P extends Position> int choice(P position, Evaluator<P> evaluator) {
        int mover = position.mover();
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        int best = 0;
        int bestValue = Integer.MIN_VALUE;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int value = evaluator.value(position, mover);
            position.undo();
            if (value > bestValue) {
                bestValue = value;
                best = moves[i];
            }
        }
        return best;
    }
}
