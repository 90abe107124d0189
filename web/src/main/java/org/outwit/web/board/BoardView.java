package org.outwit.web.board;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Place;
import org.outwit.draw.board.BoardPlan;
import org.outwit.draw.board.CellName;

/**
 * A board without its pieces, which stays the same for a whole game.
 *
 * @param ground a letter for each cell
 * @param names of all cells, as they are said
 * @param own names that stand in cells, where nothing at the sides tells them
 * @param inside whether names fit inside the edge
 * @param areas the first cell of those that are one place to touch, by each of them
 * @param hands how many there are round a table of cards; 0 on other boards
 * @param surface what kind of board it is
 * @param plan where everything lies
 */
public record BoardView(
        int rows,
        int columns,
        List<String> ground,
        List<List<String>> names,
        Optional<List<OwnName>> own,
        List<String> rowNames,
        List<String> columnNames,
        List<String> topNames,
        Optional<Map<String, String>> areas,
        int hands,
        String surface,
        PlanView plan) {

    /** The name of a cell. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    public record OwnName(int row, int column, String name) {}

    static BoardView of(Diagram diagram, Map<String, String> areas) {
        return new BoardView(
                diagram.rows().size(),
                diagram.rows().isEmpty() ? 0 : diagram.rows().get(0).size(),
                diagram.rows().stream().map(BoardView::ground).toList(),
                names(diagram),
                Optional.of(own(diagram)).filter(own -> !own.isEmpty()),
                diagram.rowNames(),
                diagram.columnNames(),
                diagram.topNames(),
                Optional.of(areas).filter(each -> !each.isEmpty()),
                diagram.seats().size(),
                diagram.surface().name().toLowerCase(Locale.ROOT),
                PlanView.of(BoardPlan.of(diagram)));
    }

    private static String ground(List<Cell> row) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : row) {
            text.append(
                    switch (cell.ground()) {
                        case NONE -> '.';
                        case POINT -> 'o';
                        case PLAIN -> 'p';
                        case LIGHT -> 'l';
                        case DARK -> 'd';
                    });
        }
        return text.toString();
    }

    private static List<List<String>> names(Diagram diagram) {
        List<List<String>> names = new ArrayList<>();
        for (int row = 0; row < diagram.rows().size(); row++) {
            List<String> line = new ArrayList<>();
            for (int column = 0; column < diagram.rows().get(row).size(); column++) {
                line.add(CellName.of(diagram, new Place(row, column)));
            }
            names.add(line);
        }
        return names;
    }

    private static List<OwnName> own(Diagram diagram) {
        return diagram.places().stream()
                .filter(place -> !diagram.cell(place).name().isEmpty())
                .map(place -> new OwnName(
                        place.row(), place.column(), diagram.cell(place).name()))
                .toList();
    }
}
