package org.outwit.games.draughts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.outwit.games.draughts.DraughtsRules.Majority;

/**
 * Draughts as a beginner would write it, with a board of characters and every rule taken literally: the oracle of the
 * bitboards, which it shares no line of code with. Men are b and w, kings B and W, an empty square is a dot.
 */
final class NaiveDraughts {

    private static final int[][] DIAGONALS = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

    private final DraughtsRules rules;
    private final int size;
    private final char[][] cells;
    private final boolean blackMoves;

    NaiveDraughts(DraughtsRules rules, char[][] cells, boolean blackMoves) {
        this.rules = rules;
        this.size = rules.width();
        this.cells = cells;
        this.blackMoves = blackMoves;
    }

    /** The position of a text such as {@code B:W18,K24:B1}, whose squares are numbers from the upper left. */
    static NaiveDraughts read(DraughtsRules rules, String text) {
        int size = rules.width();
        char[][] cells = new char[size][size];
        for (char[] row : cells) Arrays.fill(row, '.');
        String[] parts = text.split(":");
        for (int i = 1; i < 3; i++) {
            char man = parts[i].charAt(0) == 'B' ? 'b' : 'w';
            for (String item : parts[i].substring(1).split(",")) {
                if (item.isEmpty()) continue;
                boolean king = item.charAt(0) == 'K';
                int number = Integer.parseInt(king ? item.substring(1) : item) - 1;
                int row = number / (size / 2);
                int column = number % (size / 2) * 2 + (row % 2 == 0 ? 1 : 0);
                cells[row][column] = king ? Character.toUpperCase(man) : man;
            }
        }
        return new NaiveDraughts(rules, cells, parts[0].equals("B"));
    }

