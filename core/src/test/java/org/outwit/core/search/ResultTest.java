package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;

class ResultTest {

    private static final Counts SPENT = new Counts(5, 4, 3, 0);

    @Test
    void aFinishedSearchPlaysTheFirstMoveOfItsLine() {
        Result result = Result.exact(7, List.of(3, 1), 2, true, SPENT);
        assertThat(result).isEqualTo(new Result(3, 7, Bound.EXACT, List.of(3, 1), 2, true, StopReason.FINISHED, SPENT));
        assertThat(Result.finished(7, Bound.LOWER, List.of(), 2, false, SPENT).move())
                .isEqualTo(Position.NO_MOVE);
    }

    @Test
    void whatHasNoValueSaysSo() {
        assertThat(Result.stopped(StopReason.TIME, SPENT))
                .isEqualTo(new Result(Position.NO_MOVE, 0, Bound.NONE, List.of(), 0, false, StopReason.TIME, SPENT));
        assertThat(Result.fromBook(3))
                .isEqualTo(new Result(3, 0, Bound.NONE, List.of(3), 0, false, StopReason.BOOK, Counts.ZERO));
        assertThat(Result.fallback(3, StopReason.NODES, SPENT))
                .isEqualTo(new Result(3, 0, Bound.NONE, List.of(3), 0, false, StopReason.NODES, SPENT));
        assertThat(Result.played(3, SPENT).reason()).isEqualTo(StopReason.FINISHED);
        assertThat(Result.played(3, SPENT).isKnown()).isFalse();
    }

    @Test
    void theEndOfASearchChangesOnlyReasonAndCounts() {
        Result result = Result.exact(7, List.of(3, 1), 2, true, SPENT);
        assertThat(result.after(StopReason.TIME, Counts.ZERO))
                .isEqualTo(new Result(3, 7, Bound.EXACT, List.of(3, 1), 2, true, StopReason.TIME, Counts.ZERO));
        assertThat(result.withCounts(Counts.ZERO).reason()).isEqualTo(StopReason.FINISHED);
    }
}
