package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

class CpuStopTest {

    private static final ConnectFour GAME = new ConnectFour();

    /** A clock that goes on whenever it is read. */
    private long now;

    private Result search(MoveBudget<ConnectFourPosition> budget) {
        Engine<ConnectFourPosition> engine =
                new Engine<>(GAME, GAME.defaultEvaluator(), new TranspositionTable(1 << 16));
        return budget.search(engine, GAME.start());
    }

    @Test
    void aSearchEndsWhenItsTimeIsOver() {
        MoveBudget<ConnectFourPosition> budget = new CpuStop<>(1_000, () -> now += 100);
        Result found = search(budget);
        assertThat(found.reason()).isEqualTo(StopReason.ASKED);
        assertThat(found.isKnown()).isTrue();
        assertThat(budget.nanos()).isBetween(1_000L, 1_300L);
        search(budget);
        assertThat(budget.nanos()).isBetween(2_000L, 2_600L);
    }

    @Test
    void partsOfTheSearchAreToldThatThereIsABudget() {
        boolean[] told = {false};
        new CpuStop<ConnectFourPosition>(1, () -> now++)
                .search(
                        (root, viewer, limits) -> {
                            told[0] = limits.isBudget();
                            return Result.stopped(StopReason.FINISHED, Counts.ZERO);
                        },
                        GAME.start());
        assertThat(told[0]).isTrue();
    }
}
