package org.outwit.games.mnk;

/** An m,n,k-board looked at cell by cell: the oracle of what positions count. */
final class NaiveMnk {

    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private final MnkPosition position;
    private final int columns;
    private final int rows;

    NaiveMnk(MnkPosition position, int columns, int rows) {
        this.position = position;
        this.columns = columns;
        this.rows = rows;
    }

    /** How often {@code length} cells in a row hold {@code stones} of the player and none of the other. */
    int openLines(int player, int length, int stones) {
        return count(player, length, stones, false);
    }

    /** The same for one cell less between two empty ones. */
    int openFrames(int player, int length, int stones) {
        return count(player, length + 1, stones, true);
    }

    private int count(int player, int length, int stones, boolean emptyEnds) {
        int found = 0;
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows; row++) {
                for (int[] step : DIRECTIONS) {
                    int lastColumn = column + (length - 1) * step[0];
                    int lastRow = row + (length - 1) * step[1];
                    boolean framed = look(column, row) == '.' && look(lastColumn, lastRow) == '.';
                    if (emptyEnds && !framed) continue;
                    if (isOpen(column, row, step, length, player, stones)) found++;
                }
            }
        }
        return found;
    }

    private boolean isOpen(int column, int row, int[] step, int length, int player, int stones) {
        int own = 0;
        for (int i = 0; i < length; i++) {
            char cell = look(column + i * step[0], row + i * step[1]);
            if (cell == '0' + player) own++;
            else if (cell != '.') return false;
        }
        return own == stones;
    }

    private char look(int column, int row) {
        if (column < 0 || column >= columns || row < 0 || row >= rows) return '#';
        int owner = position.owner(row * columns + column);
        return owner == MnkPosition.EMPTY ? '.' : (char) ('0' + owner);
    }
}
