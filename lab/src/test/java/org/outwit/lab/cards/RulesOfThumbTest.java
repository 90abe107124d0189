package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Strain;

class RulesOfThumbTest {

    private static String said(DefenderSight sight) {
        return Sights.said(new RulesOfThumb(), sight);
    }

    @Test
    void secondHandLow() {
        assertThat(said(Sights.follow("AQ2...", Strain.NOTRUMP, "SJ"))).isEqualTo("S2");
    }

    @Test
    void thirdHandHighButOfTouchingCardsTheLowest() {
        // partner is East and led, South plays before West, dummy after
        assertThat(said(Sights.sight("KQ2...", "943...", Strain.NOTRUMP, "S5", "S7")))
                .isEqualTo("SQ");
        assertThat(said(Sights.sight("KT2...", "AJ3...", Strain.NOTRUMP, "S5", "S7")))
                .isEqualTo("SK");
    }

    @Test
    void thirdHandIsNoHigherThanDummyMakesItNecessary() {
        assertThat(said(Sights.sight("KT2...", "943...", Strain.NOTRUMP, "S5", "S7")))
                .isEqualTo("ST");
        assertThat(said(Sights.sight("K82...", "943...", Strain.NOTRUMP, "SJ", "S7")))
                .isEqualTo("S2");
    }

    @Test
    void fourthHandWinsCheaplyWhatPartnerDoesNot() {
        assertThat(said(Sights.follow("AQ2...", Strain.NOTRUMP, "S5", "S7", "SJ")))
                .isEqualTo("SQ");
        assertThat(said(Sights.follow("AQ2...", Strain.NOTRUMP, "S5", "SK", "SJ")))
                .isEqualTo("S2");
    }

    @Test
    void ruffsWhatPartnerDoesNotWin() {
        assertThat(said(Sights.follow(".952.8743.", Strain.HEARTS, "S5", "S7", "SJ")))
                .isEqualTo("H2");
        assertThat(said(Sights.follow(".952.8743.", Strain.HEARTS, "S5", "SK", "SJ")))
                .isEqualTo("D3");
        assertThat(said(Sights.follow(".952..", Strain.HEARTS, "S5", "SK", "SJ")))
                .isEqualTo("H2");
    }

    /** What a convention would decide is left open. */
    @Test
    void smallCardsAreAllTheSame() {
        assertThat(said(Sights.follow("Q984...", Strain.NOTRUMP, "SA"))).isEqualTo("S9 0.333, S8 0.333, S4 0.333");
    }
}
