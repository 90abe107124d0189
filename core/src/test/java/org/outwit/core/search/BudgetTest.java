package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;

class BudgetTest {

    private static Counts counts(long nodes, long evaluations) {
        return new Counts(nodes, 1, evaluations, 0);
    }

    @Test
    void whatIsSpentIsNotLeft() {
        Budget budget = new Budget(Limits.depth(5).withNodes(100).withEvaluations(50));
        budget.spend(counts(30, 20));
        budget.spend(counts(30, 20));
        assertThat(budget.spent()).isEqualTo(new Counts(60, 2, 40, 0));
        assertThat(budget.left().nodes()).isEqualTo(40);
        assertThat(budget.left().evaluations()).isEqualTo(10);
        assertThat(budget.left().depth()).isEqualTo(5);
        assertThat(budget.part(0.5).nodes()).isEqualTo(20);
        assertThat(budget.isEmpty()).isFalse();
    }

    @Test
    void itSaysWhatRanOut() {
        Budget nodes = new Budget(Limits.NONE.withNodes(10));
        nodes.spend(counts(10, 3));
        assertThat(nodes.isEmpty()).isTrue();
        assertThat(nodes.reason()).isEqualTo(StopReason.NODES);
        assertThat(nodes.left().nodes()).isEqualTo(1);
        Budget evaluations = new Budget(Limits.NONE.withEvaluations(3));
        evaluations.spend(counts(10, 4));
        assertThat(evaluations.reason()).isEqualTo(StopReason.EVALUATIONS);
        Budget time = new Budget(Limits.time(Duration.ofNanos(1)));
        assertThat(time.isEmpty()).isTrue();
        assertThat(time.reason()).isEqualTo(StopReason.TIME);
        assertThat(time.left().time()).isEqualTo(Duration.ofNanos(1));
    }

    /** A first search is always begun, so that a user who asks to stop at once still gets a move. */
    @Test
    void theWishToStopDoesNotEmptyIt() {
        AtomicBoolean stop = new AtomicBoolean();
        Budget budget = new Budget(Limits.NONE.stoppedBy(stop::get));
        assertThat(budget.mayGoOn()).isTrue();
        stop.set(true);
        assertThat(budget.mayGoOn()).isFalse();
        assertThat(budget.isEmpty()).isFalse();
    }

    @Test
    void aPartOfWhatIsEndlessEnds() {
        assertThat(new Budget(Limits.NONE).part(0.5).evaluations()).isLessThan(Long.MAX_VALUE);
        assertThat(new Budget(Limits.NONE).left().evaluations()).isEqualTo(Long.MAX_VALUE);
        assertThat(new Budget(Limits.depth(3)).part(0.5)).isEqualTo(Limits.depth(3));
        long huge = (1L << 60) + 1;
        assertThat(new Budget(Limits.NONE.withNodes(huge)).left().nodes()).isEqualTo(huge);
    }

    @Test
    void itKnowsWhatAShareOfItPaysFor() {
        Budget budget = new Budget(Limits.NONE.withNodes(1000).withEvaluations(100));
        Counts spent = counts(110, 12).since(counts(10, 2));
        assertThat(budget.pays(spent, 5, 0.5)).isTrue();
        assertThat(budget.pays(spent, 5.1, 0.5)).isFalse();
        assertThat(budget.pays(spent, 5.1, 0.6)).isTrue();
        assertThat(new Budget(Limits.time(Duration.ofNanos(10))).pays(Counts.ZERO, 1, 1))
                .isFalse();
    }

    @Test
    void anAnswerCarriesAllThatWasSpentForIt() {
        Budget budget = new Budget(Limits.NONE);
        budget.spend(new Counts(5, 1, 3, 7, List.of(1L, 2L)));
        budget.spend(counts(6, 4));
        Result answer = Result.stopped(StopReason.ASKED, counts(6, 4));
        Result paid = budget.paidFor(answer);
        assertThat(paid.counts()).isEqualTo(new Counts(11, 2, 7, 0));
        assertThat(paid.reason()).isEqualTo(StopReason.ASKED);
        assertThat(paid.move()).isEqualTo(Position.NO_MOVE);
    }
}
