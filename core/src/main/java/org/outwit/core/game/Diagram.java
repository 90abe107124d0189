package org.outwit.core.game;

import java.util.ArrayList;
import java.util.List;

/**
 * What a position looks like, without saying how it is drawn: a grid of cells with names along its sides. Terminals and
 * pictures are made from the same diagram.
 *
 * @param rows the cells from top to bottom, each row from left to right, all rows equally long
 * @param rowNames one name for each row, shown at its left; empty where rows have none
 * @param columnNames one name for each column, shown below it; empty where columns have none
 * @param topNames one name for each column, shown above it; empty where columns have none there
 * @param joins lines drawn between cells, for boards whose points are joined rather than tiled
 * @param caption one line below the board: who moves, what is in hand
 * @param surface what kind of board it is, where there is room to draw more than a grid
 * @param seats who sits round a table of cards, clockwise from the one who is nearest; empty for other games
 */
public record Diagram(
        List<List<Cell>> rows,
        List<String> rowNames,
        List<String> columnNames,
        List<String> topNames,
        List<Join> joins,
        String caption,
        Surface surface,
        List<Sitting> seats) {

    public Diagram {
        seats = List.copyOf(seats);
        rows = rows.stream().map(List::copyOf).toList();
        rowNames = List.copyOf(rowNames);
        columnNames = List.copyOf(columnNames);
        topNames = List.copyOf(topNames);
        joins = List.copyOf(joins);
        int width = rows.isEmpty() ? 0 : rows.get(0).size();
        for (List<Cell> row : rows) {
            if (row.size() != width) {
                throw new IllegalArgumentException(
                        "A row has " + row.size() + " cells where the first row has " + width + ".");
            }
        }
        if (!rowNames.isEmpty() && rowNames.size() != rows.size()) {
            throw new IllegalArgumentException(rowNames.size() + " names are given for " + rows.size() + " rows.");
        }
        for (List<String> names : List.of(columnNames, topNames)) {
            if (!names.isEmpty() && names.size() != width) {
                throw new IllegalArgumentException(names.size() + " names are given for " + width + " columns.");
            }
        }
    }

    /** A grid, which is drawn as one. */
    public Diagram(
            List<List<Cell>> rows,
            List<String> rowNames,
            List<String> columnNames,
            List<String> topNames,
            List<Join> joins,
            String caption) {
        this(rows, rowNames, columnNames, topNames, joins, caption, Surface.TILES, List.of());
    }

    /** A board whose columns have their names below. */
    public Diagram(
            List<List<Cell>> rows, List<String> rowNames, List<String> columnNames, List<Join> joins, String caption) {
        this(rows, rowNames, columnNames, List.of(), joins, caption);
    }

    /** A board of tiles without joins. */
    public Diagram(List<List<Cell>> rows, List<String> rowNames, List<String> columnNames, String caption) {
        this(rows, rowNames, columnNames, List.of(), caption);
    }

    /** The same on the board that people know. */
    public Diagram on(Surface board) {
        return new Diagram(rows, rowNames, columnNames, topNames, joins, caption, board, seats);
    }

    /** The same as cards on a table with these round it, the nearest first. */
    public Diagram among(List<Sitting> players) {
        return new Diagram(rows, rowNames, columnNames, topNames, joins, caption, Surface.CARDS, players);
    }

    /** A diagram that shows text, for games that do not say what they look like. */
    public static Diagram of(String text) {
        List<List<Cell>> rows = text.lines()
                .map(line -> List.of(new Cell(Ground.NONE, new Piece(Piece.NOBODY, Shape.TEXT, line))))
                .toList();
        return new Diagram(rows, List.of(), List.of(), "");
    }

    /** Every place, row by row. */
    public List<Place> places() {
        List<Place> places = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) places.add(new Place(row, column));
        }
        return places;
    }

    /** Whether the grid has this place. */
    public boolean has(Place place) {
        return place.row() >= 0
                && place.row() < rows.size()
                && place.column() >= 0
                && place.column() < rows.get(place.row()).size();
    }

    public Cell cell(Place place) {
        return rows.get(place.row()).get(place.column());
    }

    /** Where a cell is: rows are counted from the top, columns from the left, both from 0. */
    public record Place(int row, int column) {}

    /** What people play a game on. Terminals show a grid of all of them. */
    public enum Surface {
        /** The grid as it is. */
        TILES,
        /** A chequered board of wood. */
        WOOD,
        /** A green cloth. */
        FELT,
        /** An upright rack that discs fall into. */
        RACK,
        /** Stones on the crossings of lines. */
        CROSSINGS,
        /** Points that are joined by lines, on a board of wood. */
        LINES,
        /** The board of backgammon: twelve points above and twelve below, the bar in the middle column, what is borne off in the last. */
        POINTS,
        /** Two rows of pits with a store at each end: the upper row has its in the first column, the lower row in the last. */
        PITS,
        /** A star whose holes are every second cell of a row. */
        STAR,
        /** Several square boards of one game, with an empty column between two of them. */
        PLANES,
        /** A table with hands of cards; what lies on {@link Ground#PLAIN} has been played to the trick. */
        CARDS
    }

    /** Somebody at a table of cards, known to the pieces by number. */
    public record Sitting(int owner, String name) {}

    /** What lies under a piece. */
    public enum Ground {
        /** No part of the board. */
        NONE,
        /** A point where joins meet. */
        POINT,
        PLAIN,
        LIGHT,
        DARK
    }

    /** How a piece is drawn where there is room for more than its symbol. */
    public enum Shape {
        /** A flat round piece. */
        DISC,
        /** Two on top of each other: a king of draughts. */
        CROWNED,
        /** The symbol itself, large: a chess piece, a nought, a cross. */
        GLYPH,
        /** A number or a few letters. */
        TEXT,
        /** So many seeds as the symbol says. */
        SEEDS,
        /** A die that shows the number of the symbol. */
        DIE,
        /** A card, by its {@link Piece#face}. */
        CARD;

        /** Whether it can be taken; numbers, letters and cards are no pieces of somebody. */
        boolean isTakeable() {
            return this == DISC || this == CROWNED || this == GLYPH;
        }

        /** Whether the whole symbol is written, however long it is. */
        public boolean isWritten() {
            return !isTakeable();
        }
    }

    /**
     * One place.
     *
     * @param piece null where it is empty
     * @param name what the place is called, where names along the sides do not tell; else empty
     */
    public record Cell(Ground ground, Piece piece, String name) {

        public Cell(Ground ground, Piece piece) {
            this(ground, piece, "");
        }

        public static Cell empty(Ground ground) {
            return new Cell(ground, null);
        }
    }

    /** How light a piece is where it is drawn as a disc. The two sides of a game differ in it. */
    public enum Shade {
        LIGHT,
        DARK
    }

    /**
     * @param symbol what stands for it in a terminal, one column wide unless its shape is {@link Shape#TEXT}
     * @param shade games differ in whether the dark side begins, so the owner alone does not tell
     * @param face of a card, its suit and rank, {@code ♠A}; empty where its back is seen, and for everything else
     */
    public record Piece(int owner, Shape shape, String symbol, Shade shade, String face) {

        public static final int NOBODY = -1;

        private static final String DARK = "●⛂⛃⚫■";
        private static final String BRIGHT = "○⛀⛁⚪□";

        /** A piece as light as its symbol is; where that does not tell, the first player's are the dark ones. */
        public Piece(int owner, Shape shape, String symbol) {
            this(owner, shape, symbol, isDark(owner, symbol) ? Shade.DARK : Shade.LIGHT);
        }

        public Piece(int owner, Shape shape, String symbol, Shade shade) {
            this(owner, shape, symbol, shade, "");
        }

        /** A card of this player, with what stands for it in a terminal. */
        public static Piece card(int owner, String symbol, String face) {
            return new Piece(owner, Shape.CARD, symbol, Shade.LIGHT, face);
        }

        private static boolean isDark(int owner, String symbol) {
            return DARK.contains(symbol) || owner == 0 && !BRIGHT.contains(symbol);
        }

        /** Whether the symbol is a picture of a piece, and so says no more than a drawn one. */
        public boolean isPictured() {
            return DARK.contains(symbol) || BRIGHT.contains(symbol);
        }
    }

    /** A line between two cells, by row and column. */
    public record Join(int row, int column, int toRow, int toColumn) {}
}
