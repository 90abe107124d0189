package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Value;

class SetupTest {

    private static final Evaluator<GridWalk> EVALUATOR = GridWalk.VALUE;

    private static final KnownBounds<GridWalk> BOUNDS = KnownBounds.none();

    private static final SearchListener<GridWalk> LISTENER = (position, alpha, beta) -> {};

    private static final Setup<GridWalk> FULL = new Setup<>(EVALUATOR, BOUNDS, 3, 7, LISTENER);

    @Test
    void anEvaluatorIsEnough() {
        Setup<GridWalk> setup = Setup.of(EVALUATOR);
        assertThat(setup.evaluator()).isSameAs(EVALUATOR);
        assertThat(setup.alpha()).isEqualTo(-Value.INFINITY);
        assertThat(setup.beta()).isEqualTo(Value.INFINITY);
        assertThat(setup.listener()).isNull();
        GridWalk start = new GridWalk(1, 3, true);
        for (int player = 0; player < 2; player++) {
            assertThat(setup.bounds().lower(start, player)).isEqualTo(-Value.INFINITY);
            assertThat(setup.bounds().upper(start, player)).isEqualTo(Value.INFINITY);
        }
    }

    @Test
    void eachChangeLeavesTheRest() {
        KnownBounds<GridWalk> bounds = KnownBounds.none();
        SearchListener<GridWalk> listener = (position, alpha, beta) -> {};
        assertThat(FULL.informedBy(bounds)).isEqualTo(new Setup<>(EVALUATOR, bounds, 3, 7, LISTENER));
        assertThat(FULL.within(-1, 0)).isEqualTo(new Setup<>(EVALUATOR, BOUNDS, -1, 0, LISTENER));
        assertThat(FULL.watchedBy(listener)).isEqualTo(new Setup<>(EVALUATOR, BOUNDS, 3, 7, listener));
    }

    @Test
    void aWindowMustBeOpen() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FULL.within(4, 4))
                .withMessage("The window (4, 4) must have alpha below beta.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Setup<>(EVALUATOR, BOUNDS, 5, -5, null))
                .withMessage("The window (5, -5) must have alpha below beta.");
    }
}
