package org.outwit.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;

/**
 * What a move changed, read off the board before and after it, so that no game has to say. Both diagrams are of the same board, seen
 * from the same side.
 *
 * @param shifts the mover's pieces that went from a cell to another, or were set
 * @param taken where a piece that was not the mover's is gone, or has become the mover's
 */
public record DiagramChange(List<Shift> shifts, List<Place> taken) {

    /** A piece that went somewhere; it was set where both places are the same. */
    public record Shift(Place from, Place to) {

        public boolean isSet() {
            return from.equals(to);
        }
    }

    private record Spot(Place place, Piece piece) {}

    public DiagramChange {
        shifts = List.copyOf(shifts);
        taken = List.copyOf(taken);
    }

    /** What a move of this player changed. */
    public static DiagramChange of(Diagram before, Diagram after, int mover) {
        List<Spot> left = new ArrayList<>();
        List<Spot> came = new ArrayList<>();
        List<Spot> turned = new ArrayList<>();
        List<Place> taken = new ArrayList<>();
        for (int row = 0; row < before.rows().size(); row++) {
            for (int column = 0; column < before.rows().get(row).size(); column++) {
                Piece was = piece(before, row, column);
                Piece is = piece(after, row, column);
                if (Objects.equals(was, is)) continue; // nearly everywhere, and pages ask for every move
                Place place = new Place(row, column);
                boolean owned = was != null && was.owner() == mover;
                boolean owns = is != null && is.owner() == mover;
                if (owned && is == null) left.add(new Spot(place, was));
                else if (owns && was == null) came.add(new Spot(place, is));
                else if (owns && !owned) turned.add(new Spot(place, is));
                if (isTaken(was, is, mover)) taken.add(place);
            }
        }
        if (came.isEmpty() || !left.isEmpty() && came.size() < left.size()) came.addAll(turned);
        return new DiagramChange(shifts(left, came), taken);
    }

    private static Piece piece(Diagram diagram, int row, int column) {
        boolean shown =
                row < diagram.rows().size() && column < diagram.rows().get(row).size();
        return shown ? diagram.rows().get(row).get(column).piece() : null;
    }

    private static boolean isTaken(Piece was, Piece is, int mover) {
        if (was == null || was.owner() == mover || !was.shape().isTakeable()) return false;
        return is == null || is.owner() != was.owner();
    }

    /**
     * Pieces of the mover that left a cell and those that came to one belong together, equal ones first (castling moves two). A piece that
     * came from nowhere was set; pieces that changed hands where they stood were turned, and went nowhere.
     */
    private static List<Shift> shifts(List<Spot> left, List<Spot> came) {
        List<Shift> shifts = new ArrayList<>();
        for (Spot to : came) {
            Spot from = left.stream()
                    .filter(each -> each.piece().equals(to.piece()))
                    .findFirst()
                    .orElse(left.isEmpty() ? to : left.get(0));
            left.remove(from);
            shifts.add(new Shift(from.place(), to.place()));
        }
        return shifts;
    }

    /** The cells that a person touches to make this change: of each piece where it was and where it is, once where it was set. */
    public List<Place> touched() {
        List<Place> touched = new ArrayList<>();
        for (Shift shift : shifts) {
            if (!shift.isSet()) touched.add(shift.from());
            touched.add(shift.to());
        }
        return touched;
    }
}
