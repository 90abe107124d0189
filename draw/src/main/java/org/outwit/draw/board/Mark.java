package org.outwit.draw.board;

import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.DiagramChange;

/**
 * A move shown on a board: an arrow from cell to cell, or a ring around one cell where a piece is set.
 *
 * @param kind what it stands for, a word that becomes the class of the drawn shape
 */
public record Mark(String kind, int row, int column, int toRow, int toColumn) {

    /** The marks of a move, read off the board before and after it; pieces that were turned where they stood need none. */
    public static List<Mark> of(String kind, Diagram before, Diagram after, int mover) {
        return DiagramChange.of(before, after, mover).shifts().stream()
                .map(shift -> new Mark(
                        kind,
                        shift.from().row(),
                        shift.from().column(),
                        shift.to().row(),
                        shift.to().column()))
                .toList();
    }

    boolean isArrow() {
        return row != toRow || column != toColumn;
    }
}
