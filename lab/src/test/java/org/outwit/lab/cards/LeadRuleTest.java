package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.learn.lead.LeadConvention;
import org.outwit.learn.lead.LeadRules;
import org.outwit.learn.lead.LeadSituation;

class LeadRuleTest {

    @Test
    void aRuleSpeaksOfTheFirstCardOnly() {
        DefenderSight opening = Sights.lead("KJ743.A2.T95.Q83", Strain.NOTRUMP);
        LeadSituation situation =
                new LeadSituation(opening.hand(), Contract.bid(14, 0, Seat.SOUTH), List.of(0, 0, 0, 0), false);
        LeadRule rule = new LeadRule(new LeadRules(0.5), situation);
        double[] chances = new double[Defender.CARDS];
        assertThat(rule.says(opening, chances)).isTrue();
        assertThat(chances).containsExactly(new LeadRules(0.5).chances(situation));
        assertThat(rule.says(Sights.lead("KJ74.A2.T95.Q83", Strain.NOTRUMP), chances))
                .isFalse();
    }

    @Test
    void aConventionSpeaksOfLeadsOnly() {
        CardRule fourth = new ConventionLead(LeadConvention.FOURTH_BEST);
        assertThat(Sights.said(fourth, Sights.lead("K974.A863.T9.Q83", Strain.NOTRUMP)))
                .isEqualTo("S4 0.5, H3 0.5");
        assertThat(Sights.said(fourth, Sights.follow("Q974...", Strain.NOTRUMP, "S2", "S3")))
                .isEmpty();
    }
}
