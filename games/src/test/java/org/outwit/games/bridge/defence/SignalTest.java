package org.outwit.games.bridge.defence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Strain;

class SignalTest {

    private static final CardRule COUNT = new CountSignal(false);
    private static final CardRule UPSIDE_DOWN = new CountSignal(true);

    @Test
    void highShowsAnEvenNumber() {
        assertThat(Sights.said(COUNT, Sights.follow("Q974.A..", Strain.NOTRUMP, "SA")))
                .isEqualTo("S9");
        assertThat(Sights.said(COUNT, Sights.follow("Q74.A2..", Strain.NOTRUMP, "SA")))
                .isEqualTo("S4");
        assertThat(Sights.said(UPSIDE_DOWN, Sights.follow("Q974.A..", Strain.NOTRUMP, "SA")))
                .isEqualTo("S4");
        assertThat(Sights.said(UPSIDE_DOWN, Sights.follow("Q74.A2..", Strain.NOTRUMP, "SA")))
                .isEqualTo("S7");
    }

    /** Four are high and then low, three low and then high. */
    @Test
    void anEchoShowsWhatWasThere() {
        assertThat(Sights.said(COUNT, Sights.follow("8742...", Strain.NOTRUMP, "SA")))
                .isEqualTo("S8");
        assertThat(Sights.said(COUNT, Sights.follow("742...", Strain.NOTRUMP, "SA")))
                .isEqualTo("S2");
        assertThat(Sights.said(COUNT, Sights.follow("74...", Strain.NOTRUMP, "SA")))
                .isEqualTo("S7");
    }

    @Test
    void noSignalCostsAnHonour() {
        assertThat(Sights.said(COUNT, Sights.follow("QT...", Strain.NOTRUMP, "SA")))
                .isEqualTo("ST");
    }

    @Test
    void whoMayWinOrCannotFollowDoesNotSignal() {
        assertThat(Sights.said(COUNT, Sights.follow("Q974...", Strain.NOTRUMP, "SJ")))
                .isEmpty();
        assertThat(Sights.said(COUNT, Sights.follow(".Q974..", Strain.NOTRUMP, "SJ")))
                .isEmpty();
        assertThat(Sights.said(COUNT, Sights.lead("Q974...", Strain.NOTRUMP))).isEmpty();
    }

    @Test
    void attitudeAnswersPartner() {
        CardRule attitude = new AttitudeSignal(false);
        assertThat(Sights.said(attitude, Sights.follow("K83...", Strain.NOTRUMP, "S4", "SA")))
                .isEqualTo("S8");
        assertThat(Sights.said(attitude, Sights.follow("983...", Strain.NOTRUMP, "S4", "SA")))
                .isEqualTo("S3");
        assertThat(Sights.said(new AttitudeSignal(true), Sights.follow("983...", Strain.NOTRUMP, "S4", "SA")))
                .isEqualTo("S9");
        assertThat(Sights.said(attitude, Sights.follow("983...", Strain.NOTRUMP, "SA")))
                .isEmpty();
    }
}
