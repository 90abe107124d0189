package org.outwit.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Symmetries;

class OthelloMoveShapesTest {

    private static final Othello OTHELLO = new Othello();

    private static long[] shapes(OthelloPosition position, int move) {
        MoveShapes<OthelloPosition> shapes = OTHELLO.moveShapes();
        long[] row = new long[shapes.most()];
        shapes.look(position);
        int count = shapes.describe(move, row);
        long[] seen = Arrays.copyOf(row, count);
        Arrays.sort(seen);
        return seen;
    }

    /** The start has four images that are itself, so that whole games can be turned and mirrored, last moves included. */
    @Test
    void imagesOfAMoveLookTheSame() {
        Symmetries<OthelloPosition> symmetries = OTHELLO.symmetries();
        int games = 0;
        for (int symmetry = 1; symmetry < symmetries.count(); symmetry++) {
            if (symmetries.key(OTHELLO.start(), symmetry) != OTHELLO.start().key()) continue;
            Random random = new Random(symmetry);
            OthelloPosition position = OTHELLO.start();
            OthelloPosition image = OTHELLO.start();
            int[] moves = new int[position.mostMoves()];
            while (!position.isOver()) {
                int count = position.moves(moves, 0);
                for (int i = 0; i < count; i++) {
                    assertThat(shapes(image, symmetries.move(moves[i], symmetry)))
                            .as("symmetry " + symmetry + ", "
                                    + OTHELLO.notation().format(position) + ", " + moves[i])
                            .isEqualTo(shapes(position, moves[i]));
                }
                int move = moves[random.nextInt(count)];
                position.make(move);
                image.make(symmetries.move(move, symmetry));
            }
            games++;
        }
        assertThat(games).isEqualTo(3);
    }

    @Test
    void movesOfOnePositionLookDifferent() {
        OthelloPosition position = OTHELLO.start();
        position.make(OTHELLO.notation().parse(position, "f5"));
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        for (int i = 1; i < count; i++) assertThat(shapes(position, moves[i])).isNotEqualTo(shapes(position, moves[0]));
        assertThat(shapes(position, OthelloPosition.PASS)).isEmpty();
    }
}
