package org.outwit.draw.board;

import java.util.HashSet;
import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Place;

/**
 * What people call a cell: by a name of its own or by the names at the sides of the board, {@code 15}, {@code e4}, {@code N3}. Where rows
 * have names and columns have none, cells are counted along the row, those that are no part of the board left out. Equal boards beside
 * each other are counted after a dot, {@code a4.2}.
 */
public final class CellName {

    private final Diagram diagram;
    private final Place place;

    private CellName(Diagram diagram, Place place) {
        this.diagram = diagram;
        this.place = place;
    }

    /** The name; empty where nothing around the board tells. */
    public static String of(Diagram diagram, Place place) {
        String own = diagram.cell(place).name();
        return own.isEmpty() ? new CellName(diagram, place).bySides() : own;
    }

    private String bySides() {
        String row = diagram.rowNames().isEmpty() ? "" : diagram.rowNames().get(place.row());
        boolean halves = !diagram.topNames().isEmpty() && !diagram.columnNames().isEmpty();
        if (diagram.columnNames().isEmpty() && diagram.topNames().isEmpty()) return alongRow(row);
        String column = column(halves);
        if (!row.isEmpty()) return (startsWithDigit(row) ? column + row : row + column) + board();
        if (halves || diagram.rows().size() == 1) return column;
        return column.isEmpty()
                ? ""
                : "column " + column + ", row " + (diagram.rows().size() - place.row());
    }

    /** Where both sides have names, each is for its half, and the middle row of an odd number is in none. */
    private String column(boolean halves) {
        int size = diagram.rows().size();
        if (halves && 2 * place.row() + 1 == size) return "";
        boolean above = diagram.columnNames().isEmpty() || halves && 2 * place.row() < size;
        return (above ? diagram.topNames() : diagram.columnNames()).get(place.column());
    }

    private static boolean startsWithDigit(String name) {
        return Character.isDigit(name.charAt(0));
    }

    private String alongRow(String row) {
        List<Cell> cells = diagram.rows().get(place.row());
        boolean hasGround = cells.stream().anyMatch(CellName::isGround);
        if (row.isEmpty() || hasGround && !isGround(cells.get(place.column()))) return "";
        long count = cells.subList(0, place.column() + 1).stream()
                .filter(cell -> !hasGround || isGround(cell))
                .count();
        return row + (startsWithDigit(row) ? "." : "") + count;
    }

    private static boolean isGround(Cell cell) {
        return cell.ground() != Ground.NONE;
    }

    /** Which of several boards it is, where names of columns come back after a gap. */
    private String board() {
        List<String> named =
                diagram.columnNames().stream().filter(name -> !name.isEmpty()).toList();
        if (new HashSet<>(named).size() == named.size()) return "";
        List<String> before = diagram.columnNames().subList(0, place.column());
        return "." + (1 + before.stream().filter(String::isEmpty).count());
    }
}
