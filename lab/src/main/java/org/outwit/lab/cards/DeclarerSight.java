package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.List;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;

/**
 * What a declarer sees, with dummy on the table.
 *
 * @param own their cards at the beginning
 * @param dummy dummy's cards at the beginning
 * @param hidden the cards of both defenders at the beginning, together
 * @param leader who led to the first trick
 * @param cards what was played since, in order
 */
record DeclarerSight(Seat declarer, Strain strain, long own, long dummy, long hidden, Seat leader, List<Long> cards) {

    DeclarerSight {
        cards = List.copyOf(cards);
    }

    /** What the declarer of a deal sees before the first card. */
    static DeclarerSight of(Deal deal, Strain strain, Seat declarer, Seat leader) {
        Seat left = declarer.next();
        long hidden = deal.hand(left) | deal.hand(left.partner());
        return new DeclarerSight(
                declarer, strain, deal.hand(declarer), deal.hand(declarer.partner()), hidden, leader, List.of());
    }

    /** What they see after one more card. */
    DeclarerSight after(long card) {
        List<Long> more = new ArrayList<>(cards);
        more.add(card);
        return new DeclarerSight(declarer, strain, own, dummy, hidden, leader, more);
    }
}
