package org.outwit.games.bridge.defence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Strain;

class LeadConventionTest {

    private static String fourth(String hand, Strain strain) {
        return Sights.said(LeadConvention.FOURTH_BEST, Sights.lead(hand, strain));
    }

    private static String third(String hand, Strain strain) {
        return Sights.said(LeadConvention.THIRD_AND_LOWEST, Sights.lead(hand, strain));
    }

    @Test
    void withoutTrumpsTheLongestSuitIsLed() {
        assertThat(fourth("KJ743.A2.T95.Q83", Strain.NOTRUMP)).isEqualTo("S4");
        assertThat(third("KJ743.A2.T95.Q83", Strain.NOTRUMP)).isEqualTo("S3");
        assertThat(fourth("QJT43.A2.T95.Q83", Strain.NOTRUMP)).isEqualTo("SQ");
        assertThat(third("QJT43.A2.T95.Q83", Strain.NOTRUMP)).isEqualTo("SJ");
        assertThat(fourth("K974.A863.T9.Q83", Strain.NOTRUMP)).isEqualTo("S4 0.5, H3 0.5");
    }

    @Test
    void againstTrumpsASequenceOrASingleton() {
        assertThat(fourth("KJ743.A2.KQ5.T83", Strain.HEARTS)).isEqualTo("DK");
        assertThat(third("KJ743.A2.KQ5.T83", Strain.HEARTS)).isEqualTo("DQ");
        assertThat(fourth("KJ743.A32.5.T873", Strain.HEARTS)).isEqualTo("D5");
        assertThat(fourth("KJ743.A32.95.T83", Strain.HEARTS)).isEqualTo("S4");
    }

    @Test
    void nobodyLeadsFromUnderAnAceAgainstTrumps() {
        assertThat(fourth("A9743.KT62.AJ2.7", Strain.CLUBS)).isEqualTo("H2");
        assertThat(fourth("A9743.AT62.AJ2.7", Strain.CLUBS)).isEqualTo("SA");
    }

    @Test
    void fewCardsAreLedAsEachConventionHasIt() {
        assertThat(fourth("...Q4", Strain.NOTRUMP)).isEqualTo("CQ");
        assertThat(third("...Q4", Strain.NOTRUMP)).isEqualTo("C4");
        assertThat(fourth("...974", Strain.NOTRUMP)).isEqualTo("C9");
        assertThat(fourth("...Q74", Strain.NOTRUMP)).isEqualTo("C4");
        assertThat(third("...Q9742", Strain.NOTRUMP)).isEqualTo("C2");
        assertThat(third("...Q974", Strain.NOTRUMP)).isEqualTo("C7");
    }

    @Test
    void saysNothingAboutOtherCards() {
        assertThat(Sights.said(LeadConvention.FOURTH_BEST, Sights.follow("Q974...", Strain.NOTRUMP, "S2", "S3")))
                .isEmpty();
    }
}
