package org.outwit.games.bridge.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact.Holds;
import org.outwit.games.bridge.inference.DealFact.Lacks;
import org.outwit.games.bridge.inference.DealFact.Length;
import org.outwit.games.bridge.inference.DealFact.Points;
import org.outwit.games.cards.Cards;

/** The definition: every card goes to every hand, and what does not fit is left out. And small knowledge from a seed to compare with. */
final class AllDeals {

    private AllDeals() {}

    static List<Deal> of(DealKnowledge knowledge) {
        List<Deal> found = new ArrayList<>();
        long[] hands = new long[4];
        long rest = knowledge.pack();
        if (knowledge.facts().get(0) instanceof Holds seen && (seen.cards() & ~rest) == 0) {
            hands[seen.seat().ordinal()] = seen.cards(); // nothing else has to be tried for a hand that is seen
            rest &= ~seen.cards();
        }
        deal(knowledge, Cards.sorted(rest), 0, hands, found);
        return found;
    }

    private static void deal(DealKnowledge knowledge, List<Long> cards, int from, long[] hands, List<Deal> found) {
        if (from == cards.size()) {
            Deal deal = Deal.of(hands);
            if (knowledge.allows(deal)) found.add(deal);
            return;
        }
        for (int seat = 0; seat < 4; seat++) {
            if (Long.bitCount(hands[seat]) == knowledge.handSize()) continue;
            hands[seat] |= cards.get(from);
            deal(knowledge, cards, from + 1, hands, found);
            hands[seat] &= ~cards.get(from);
        }
    }

    /** Cards of a small deal, mostly high ones. */
    static Deal smallDeal(RandomGenerator random, int handSize) {
        List<Long> cards = new ArrayList<>(Cards.sorted(Cards.PACK));
        if (handSize < 5 && random.nextBoolean()) cards.removeIf(card -> Cards.rank(card) < 7);
        long[] hands = new long[4];
        for (int i = 0; i < 4 * handSize; i++) hands[i % 4] |= cards.remove(random.nextInt(cards.size()));
        return Deal.of(hands);
    }

    /** One hand of a deal is seen, and some facts are told, mostly true ones. */
    static DealKnowledge smallKnowledge(RandomGenerator random, Deal deal) {
        long pack = 0;
        for (long hand : deal.hands()) pack |= hand;
        Seat seer = Seat.at(random.nextInt(4));
        DealKnowledge knowledge = new DealKnowledge(pack, List.of(new Holds(seer, deal.hand(seer), "the own hand")));
        int facts = random.nextInt(6);
        boolean honest = random.nextInt(3) > 0;
        for (int i = 0; i < facts; i++) {
            DealFact fact = fact(random, deal, pack);
            if (!honest || fact.isTrueOf(deal)) knowledge = knowledge.with(fact);
        }
        return knowledge;
    }

    private static DealFact fact(RandomGenerator random, Deal deal, long pack) {
        Seat seat = Seat.at(random.nextInt(4));
        int suit = random.nextInt(4);
        int length = Integer.bitCount(Cards.ranks(deal.hand(seat), suit)) + random.nextInt(3) - 1;
        int points = Points.of(deal.hand(seat)) + random.nextInt(5) - 2;
        long some = pack & random.nextLong() & random.nextLong();
        return switch (random.nextInt(5)) {
            case 0 -> new Holds(seat, some & deal.hand(seat), "a card seen");
            case 1 -> new Lacks(seat, some, "a card not played");
            case 2 -> new Lacks(seat, pack & Cards.of(Cards.SUIT, suit), "a void");
            case 3 -> new Length(seat, suit, length - random.nextInt(2), length + random.nextInt(2), "a signal");
            default -> new Points(seat, points - random.nextInt(3), points + random.nextInt(3), "a promise");
        };
    }
}