    /** The text that {@link #read} takes. */
    String text() {
        List<String> white = new ArrayList<>();
        List<String> black = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                char piece = cells[row][column];
                if (piece == '.') continue;
                String number = String.valueOf(row * size / 2 + column / 2 + 1);
                String item = Character.isUpperCase(piece) ? "K" + number : number;
                (Character.toLowerCase(piece) == 'w' ? white : black).add(item);
            }
        }
        return (blackMoves ? "B" : "W") + ":W" + String.join(",", white) + ":B" + String.join(",", black);
    }

    /** What can be reached by one move, once for every move: captures in another order are the same move. */
    List<NaiveDraughts> next() {
        Map<String, NaiveDraughts> distinct = new LinkedHashMap<>();
        for (Walk walk : legal()) distinct.putIfAbsent(walk.ends() + walk.result.text(), walk.result);
        return new ArrayList<>(distinct.values());
    }

    /** How many moves there are if captures of the same pieces in another order count as different. */
    int countEveryOrder() {
        Set<String> distinct = new HashSet<>();
        for (Walk walk : legal()) distinct.add(walk.ends() + walk.takenInOrder + walk.result.text());
        return distinct.size();
    }

    long perft(int depth) {
        if (depth == 0) return 1;
        long count = 0;
        for (NaiveDraughts next : next()) count += next.perft(depth - 1);
        return count;
    }

    /** One way to move: where from, which pieces are taken in which order, where to. */
    private final class Walk {
        final List<int[]> squares = new ArrayList<>();
        final List<int[]> taken = new ArrayList<>();
        String takenInOrder = "";
        boolean king;
        NaiveDraughts result;

        Walk(int row, int column) {
            squares.add(new int[] {row, column});
            king = Character.isUpperCase(cells[row][column]);
        }

        Walk(Walk other) {
            squares.addAll(other.squares);
            taken.addAll(other.taken);
            takenInOrder = other.takenInOrder;
            king = other.king;
        }

        int[] first() {
            return squares.get(0);
        }

        int[] last() {
            return squares.get(squares.size() - 1);
        }

        String ends() {
            return first()[0] + "," + first()[1] + ">" + last()[0] + "," + last()[1] + " ";
        }

        boolean hasTaken(int row, int column) {
            return taken.stream().anyMatch(square -> square[0] == row && square[1] == column);
        }

        void finish() {
            char[][] after = new char[size][];
            for (int row = 0; row < size; row++) after[row] = cells[row].clone();
            for (int[] square : taken) after[square[0]][square[1]] = '.';
            char piece = after[first()[0]][first()[1]];
            after[first()[0]][first()[1]] = '.';
            boolean crowned = king || last()[0] == lastRow();
            after[last()[0]][last()[1]] = crowned ? Character.toUpperCase(piece) : piece;
            result = new NaiveDraughts(rules, after, !blackMoves);
        }

        int kingsTaken() {
            return (int) taken.stream()
                    .filter(square -> Character.isUpperCase(cells[square[0]][square[1]]))
                    .count();
        }

        /** The pieces taken in order, men as 0 and kings as 1. */
        String kinds() {
            StringBuilder kinds = new StringBuilder();
            for (int[] square : taken) kinds.append(Character.isUpperCase(cells[square[0]][square[1]]) ? '1' : '0');
            return kinds.toString();
        }

        boolean byKing() {
            return Character.isUpperCase(cells[first()[0]][first()[1]]);
        }
    }

    private int lastRow() {
        return blackMoves ? size - 1 : 0;
    }

    private boolean isOwn(char piece) {
        return Character.toLowerCase(piece) == (blackMoves ? 'b' : 'w');
    }

    private boolean isTheir(char piece) {
        return Character.toLowerCase(piece) == (blackMoves ? 'w' : 'b');
    }

    private List<Walk> legal() {
        List<Walk> captures = new ArrayList<>();
        List<Walk> steps = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (!isOwn(cells[row][column])) continue;
                capture(new Walk(row, column), captures);
                step(row, column, steps);
            }
        }
        List<Walk> legal = captures.isEmpty() ? steps : chosen(captures);
        legal.forEach(Walk::finish);
        return legal;
    }

    private void step(int row, int column, List<Walk> steps) {
        boolean king = Character.isUpperCase(cells[row][column]);
        for (int[] way : DIAGONALS) {
            if (!king && way[0] != (blackMoves ? 1 : -1)) continue;
            int reach = king && rules.flyingKings() ? size : 1;
            for (int distance = 1; distance <= reach; distance++) {
                int toRow = row + distance * way[0];
                int toColumn = column + distance * way[1];
                if (!onBoard(toRow, toColumn) || cells[toRow][toColumn] != '.') break;
                Walk walk = new Walk(row, column);
                walk.squares.add(new int[] {toRow, toColumn});
                steps.add(walk);
            }
        }
    }

    private boolean onBoard(int row, int column) {
        return row >= 0 && row < size && column >= 0 && column < size;
    }

    /** Empty for the piece that walks: its own first square is. What it has taken still stands there. */
    private boolean isOpen(Walk walk, int row, int column) {
        if (!onBoard(row, column)) return false;
        return cells[row][column] == '.' || walk.first()[0] == row && walk.first()[1] == column;
    }

    /** Lists all captures that begin with this walk, and tells whether it can go on at all. */
    private boolean capture(Walk walk, List<Walk> captures) {
        boolean goesOn = false;
        for (int[] way : DIAGONALS) {
            boolean forward = way[0] == (blackMoves ? 1 : -1);
            if (!walk.king && !forward && !rules.menCaptureBackwards()) continue;
            boolean flies = walk.king && rules.flyingKings();
            int row = walk.last()[0] + way[0];
            int column = walk.last()[1] + way[1];
            while (flies && isOpen(walk, row, column)) {
                row += way[0];
                column += way[1];
            }
            if (!onBoard(row, column) || !isTheir(cells[row][column]) || walk.hasTaken(row, column)) continue;
            if (!walk.king && Character.isUpperCase(cells[row][column]) && !rules.menCaptureKings()) continue;
            List<Walk> landings = landings(walk, row, column, way, flies);
            if (landings.isEmpty()) continue;
            goesOn = true;
            // A piece that can go on from one of the squares behind the taken one has to.
            boolean furtherSomewhere = false;
            for (Walk landing : landings) furtherSomewhere |= capture(landing, captures);
            if (!furtherSomewhere) captures.addAll(landings);
        }
        return goesOn;
    }

    private List<Walk> landings(Walk walk, int row, int column, int[] way, boolean flies) {
        List<Walk> landings = new ArrayList<>();
        int toRow = row + way[0];
        int toColumn = column + way[1];
        while (isOpen(walk, toRow, toColumn)) {
            Walk landing = new Walk(walk);
            landing.squares.add(new int[] {toRow, toColumn});
            landing.taken.add(new int[] {row, column});
            landing.takenInOrder += row + "," + column + " ";
            if (rules.crownsInPassing() && toRow == lastRow()) landing.king = true;
            landings.add(landing);
            if (!flies) break;
            toRow += way[0];
            toColumn += way[1];
        }
        return landings;
    }

    private List<Walk> chosen(List<Walk> captures) {
        if (rules.majority() == Majority.FREE) return captures;
        List<Walk> best = most(captures, walk -> walk.taken.size());
        if (rules.majority() == Majority.MOST_PIECES) return best;
        best = most(best, walk -> walk.byKing() ? 1 : 0);
        best = most(best, Walk::kingsTaken);
        String soonest = best.stream().map(Walk::kinds).max(String::compareTo).orElseThrow();
        return best.stream().filter(walk -> walk.kinds().equals(soonest)).toList();
    }

    private static List<Walk> most(List<Walk> walks, ToIntFunction<Walk> measure) {
        int most = walks.stream().mapToInt(measure).max().orElseThrow();
        return walks.stream().filter(walk -> measure.applyAsInt(walk) == most).toList();
    }
}
