package org.outwit.games.whist;

import java.util.Arrays;
import org.outwit.core.game.NotationException;
import org.outwit.games.TextCursor;
import org.outwit.games.cards.Cards;

/** Reads a position as {@link WhistNotation} writes it, and refuses one that cannot be. */
final class WhistReader {

    private static final String DEAL = "deal";

    private final String text;
    private final int players;
    private final int handSize;
    private final long pack;
    private final TextCursor cursor;
    private long seen; // cards that were read so far

    WhistReader(String text, int players, int handSize, long pack) {
        this.text = text;
        this.players = players;
        this.handSize = handSize;
        this.pack = pack;
        this.cursor = new TextCursor(text);
    }

    WhistPosition position() {
        if (text.stripLeading().startsWith(DEAL)) return deal();
        int leader = cursor.number("'deal' or the seat that leads");
        if (leader >= players) throw refusal("The seat " + leader + " must be 0 to " + (players - 1) + ".");
        blank();
        long[] hands = hands();
        long aside = aside();
        blank();
        int turned = cursor.optional(WhistNotation.NOTHING) == 0 ? WhistPosition.NO_CARD : card();
        blank();
        int[] table = table();
        blank();
        int[] won = won();
        blank();
        int voids = voids(hands);
        cursor.finish("the suits that seats have no more of");
        check(hands, leader, turned, table, won);
        int shown = voids | shown(hands, leader, table, voids);
        return WhistPosition.of(pack, turned, leader, aside, hands).with(table, won, shown);
    }

    private WhistPosition deal() {
        for (char each : DEAL.toCharArray()) cursor.skip(each, "'deal'");
        blank();
        long[] hands = hands();
        cursor.finish("the hands");
        int dealt = Long.bitCount(seen);
        for (int seat = 0; seat < players; seat++) {
            if (Long.bitCount(hands[seat]) != (dealt + players - 1 - seat) / players) {
                throw refusal("Cards are dealt in turn, so seat " + seat + " has another number of the " + dealt + ".");
            }
        }
        if (dealt == players * handSize)
            throw refusal("All cards are dealt, so somebody leads; expected a seat instead of 'deal'.");
        return WhistPosition.undealt(players, handSize, pack).dealtSoFar(hands);
    }

    private void blank() {
        cursor.skip(' ', "a blank");
    }

    private long[] hands() {
        long[] hands = new long[players];
        for (int seat = 0; seat < players; seat++) {
            if (seat > 0) cursor.skip('/', "'/' and the next hand");
            hands[seat] = hand();
        }
        return hands;
    }

