package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/** What West sees as a defender against South, written briefly. */
final class Sights {

    private Sights() {}

    static long hand(String text) {
        long hand = 0;
        String[] suits = text.split("\\.", -1);
        for (int suit = 0; suit < 4; suit++) {
            for (char rank : suits[suit].toCharArray()) hand |= Cards.card(suit, Cards.RANKS.indexOf(rank));
        }
        return hand;
    }

    static DefenderSight lead(String hand, Strain strain) {
        return sight(hand, "...", strain);
    }

    /** After these cards of a trick. */
    static DefenderSight follow(String hand, Strain strain, String... trick) {
        return sight(hand, "...", strain, trick);
    }

    static DefenderSight sight(String hand, String dummy, Strain strain, String... trick) {
        List<Long> cards = new ArrayList<>();
        for (String card : trick) cards.add(Cards.card(card.charAt(0), card.charAt(1)));
        long seen = hand(hand) | hand(dummy);
        for (long card : cards) seen |= card;
        return new DefenderSight(
                Seat.WEST,
                Seat.SOUTH,
                strain,
                hand(hand),
                hand(dummy),
                Cards.PACK & ~seen,
                Seat.at(Seat.WEST.ordinal() - cards.size()),
                cards,
                List.of(0, 0, 0, 0));
    }

    /** The cards that a rule may play, with their chances where these are not certain; empty where it says nothing. */
    static String said(CardRule rule, DefenderSight sight) {
        double[] chances = new double[Defender.CARDS];
        if (!rule.says(sight, chances)) return "";
        List<String> said = new ArrayList<>();
        List<Long> cards = sight.cards();
        for (int i = 0; i < cards.size(); i++) {
            String chance = chances[i] < 1 ? String.format(Locale.ROOT, " %.3g", chances[i]) : "";
            if (chances[i] > 0) said.add(Cards.name(cards.get(i)) + chance.replaceAll("0+$", ""));
        }
        return String.join(", ", said);
    }
}
