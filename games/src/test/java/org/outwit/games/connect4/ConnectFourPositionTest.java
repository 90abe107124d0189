package org.outwit.games.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Perft;

class ConnectFourPositionTest {

    private final ConnectFour game = new ConnectFour();

    @Test
    void perftAgreesWithTheOracle() {
        for (int depth = 1; depth <= 6; depth++) {
            assertThat(Perft.count(game.start(), depth)).isEqualTo(new NaiveConnectFour().perft(depth));
        }
    }

    /** From the start no game ends before depth 7, so middle games say more. */
    @Test
    void perftAgreesWithTheOracleInTheMiddleOfTheGame() {
        for (int seed = 0; seed < 25; seed++) {
            ConnectFourPosition position = randomPosition(new Random(seed), 12 + seed);
            NaiveConnectFour naive = new NaiveConnectFour(game.notation().format(position));
            assertThat(Perft.count(position, 4)).isEqualTo(naive.perft(4));
        }
    }

    @Test
    void winsAreSeenAsTheOracleSeesThem() {
        for (int seed = 0; seed < 500; seed++) {
            ConnectFourPosition position = randomPosition(new Random(seed), 42);
            NaiveConnectFour naive = new NaiveConnectFour(game.notation().format(position));
            boolean first = naive.hasWon('X');
            boolean second = naive.hasWon('O');
            assertThat(position.payoff(0)).isEqualTo(first ? ConnectFour.WIN : second ? -ConnectFour.WIN : 0);
            assertThat(first || second || position.stones() == 42).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1213141", "1122334", "71726374", "12234334474", "76654554414"})
    void fourInEveryDirectionWins(String moves) {
        ConnectFourPosition position = game.notation().position(moves);
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(1 - position.mover())).isEqualTo(ConnectFour.WIN);
    }

    /** Three on one edge and one on the other are neighbours in the bits but not on the board. */
    @ParameterizedTest
    @ValueSource(strings = {"5161712", "71111717162"})
    void linesDoNotWrap(String moves) {
        assertThat(game.notation().position(moves).isOver()).isFalse();
    }

    @Test
    void aFullBoardIsADraw() {
        ConnectFourPosition position = game.notation().position("OXOXOXO/OXOXOXO/XOXOXOX/XOXOXOX/OXOXOXO/XOXOXOX X");
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(0)).isZero();
        assertThat(position.moves(new int[7], 0)).isZero();
    }

    @Test
    void fullColumnsAreLeftOut() {
        ConnectFourPosition position = game.notation().position("444444");
        int[] moves = new int[7];
        assertThat(position.moves(moves, 0)).isEqualTo(6);
        assertThat(moves).startsWith(0, 1, 2, 4, 5, 6);
    }

    @Test
    void isDrawnWithDiscs() {
        Diagram diagram = game.diagram(game.notation().position("44"));
        assertThat(diagram.rows()).hasSize(6);
        assertThat(diagram.rows().get(5).get(3).piece()).isEqualTo(new Diagram.Piece(0, Diagram.Shape.DISC, "●"));
        assertThat(diagram.rows().get(4).get(3).piece()).isEqualTo(new Diagram.Piece(1, Diagram.Shape.DISC, "○"));
        assertThat(diagram.columnNames()).containsExactly("1", "2", "3", "4", "5", "6", "7");
        assertThat(diagram.rowNames()).isEmpty();
        assertThat(game.diagram(game.notation().position("1212121")).caption()).isEqualTo("● Red has won");
    }

    private ConnectFourPosition randomPosition(Random random, int plies) {
        ConnectFourPosition position = game.start();
        while (position.stones() < plies && !position.isOver()) {
            int[] moves = new int[7];
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
        return position;
    }

    /** All ways to fill one column: the bound that the feature {@code centre} states is reached and never passed. */
    @Test
    void theBoundOfTheCentreIsExact() {
        List<Integer> leads = new ArrayList<>();
        for (int height = 0; height <= 6; height++) {
            for (int column = 0; column < 1 << height; column++) {
                boolean goesOnAfterFour = false;
                for (int top = 4; top < height; top++) goesOnAfterFour |= hasFour(column & (1 << top) - 1, top);
                if (!goesOnAfterFour) leads.add(2 * Integer.bitCount(column) - height);
            }
        }
        assertThat(leads).contains(4, -4).allMatch(lead -> Math.abs(lead) <= 4);
    }

    /** Whether either side has four above each other within the lowest {@code height} cells. */
    private static boolean hasFour(int column, int height) {
        for (int low = 0; low + 4 <= height; low++) {
            int four = column >> low & 0b1111;
            if (four == 0b1111 || four == 0) return true;
        }
        return false;
    }
}
