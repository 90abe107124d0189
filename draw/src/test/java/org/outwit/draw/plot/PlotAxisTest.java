package org.outwit.draw.plot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlotAxisTest {

    @Test
    void whatIsCountedHasNoLinesBetweenWholeNumbers() {
        assertThat(PlotAxis.whole("depth").ticks(1, 3)).containsExactly(1.0, 2.0, 3.0);
        assertThat(PlotAxis.whole("depth").ticks(0, 100)).hasSizeLessThanOrEqualTo(8);
        assertThat(PlotAxis.linear("share").ticks(1, 3)).contains(1.5);
    }
}
