package org.outwit.games.bridge.inference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

/**
 * What is known of a deal: which cards were dealt, how many to each hand, and facts. Facts may contradict each other; then
 * no deal fits. Never changes.
 *
 * @param pack all cards that were dealt
 * @param facts in the order in which they were found
 */
public record DealKnowledge(long pack, List<DealFact> facts) {

    /** A whole deal of which nothing is known. */
    public static final DealKnowledge NOTHING = new DealKnowledge(Cards.PACK, List.of());

    public DealKnowledge {
        if ((pack & ~Cards.PACK) != 0 || Long.bitCount(pack) % 4 != 0 || pack == 0) {
            throw new IllegalArgumentException("Four hands of equal size cannot be dealt of these cards.");
        }
        facts = List.copyOf(facts);
    }

    /** The same knowledge with more facts. */
    public DealKnowledge with(Collection<? extends DealFact> more) {
        List<DealFact> all = new ArrayList<>(facts);
        all.addAll(more);
        return new DealKnowledge(pack, all);
    }

    /** The same knowledge with one more fact. */
    public DealKnowledge with(DealFact more) {
        return with(List.of(more));
    }

    /** The same knowledge with facts that are believed rather than seen: those about hands in sight are left out, since they can tell nothing new. */
    public DealKnowledge believing(Collection<? extends DealFact> believed) {
        return with(believed.stream().filter(fact -> !isInSight(fact.seat())).toList());
    }

    /** Whether a single fact shows the whole hand of a seat. */
    public boolean isInSight(Seat seat) {
        for (DealFact fact : facts) {
            boolean whole = fact instanceof DealFact.Holds holds && Long.bitCount(holds.cards()) == handSize();
            if (whole && fact.seat() == seat) return true;
        }
        return false;
    }

    /** Whether a fact says that a seat has no more of a suit than it has shown. */
    public boolean isVoid(DealFact.Lacks lacks) {
        long shown = 0;
        for (DealFact fact : facts) {
            if (fact instanceof DealFact.Holds holds && fact.seat() == lacks.seat()) shown |= holds.cards();
        }
        long lacked = lacks.cards() & pack;
        long suit = Cards.of(Cards.SUIT, Cards.suit(lacks.cards())) & pack;
        return lacked != 0 && (lacked & ~suit) == 0 && (suit & ~shown & ~lacked) == 0;
    }

    /** How many cards each hand has. */
    public int handSize() {
        return Long.bitCount(pack) / 4;
    }

    /** Whether a deal fits: the definition, which counting and drawing are tested against. */
    public boolean allows(Deal deal) {
        long dealt = 0;
        for (Seat seat : Seat.values()) dealt |= deal.hand(seat);
        return dealt == pack && facts.stream().allMatch(fact -> fact.isTrueOf(deal));
    }
}
