package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Strain;

class SignalTest {

    private static final CardRule COUNT = new CountSignal(false);
    private static final CardRule UPSIDE_DOWN = new CountSignal(true);

    private static String said(CardRule rule, String hand, String... trick) {
        return Sights.said(rule, Sights.follow(hand, Strain.NOTRUMP, trick));
    }

    @Test
    void highShowsAnEvenNumber() {
        assertThat(said(COUNT, "Q974.A..", "SA")).isEqualTo("S9");
        assertThat(said(COUNT, "Q74.A2..", "SA")).isEqualTo("S4");
        assertThat(said(UPSIDE_DOWN, "Q974.A..", "SA")).isEqualTo("S4");
        assertThat(said(UPSIDE_DOWN, "Q74.A2..", "SA")).isEqualTo("S7");
    }

    /** Four are high and then low, three low and then high. */
    @Test
    void anEchoShowsWhatWasThere() {
        assertThat(said(COUNT, "8742...", "SA")).isEqualTo("S8");
        assertThat(said(COUNT, "742...", "SA")).isEqualTo("S2");
        assertThat(said(COUNT, "74...", "SA")).isEqualTo("S7");
    }

    @Test
    void noSignalCostsAnHonour() {
        assertThat(said(COUNT, "QT...", "SA")).isEqualTo("ST");
    }

    @Test
    void whoMayWinOrCannotFollowDoesNotSignal() {
        assertThat(said(COUNT, "Q974...", "SJ")).isEmpty();
        assertThat(said(COUNT, ".Q974..", "SJ")).isEmpty();
        assertThat(said(COUNT, "Q974...")).isEmpty();
    }

    @Test
    void attitudeAnswersPartner() {
        CardRule attitude = new AttitudeSignal(false);
        assertThat(said(attitude, "K83...", "S4", "SA")).isEqualTo("S8");
        assertThat(said(attitude, "983...", "S4", "SA")).isEqualTo("S3");
        assertThat(said(new AttitudeSignal(true), "983...", "S4", "SA")).isEqualTo("S9");
        assertThat(said(attitude, "983...", "SA")).isEmpty();
    }
}
