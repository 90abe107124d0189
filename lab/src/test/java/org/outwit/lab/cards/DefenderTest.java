package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

class DefenderTest {

    private final Defender defender = new Defender(List.of(new CountSignal(false), new RulesOfThumb()), 0.2);

    @Test
    void theFirstRuleThatSaysSomethingDecidesButForSlips() {
        assertThat(Sights.said(defender, Sights.follow("9832...", Strain.NOTRUMP, "SA")))
                .isEqualTo("S9 0.85, S8 0.05, S3 0.05, S2 0.05");
        assertThat(Sights.said(defender, Sights.follow("AQ82...", Strain.NOTRUMP, "SJ")))
                .isEqualTo("SA 0.05, SQ 0.05, S8 0.05, S2 0.85");
    }

    @Test
    void withoutRulesNothingIsSaid() {
        assertThat(new Defender(List.of(), 0.5).says(Sights.lead("AQ82...", Strain.NOTRUMP), new double[13]))
                .isFalse();
    }

    @Test
    void playsByTheChances() {
        Random random = new Random(1);
        int nines = 0;
        for (int i = 0; i < 1000; i++) {
            long card = defender.play(Sights.follow("9832...", Strain.NOTRUMP, "SA"), random);
            if (card == Cards.card('S', '9')) nines++;
        }
        assertThat(nines).isBetween(810, 890);
    }

    @Test
    void aSlipIsAShare() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> new Defender(List.of(), 1.5))
                .withMessage("A slip (1.5) is 0 to 1.");
    }
}