    private long hand() {
        long hand = 0;
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            if (suit > 0) cursor.skip('.', "a rank, or '.' and the next suit");
            for (int rank; (rank = cursor.optional(Cards.RANKS)) >= 0; ) hand |= take(suit, rank);
        }
        return hand;
    }

    private long aside() {
        int count = Long.bitCount(pack) - players * handSize;
        if (count == 0) return 0;
        cursor.skip('/', "'/' and the cards that stay face down");
        long aside = hand();
        if (Long.bitCount(aside) == count) return aside;
        throw refusal("The cards that stay face down are " + count + ", not " + Long.bitCount(aside) + ".");
    }

    private long take(int suit, int rank) {
        long card = Cards.card(suit, rank);
        if ((pack & card) == 0) throw refusal("The card " + Cards.name(card) + " is not in this game's pack.");
        if ((seen & card) != 0) throw refusal("The card " + Cards.name(card) + " is there twice.");
        seen |= card;
        return card;
    }

    private int card() {
        int suit = cursor.oneOf(Cards.SUITS, "a card such as SA, or '-'");
        int rank = cursor.oneOf(Cards.RANKS, "a rank");
        long card = Cards.card(suit, rank);
        if ((pack & card) == 0) throw refusal("The card " + Cards.name(card) + " is not in this game's pack.");
        return Long.numberOfTrailingZeros(card);
    }

    private int[] table() {
        if (cursor.optional(WhistNotation.NOTHING) == 0) return new int[0];
        int[] cards = new int[players];
        int count = 0;
        do {
            if (count == players - 1) throw refusal("A trick of " + players + " cards lies no more on the table.");
            int card = card();
            take(card / Cards.LANE, card % Cards.LANE);
            cards[count++] = card;
        } while (cursor.optional(",") == 0);
        return Arrays.copyOf(cards, count);
    }

    private int[] won() {
        int[] won = new int[players];
        for (int seat = 0; seat < players; seat++) {
            if (seat > 0) cursor.skip('/', "'/' and the tricks of the next seat");
            won[seat] = cursor.number("the tricks that a seat has won");
        }
        return won;
    }

    private int voids(long[] hands) {
        int voids = 0;
        for (int seat = 0; seat < players; seat++) {
            if (seat > 0) cursor.skip('/', "'/' and the next seat's suits");
            if (cursor.optional(WhistNotation.NOTHING) == 0) continue;
            int suit = cursor.oneOf(Cards.SUITS, "suits such as SH, or '-'");
            for (int before = -1; suit >= 0; before = suit, suit = cursor.optional(Cards.SUITS)) {
                if (suit <= before) throw refusal("Suits are written once and in the order " + Cards.SUITS + ".");
                if (Cards.ranks(hands[seat], suit) != 0) {
                    throw refusal("Seat " + seat + " has cards of a suit that it is said to have no more of.");
                }
                voids |= 1 << 4 * seat + suit;
            }
        }
        return voids;
    }

    private void check(long[] hands, int leader, int turned, int[] table, int[] won) {
        int tricks = 0;
        for (int each : won) tricks += Math.min(each, Long.bitCount(pack));
        int held = table.length;
        for (long hand : hands) held += Long.bitCount(hand);
        int size = held / players;
        for (int i = 0; i < players; i++) {
            int seat = (leader + i) % players;
            if (Long.bitCount(hands[seat]) != size - (i < table.length ? 1 : 0)) {
                throw refusal("The hands do not have equally many cards, those on the table counted.");
            }
        }
        if (tricks * players + Long.bitCount(seen) != Long.bitCount(pack)) {
            throw refusal("The tricks won are " + tricks + ", and the cards that are left do not fit that.");
        }
        boolean unplayed = turned != WhistPosition.NO_CARD && (seen & 1L << turned) != 0;
        boolean onTable = false;
        for (int card : table) onTable |= card == turned;
        if (unplayed && !onTable && (hands[players - 1] & 1L << turned) == 0) {
            throw refusal("The card that was turned up belongs to the last seat until it is played.");
        }
    }

    /** The suits that seats have no more of because they did not follow; refuses a revoke, which would be none. */
    private int shown(long[] hands, int leader, int[] table, int voids) {
        int shown = 0;
        for (int i = 0; i < table.length; i++) {
            int seat = (leader + i) % players;
            int suit = table[i] / Cards.LANE;
            int led = table[0] / Cards.LANE;
            if ((voids >> 4 * seat + suit & 1) != 0) {
                throw refusal("Seat " + seat + " has played " + WhistNotation.name(table[i])
                        + ", of a suit that it is said to have no more of.");
            }
            if (suit == led) continue;
            long held = Cards.of(Cards.ranks(hands[seat], led), led);
            if (held != 0) {
                throw refusal("Seat " + seat + " has played " + WhistNotation.name(table[i]) + " to a lead of "
                        + WhistNotation.name(table[0]) + ", but has " + Cards.name(Long.highestOneBit(held))
                        + " and must follow suit.");
            }
            shown |= 1 << 4 * seat + led;
        }
        return shown;
    }

    private NotationException refusal(String sentence) {
        return new NotationException(sentence, cursor.column());
    }
}
