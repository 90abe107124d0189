package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.games.SeenShapes.moves;
import static org.outwit.games.SeenShapes.numbers;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.MoveShapes;
import org.outwit.games.SeenShapes;

class ChessMoveShapesTest {

    private final Chess game = new Chess();
    private final MoveShapes<ChessPosition> shapes = game.moveShapes();

    /** White's moves and Black's mirrored ones are the same to the player who makes them. */
    @Test
    void movesLookTheSameToBothSides() {
        for (int seed = 0; seed < Thoroughness.of(60, 20); seed++) {
            RandomChess random = new RandomChess(seed);
            ChessPosition position = game.start();
            ChessPosition mirrored = mirrored(position);
            for (int ply = 0; ply < 120 && !position.isOver(); ply++) {
                compare(position, mirrored);
                random.makeAny(position);
                mirrored.make(mirrored(position.made(0)));
            }
            ChessPosition setUp = game.notation().position(seed % 2 == 0 ? random.setUp() : random.setUpToCastle());
            compare(setUp, mirrored(setUp));
        }
    }

    private void compare(ChessPosition position, ChessPosition mirrored) {
        MoveShapes<ChessPosition> others = game.moveShapes();
        shapes.look(position);
        others.look(mirrored);
        for (int move : moves(position)) {
            long[] ours = numbers(shapes, move);
            long[] theirs = numbers(others, mirrored(move));
            if (Arrays.equals(ours, theirs)) continue; // to write moves down takes much longer than to look at them
            String name = game.notation().format(position, move) + " in "
                    + game.notation().format(position);
            assertThat(ours).as(name).containsExactly(theirs);
        }
    }

    private static ChessPosition mirrored(ChessPosition position) {
        Board board = new Board();
        board.becomeSeenBy(position.board(), 1);
        return new ChessPosition(board, 1 - position.mover(), Long.reverseBytes(position.rights()), 0, 1, true);
    }

    private static int mirrored(int move) {
        return move ^ (56 | 56 << 6);
    }

    @Test
    void positionsStayAsTheyAre() {
        for (int seed = 0; seed < Thoroughness.of(100, 40); seed++) {
            ChessPosition position = new RandomChess(seed).played(seed);
            String before = game.notation().format(position);
            long key = position.key();
            int[] moves = moves(position);
            shapes.look(position);
            for (int move : moves) numbers(shapes, move);
            assertThat(game.notation().format(position)).isEqualTo(before);
            assertThat(position.key()).isEqualTo(key);
            assertThat(moves(position)).containsExactly(moves);
        }
    }

    /** What is seen of one move does not depend on which moves were described before. */
    @Test
    void theOrderOfMovesDoesNotMatter() {
        for (int seed = 0; seed < Thoroughness.of(50, 20); seed++) {
            ChessPosition position = new RandomChess(seed).played(2 * seed);
            int[] moves = moves(position);
            shapes.look(position);
            long[][] forwards = new long[moves.length][];
            for (int i = 0; i < moves.length; i++) forwards[i] = numbers(shapes, moves[i]);
            for (int i = moves.length - 1; i >= 0; i--) {
                assertThat(numbers(shapes, moves[i])).containsExactly(forwards[i]);
            }
        }
    }

    @Test
    void aMoveHasNoNumberTwice() {
        for (int seed = 0; seed < Thoroughness.of(50, 20); seed++) {
            SeenShapes.differ(shapes, new RandomChess(seed).played(2 * seed));
        }
    }

    @Test
    void nothingIsAllocated() {
        SeenShapes.allocateNothing(shapes, new RandomChess(1).played(30));
    }
}
