package org.outwit.draw.board;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Piece;

/**
 * A move shown on a board: an arrow from cell to cell, or a ring around one cell where a piece is set.
 *
 * @param kind what it stands for, a word that becomes the class of the drawn shape
 */
public record Mark(String kind, int row, int column, int toRow, int toColumn) {

    private record Spot(int row, int column, Piece piece) {}

    /**
     * The marks of a move, read off the board before and after it, so that no game has to say: pieces of the mover that left
     * a cell and those that came to one belong together, equal ones first (castling moves two). A piece that came from
     * nowhere was set; pieces that changed hands where they stood were turned, and need no mark.
     */
    public static List<Mark> of(String kind, Diagram before, Diagram after, int mover) {
        List<Spot> left = new ArrayList<>();
        List<Spot> came = new ArrayList<>();
        List<Spot> turned = new ArrayList<>();
        for (int row = 0; row < before.rows().size(); row++) {
            for (int column = 0; column < before.rows().get(row).size(); column++) {
                Piece was = before.rows().get(row).get(column).piece();
                Piece is = after.rows().get(row).get(column).piece();
                boolean owned = was != null && was.owner() == mover;
                boolean owns = is != null && is.owner() == mover;
                if (owned && is == null) left.add(new Spot(row, column, was));
                else if (owns && was == null) came.add(new Spot(row, column, is));
                else if (owns && !owned) turned.add(new Spot(row, column, is));
            }
        }
        if (came.isEmpty() || !left.isEmpty() && came.size() < left.size()) came.addAll(turned);
        List<Mark> marks = new ArrayList<>();
        while (!came.isEmpty()) {
            Spot to = came.remove(0);
            Spot from = left.stream()
                    .filter(each -> each.piece().equals(to.piece()))
                    .findFirst()
                    .orElse(left.isEmpty() ? to : left.get(0));
            left.remove(from);
            marks.add(new Mark(kind, from.row(), from.column(), to.row(), to.column()));
        }
        return marks;
    }

    boolean isArrow() {
        return row != toRow || column != toColumn;
    }
}
