package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.games.Touched.way;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Diagram.Place;

class BackgammonTouchesTest {

    private static final Backgammon GAME = new Backgammon();

    private static List<List<Place>> ways(String roll, String play) {
        BackgammonPosition position = GAME.start();
        position.make(GAME.notation().parse(position, roll));
        return GAME.touches(position, GAME.notation().parse(position, play));
    }

    /** Points 8, 6 and 5 have their feet below, in columns 4, 7 and 8. */
    @Test
    void stepsComeInEitherOrder() {
        assertThat(ways("31", "8/5 6/5"))
                .containsExactly(way(10, 4, 10, 8, 10, 7, 10, 8), way(10, 7, 10, 8, 10, 4, 10, 8));
    }

    /** 24/18/13 and 24/19/13 come to the same, but 19 is held by the other. */
    @Test
    void oneCheckerMayRestOnEitherPoint() {
        assertThat(ways("65", "24/13")).containsExactly(way(0, 12, 0, 5, 0, 5, 0, 0));
        assertThat(ways("31", "8/4"))
                .containsExactly(
                        way(10, 4, 10, 8, 10, 8, 10, 9), // 8/5/4
                        way(10, 4, 10, 5, 10, 5, 10, 9)); // 8/7/4
    }

    /** Four equal steps have one order, two pairs have six. */
    @Test
    void doublesComeInEveryOrder() {
        assertThat(ways("66", "24/18(2) 13/7(2)")).hasSize(6);
        assertThat(ways("11", "24/23(2)  6/5(2)")).hasSize(6);
    }

    @Test
    void chanceAndTheCubeTouchNothing() {
        BackgammonPosition position = new CubeBackgammon().start();
        assertThat(GAME.touches(position, BackgammonPosition.DOUBLE)).isEmpty();
        position.make(BackgammonPosition.ROLL);
        assertThat(GAME.touches(position, Roll.of(3, 1))).isEmpty();
    }

    @Test
    void everyoneSeesTheOwnWayHome() {
        BackgammonPosition position = GAME.start();
        assertThat(GAME.diagram(position, 0)).isEqualTo(GAME.diagram(position));
        assertThat(GAME.diagram(position, 1).rows())
                .isNotEqualTo(GAME.diagram(position, 0).rows());
    }

    @Test
    void aPointIsOneArea() {
        assertThat(GAME.areas(GAME.start(), 0))
                .contains(way(10, 4, 9, 4, 8, 4, 7, 4, 6, 4))
                .contains(way(0, 6, 1, 6, 2, 6, 3, 6, 4, 6))
                .contains(way(10, 13, 9, 13, 8, 13, 7, 13, 6, 13))
                .hasSize(26);
    }
}
