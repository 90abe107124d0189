package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.MoveShapes;
import org.outwit.games.draughts.DraughtsPosition.Setup;

class DraughtsMoveShapesTest {

    static List<DraughtsGame> games() {
        return DraughtsTestGames.ALL;
    }

    /** Whoever moves sees the same where the board is turned half round and the colours are changed. */
    @ParameterizedTest
    @MethodSource("games")
    void movesLookTheSameToBothSides(DraughtsGame game) {
        MoveShapes<DraughtsPosition> shapes = game.moveShapes();
        MoveShapes<DraughtsPosition> others = game.moveShapes();
        for (int seed = 0; seed < Thoroughness.of(30, 8); seed++) {
            Random random = new Random(seed);
            DraughtsPosition position = game.withoutDrawRules(game.start());
            DraughtsPosition turned = game.withoutDrawRules(turned(position));
            for (int ply = 0; ply < 100 && !position.isOver(); ply++) {
                shapes.look(position);
                others.look(turned);
                int[] moves = moves(position);
                for (int move : moves) {
                    assertThat(numbers(others, turned(position, move, turned)))
                            .as("%s in %s", game.notation().format(position, move), text(game, position))
                            .containsExactly(numbers(shapes, move));
                }
                int move = moves[random.nextInt(moves.length)];
                int other = turned(position, move, turned);
                position.make(move);
                turned.make(other);
            }
        }
    }

    private static DraughtsPosition turned(DraughtsPosition position) {
        Setup setup = position.setup();
        Board board = position.board;
        return DraughtsGame.position(
                position.rules,
                board,
                new Setup(
                        turned(board, setup.white()),
                        turned(board, setup.black()),
                        turned(board, setup.kings()),
                        1 - setup.colour(),
                        0));
    }

    private static long turned(Board board, long pieces) {
        long found = 0;
        for (int square = 0; square < board.squares; square++) {
            if ((pieces >>> board.bit(square) & 1) != 0) found |= 1L << board.bit(board.squares - 1 - square);
        }
        return found;
    }

    private static int turned(DraughtsPosition position, int move, DraughtsPosition other) {
        Board board = position.board;
        for (int each : moves(other)) {
            boolean same = turned(board, 1L << DraughtsPosition.from(move)) == 1L << DraughtsPosition.from(each)
                    && turned(board, 1L << DraughtsPosition.to(move)) == 1L << DraughtsPosition.to(each)
                    && DraughtsPosition.isCapture(move) == DraughtsPosition.isCapture(each)
                    && (move & DraughtsPosition.CROWNED) == (each & DraughtsPosition.CROWNED);
            if (same && (!DraughtsPosition.isCapture(move) || turned(board, position.taken(move)) == other.taken(each)))
                return each;
        }
        throw new AssertionError("The turned position has no such move.");
    }

    private static String text(DraughtsGame game, DraughtsPosition position) {
        return game.notation().format(position);
    }

    private static int[] moves(DraughtsPosition position) {
        int[] moves = new int[position.mostMoves()];
        return Arrays.copyOf(moves, position.moves(moves, 0));
    }

    private static long[] numbers(MoveShapes<DraughtsPosition> shapes, int move) {
        long[] row = new long[shapes.most()];
        return Arrays.copyOf(row, shapes.describe(move, row));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aMoveHasNoNumberTwice(DraughtsGame game) {
        MoveShapes<DraughtsPosition> shapes = game.moveShapes();
        for (int seed = 0; seed < 20; seed++) {
            DraughtsPosition position = played(game, seed, 4 * seed);
            shapes.look(position);
            for (int move : moves(position)) assertThat(numbers(shapes, move)).doesNotHaveDuplicates();
        }
    }

    private static DraughtsPosition played(DraughtsGame game, int seed, int plies) {
        Random random = new Random(seed);
        DraughtsPosition position = game.start();
        for (int ply = 0; ply < plies; ply++) {
            int[] moves = moves(position);
            if (moves.length == 0) return position;
            position.make(moves[random.nextInt(moves.length)]);
        }
        return position;
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingIsAllocated(DraughtsGame game) {
        MoveShapes<DraughtsPosition> shapes = game.moveShapes();
        DraughtsPosition position = played(game, 1, 30);
        int[] moves = moves(position);
        long[] row = new long[shapes.most()];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        long sum = 0;
        for (int round = 0; round < 10; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            shapes.look(position);
            for (int move : moves) sum += row[shapes.describe(move, row) - 1];
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).as("bytes, while the numbers summed to %d", sum).isZero();
    }
}
