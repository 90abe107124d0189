package org.outwit.draw.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;

class CellNameTest {

    private static <P extends Position> Diagram start(Game<P> game) {
        return game.diagram(game.start());
    }

    @ParameterizedTest
    @CsvSource({
        "checkers, 2, 5, 11",
        "chess, 4, 4, e4",
        "othello, 2, 3, d3",
        "draughts-russian, 7, 0, a1",
        "morris, 0, 6, g7",
        "gomoku, 0, 14, o15",
        "kalah, 0, 1, N6",
        "kalah, 1, 1, S1",
        "kalah, 0, 0, N",
        "nim, 2, 3, c4",
        "chinese-checkers, 12, 8, e5",
        "qubic, 0, 5, a4.2",
        "foursquares, 0, 1, 2",
        "backgammon, 0, 0, 13",
        "backgammon, 10, 4, 8",
        "backgammon, 0, 6, bar",
        "backgammon, 10, 13, off",
        "backgammon, 5, 3, ''",
        "connect4, 5, 2, 'column 3, row 1'"
    })
    void cellsAreCalledAsPeopleCallThem(String game, int row, int column, String name) {
        assertThat(CellName.of(start(Games.named(game)), new Place(row, column)))
                .isEqualTo(name);
    }

    /** Or a person who hears the board could not find a cell again. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "checkers",
                "chess",
                "othello",
                "morris",
                "gomoku",
                "qubic",
                "connect4",
                "kalah",
                "chinese-checkers"
            })
    void everyCellOfABoardHasItsOwnName(String game) {
        Diagram diagram = start(Games.named(game));
        List<Place> board = diagram.places().stream()
                .filter(place -> diagram.cell(place).ground() != Ground.NONE)
                .filter(place -> !game.equals("checkers") || diagram.cell(place).ground() == Ground.DARK)
                .toList();
        Set<String> names = new HashSet<>();
        for (Place place : board)
            assertThat(names.add(CellName.of(diagram, place))).isTrue();
    }

    @Test
    void whatIsNamedNowhereHasNoName() {
        assertThat(CellName.of(Diagram.of("21 matches"), new Place(0, 0))).isEmpty();
    }
}
