package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

/**
 * The deals that fit what a declarer sees, as they were before the first card: each defender had what they played, and nothing of a suit
 * after they did not follow to it. All are equally likely before anything is known about how defenders choose.
 */
final class DefendersHands {

    private final DeclarerSight sight;
    private final Seat left;
    private final long[] played = new long[4];
    private final int[] voids = new int[4];
    private final long free;
    private final long forced;
    private final int need;

    DefendersHands(DeclarerSight sight) {
        this.sight = sight;
        this.left = sight.declarer().next();
        replay();
        Seat right = left.partner();
        long open = sight.hidden() & ~played[left.ordinal()] & ~played[right.ordinal()];
        long notLeft = open & HandDraw.suits(voids[left.ordinal()]);
        this.forced = open & HandDraw.suits(voids[right.ordinal()]);
        this.free = open & ~notLeft & ~forced;
        this.need = Long.bitCount(sight.own()) - Long.bitCount(played[left.ordinal()] | forced);
    }

    private void replay() {
        int leader = sight.leader().ordinal();
        int best = 0;
        List<Long> cards = sight.cards();
        for (int i = 0; i < cards.size(); i++) {
            int first = i - i % 4;
            if (i % 4 == 0) {
                if (i > 0) leader = leader + best & 3;
                best = 0;
            } else if (sight.strain().beats(cards.get(i), cards.get(first + best))) {
                best = i % 4;
            }
            int seat = leader + i % 4 & 3;
            played[seat] |= cards.get(i);
            if (Cards.suit(cards.get(i)) != Cards.suit(cards.get(first))) {
                voids[seat] |= 1 << Cards.suit(cards.get(first));
            }
        }
    }

    /** How many there are. */
    long count() {
        int all = Long.bitCount(free);
        long count = 1;
        for (int i = 1; i <= need; i++) count = count * (all - need + i) / i;
        return count;
    }

    /** One of them, each as likely as another. */
    Deal sample(RandomGenerator random) {
        return deal(HandDraw.of(free, need, 0, 0, random));
    }

    /** All of them, in a fixed order. */
    List<Deal> all() {
        List<Deal> deals = new ArrayList<>();
        collect(free, need, 0, deals);
        return deals;
    }

    private void collect(long from, int missing, long hand, List<Deal> deals) {
        if (missing == 0) {
            deals.add(deal(hand));
            return;
        }
        if (Long.bitCount(from) < missing) return;
        long card = from & -from;
        collect(from & ~card, missing - 1, hand | card, deals);
        collect(from & ~card, missing, hand, deals);
    }

    private Deal deal(long drawn) {
        long[] hands = new long[4];
        long leftHand = played[left.ordinal()] | forced | drawn;
        hands[left.ordinal()] = leftHand;
        hands[left.partner().ordinal()] = sight.hidden() & ~leftHand;
        hands[sight.declarer().ordinal()] = sight.own();
        hands[sight.declarer().partner().ordinal()] = sight.dummy();
        return Deal.of(hands);
    }
}
