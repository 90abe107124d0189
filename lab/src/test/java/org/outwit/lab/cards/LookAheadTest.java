package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Strain;

class LookAheadTest {

    private static final CardRule THUMB = new RulesOfThumb();

    /** With ace and two the second hand plays low by the rule; one trick ahead the ace wins it for sure. */
    @Test
    void oneTrickAheadIsGreedy() {
        DefenderSight sight = endingOf("A2.3..", "43.4..", "765.52..", "SK");
        assertThat(Sights.said(THUMB, sight)).isEqualTo("S2");
        assertThat(Sights.said(new LookAhead(1, 6, THUMB), sight)).isEqualTo("SA");
    }

    /** What cannot be told apart is left to the other rule. */
    @Test
    void cardsThatAreAsGoodAreChosenByTheOtherRule() {
        DefenderSight sight = endingOf("982...", "4.32..", "765.54..", "SK");
        assertThat(Sights.said(new LookAhead(2, 4, new CountSignal(false)), sight))
                .isEqualTo("S2");
        assertThat(Sights.said(new LookAhead(2, 4, CardRule.NOTHING), sight)).isEqualTo("S9 0.333, S8 0.333, S2 0.333");
    }

    @Test
    void theSameSightHasTheSameChances() {
        DefenderSight sight = endingOf("AQ2.3..", "43.42..", "J765.KJ5..", "S8");
        CardRule rule = new LookAhead(2, 3, THUMB);
        assertThat(Sights.said(rule, sight))
                .isEqualTo(Sights.said(rule, endingOf("AQ2.3..", "43.42..", "J765.KJ5..", "S8")));
    }

    /** Before the first card three hands are hidden. From a sequence no trick is lost, and the ace is sure to take one. */
    @Test
    void imaginesThreeHandsBeforeTheOpeningLead() {
        DefenderSight sight = Sights.lead("KQJT4.A2.T95.Q83", Strain.NOTRUMP);
        assertThat(Sights.said(new LookAhead(1, 20, CardRule.NOTHING), sight)).isEqualTo("HA");
    }

    private static DefenderSight endingOf(String hand, String dummy, String unseen, String... trick) {
        DefenderSight whole = Sights.sight(hand, dummy, Strain.NOTRUMP, trick);
        return new DefenderSight(
                whole.seat(),
                whole.declarer(),
                whole.strain(),
                whole.hand(),
                whole.dummy(),
                Sights.hand(unseen),
                whole.leader(),
                whole.trick(),
                whole.voids());
    }
}
