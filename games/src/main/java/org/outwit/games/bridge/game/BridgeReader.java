package org.outwit.games.bridge.game;

import java.util.Arrays;
import org.outwit.core.game.NotationException;
import org.outwit.games.TextCursor;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/** Reads a position as {@link BridgeNotation} writes it, and refuses one that cannot be. */
final class BridgeReader {

    private static final String STRAINS = "CDHSN";
    private static final String SEATS = "NESW";

    private final String text;
    private final TextCursor cursor;
    private final long[] hands = new long[4];
    private long seen; // cards that were read so far

    BridgeReader(String text) {
        this.text = text;
        this.cursor = new TextCursor(text);
    }

    BridgePosition position() {
        boolean dealing = text.stripLeading().startsWith(BridgeNotation.DEAL);
        if (dealing) {
            for (char each : BridgeNotation.DEAL.toCharArray()) cursor.skip(each, "'deal'");
            blank();
        }
        hands();
        if (dealing) return undealt();
        blank();
        Contract contract = contract();
        blank();
        int leader = cursor.oneOf(SEATS, "the letter of the seat that leads");
        blank();
        int[] table = table();
        blank();
        int declarers = cursor.number("the tricks that the declarer has won");
        cursor.skip('/', "'/' and the tricks of the defenders");
        int defenders = cursor.number("the tricks that the defenders have won");
        blank();
        int voids = voids();
        cursor.finish("the suits that seats have no more of");
        checkHands(leader, table.length, declarers, defenders);
        voids |= checkTable(leader, table);
        return BridgePosition.of(hands, contract, leader, table, declarers, voids);
    }

    private BridgePosition undealt() {
        cursor.finish("the hands");
        int dealt = Long.bitCount(seen);
        for (int seat = 0; seat < 4; seat++) {
            if (Long.bitCount(hands[seat]) != (dealt + 3 - seat) / 4) {
                throw refusal(
                        "Cards are dealt in turn, so " + Seat.at(seat) + " has another number of the " + dealt + ".");
            }
        }
        if (seen == Cards.PACK) {
            throw refusal("All cards are dealt; expected no 'deal', but a contract behind the hands, and the rest.");
        }
        return BridgePosition.undealt(hands);
    }

    private void blank() {
        cursor.skip(' ', "a blank");
    }

    private void hands() {
        int first = cursor.oneOf(SEATS, "a seat and a colon like 'N:'");
        cursor.skip(':', "a colon behind the seat");
        for (int i = 0; i < 4; i++) {
            if (i > 0) cursor.skip(' ', "a rank, or a blank and the next hand");
            for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
                if (suit > 0) cursor.skip('.', "a rank, or '.' and the next suit");
                for (int rank; (rank = cursor.optional(Cards.RANKS)) >= 0; ) hands[first + i & 3] |= take(suit, rank);
            }
        }
    }

    private long take(int suit, int rank) {
        long card = Cards.card(suit, rank);
        if ((seen & card) != 0) throw refusal("The card " + Cards.name(card) + " is there twice.");
        seen |= card;
        return card;
    }

    private Contract contract() {
        int level = cursor.oneOf("1234567", "a contract such as 4S or 3N, its level 1 to 7,") + 1;
        int rank = cursor.oneOf(STRAINS, "a strain (C, D, H, S, or N)");
        if (rank == Strain.NOTRUMP.rank()) cursor.optional("T");
        int doubled = 0;
        while (doubled < 2 && cursor.optional("xX") >= 0) doubled++;
        blank();
        Seat declarer = Seat.at(cursor.oneOf(SEATS, "the letter of the seat that declares"));
        return Contract.bid((level - 1) * 5 + rank, doubled, declarer);
    }

    private int[] table() {
        if (cursor.optional(BridgeNotation.NOTHING) == 0) return new int[0];
        int[] cards = new int[3];
        int count = 0;
        do {
            if (count == 3) throw refusal("A trick of four cards lies no more on the table.");
            int suit = cursor.oneOf(Cards.SUITS, "a card such as SA, or '-'");
            int rank = cursor.oneOf(Cards.RANKS, "a rank");
            cards[count++] = Long.numberOfTrailingZeros(take(suit, rank));
        } while (cursor.optional(",") == 0);
        return Arrays.copyOf(cards, count);
    }

    private int voids() {
        int voids = 0;
        for (int seat = 0; seat < 4; seat++) {
            if (seat > 0) cursor.skip('/', "'/' and the next seat's suits");
            if (cursor.optional(BridgeNotation.NOTHING) == 0) continue;
            int suit = cursor.oneOf(Cards.SUITS, "suits such as SH, or '-'");
            for (int before = -1; suit >= 0; before = suit, suit = cursor.optional(Cards.SUITS)) {
                if (suit <= before) throw refusal("Suits are written once and in the order " + Cards.SUITS + ".");
                if (Cards.ranks(hands[seat], suit) != 0) {
                    throw refusal(Seat.at(seat) + " has cards of a suit that it is said to have no more of.");
                }
                voids |= 1 << 4 * seat + suit;
            }
        }
        return voids;
    }

    private void checkHands(int leader, int onTable, int declarers, int defenders) {
        int size = (Long.bitCount(seen) + 3) / 4;
        for (int i = 0; i < 4; i++) {
            int seat = leader + i & 3;
            int held = Long.bitCount(hands[seat]) + (i < onTable ? 1 : 0);
            if (held != size) {
                throw refusal(Seat.at(seat) + " has " + held + " of " + Long.bitCount(seen)
                        + " cards; all hands must have as many, those on the table counted.");
            }
        }
        if ((long) declarers + defenders + size != BridgePosition.ALL_TRICKS) {
            throw refusal("The tricks won (" + declarers + " and " + defenders + ") and those left (" + size
                    + ") must be 13 together.");
        }
    }

    /** The suits that those who did not follow have no more of. */
    private int checkTable(int leader, int[] table) {
        int shown = 0;
        for (int i = 1; i < table.length; i++) {
            int seat = leader + i & 3;
            int led = table[0] / Cards.LANE;
            if (table[i] / Cards.LANE == led) continue;
            if (Cards.ranks(hands[seat], led) != 0) {
                throw refusal(Seat.at(seat) + " did not follow to " + Cards.name(1L << table[0]) + " and could have.");
            }
            shown |= 1 << 4 * seat + led;
        }
        return shown;
    }

    private NotationException refusal(String sentence) {
        return new NotationException(sentence, cursor.column());
    }
}
