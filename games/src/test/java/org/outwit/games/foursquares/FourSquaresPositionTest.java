package org.outwit.games.foursquares;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;

class FourSquaresPositionTest {

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 9, 12})
    void everyPositionAgreesWithTheOracle(int squares) {
        FourSquares game = new FourSquares(squares);
        for (String text : NaiveFourSquares.allPositions(squares)) {
            // A game in which both have arrived does not exist.
            if (text.startsWith("B") && text.charAt(squares - 1) == 'A') continue;
            FourSquaresPosition position = game.notation().position(text);
            int[] moves = new int[position.mostMoves()];
            int end = position.moves(moves, 0);
            Map<Integer, String> found = new HashMap<>();
            for (int i = 0; i < end; i++) {
                position.make(moves[i]);
                found.put(moves[i] + 1, game.notation().format(position));
                position.undo();
            }
            assertThat(found).as(text).isEqualTo(NaiveFourSquares.next(text));
            char winner = NaiveFourSquares.winner(text);
            assertThat(position.isOver()).isEqualTo(winner != ' ');
            if (position.isOver()) {
                assertThat(position.payoff(0)).isEqualTo(winner == 'A' ? FourSquares.WIN : -FourSquares.WIN);
            }
            assertThat(game.notation().format(position)).isEqualTo(text);
        }
    }

    /** The theorem of the exercise, proved backwards from the ends for every length that is quick. */
    @Test
    void theFirstPlayerWinsExactlyOnEvenLines() {
        for (int squares = 3; squares <= 14; squares++) {
            FourSquares game = new FourSquares(squares);
            String start = game.notation().format(game.start());
            char winner = squares % 2 == 0 ? 'A' : 'B';
            assertThat(NaiveFourSquares.solve(squares)).as(start).containsEntry(start, winner);
        }
    }

    /** With a depth, which it needs here, alpha-beta sees the end of short games. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8})
    void aSearchThatIsDeepEnoughAgrees(int squares) {
        FourSquares game = new FourSquares(squares);
        Evaluator<FourSquaresPosition> evaluator = game.evaluator("race");
        int value = new AlphaBeta<>(evaluator)
                .search(game.start(), Limits.depth(2 * squares))
                .value();
        assertThat(value).isEqualTo(squares % 2 == 0 ? FourSquares.WIN : -FourSquares.WIN);
    }

    /** Why plain minimax does not end: four plies lead back to the start, and from there again. */
    @Test
    void playCanComeBack() {
        FourSquares game = new FourSquares(5);
        FourSquaresPosition position = game.start();
        long key = position.key();
        for (String move : new String[] {"2", "4", "1", "5"}) {
            position.play(game.notation().parse(position, move));
        }
        assertThat(position.key()).isEqualTo(key);
        assertThat(position.isOver()).isFalse();
        assertThat(game.capabilities().loops()).isTrue();
    }

    @Test
    void featuresOfAPosition() {
        FourSquares game = new FourSquares(6);
        FourSquaresPosition approach = game.notation().position(".A..B. A");
        assertThat(value(game, "progress", approach, 0)).isZero();
        assertThat(value(game, "race", approach, 0)).isEqualTo(1);
        assertThat(value(game, "advance", approach, 1)).isEqualTo(1);
        assertThat(value(game, "distance", approach, 1)).isEqualTo(3);
        FourSquaresPosition passed = game.notation().position("..B.A. B");
        assertThat(value(game, "progress", passed, 0)).isEqualTo(4 - 3);
        assertThat(value(game, "race", passed, 0)).isEqualTo(1);
        assertThat(value(game, "distance", passed, 0)).isEqualTo(2);
    }

    /** Going straight on is best play from the start, and once the tokens have passed each other. */
    @Test
    void theRaceTellsTheWinner() {
        for (int squares = 3; squares <= 12; squares++) {
            FourSquares game = new FourSquares(squares);
            String start = game.notation().format(game.start());
            NaiveFourSquares.solve(squares).forEach((text, winner) -> {
                boolean passed = text.indexOf('B') < text.indexOf('A');
                if (!passed && !text.equals(start) || NaiveFourSquares.winner(text) != ' ') return;
                int race = value(game, "race", game.notation().position(text), 0);
                assertThat(race).as(text).isEqualTo(winner == 'A' ? 1 : -1);
            });
        }
    }

    @Test
    void isDrawnAsOneRow() {
        FourSquares game = new FourSquares();
        Diagram diagram = game.diagram(game.notation().position(".A.B B"));
        assertThat(diagram.rows()).hasSize(1);
        assertThat(diagram.rows().get(0))
                .extracting(Diagram.Cell::piece)
                .containsExactly(
                        null,
                        new Diagram.Piece(0, Diagram.Shape.GLYPH, "A"),
                        null,
                        new Diagram.Piece(1, Diagram.Shape.GLYPH, "B"));
        assertThat(diagram.columnNames()).containsExactly("1", "2", "3", "4");
        assertThat(diagram.caption()).isEqualTo("B to move");
        assertThat(game.diagram(game.notation().position("..BA B")).caption()).isEqualTo("A has won");
    }

    @Test
    void linesThatMakeNoSenseAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new FourSquares(2))
                .withMessage("The number of squares (2) must be between 3 and 1000.");
    }

    private static int value(FourSquares game, String name, FourSquaresPosition position, int player) {
        return game.features().stream()
                .filter(feature -> feature.name().equals(name))
                .findFirst()
                .orElseThrow()
                .value(position, player);
    }
}
