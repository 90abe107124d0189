package org.outwit.games.chinesecheckers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Diagram;

/** The star as a grid in which every second cell of a row is a hole and the rest is nothing. */
final class ChineseCheckersDiagram {

    private ChineseCheckersDiagram() {}

    static Diagram of(ChineseCheckersPosition position) {
        List<List<Diagram.Cell>> rows = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int row = StarBoard.ROWS - 1; row >= 0; row--) {
            Diagram.Cell nothing = Diagram.Cell.empty(Diagram.Ground.NONE);
            rows.add(new ArrayList<>(Collections.nCopies(StarBoard.COLUMNS, nothing)));
            names.add(String.valueOf((char) ('a' + row)));
        }
        for (int hole = 0; hole < StarBoard.HOLES; hole++) {
            rows.get(StarBoard.ROWS - 1 - StarBoard.row(hole))
                    .set(StarBoard.column(hole), new Diagram.Cell(Diagram.Ground.POINT, piece(position.owner(hole))));
        }
        return new Diagram(rows, names, List.of(), caption(position)).on(Diagram.Surface.STAR);
    }

    private static Diagram.Piece piece(int owner) {
        if (owner == ChineseCheckersPosition.NOBODY) return null;
        Diagram.Shade shade = owner % 2 == 0 ? Diagram.Shade.DARK : Diagram.Shade.LIGHT;
        return new Diagram.Piece(owner, Diagram.Shape.DISC, letter(owner), shade);
    }

    private static String letter(int player) {
        return ChineseCheckersNotation.SIDES.substring(player, player + 1);
    }

    /** Which way everybody goes is seen from where they began, so it is said here. */
    private static String caption(ChineseCheckersPosition position) {
        int players = position.seats().players();
        StringBuilder caption = new StringBuilder(
                position.isOver()
                        ? "The game is over"
                        : letter(position.mover()) + " to move to the "
                                + corner(position.seats().goal(position.mover())));
        for (int place = 0; place < position.home(); place++) {
            int wanted = place;
            int player = IntStream.range(0, players)
                    .filter(each -> position.place(each) == wanted)
                    .findFirst()
                    .orElseThrow();
            caption.append(place == 0 ? "; home: " : ", ").append(letter(player));
        }
        return caption.toString();
    }

    private static String corner(int corner) {
        return List.of("bottom", "lower left", "upper left", "top", "upper right", "lower right")
                .get(corner);
    }
}
