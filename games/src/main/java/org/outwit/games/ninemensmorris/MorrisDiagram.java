package org.outwit.games.ninemensmorris;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.games.Caption;

/** The board as a grid of seven by seven, of which 24 points are joined by lines and the rest is nothing. */
final class MorrisDiagram {

    private static final List<String> RANKS = List.of("7", "6", "5", "4", "3", "2", "1");
    private static final List<String> FILES = List.of("a", "b", "c", "d", "e", "f", "g");

    private MorrisDiagram() {}

    static Diagram of(MorrisPosition position) {
        List<List<Diagram.Cell>> rows = new ArrayList<>();
        for (int row = 0; row < MorrisBoard.SIDE; row++) {
            Diagram.Cell nothing = Diagram.Cell.empty(Diagram.Ground.NONE);
            rows.add(new ArrayList<>(Collections.nCopies(MorrisBoard.SIDE, nothing)));
        }
        List<Diagram.Join> joins = new ArrayList<>();
        for (int point = 0; point < MorrisBoard.POINTS; point++) {
            Diagram.Cell cell = new Diagram.Cell(Diagram.Ground.POINT, piece(position, point));
            rows.get(row(point)).set(MorrisBoard.file(point), cell);
            for (int other = point + 1; other < MorrisBoard.POINTS; other++) {
                if ((MorrisBoard.NEIGHBOURS[point] >> other & 1) != 0) joins.add(join(point, other));
            }
        }
        return new Diagram(rows, RANKS, FILES, joins, caption(position)).on(Diagram.Surface.LINES);
    }

    static Diagram.Place place(int point) {
        return new Diagram.Place(row(point), MorrisBoard.file(point));
    }

    private static int row(int point) {
        return MorrisBoard.SIDE - 1 - MorrisBoard.rank(point);
    }

    private static Diagram.Join join(int point, int other) {
        return new Diagram.Join(row(point), MorrisBoard.file(point), row(other), MorrisBoard.file(other));
    }

    private static Diagram.Piece piece(MorrisPosition position, int point) {
        for (int player = 0; player < 2; player++) {
            if ((position.men(player) >> point & 1) != 0) {
                String symbol = player == 0 ? "○" : "●";
                Diagram.Shade shade = player == 0 ? Diagram.Shade.LIGHT : Diagram.Shade.DARK;
                return new Diagram.Piece(player, Diagram.Shape.DISC, symbol, shade);
            }
        }
        return null;
    }

    private static String caption(MorrisPosition position) {
        String caption = Caption.of(position, "○ White", "● Black");
        if (position.hand(0) + position.hand(1) == 0) return caption;
        return caption + "; in hand: ○ " + position.hand(0) + ", ● " + position.hand(1);
    }
}
