package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.games.Touched.way;
import static org.outwit.games.Touched.ways;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Diagram.Place;

class DraughtsTouchesTest {

    private static final Checkers CHECKERS = new Checkers();

    @Test
    void aStepGoesFromSquareToSquare() {
        DraughtsPosition start = CHECKERS.start();
        assertThat(CHECKERS.touches(start, CHECKERS.notation().parse(start, "11-15")))
                .containsExactly(way(2, 5, 3, 4));
    }

    /** Square 22 over 18 to 15 and over 11 to 8; its ends tell the same. */
    @Test
    void everyLandingIsTouched() {
        assertThat(ways(CHECKERS, "W:W22:B18,11", "22x8")).containsExactly(way(5, 2, 3, 4, 1, 6), way(5, 2, 1, 6));
    }

    /** From 27 to 11 by 18 or by 20: two moves, because they take other pieces, so the ends do not tell. */
    @Test
    void twoRoutesDiffer() {
        String position = "W:W27:B15,16,23,24";
        assertThat(ways(CHECKERS, position, "27x18x11")).containsExactly(way(6, 5, 4, 3, 2, 5));
        assertThat(ways(CHECKERS, position, "27x20x11")).containsExactly(way(6, 5, 4, 7, 2, 5));
    }

    /** A king that takes all four may go round either way, and comes back where it began. */
    @Test
    void aCircleIsWalkedEitherWay() {
        assertThat(ways(CHECKERS, "W:WK27:B15,16,23,24", "27x27"))
                .containsExactlyInAnyOrder(way(6, 5, 4, 3, 2, 5, 4, 7, 6, 5), way(6, 5, 4, 7, 2, 5, 4, 3, 6, 5));
    }

    /** Italian boards are seen from the other side: square 1 is at the upper left. */
    @Test
    void placesAreWhereTheSquaresAreDrawn() {
        for (DraughtsGame game : DraughtsTestGames.ALL) {
            DraughtsPosition start = game.start();
            int[] moves = new int[start.mostMoves()];
            int end = start.moves(moves, 0);
            for (int i = 0; i < end; i++) {
                Place from = game.touches(start, moves[i]).get(0).get(0);
                assertThat(game.diagram(start).cell(from).piece().owner()).isEqualTo(start.mover());
                DraughtsPosition after = start.copy();
                after.make(moves[i]);
                assertThat(game.diagram(after).cell(from).piece()).isNull();
            }
        }
    }
}
