package org.outwit.draw.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.statistics.ConfidenceInterval;

class RowPlotTest {

    private static String svg(ConfidenceInterval... numbers) {
        List<RowPlot.Row> rows = java.util.Arrays.stream(numbers)
                .map(each -> new RowPlot.Row("a & b", each, 0))
                .toList();
        return new RowPlot("Gains.", PlotAxis.linear("gain"), rows).svg();
    }

    @Test
    void everyRowHasItsNameItsIntervalAndItsPoint() {
        String svg = svg(new ConfidenceInterval(0.1, -0.1, 0.3), new ConfidenceInterval(0.5, 0.4, 0.6));
        assertThat(svg).contains("a &amp; b: 0.100 ± 0.200", "a &amp; b: 0.500 ± 0.100");
        assertThat(svg.split("class=\"error\"", -1)).hasSize(3);
        assertThat(svg).contains(">0<").contains(">gain<");
    }

    /** One value alone has no spread, and no row at all is a plot, too. */
    @Test
    void whatIsNotKnownIsNotDrawn() {
        assertThat(svg(ConfidenceInterval.ofMean(0.5)))
                .doesNotContain("Infinity\"")
                .doesNotContain("NaN");
        assertThat(svg()).doesNotContain("NaN");
    }
}
