package org.outwit.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;

class ReadingsTest {

    private static final ConfidenceInterval ABOVE = new ConfidenceInterval(0.2, 0.1, 0.3);
    private static final ConfidenceInterval AROUND = new ConfidenceInterval(0.1, -0.1, 0.3);
    private static final ConfidenceInterval BELOW = new ConfidenceInterval(-0.2, -0.3, -0.1);

    private static Readings of(ConfidenceInterval... numbers) {
        Readings readings = new Readings();
        for (int i = 0; i < numbers.length; i++) readings.under("reading " + i).positive("more", numbers[i], 1);
        return readings;
    }

    @Test
    void theVerdictSaysWhereReadingsDiffer() {
        assertThat(of(ABOVE, ABOVE).verdict()).isEqualTo(ReportVerdict.REPRODUCED);
        assertThat(of(BELOW, BELOW).verdict()).isEqualTo(ReportVerdict.NOT_REPRODUCED);
        assertThat(of(BELOW, ABOVE).verdict()).isEqualTo(ReportVerdict.BY_READING);
        assertThat(of(AROUND, ABOVE).verdict()).isEqualTo(ReportVerdict.BY_READING);
        assertThat(of(AROUND, BELOW).verdict()).isEqualTo(ReportVerdict.TOO_CLOSE);
        assertThat(new Readings().verdict()).isEqualTo(ReportVerdict.TOO_CLOSE);
    }

    @Test
    void everyReadingIsTold() {
        Finding finding = of(ABOVE, BELOW).finding();
        assertThat(finding.because())
                .isEqualTo("With reading 0: reproduced. Holds: more (0.2 ± 0.1)."
                        + " With reading 1: not reproduced. Does not hold: more (-0.2 ± 0.1).");
        assertThat(finding.rule()).contains("(2 here)").contains(Claims.RULE);
        assertThat(finding.asQuickLook().verdict()).isEqualTo(ReportVerdict.OPEN);
    }

    @Test
    void aSummaryNamesWhatCameOut() {
        assertThat(of(ABOVE, BELOW).summary())
                .isEqualTo("Of 2 readings 1 not reproduced (reading 1), 1 reproduced (reading 0).");
        assertThat(of(BELOW, BELOW, BELOW, ABOVE, BELOW, BELOW).summary())
                .isEqualTo("Of 6 readings 5 not reproduced, 1 reproduced (reading 3).");
    }
}
