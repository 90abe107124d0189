package org.outwit.core.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PercentTest {

    @Test
    void sharesAreRoundedForTheirPlace() {
        assertThat(Percent.whole(0.5449)).isEqualTo("54 %");
        assertThat(Percent.tenths(0.5449)).isEqualTo("54.5%");
        assertThat(Percent.signed(0.031)).isEqualTo("+3 %");
        assertThat(Percent.signed(-0.031)).isEqualTo("−3 %");
        assertThat(Percent.signed(-0.001)).isEqualTo("0 %");
    }
}
