package org.outwit.learn.lead;

import java.util.List;
import org.outwit.games.cards.Cards;

/**
 * How well one lead was predicted: its card and, what moves of other games do not have, its suit.
 *
 * @param card 1 if the likeliest card was led, a part where several are likeliest
 * @param suit the same for the suit, whose chance is that of all its cards
 * @param logLoss minus the natural logarithm of the chance of the card led
 */
public record LeadScore(double card, double suit, double logLoss) {

    private static final double EQUAL = 1e-12;

    /** The score of a predictor on a lead. */
    public static LeadScore of(LeadPredictor predictor, LeadDecision lead) {
        double[] chances = predictor.chances(lead.situation());
        List<Long> cards = lead.cards();
        double[] suits = new double[4];
        for (int i = 0; i < chances.length; i++) suits[Cards.suit(cards.get(i))] += chances[i];
        int led = cards.indexOf(lead.card());
        return new LeadScore(hit(chances, led), hit(suits, Cards.suit(lead.card())), -Math.log(chances[led]));
    }

    /** How much more this is than another; no score itself. */
    public LeadScore minus(LeadScore other) {
        return new LeadScore(card - other.card, suit - other.suit, logLoss - other.logLoss);
    }

    private static double hit(double[] chances, int led) {
        double most = 0;
        for (double each : chances) most = Math.max(most, each);
        int likeliest = 0;
        for (double each : chances) if (each >= most - EQUAL) likeliest++;
        return chances[led] >= most - EQUAL ? 1.0 / likeliest : 0;
    }
}
