package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Feature;

/** The features against their meaning, worked out on a board of rows and columns. */
class DraughtsFeaturesTest {

    private static final int[][] DIAGONALS = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

    @Test
    void featuresCountWhatTheySay() {
        for (DraughtsGame game : DraughtsTestGames.ALL) {
            Board board = new Board(game.rules().width());
            for (int seed = 0; seed < 150; seed++) {
                DraughtsPosition position = DraughtsGame.position(
                        game.rules(), board, DraughtsOracleTest.randomSetup(game.rules(), board, new Random(seed)));
                for (Feature<DraughtsPosition> feature : game.features()) {
                    int expected = new Cells(position).lead(feature.name());
                    assertThat(feature.value(position, 0))
                            .as("%s in %s", feature.name(), game.notation().format(position))
                            .isEqualTo(expected)
                            .isBetween(feature.least(), feature.most());
                }
            }
        }
    }

    /** Each step hands the move to the other side and changes the count, so nobody loses it without a capture. */
    @Test
    void stepsDoNotChangeWhoHasTheMove() {
        Checkers game = new Checkers();
        Feature<DraughtsPosition> move = game.features().stream()
                .filter(feature -> feature.name().equals("move"))
                .findFirst()
                .orElseThrow();
        DraughtsPosition position = game.start();
        int before = move.value(position, 0);
        for (String step : "11-15 23-19 8-11 22-17".split(" ")) {
            position.play(game.notation().parse(position, step));
            assertThat(move.value(position, 0)).isEqualTo(before);
        }
    }

    /** Letters on rows and columns: b and w are men, B and W kings. */
    private static final class Cells {

        private final int size;
        private final char[][] cells;
        private final boolean blackIsFirst;
        private final boolean firstMoves;

        Cells(DraughtsPosition position) {
            Board board = position.board;
            size = board.width;
            cells = new char[size][size];
            for (char[] row : cells) Arrays.fill(row, '.');
            blackIsFirst = position.rules.blackBegins();
            firstMoves = position.mover() == 0;
            for (int square = 0; square < board.squares; square++) {
                long bit = 1L << board.bit(square);
                for (int player = 0; player < 2; player++) {
                    if ((position.pieces(player) & bit) == 0) continue;
                    char man = (player == 0) == blackIsFirst ? 'b' : 'w';
                    cells[board.row(square)][board.column(square)] =
                            (position.kings & bit) != 0 ? Character.toUpperCase(man) : man;
                }
            }
        }

        int lead(String feature) {
            char first = blackIsFirst ? 'b' : 'w';
            char second = blackIsFirst ? 'w' : 'b';
            if (feature.equals("total"))
                return count("men", 'b') + count("kings", 'b') + count("men", 'w') + count("kings", 'w');
            if (feature.equals("turn")) return firstMoves ? 1 : -1;
            if (feature.equals("move")) return move(first);
            if (feature.equals("bridge")) return bridge(first) - bridge(second);
            return count(feature, first) - count(feature, second);
        }

        private int count(String feature, char side) {
            int sum = 0;
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < size; column++) {
                    if (Character.toLowerCase(cells[row][column]) == side) sum += of(feature, side, row, column);
                }
            }
            return sum;
        }

        private int of(String feature, char side, int row, int column) {
            boolean king = Character.isUpperCase(cells[row][column]);
            int forward = side == 'b' ? 1 : -1;
            int gone = side == 'b' ? row : size - 1 - row;
            boolean centre = Math.abs(2 * row - size + 1) < 4 && Math.abs(2 * column - size + 1) < 4;
            return switch (feature) {
                case "men" -> king ? 0 : 1;
                case "kings" -> king ? 1 : 0;
                case "mobility" -> steps(row, column, forward, king);
                case "centre" -> centre ? 1 : 0;
                case "king-centre" -> king && centre ? 1 : 0;
                case "advance" -> king ? 0 : gone;
                case "back" -> gone == 0 ? 1 : 0;
                case "exposure" -> isExposed(row, column) ? 1 : 0;
                case "edge" -> column == 0 || column == size - 1 ? 1 : 0;
                case "backed" ->
                    !king && (is(row - forward, column - 1, side) || is(row - forward, column + 1, side)) ? 1 : 0;
                case "runaway" -> !king && isFree(row + forward, column, forward, 1) ? 1 : 0;
                case "threat" -> canJump(row, column, side, forward, king) ? 1 : 0;
                case "trapped" -> king && steps(row, column, forward, true) == 0 ? 1 : 0;
                case "corner" -> gone < 2 && (side == 'b' ? column < 2 : column > size - 3) ? 1 : 0;
                default -> throw new AssertionError(feature);
            };
        }

        private boolean is(int row, int column, char piece) {
            if (row < 0 || row >= size || column < 0 || column >= size) return false;
            return Character.toLowerCase(cells[row][column]) == piece;
        }

        private int steps(int row, int column, int forward, boolean king) {
            int steps = 0;
            for (int[] way : DIAGONALS) {
                if ((king || way[0] == forward) && is(row + way[0], column + way[1], '.')) steps++;
            }
            return steps;
        }

        private boolean isExposed(int row, int column) {
            return is(row - 1, column - 1, '.') && is(row + 1, column + 1, '.')
                    || is(row - 1, column + 1, '.') && is(row + 1, column - 1, '.');
        }

        /** Whether this row of the triangle before a man is empty, and all further ones. */
        private boolean isFree(int row, int column, int forward, int reach) {
            if (row < 0 || row >= size) return true;
            for (int at = Math.max(0, column - reach); at <= Math.min(size - 1, column + reach); at++) {
                if (cells[row][at] != '.') return false;
            }
            return isFree(row + forward, column, forward, reach + 1);
        }

        private boolean canJump(int row, int column, char side, int forward, boolean king) {
            for (int[] way : DIAGONALS) {
                if (!king && way[0] != forward) continue;
                boolean prey = is(row + way[0], column + way[1], side == 'b' ? 'w' : 'b');
                if (prey && is(row + 2 * way[0], column + 2 * way[1], '.')) return true;
            }
            return false;
        }

        private int bridge(char side) {
            int row = side == 'b' ? 0 : size - 1;
            int[] columns = side == 'b' ? new int[] {1, 5} : new int[] {2, 6};
            boolean stands = is(row, columns[0], side) && is(row, columns[1], side);
            return stands && count("kings", side == 'b' ? 'w' : 'b') == 0 ? 1 : 0;
        }

        /** All pieces on the rows that the side to move has its first row among. */
        private int move(char first) {
            if (count("men", 'b') + count("kings", 'b') != count("men", 'w') + count("kings", 'w')) return 0;
            boolean blackMoves = (first == 'b') == firstMoves;
            int system = 0;
            for (int row = blackMoves ? 0 : 1; row < size; row += 2) {
                for (char cell : cells[row]) {
                    if (cell != '.') system++;
                }
            }
            return system % 2 == 1 == firstMoves ? 1 : -1;
        }
    }
}
