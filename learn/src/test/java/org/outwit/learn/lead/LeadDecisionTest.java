package org.outwit.learn.lead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

class LeadDecisionTest {

    private static final String HANDS = "SAKQJT98765432HDC,SHAKQJT98765432DC,SHDAKQJT98765432C,SHDCAKQJT98765432";

    private static List<LeadDecision> leads(String calls, String card) {
        String bids = "mb|" + String.join("|mb|", calls.split(" ")) + "|";
        String play = card.isEmpty() ? "" : "pc|" + card + "|";
        return LeadDecision.all(RuleLeads.boards("pn|Sam,Anna,Nora,Eva|md|1" + HANDS + "|sv|o|" + bids + play));
    }

    @Test
    void whoNamedWhatIsKnown() {
        LeadDecision lead = leads("1S 2H 3D 4C 4S p p d p p p", "hA").get(0);
        LeadSituation situation = lead.situation();
        assertThat(situation.contract()).hasToString("4Sx by South");
        assertThat(situation.leader()).isEqualTo(Seat.WEST);
        assertThat(situation.named(Seat.SOUTH, 0)).isTrue();
        assertThat(situation.named(Seat.WEST, 1)).isTrue();
        assertThat(situation.named(Seat.NORTH, 2)).isTrue();
        assertThat(situation.named(Seat.EAST, 3)).isTrue();
        assertThat(situation.named(Seat.EAST, 1)).isFalse();
        assertThat(situation.partnerDoubled()).isTrue();
        assertThat(lead.who()).isEqualTo("Anna");
        assertThat(Cards.name(lead.card())).isEqualTo("HA");
    }

    @Test
    void aDoubleThatWasBidOverIsForgotten() {
        assertThat(leads("1S p 2S d 4S p p p", "hA").get(0).situation().partnerDoubled())
                .isFalse();
    }

    @Test
    void withoutACardThereIsNoLead() {
        assertThat(leads("1S p p p", "")).isEmpty();
    }

    @Test
    void rulesOfThumbLeadPartnersSuit() {
        LeadDecision lead = RuleLeads.leads(1, 5, LeadConvention.FOURTH_BEST).get(0);
        LeadSituation plain = lead.situation();
        for (int suit = 1; suit < 4; suit++) {
            LeadSituation called = new LeadSituation(
                    plain.hand(), plain.contract(), List.of(0, 1 << suit, 0, 0), plain.partnerDoubled());
            double[] chances = new LeadRules(0.5).chances(called);
            int best = 0;
            for (int i = 1; i < chances.length; i++) if (chances[i] > chances[best]) best = i;
            assertThat(Cards.suit(Cards.sorted(called.hand()).get(best))).isEqualTo(suit);
        }
    }

    /** Two equally likely cards count half each. */
    @Test
    void aTieCountsInPart() {
        LeadDecision lead = RuleLeads.leads(1, 5, LeadConvention.FOURTH_BEST).get(0);
        LeadScore score = LeadScore.of(
                situation -> {
                    double[] chances = new double[13];
                    Arrays.fill(chances, 1.0 / 13);
                    return chances;
                },
                lead);
        assertThat(score.card()).isEqualTo(1.0 / 13);
        assertThat(score.logLoss()).isEqualTo(Math.log(13));
    }
}
