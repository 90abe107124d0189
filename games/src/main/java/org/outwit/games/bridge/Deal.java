package org.outwit.games.bridge;

import java.util.List;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.games.cards.Cards;

/**
 * Who holds which cards: four hands of equal size without a card in common. A whole deal has thirteen cards each, an ending fewer.
 *
 * @param north the cards of North, and so on
 */
public record Deal(long north, long east, long south, long west) {

    public Deal {
        long[] hands = {north, east, south, west};
        long seen = 0;
        for (Seat seat : Seat.values()) {
            long hand = hands[seat.ordinal()];
            if ((hand & ~Cards.PACK) != 0) throw new InputException(seat + " holds cards that do not exist.");
            long twice = hand & seen;
            if (twice != 0) {
                long card = twice & -twice;
                throw new InputException(twice(card, holder(hands, card), seat));
            }
            seen |= hand;
        }
        for (Seat seat : Seat.values()) {
            int count = Long.bitCount(hands[seat.ordinal()]);
            if (count != Long.bitCount(north)) {
                throw new InputException(seat + " holds " + count + " cards and North " + Long.bitCount(north)
                        + "; all hands must have as many.");
            }
        }
        if (north == 0) throw new InputException("The hands are empty.");
    }

    /** Who holds a card, or null. */
    private static Seat holder(long[] hands, long card) {
        for (Seat seat : Seat.values()) if ((hands[seat.ordinal()] & card) != 0) return seat;
        return null;
    }

    private static String twice(long card, Seat one, Seat other) {
        return Cards.name(card) + " is dealt twice, to " + one + " and to " + other + ".";
    }

    /** The deal of four hands, North's first. */
    public static Deal of(long[] hands) {
        return new Deal(hands[0], hands[1], hands[2], hands[3]);
    }

    /**
     * Reads a deal as PBN writes it: {@code N:QJ6.K652.J85.T98 873.J97.AT764.Q4 …}, the first hand that of the seat before the colon.
     *
     * @throws NotationException with the column of the fault
     */
    public static Deal parse(String text) {
        Seat first = text.length() > 1 && text.charAt(1) == ':' ? Seat.of(text.charAt(0)) : null;
        if (first == null) {
            String found = text.substring(0, Math.min(2, text.length()));
            throw new NotationException("Expected a seat and a colon like 'N:', found '" + found + "'.", 0);
        }
        long[] hands = new long[4];
        Seat seat = first;
        int from = 2;
        for (int i = 0; i < 4; i++, seat = seat.next()) {
            int to = text.indexOf(' ', from);
            if (i < 3 && to < 0) {
                throw new NotationException(
                        "The hand of " + seat.next() + " is missing; four hands are separated by spaces.",
                        text.length());
            }
            if (to < 0) to = text.length();
            hand(text, from, to, seat, hands);
            from = to + 1;
        }
        if (from <= text.length()) {
            String found = text.substring(from - 1);
            throw new NotationException("Expected the end of four hands, found '" + found + "'.", from - 1);
        }
        try {
            return of(hands);
        } catch (InputException e) {
            throw new NotationException(e.getMessage(), 0);
        }
    }

    /** Reads the hand of a seat; those of the seats before it are there. */
    private static void hand(String text, int from, int to, Seat seat, long[] hands) {
        int suit = 0;
        for (int at = from; at < to; at++) {
            char c = text.charAt(at);
            int rank = Cards.RANKS.indexOf(c);
            if (c == '.' && suit < 3) {
                suit++;
                continue;
            }
            if (rank < 0) {
                String wanted = c == '.' ? "four suits in the hand of " + seat : "one of " + Cards.RANKS;
                throw new NotationException("Expected " + wanted + ", found '" + c + "'.", at);
            }
            long card = Cards.card(suit, rank);
            Seat other = holder(hands, card);
            if (other != null) {
                throw new NotationException(
                        other == seat ? seat + " holds " + Cards.name(card) + " twice." : twice(card, other, seat), at);
            }
            hands[seat.ordinal()] |= card;
        }
        if (suit < 3) {
            throw new NotationException(
                    "Expected four suits separated by dots in the hand of " + seat + ", found " + (suit + 1) + ".", to);
        }
    }

    /** The cards of a seat. */
    public long hand(Seat seat) {
        return hands()[seat.ordinal()];
    }

    /** All hands, North's first. */
    public long[] hands() {
        return new long[] {north, east, south, west};
    }

    /** How many tricks there are to play. */
    public int tricks() {
        return Long.bitCount(north);
    }

    /** As PBN writes it, this seat's hand first. */
    public String text(Seat first) {
        return first.letter() + ":"
                + String.join(
                        " ",
                        List.of(
                                        first,
                                        first.next(),
                                        first.partner(),
                                        first.partner().next())
                                .stream()
                                .map(seat -> Cards.hand(hand(seat)))
                                .toList());
    }

    @Override
    public String toString() {
        return text(Seat.NORTH);
    }
}
