package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Diagram.Shape;
import org.outwit.core.game.DiagramChange.Shift;

class DiagramChangeTest {

    /** One row: {@code A} and {@code K} are two kinds of pieces of player 0, {@code b} is of player 1, digits are numbers of player 1. */
    private static Diagram row(String text) {
        List<Cell> cells = new ArrayList<>();
        for (String symbol : text.split("")) {
            Shape shape = Character.isDigit(symbol.charAt(0)) ? Shape.TEXT : Shape.DISC;
            int owner = "AK".contains(symbol) ? 0 : 1;
            cells.add(new Cell(Ground.PLAIN, symbol.equals(".") ? null : new Piece(owner, shape, symbol)));
        }
        return new Diagram(List.of(cells), List.of(), List.of(), "");
    }

    private static DiagramChange change(String before, String after) {
        return DiagramChange.of(row(before), row(after), 0);
    }

    private static Place at(int column) {
        return new Place(0, column);
    }

    private static Shift shift(int from, int to) {
        return new Shift(at(from), at(to));
    }

    @Test
    void aPieceGoes() {
        DiagramChange change = change("A..", "..A");
        assertThat(change.shifts()).containsExactly(shift(0, 2));
        assertThat(change.taken()).isEmpty();
        assertThat(change.touched()).containsExactly(at(0), at(2));
    }

    @Test
    void aPieceIsSet() {
        assertThat(change("...", ".A.").shifts()).containsExactly(shift(1, 1));
        assertThat(change("...", ".A.").touched()).containsExactly(at(1));
    }

    @Test
    void aPieceTakesWhereItArrives() {
        DiagramChange change = change("A.b", "..A");
        assertThat(change.shifts()).containsExactly(shift(0, 2));
        assertThat(change.taken()).containsExactly(at(2));
    }

    @Test
    void aPieceTakesOnItsWay() {
        DiagramChange change = change("Ab.", "..A");
        assertThat(change.shifts()).containsExactly(shift(0, 2));
        assertThat(change.taken()).containsExactly(at(1));
    }

    @Test
    void turnedPiecesStayWhereTheyAre() {
        DiagramChange change = change("Abb.", "AAAA");
        assertThat(change.shifts()).containsExactly(shift(3, 3));
        assertThat(change.taken()).containsExactly(at(1), at(2));
    }

    @Test
    void equalPiecesBelongTogether() {
        assertThat(change("A..K", ".KA.").shifts()).containsExactly(shift(3, 1), shift(0, 2));
    }

    @Test
    void aPieceMayBecomeAnother() {
        assertThat(change("A.", ".K").shifts()).containsExactly(shift(0, 1));
    }

    @Test
    void numbersAreNotTaken() {
        assertThat(change("4.", "5.").taken()).isEmpty();
        assertThat(change("4.", "..").taken()).isEmpty();
    }

    @Test
    void nothingChangesWithAPass() {
        assertThat(change("A.b", "A.b").touched()).isEmpty();
    }

    /** A hand that becomes shorter, as of cards. */
    @Test
    void aSmallerGridIsCompared() {
        assertThat(change("A.b", ".A").taken()).containsExactly(at(2));
    }
}
