package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

class CpuBudgetTest {

    private static final long TARGET = 5_000_000;

    private long time;

    /** A search that does nothing but take its time, some of it regardless of its limit. */
    private Search<ConnectFourPosition> slow(double nanosANode, double nanosAMove) {
        return (root, viewer, limits) -> {
            time += Math.round(limits.nodes() * nanosANode + nanosAMove);
            return Result.exact(0, List.of(), 1, false, new Counts(limits.nodes(), 0, 0, 0));
        };
    }

    private double millisAMove(double nanosANode, double nanosAMove) {
        CpuBudget<ConnectFourPosition> budget = new CpuBudget<>(TARGET, () -> time);
        ConnectFourPosition position = new ConnectFour().start();
        Search<ConnectFourPosition> search = slow(nanosANode, nanosAMove);
        for (int i = 0; i < 20; i++) budget.search(search, position);
        long before = budget.nanos();
        for (int i = 0; i < 20; i++) budget.search(search, position);
        return (budget.nanos() - before) / 20e6;
    }

    @Test
    void everybodyTakesTheSameTime() {
        assertThat(millisAMove(200, 0)).isCloseTo(5, within(0.01));
        assertThat(millisAMove(4_000, 0)).isCloseTo(5, within(0.01));
        assertThat(millisAMove(200, 2_000_000))
                .as("with costs that are not nodes")
                .isCloseTo(5, within(0.05));
    }

    @Test
    void whoCannotKeepTheTimeStillMoves() {
        assertThat(millisAMove(200, 9_000_000)).isBetween(9.0, 9.1);
    }
}
