package org.outwit.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Symmetries;

class OthelloSurroundingsTest {

    private static final Othello GAME = new Othello();
    private static final Symmetries<OthelloPosition> SYMMETRIES = GAME.symmetries();

    private static long[] hashes(OthelloPosition position, int move, int last, int before) {
        long[] hashes = new long[OthelloSurroundings.COUNT];
        OthelloSurroundings.hashes(position, move, last, before, hashes);
        return hashes;
    }

    private static long[] hashes(String position, String move) {
        OthelloPosition parsed = GAME.notation().position(position);
        int square = GAME.notation().parse(parsed, move);
        return hashes(parsed, square, OthelloPosition.PASS, OthelloPosition.PASS);
    }

    @Test
    void imagesHaveTheSame() {
        Random random = new Random(3);
        for (int game = 0; game < 20; game++) {
            OthelloPosition position = GAME.start();
            int last = OthelloPosition.PASS;
            int before = OthelloPosition.PASS;
            while (!position.isOver()) {
                int[] moves = new int[position.mostMoves()];
                int count = position.moves(moves, 0);
                int move = moves[random.nextInt(count)];
                for (int s = 0; move != OthelloPosition.PASS && s < SYMMETRIES.count(); s++) {
                    long[] image = hashes(
                            SYMMETRIES.image(position, s),
                            SYMMETRIES.move(move, s),
                            SYMMETRIES.move(last, s),
                            SYMMETRIES.move(before, s));
                    assertThat(image).isEqualTo(hashes(position, move, last, before));
                }
                position.make(move);
                before = last;
                last = move;
            }
        }
    }

    /** The corner a1 is 18 + 8 = 26 away from d6 by squares, 9 + 25 = 34: only the largest area and no line reaches it. */
    @Test
    void whatIsFarAwayMattersToWideAreasOnly() {
        String start = "---------------------------OX------XXX-------------------------- O";
        String corner = "X--------------------------OX------XXX-------------------------- O";
        long[] near = hashes(start, "d6");
        long[] far = hashes(corner, "d6");
        for (int i = 0; i < OthelloSurroundings.COUNT; i++) {
            if (i == 4) assertThat(far[i]).isNotEqualTo(near[i]);
            else assertThat(far[i]).as("number %d", i).isEqualTo(near[i]);
        }
    }

    @Test
    void theLastMovesMatterToTheirNumbersOnly() {
        OthelloPosition position = GAME.start();
        position.make(GAME.notation().parse(position, "f5"));
        int move = GAME.notation().parse(position, "d6");
        long[] one = hashes(position, move, 37, OthelloPosition.PASS);
        long[] last = hashes(position, move, 36, OthelloPosition.PASS);
        long[] before = hashes(position, move, 37, 3);
        int areas = OthelloSurroundings.COUNT - 4;
        for (int i = 0; i < areas; i++) {
            assertThat(last[i]).isEqualTo(one[i]);
            assertThat(before[i]).isEqualTo(one[i]);
        }
        assertThat(last[areas]).isNotEqualTo(one[areas]);
        assertThat(last[areas + 1]).isEqualTo(one[areas + 1]);
        assertThat(before[areas]).isEqualTo(one[areas]);
        assertThat(before[areas + 1]).isNotEqualTo(one[areas + 1]);
        assertThat(last[areas + 2]).isNotEqualTo(one[areas + 2]);
        assertThat(before[areas + 2]).isNotEqualTo(one[areas + 2]);
        assertThat(last[areas + 3]).isNotEqualTo(one[areas + 3]);
        assertThat(before[areas + 3]).isEqualTo(one[areas + 3]);
    }
}
