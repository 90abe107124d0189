package org.outwit.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OthelloPatternsTest {

    /** The squares of each shape at the upper edge in the order of digits, as row and column. */
    private static final String[] QUARTER = {
        "00 01 02 03 04 05 06 07 11 16",
        "00 01 02 10 11 12 20 21 22",
        "10 11 12 13 14 15 16 17",
        "20 21 22 23 24 25 26 27",
        "30 31 32 33 34 35 36 37",
        "00 01 02 03 04 10 11 12 13 14",
        "01 12 23 34 45 56 67",
        "02 13 24 35 46 57",
        "03 14 25 36 47",
        "04 15 26 37",
    };

    private static final String BLOCK = "00 01 02 03 04 10 11 12 13 14";
    private static final String DIAGONAL = "00 11 22 33 44 55 66 77";

    private static int digits(String squares, int[][] board) {
        int number = 0;
        String[] each = squares.split(" ");
        for (int i = each.length - 1; i >= 0; i--) {
            number = 3 * number + board[each[i].charAt(0) - '0'][each[i].charAt(1) - '0'];
        }
        return number;
    }

    /** The digits of all shapes without their tables, board by board. */
    private static List<Integer> naive(int[][] board) {
        List<Integer> found = new ArrayList<>();
        int[][] turned = board;
        for (int turn = 0; turn < 4; turn++) {
            for (String shape : QUARTER) found.add(digits(shape, turned));
            found.add(digits(BLOCK, mirrored(turned)));
            turned = turned(turned);
        }
        found.add(digits(DIAGONAL, board));
        found.add(digits(DIAGONAL, mirrored(board)));
        return found;
    }

    private static int[][] mirrored(int[][] board) {
        int[][] result = new int[8][8];
        for (int row = 0; row < 8; row++) for (int c = 0; c < 8; c++) result[row][c] = board[row][7 - c];
        return result;
    }

    private static int[][] turned(int[][] board) {
        int[][] result = new int[8][8];
        for (int row = 0; row < 8; row++) for (int c = 0; c < 8; c++) result[row][c] = board[c][7 - row];
        return result;
    }

    private static int[] entries(int[][] board) {
        long own = 0;
        long other = 0;
        for (int row = 0; row < 8; row++) {
            for (int c = 0; c < 8; c++) {
                if (board[row][c] == 1) own |= Board.square(row, c);
                if (board[row][c] == 2) other |= Board.square(row, c);
            }
        }
        int[] entries = new int[OthelloPatterns.SHAPES];
        OthelloPatterns.entries(own, other, entries);
        return entries;
    }

    private static int[][] board(Random random) {
        int[][] board = new int[8][8];
        for (int[] row : board) for (int c = 0; c < 8; c++) row[c] = random.nextInt(3);
        return board;
    }

    /** An empty board tells where the table of each shape begins. */
    @Test
    void entriesAreTheDigitsOfTheSquares() {
        int[] tables = entries(new int[8][8]);
        Random random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            int[][] board = board(random);
            List<Integer> naive = naive(board);
            int[] entries = entries(board);
            for (int s = 0; s < entries.length; s++) {
                assertThat(entries[s] - tables[s]).as("shape " + s).isEqualTo(naive.get(s));
            }
        }
    }

    /** But for the two long diagonals, which come last and are read from either end. */
    @Test
    void turnedBoardsHaveTheSameEntries() {
        Random random = new Random(2);
        for (int i = 0; i < 200; i++) {
            int[][] board = board(random);
            int[] entries = Arrays.copyOf(entries(board), OthelloPatterns.SHAPES - 2);
            int[] turned = Arrays.copyOf(entries(turned(board)), OthelloPatterns.SHAPES - 2);
            Arrays.sort(entries);
            Arrays.sort(turned);
            assertThat(turned).isEqualTo(entries);
        }
    }

    @Test
    void tablesDoNotOverlap() {
        int[][] full = new int[8][8];
        for (int[] row : full) Arrays.fill(row, 2);
        int[] first = entries(new int[8][8]);
        int[] last = entries(full);
        Set<Integer> used = new HashSet<>();
        Set<Integer> seen = new HashSet<>();
        for (int s = 0; s < first.length; s++) {
            if (!seen.add(first[s])) continue;
            for (int entry = first[s]; entry <= last[s]; entry++)
                assertThat(used.add(entry)).isTrue();
        }
        assertThat(used).hasSize(OthelloPatterns.ENTRIES);
    }
}
