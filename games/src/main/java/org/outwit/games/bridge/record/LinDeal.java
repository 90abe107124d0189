package org.outwit.games.bridge.record;

import java.util.List;
import java.util.Locale;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

/** The hands as LIN has them: the dealer's number, then South, West, North, and East; East's may be left out. */
final class LinDeal {

    private static final List<Seat> ORDER = List.of(Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST);

    private LinDeal() {}

    static void read(PlacedText value, BoardDraft draft) {
        String text = value.text().toUpperCase(Locale.ROOT);
        try {
            int from = 0;
            if (!text.isEmpty() && Character.isDigit(text.charAt(0))) {
                int dealer = text.charAt(0) - '0';
                if (dealer > 4) throw new NotationException("Expected a dealer from 1 to 4, found " + dealer + ".", 0);
                if (dealer > 0) draft.dealer = ORDER.get(dealer - 1);
                from = 1;
            }
            draft.deal = deal(text, from);
        } catch (NotationException e) {
            draft.reject(value.at(e.column()), e.getMessage());
        } catch (InputException e) {
            draft.reject(value.place(), e.getMessage());
        }
    }

    private static Deal deal(String text, int start) {
        long[] hands = new long[4];
        long seen = 0;
        int seat = 0;
        int suit = -1;
        for (int at = start; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == ',') {
                seat++;
                suit = -1;
                if (seat > 3 && at + 1 < text.length())
                    throw new NotationException("There are more than four hands.", at);
            } else if (Cards.SUITS.indexOf(c) >= 0) {
                suit = Cards.SUITS.indexOf(c);
            } else if (!Character.isWhitespace(c)) {
                int rank = Cards.RANKS.indexOf(c);
                if (suit < 0 || rank < 0) {
                    String wanted = suit < 0 ? "one of SHDC" : "one of " + Cards.RANKS;
                    throw new NotationException("Expected " + wanted + ", found '" + c + "'.", at);
                }
                long card = Cards.card(suit, rank);
                if ((seen & card) != 0) throw new NotationException(Cards.name(card) + " is dealt twice.", at);
                seen |= card;
                hands[ORDER.get(seat).ordinal()] |= card;
            }
        }
        int east = Seat.EAST.ordinal();
        if (hands[east] == 0) hands[east] = Cards.PACK & ~seen;
        return Deal.of(hands);
    }
}
