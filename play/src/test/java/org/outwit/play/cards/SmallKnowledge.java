package org.outwit.play.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.cards.Cards;

/** What might be known of small deals, from a seed: one hand in sight, and some facts that may be false. */
final class SmallKnowledge {

    private SmallKnowledge() {}

    static DealKnowledge of(RandomGenerator random, int handSize) {
        List<Long> cards = new ArrayList<>(Cards.sorted(Cards.PACK));
        cards.removeIf(card -> Cards.rank(card) < 6);
        long pack = 0;
        long[] hands = new long[4];
        for (int i = 0; i < 4 * handSize; i++) {
            long card = cards.remove(random.nextInt(cards.size()));
            hands[i % 4] |= card;
            pack |= card;
        }
        List<DealFact> facts = new ArrayList<>();
        facts.add(new DealFact.Holds(Seat.SOUTH, hands[Seat.SOUTH.ordinal()], "South's own hand"));
        for (int i = random.nextInt(2, 6); i > 0; i--) {
            DealFact fact = fact(random, pack);
            if (fact.isTrueOf(hands[fact.seat().ordinal()]) || random.nextInt(8) == 0) facts.add(fact);
        }
        return new DealKnowledge(pack, facts);
    }

    private static DealFact fact(RandomGenerator random, long pack) {
        Seat seat = Seat.at(random.nextInt(4));
        List<Long> all = Cards.sorted(pack);
        long card = all.get(random.nextInt(all.size()));
        int least = random.nextInt(3);
        int points = random.nextInt(8);
        return switch (random.nextInt(5)) {
            case 0 -> new DealFact.Holds(seat, card, "trick 1: " + seat + " played it");
            case 1 -> new DealFact.Lacks(seat, pack & Cards.of(Cards.SUIT, Cards.suit(card)), "a void");
            case 2 -> new DealFact.Lacks(seat, card, "a card not played");
            case 3 -> new DealFact.Length(seat, Cards.suit(card), least, least + random.nextInt(2), "a signal");
            default -> new DealFact.Points(seat, points, points + random.nextInt(4), "a promise");
        };
    }
}
