package org.outwit.draw.board;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Place;

/**
 * A board as it is drawn without its pieces: where each cell lies and what is below them. Pictures and pages draw the same plan. A cell of a
 * plain grid is {@link #CELL} wide.
 *
 * @param cells where each place is touched, those that are no part of the board left out where it is no grid
 * @param parts what is drawn below the pieces, in this order
 * @param labels names beside the cells
 * @param inside whether the names at the sides of the diagram fit inside the edge instead, where a page turns them with the board
 * @param piece the side of the square that a piece is drawn in; 0 where it fills its cell
 * @param touch the least width and height of what is touched
 * @param turnable whether the board may lie on its side where the page is higher than wide
 */
public record BoardPlan(
        double width,
        double height,
        Map<Place, Box> cells,
        List<Part> parts,
        List<Label> labels,
        boolean inside,
        double piece,
        double touch,
        boolean turnable) {

    /** The side of a cell of a plain grid. */
    public static final int CELL = 48;

    public BoardPlan {
        parts = List.copyOf(parts);
        labels = List.copyOf(labels);
    }

    /** A rectangle, by its upper left corner. */
    public record Box(double x, double y, double width, double height) {

        public double middleX() {
            return x + width / 2;
        }

        public double middleY() {
            return y + height / 2;
        }
    }

    /**
     * A shape.
     *
     * @param tone its colour, by name in the style sheet of boards
     * @param line how wide its outline is; 0 where it is filled
     * @param path as SVG writes it
     */
    public record Part(String tone, double line, String path) {}

    /** A name, around its middle. */
    public record Label(String text, double x, double y, String tone) {}

    /** For a page that is played on: names inside the edge where they can be. */
    public static BoardPlan of(Diagram diagram) {
        return of(diagram, false);
    }

    /** For a picture: names always beside the board. */
    static BoardPlan framed(Diagram diagram) {
        return of(diagram, true);
    }

    private static BoardPlan of(Diagram diagram, boolean framed) {
        return switch (diagram.surface()) {
            case TILES, WOOD, FELT -> TilesPlan.of(diagram, framed);
            case RACK -> RackPlan.of(diagram);
            case CROSSINGS, LINES -> LinesPlan.of(diagram);
            case POINTS -> PointsPlan.of(diagram);
            case PITS -> PitsPlan.of(diagram);
            case STAR -> StarPlan.of(diagram);
            case PLANES -> PlanesPlan.of(diagram);
            case CARDS -> CardsPlan.of(diagram);
        };
    }
}
