package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.games.SeenShapes.moves;
import static org.outwit.games.SeenShapes.numbers;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.MoveShapes;
import org.outwit.games.SeenShapes;
import org.outwit.games.draughts.DraughtsPosition.Setup;

class DraughtsMoveShapesTest {

    static List<DraughtsGame> games() {
        return DraughtsTestGames.ALL;
    }

    /** The mover sees the same where the board is turned half round and the colours are changed. */
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

    @ParameterizedTest
    @MethodSource("games")
    void aMoveHasNoNumberTwice(DraughtsGame game) {
        for (int seed = 0; seed < 20; seed++) SeenShapes.differ(game.moveShapes(), played(game, seed, 4 * seed));
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
        SeenShapes.allocateNothing(game.moveShapes(), played(game, 1, 30));
    }
}
