package org.outwit.games.qubic;

/**
 * Qubic as a beginner would write it, with a cube of characters that is walked through from every cell in every
 * direction: the oracle of the bits, which it shares no line of code with.
 */
final class NaiveQubic {

    private final int side;
    private final char[][][] cells;

    /** The cube of a position, read from its text. */
    NaiveQubic(String text, int side) {
        this.side = side;
        this.cells = new char[side][side][side];
        String[] levels = text.substring(0, text.length() - 2).split("\\|");
        for (int level = 0; level < side; level++) {
            String[] rows = levels[level].split("/");
            for (int row = 0; row < side; row++) cells[level][row] = rows[side - 1 - row].toCharArray();
        }
    }

    /** How many lines hold {@code stones} of a side and for the rest empty cells. */
    int lines(char player, int stones) {
        int twice = 0;
        for (int start = 0; start < side * side * side; start++) {
            for (int direction = 0; direction < 27; direction++) {
                boolean moves = direction != 13;
                if (moves && isOpen(start, direction, player, stones)) twice++;
            }
        }
        return twice / 2;
    }

    private boolean isOpen(int start, int direction, char player, int stones) {
        int own = 0;
        for (int i = 0; i < side; i++) {
            int column = start % side + i * (direction % 3 - 1);
            int row = start / side % side + i * (direction / 3 % 3 - 1);
            int level = start / side / side + i * (direction / 9 - 1);
            if (Math.min(column, Math.min(row, level)) < 0) return false;
            if (Math.max(column, Math.max(row, level)) >= side) return false;
            char cell = cells[level][row][column];
            if (cell == player) own++;
            else if (cell != '.') return false;
        }
        return own == stones;
    }
}
