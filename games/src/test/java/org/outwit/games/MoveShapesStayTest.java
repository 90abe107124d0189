package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Position;

/**
 * The people that are shipped have a weight for each number that is seen of a move, so the numbers must stay as they are. After a
 * change of what is seen, train the people of that game again ({@code outwit train people}) and write the new sum here.
 */
class MoveShapesStayTest {

    @ParameterizedTest
    @CsvSource({
        "chess, 6216960, 81112197b3116dda",
        "othello, 1213984, 51bfd821b2579fc3",
        "checkers, 304764, c0f9d8cacaccbec4"
    })
    void numbersOfShippedGamesStay(String name, long count, String sum) {
        long[] found = sums(Games.named(name));
        assertThat(found[0]).isEqualTo(count);
        assertThat(Long.toHexString(found[1])).isEqualTo(sum);
    }

    /** How many numbers all moves of some random games have, and a sum of them in which their order within a move does not matter. */
    private static <P extends Position> long[] sums(Game<P> game) {
        MoveShapes<P> shapes = game.moveShapes();
        long[] row = new long[shapes.most()];
        Random random = new Random(7);
        long[] found = new long[2];
        for (int i = 0; i < 40; i++) {
            P position = game.start();
            int[] moves = new int[position.mostMoves() + 200];
            for (int ply = 0; ply < 80 && !position.isOver(); ply++) {
                int count = position.moves(moves, 0);
                shapes.look(position);
                for (int m = 0; m < count; m++) {
                    int seen = shapes.describe(moves[m], row);
                    long sum = 0;
                    for (int k = 0; k < seen; k++) sum += row[k];
                    found[0] += seen;
                    found[1] = found[1] * 31 + sum;
                }
                position.make(moves[random.nextInt(count)]);
            }
        }
        return found;
    }
}
