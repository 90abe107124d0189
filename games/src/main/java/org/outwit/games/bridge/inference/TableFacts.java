package org.outwit.games.bridge.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/**
 * What somebody at the table has seen: the own hand, dummy's as soon as a card was led, every card that was played, and who had no more of a
 * suit. Nothing else of the deal gets into it.
 */
public final class TableFacts {

    private final Deal deal;
    private final List<DealFact> facts = new ArrayList<>();
    private final long[] seen = new long[4]; // by seat: the cards that it has shown

    private TableFacts(Deal deal) {
        this.deal = deal;
    }

    /** What a seat knows when some cards of a contract were played. */
    public static DealKnowledge of(Deal deal, Contract contract, List<Long> play, Seat viewer) {
        Seat declarer = contract.declarer();
        return of(deal, contract.strain(), declarer.next(), Optional.of(declarer.partner()), play, viewer);
    }

    /** What a seat knows before anything was played: its own hand. */
    public static DealKnowledge of(Deal deal, Seat viewer) {
        return of(deal, Strain.NOTRUMP, viewer, Optional.empty(), List.of(), viewer);
    }

    /**
     * What a seat knows in any play, such as that of an ending.
     *
     * @param deal as it was before the first of the cards
     * @param leader who played the first card
     * @param dummy whose cards everybody sees from the first card on
     */
    public static DealKnowledge of(
            Deal deal, Strain strain, Seat leader, Optional<Seat> dummy, List<Long> play, Seat viewer) {
        TableFacts table = new TableFacts(deal);
        table.show(viewer, deal.hand(viewer), viewer + "'s own hand");
        CardPlay cards = new CardPlay(deal, strain, leader);
        for (int i = 0; i < play.size(); i++) {
            table.card(cards, play.get(i), i / 4 + 1);
            cards.play(play.get(i));
            if (i == 0) dummy.ifPresent(seat -> table.show(seat, deal.hand(seat), "dummy, " + seat + "'s hand"));
        }
        return new DealKnowledge(deal.north() | deal.east() | deal.south() | deal.west(), table.facts);
    }

    private void show(Seat seat, long cards, String reason) {
        long fresh = cards & ~seen[seat.ordinal()];
        if (fresh != 0) facts.add(new DealFact.Holds(seat, fresh, reason));
        seen[seat.ordinal()] |= cards;
    }

    private void card(CardPlay before, long card, int trick) {
        Seat seat = before.next();
        boolean wasKnown = Long.bitCount(seen[seat.ordinal()]) == deal.tricks();
        String played = "trick " + trick + ": " + seat + " played " + Cards.name(card);
        show(seat, card, played);
        long led = before.trick().isEmpty() ? card : before.trick().get(0);
        if (wasKnown || Cards.suit(led) == Cards.suit(card)) return;
        long others = Cards.of(Cards.SUIT, Cards.suit(led)) & ~seen[seat.ordinal()];
        facts.add(new DealFact.Lacks(seat, others, played + " on " + Cards.name(led)));
    }
}
