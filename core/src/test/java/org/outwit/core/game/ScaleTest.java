package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class ScaleTest {

    private final Scale scale = new Scale(1000, "man");

    @Test
    void valuesAreRoundedToTheNearest() {
        assertThat(scale.value(1.2344)).isEqualTo(1234);
        assertThat(scale.value(-1.2346)).isEqualTo(-1235);
        assertThat(scale.units(1234)).isEqualTo(1.234);
    }

    @Test
    void whatCannotBeCountedIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> scale.value(1e9))
                .withMessage("The value 1.0E9 is too large to be counted in 1/1000 of a man.");
        assertThatIllegalArgumentException().isThrownBy(() -> scale.value(Double.NEGATIVE_INFINITY));
        assertThatIllegalArgumentException().isThrownBy(() -> scale.value(Double.NaN));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Scale(0, "man"))
                .withMessage("The unit (0) must be positive.");
    }
}
