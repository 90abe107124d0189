package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class LimitsTest {

    private static final BooleanSupplier STOP = () -> true;

    private static final Limits FULL = new Limits(3, 40, 50, Duration.ofSeconds(6), STOP);

    @Test
    void noneAllowsEverything() {
        assertThat(Limits.NONE.depth()).isEqualTo(Integer.MAX_VALUE);
        assertThat(Limits.NONE.nodes()).isEqualTo(Long.MAX_VALUE);
        assertThat(Limits.NONE.evaluations()).isEqualTo(Long.MAX_VALUE);
        assertThat(Limits.NONE.time()).isNull();
        assertThat(Limits.NONE.stop().getAsBoolean()).isFalse();
    }

    @Test
    void eachChangeLeavesTheRest() {
        BooleanSupplier other = () -> false;
        Duration hour = Duration.ofHours(1);
        assertThat(FULL.withDepth(9)).isEqualTo(new Limits(9, 40, 50, Duration.ofSeconds(6), STOP));
        assertThat(FULL.withNodes(9)).isEqualTo(new Limits(3, 9, 50, Duration.ofSeconds(6), STOP));
        assertThat(FULL.withEvaluations(9)).isEqualTo(new Limits(3, 40, 9, Duration.ofSeconds(6), STOP));
        assertThat(FULL.withTime(hour)).isEqualTo(new Limits(3, 40, 50, hour, STOP));
        assertThat(FULL.withTime(null)).isEqualTo(new Limits(3, 40, 50, null, STOP));
        assertThat(FULL.stoppedBy(other)).isEqualTo(new Limits(3, 40, 50, Duration.ofSeconds(6), other));
    }

    @Test
    void shortFormsSetOneLimit() {
        assertThat(Limits.depth(4)).isEqualTo(Limits.NONE.withDepth(4));
        assertThat(Limits.time(Duration.ofMillis(5))).isEqualTo(Limits.NONE.withTime(Duration.ofMillis(5)));
    }

    @Test
    void theSmallestAreAllowed() {
        Limits least = Limits.depth(0).withNodes(1).withEvaluations(1).withTime(Duration.ofNanos(1));
        assertThat(least.depth()).isZero();
        assertThat(least.nodes()).isEqualTo(1);
        assertThat(least.evaluations()).isEqualTo(1);
    }

    @Test
    void nonsenseIsRefusedWithASentence() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Limits.depth(-1))
                .withMessage("The depth (-1) must not be negative.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FULL.withNodes(0))
                .withMessage("The limit of nodes (0) must be positive.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FULL.withEvaluations(-3))
                .withMessage("The limit of evaluations (-3) must be positive.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Limits.time(Duration.ZERO))
                .withMessage("The time (PT0S) must be positive.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FULL.withTime(Duration.ofMillis(-20)))
                .withMessage("The time (PT-0.02S) must be positive.");
    }
}
