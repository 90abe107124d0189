package org.outwit.learn.lead;

import java.util.Arrays;
import java.util.List;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

/**
 * Leads by rules of thumb: partner's suit; without trumps else the longest that the others did not bid; against trumps else honours in sequence, a
 * single card, the longest unbid suit without the ace. Of the suit the card that fourth best and top of a sequence say.
 *
 * @param trust how often the rules are followed; the other cards share what is left
 */
public record LeadRules(double trust) implements LeadPredictor {

    /** The rules with the trust that these leads suggest. */
    public static LeadRules learn(List<LeadDecision> decisions) {
        double followed = 1;
        for (LeadDecision each : decisions) {
            long led = cards(each.situation());
            if ((led & each.card()) != 0) followed += 1.0 / Long.bitCount(led);
        }
        return new LeadRules(followed / (decisions.size() + 2));
    }

    @Override
    public double[] chances(LeadSituation situation) {
        List<Long> cards = Cards.sorted(situation.hand());
        long led = cards(situation);
        double[] chances = new double[cards.size()];
        int count = Long.bitCount(led);
        Arrays.setAll(chances, i -> (led & cards.get(i)) != 0 ? trust / count : (1 - trust) / (cards.size() - count));
        return chances;
    }

    /** The cards that the rules would lead; several where nothing decides. */
    private static long cards(LeadSituation situation) {
        int best = Integer.MIN_VALUE;
        long led = 0;
        for (int suit = 0; suit < 4; suit++) {
            int ranks = Cards.ranks(situation.hand(), suit);
            if (ranks == 0) continue;
            int claim = claim(situation, suit, ranks);
            if (claim > best) led = 0;
            best = Math.max(best, claim);
            if (claim == best) {
                led |= Cards.of(
                        LeadConvention.FOURTH_BEST.led(
                                ranks, situation.contract().strain()),
                        suit);
            }
        }
        return led;
    }

    private static int claim(LeadSituation situation, int suit, int ranks) {
        int length = Integer.bitCount(ranks);
        Seat leader = situation.leader();
        if (suit == situation.trumps()) return -40 + length;
        if (situation.named(leader.partner(), suit)) return 100 + length;
        boolean theirs = situation.named(leader.next(), suit)
                || situation.named(leader.partner().next(), suit);
        if (situation.isNotrump()) return theirs ? length - 20 : length;
        boolean ace = (ranks & 1 << Cards.RANKS.indexOf('A')) != 0;
        if (LeadConvention.isSequence(ranks)) return 60 + length - (theirs ? 20 : 0);
        boolean ruffs = Cards.ranks(situation.hand(), situation.trumps()) != 0;
        if (length == 1 && ruffs) return 30;
        return length - (theirs ? 20 : 0) - (ace ? 10 : 0);
    }
}
