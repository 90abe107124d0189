package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.games.Touched.way;
import static org.outwit.games.Touched.ways;

import org.junit.jupiter.api.Test;

class ChessTouchesTest {

    private static final Chess CHESS = new Chess();

    @Test
    void piecesGoFromSquareToSquare() {
        assertThat(ways(CHESS, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5")).containsExactly(way(4, 4, 3, 3));
    }

    @Test
    void enPassantArrivesBehindTheOther() {
        assertThat(ways(CHESS, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6")).containsExactly(way(3, 4, 2, 3));
    }

    @Test
    void castlingIsTheKingOrTheRook() {
        String position = "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1";
        assertThat(ways(CHESS, position, "O-O")).containsExactly(way(7, 4, 7, 6), way(7, 4, 7, 7));
        String black = "r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1";
        assertThat(ways(CHESS, black, "O-O-O")).containsExactly(way(0, 4, 0, 2), way(0, 4, 0, 0));
    }

    /** The king on f1 could also step to g1. */
    @Test
    void castlingOverOneSquareNeedsTheRook() {
        String position = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
        assertThat(ways(CHESS, position, "O-O")).containsExactly(way(7, 5, 7, 7));
        assertThat(ways(CHESS, position, "Kg1")).containsExactly(way(7, 5, 7, 6));
    }

    @Test
    void promotionsShareTheirTouches() {
        String position = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        assertThat(ways(CHESS, position, "a8=Q")).containsExactly(way(1, 0, 0, 0));
        assertThat(ways(CHESS, position, "a8=N")).containsExactly(way(1, 0, 0, 0));
    }
}
