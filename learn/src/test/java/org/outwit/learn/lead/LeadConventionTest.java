package org.outwit.learn.lead;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.CardReader;
import org.outwit.games.cards.Cards;

class LeadConventionTest {

    /** The longest suit without trumps, a sequence or a singleton against them, and nothing from under an ace then. */
    @ParameterizedTest
    @CsvSource({
        "KJ743.A2.T95.Q83,  NOTRUMP, S4,    S3",
        "QJT43.A2.T95.Q83,  NOTRUMP, SQ,    SJ",
        "K974.A863.T9.Q83,  NOTRUMP, S4 H3, S7 H6",
        "KJ743.A2.KQ5.T83,  HEARTS,  DK,    DQ",
        "KJ743.A32.5.T873,  HEARTS,  D5,    D5",
        "KJ743.A32.95.T83,  HEARTS,  S4,    S3",
        "A9743.KT62.AJ2.7,  CLUBS,   H2,    H6",
        "A9743.AT62.AJ2.7,  CLUBS,   SA,    SA",
        "...Q4,             NOTRUMP, CQ,    C4",
        "...974,            NOTRUMP, C9,    C4",
        "...Q74,            NOTRUMP, C4,    C4",
        "...Q9742,          NOTRUMP, C4,    C2",
        "...Q974,           NOTRUMP, C4,    C7"
    })
    void leadsAsPlayersLearnIt(String hand, Strain strain, String fourth, String third) {
        long cards = new CardReader(hand, 1, Cards.PACK, String::valueOf).hand();
        assertThat(Cards.names(LeadConvention.FOURTH_BEST.cards(cards, strain))).isEqualTo(fourth);
        assertThat(Cards.names(LeadConvention.THIRD_AND_LOWEST.cards(cards, strain)))
                .isEqualTo(third);
    }
}
