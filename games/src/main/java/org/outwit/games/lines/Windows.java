package org.outwit.games.lines;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Stretches of cells that are watched for stones of one side only: plain lines, or frames. A frame counts the cells
 * between its ends, and is spoiled by any stone on an end; a row inside it can grow both ways, which is what players
 * call open.
 */
public final class Windows {

    private final List<int[]> cells;
    private final boolean framed;
    private final int longest;

    /** For each cell the windows it lies in: twice the window's index, and one more where the cell is a framing end. */
    final int[][] at;

    private Windows(int boardCells, List<int[]> cells, boolean framed) {
        this.cells = List.copyOf(cells);
        this.framed = framed;
        List<List<Integer>> found = new ArrayList<>();
        for (int cell = 0; cell < boardCells; cell++) found.add(new ArrayList<>());
        int most = 0;
        for (int window = 0; window < cells.size(); window++) {
            int[] row = cells.get(window);
            most = Math.max(most, row.length);
            for (int i = 0; i < row.length; i++) {
                boolean isEnd = framed && (i == 0 || i == row.length - 1);
                found.get(row[i]).add(2 * window + (isEnd ? 1 : 0));
            }
        }
        this.longest = most;
        this.at = found.stream()
                .map(windows -> windows.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    /** Windows in which every cell counts, on a board of {@code boardCells} cells. */
    public static Windows lines(int boardCells, List<int[]> cells) {
        return new Windows(boardCells, cells, false);
    }

    /** Windows whose first and last cell have to be empty. */
    public static Windows frames(int boardCells, List<int[]> cells) {
        return new Windows(boardCells, cells, true);
    }

    public int size() {
        return cells.size();
    }

    /** The cells of a window where stones are counted. */
    public int[] inner(int window) {
        int[] row = cells.get(window);
        return framed ? Arrays.copyOfRange(row, 1, row.length - 1) : row.clone();
    }

    /** The cells of a window that have to be empty. */
    public int[] ends(int window) {
        int[] row = cells.get(window);
        return framed ? new int[] {row[0], row[row.length - 1]} : new int[0];
    }

    /** The most cells a window has. */
    int longest() {
        return longest;
    }
}
