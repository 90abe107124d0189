package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class CapabilitiesTest {

    @Test
    void loopsAreAddedToTheRest() {
        assertThat(Capabilities.TWO_PLAYER.loops()).isFalse();
        assertThat(Capabilities.TWO_PLAYER.withLoops()).isEqualTo(new Capabilities(2, true, false, false, true));
    }

    @Test
    void somebodyMustPlay() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Capabilities(0, true, false, false, false))
                .withMessage("The number of players (0) must be positive.");
    }
}
