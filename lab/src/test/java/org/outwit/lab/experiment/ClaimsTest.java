package org.outwit.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;

class ClaimsTest {

    private static final ConfidenceInterval ABOVE = new ConfidenceInterval(0.2, 0.1, 0.3);
    private static final ConfidenceInterval AROUND = new ConfidenceInterval(0.1, -0.1, 0.3);
    private static final ConfidenceInterval BELOW = new ConfidenceInterval(-0.2, -0.3, -0.1);

    @Test
    void allMustHold() {
        assertThat(new Claims().positive("more", ABOVE, 1).verdict()).isEqualTo(ReportVerdict.REPRODUCED);
        assertThat(new Claims()
                        .positive("more", ABOVE, 1)
                        .positive("less", BELOW, 1)
                        .verdict())
                .isEqualTo(ReportVerdict.NOT_REPRODUCED);
        assertThat(new Claims()
                        .positive("more", ABOVE, 1)
                        .positive("perhaps", AROUND, 1)
                        .verdict())
                .isEqualTo(ReportVerdict.TOO_CLOSE);
    }

    @Test
    void saysWhatHoldsAndWhatDoesNot() {
        String text = new Claims()
                .positive("more", ABOVE, 1)
                .that("so", false)
                .positive("perhaps", AROUND, 1)
                .sentences();
        assertThat(text)
                .isEqualTo("Holds: more (0.2 ± 0.1). Does not hold: so. Too close to say: perhaps (0.1 ± 0.2).");
    }

    @Test
    void whatLiesBetweenTwoNumbersIsDecidedByItsInterval() {
        assertThat(new Claims().within("near", ABOVE, 0, 1, 1).verdict()).isEqualTo(ReportVerdict.REPRODUCED);
        assertThat(new Claims().within("near", ABOVE, 0.15, 1, 1).verdict()).isEqualTo(ReportVerdict.TOO_CLOSE);
        assertThat(new Claims().within("near", ABOVE, 0.4, 1, 1).verdict()).isEqualTo(ReportVerdict.NOT_REPRODUCED);
        Claims all = new Claims().allPositive("all", List.of(ABOVE, AROUND, ABOVE), 1);
        assertThat(all.sentences()).isEqualTo("Too close to say: all, at the least (0.1 ± 0.2).");
        assertThat(all.allPositive("others", List.of(AROUND, BELOW), 1).verdict())
                .isEqualTo(ReportVerdict.NOT_REPRODUCED);
    }

    @Test
    void aQuickRunDecidesNothing() {
        Finding full = new Claims().positive("more", ABOVE, 1).finding();
        assertThat(full.rule()).isEqualTo(Claims.RULE);
        Finding quick = full.asQuickLook();
        assertThat(quick.verdict()).isEqualTo(ReportVerdict.OPEN);
        assertThat(quick.because()).isEqualTo("A quick look: Holds: more (0.2 ± 0.1). A full run decides.");
        Finding wrong = Finding.of(ReportVerdict.RULE_WRONG, "One tree is enough.");
        assertThat(wrong.asQuickLook()).isEqualTo(wrong);
    }

    @Test
    void aDifferenceIsLessCertainThanItsParts() {
        ConfidenceInterval three = new ConfidenceInterval(5, 2, 8);
        ConfidenceInterval four = new ConfidenceInterval(1, -3, 5);
        assertThat(Claims.difference(three, four)).isEqualTo(new ConfidenceInterval(4, -1, 9));
    }
}
