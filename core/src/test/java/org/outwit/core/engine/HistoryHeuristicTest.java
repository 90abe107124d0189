package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;

class HistoryHeuristicTest {

    private static final int MOVE = 17;
    private static final int OTHER = 18;

    /** Two refutations at ply 5, the second of them last, by a move that failed before. */
    private static HistoryHeuristic learned() {
        HistoryHeuristic history = new HistoryHeuristic();
        history.refuted(0, OTHER, 5, 4);
        history.failed(0, OTHER, 2);
        history.refuted(0, MOVE, 5, 4);
        return history;
    }

    private static int of(HistoryHeuristic history, int mover, int move) {
        return history.of(mover)[HistoryHeuristic.slot(move)];
    }

    @Test
    void theLastTwoRefutationsOfAPlyAreItsKillers() {
        HistoryHeuristic history = learned();
        history.refuted(0, MOVE, 5, 4); // once more is not twice
        assertThat(history.killer(5)).isEqualTo(MOVE);
        assertThat(history.olderKiller(5)).isEqualTo(OTHER);
        assertThat(history.killer(4)).isEqualTo(Position.NO_MOVE);
        assertThat(of(history, 0, MOVE)).isGreaterThan(of(history, 0, OTHER)).isPositive();
        assertThat(of(history, 1, MOVE)).isZero();
    }

    @Test
    void noHistoryIsFurtherFromZeroThanTheMost() {
        HistoryHeuristic history = new HistoryHeuristic();
        for (int i = 0; i < 1000; i++) {
            history.refuted(0, MOVE, 1, 20);
            history.failed(0, OTHER, 20);
        }
        assertThat(of(history, 0, MOVE)).isBetween(HistoryHeuristic.MOST_HISTORY / 2, HistoryHeuristic.MOST_HISTORY);
        assertThat(of(history, 0, OTHER)).isBetween(-HistoryHeuristic.MOST_HISTORY, -HistoryHeuristic.MOST_HISTORY / 2);
        assertThat(history.trust(0, MOVE)).isBetween(1, 2);
        assertThat(history.trust(0, OTHER)).isBetween(-2, -1);
    }

    @Test
    void killersStayWhereTheyWereInTheGameAndHistoryIsHalved() {
        for (int plies : new int[] {2, 1, 5, -1, -3}) {
            HistoryHeuristic history = learned();
            int before = of(history, 0, MOVE);
            history.moveRoot(plies);
            for (int ply = 0; ply < SearchNode.MOST_PLIES; ply++) {
                boolean there = ply == 5 - plies;
                assertThat(history.killer(ply)).as(plies + ", " + ply).isEqualTo(there ? MOVE : Position.NO_MOVE);
                assertThat(history.olderKiller(ply)).isEqualTo(there ? OTHER : Position.NO_MOVE);
            }
            assertThat(of(history, 0, MOVE)).isEqualTo(before / 2);
        }
    }

    @Test
    void killersThatLieBehindOrTooFarAheadAreForgotten() {
        for (int plies : new int[] {6, 1000, -SearchNode.MOST_PLIES, -1000}) {
            HistoryHeuristic history = learned();
            history.moveRoot(plies);
            for (int ply = 0; ply < SearchNode.MOST_PLIES; ply++) {
                assertThat(history.killer(ply)).as(plies + ", " + ply).isEqualTo(Position.NO_MOVE);
            }
        }
    }

    @Test
    void whereTheRootStaysNothingIsForgotten() {
        HistoryHeuristic history = learned();
        int before = of(history, 0, MOVE);
        history.moveRoot(0);
        assertThat(history.killer(5)).isEqualTo(MOVE);
        assertThat(of(history, 0, MOVE)).isEqualTo(before);
    }
}
