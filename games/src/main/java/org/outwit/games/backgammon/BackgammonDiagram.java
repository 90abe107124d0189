package org.outwit.games.backgammon;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Diagram.Shape;
import org.outwit.core.game.Diagram.Surface;

/**
 * The board as one player sees it, with their numbers: points 13 to 24 above, 12 to 1 below, the bar between the halves and
 * what is borne off at the right. Five checkers stand on a point one by one; where there are more, the fifth shows their number.
 */
final class BackgammonDiagram {

    private static final List<String> NAMES = List.of("Black", "White");
    private static final List<String> DISCS = List.of("●", "○");
    private static final int HEIGHT = 5;
    private static final int ROWS = 2 * HEIGHT + 1;
    private static final int BAR_COLUMN = 6;
    private static final int OFF_COLUMN = 13;

    /** What a person takes for one place: the cells of a point, of the bar, and of what is borne off. */
    static final List<List<Place>> AREAS = areas();

    private final BackgammonPosition position;
    private final Board board;
    private final int viewer;
    private final List<List<Cell>> rows = new ArrayList<>();

    private BackgammonDiagram(BackgammonPosition position, int viewer) {
        this.position = position;
        this.board = position.board();
        this.viewer = viewer;
    }

    static Diagram of(BackgammonPosition position, int viewer) {
        return new BackgammonDiagram(position, viewer).draw();
    }

    /** The cell next to the edge that stands for a place when it is touched; places are counted as on the {@link Board}. */
    static Place foot(int place) {
        int column = place == Board.BAR ? BAR_COLUMN : place == Board.OFF ? OFF_COLUMN : column(place);
        return new Place(isAbove(place) ? 0 : ROWS - 1, column);
    }

    /** The cells of each place, the foot first. */
    private static List<List<Place>> areas() {
        List<List<Place>> areas = new ArrayList<>();
        for (int place = Board.OFF; place <= Board.BAR; place++) {
            Place foot = foot(place);
            List<Place> area = new ArrayList<>();
            for (int i = 0; i < HEIGHT; i++) area.add(new Place(Math.abs(foot.row() - i), foot.column()));
            areas.add(List.copyOf(area));
        }
        return List.copyOf(areas);
    }

    private Diagram draw() {
        for (int row = 0; row < ROWS; row++) {
            rows.add(new ArrayList<>(Collections.nCopies(OFF_COLUMN + 1, Cell.empty(Ground.NONE))));
        }
        List<String> above = new ArrayList<>(Collections.nCopies(OFF_COLUMN + 1, ""));
        List<String> below = new ArrayList<>(above);
        for (int point = 1; point <= Board.POINTS; point++) {
            (isAbove(point) ? above : below).set(column(point), String.valueOf(point));
            int own = board.count(viewer, point);
            int theirs = board.count(1 - viewer, Board.BAR - point);
            Ground ground = point % 2 == 0 ? Ground.LIGHT : Ground.DARK;
            stack(isAbove(point), column(point), own > 0 ? viewer : 1 - viewer, own + theirs, ground);
        }
        for (List<String> names : List.of(above, below)) {
            names.set(BAR_COLUMN, PlayText.BAR);
            names.set(OFF_COLUMN, PlayText.OFF);
        }
        // A checker on the bar enters the home of the other: the viewer's above.
        stack(true, BAR_COLUMN, viewer, board.count(viewer, Board.BAR), Ground.NONE);
        stack(false, BAR_COLUMN, 1 - viewer, board.count(1 - viewer, Board.BAR), Ground.NONE);
        borneOff(false, viewer);
        borneOff(true, 1 - viewer);
        if (position.roll() != Roll.NONE) {
            set(HEIGHT, 9, die(Roll.larger(position.roll())));
            set(HEIGHT, 10, die(Roll.smaller(position.roll())));
        }
        return new Diagram(rows, List.of(), below, above, List.of(), caption()).on(Surface.POINTS);
    }

    private static boolean isAbove(int point) {
        return point > 12;
    }

    private static int column(int point) {
        int along = isAbove(point) ? point - 13 : 12 - point;
        return along < BAR_COLUMN ? along : along + 1;
    }

    private void stack(boolean above, int column, int player, int count, Ground ground) {
        for (int i = 0; i < HEIGHT; i++) {
            Piece piece = i >= count ? null : i == HEIGHT - 1 && count > HEIGHT ? pile(player, count) : disc(player);
            rows.get(above ? i : ROWS - 1 - i).set(column, new Cell(ground, piece));
        }
    }

    private void borneOff(boolean above, int player) {
        int count = board.count(player, Board.OFF);
        if (count > 0) set(above ? 0 : ROWS - 1, OFF_COLUMN, new Piece(player, Shape.TEXT, String.valueOf(count)));
    }

    private void set(int row, int column, Piece piece) {
        rows.get(row).set(column, new Cell(Ground.NONE, piece));
    }

    private static Piece disc(int player) {
        return new Piece(player, Shape.DISC, DISCS.get(player));
    }

    /** A disc with a number on it, or a number alone where it has two digits. */
    private static Piece pile(int player, int count) {
        return new Piece(player, count < 10 ? Shape.DISC : Shape.TEXT, String.valueOf(count));
    }

    private static Piece die(int number) {
        return new Piece(Piece.NOBODY, Shape.DIE, String.valueOf(number));
    }

    private String caption() {
        StringBuilder caption = new StringBuilder();
        for (int player = 0; player < 2; player++) {
            caption.append(player == 0 ? "" : ", ")
                    .append(DISCS.get(player) + " " + NAMES.get(player) + " ")
                    .append(board.pips(player))
                    .append(player == 0 ? " pips" : "");
        }
        MatchTerms terms = position.terms();
        if (terms.length() > 0) {
            caption.append("; " + terms.firstScore() + " to " + terms.secondScore() + " of " + terms.length())
                    .append(terms.crawford() ? ", Crawford" : "");
        }
        if (terms.allowsDoubling())
            caption.append("; cube ").append(position.stake()).append(owner());
        return caption.append("; ").append(what()).toString();
    }

    private String owner() {
        return position.owner() == BackgammonPosition.NOBODY ? "" : " (" + NAMES.get(position.owner()) + ")";
    }

    private String what() {
        String name = NAMES.get(position.turn());
        String other = NAMES.get(1 - position.turn());
        return switch (position.stage()) {
            case DECIDING -> name + " to roll or double";
            case OFFERED -> name + " doubles, " + other + " to answer";
            case ROLLING -> name + " to roll";
            case PLAYING -> name + " to play " + Roll.text(position.roll());
            case OVER, DROPPED -> won(NAMES.get(position.winner()));
        };
    }

    private String won(String name) {
        String kind = switch (position.kindOfWin()) {
            case 2 -> " with a gammon";
            case 3 -> " with a backgammon";
            default -> "";
        };
        int points = position.points();
        return name + " has won " + points + (points == 1 ? " point" : " points") + kind;
    }
}
