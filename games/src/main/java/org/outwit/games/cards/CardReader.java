package org.outwit.games.cards;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.outwit.core.game.NotationException;
import org.outwit.games.TextCursor;

/** Reads the parts of a position that {@link CardNotation} writes, and refuses cards that cannot be where they are said to be. */
public final class CardReader {

    private final String text;
    private final TextCursor cursor;
    private final int seats;
    private final long pack;
    private final IntFunction<String> names;
    private long seen;

    /**
     * Reads a text from its beginning.
     *
     * @param pack the cards of the game
     * @param names how seats are called inside a sentence
     */
    public CardReader(String text, int seats, long pack, IntFunction<String> names) {
        this.text = text;
        this.cursor = new TextCursor(text);
        this.seats = seats;
        this.pack = pack;
        this.names = names;
    }

    /** Reads what is not about cards from where this reader stands. */
    public TextCursor cursor() {
        return cursor;
    }

    /** The cards that were read so far, in hands, on the table or aside. */
    public long seen() {
        return seen;
    }

    /** Takes the word that says that cards are dealt, and the blank after it, if it is there. */
    public boolean isDeal() {
        if (!text.stripLeading().startsWith(CardNotation.DEAL)) return false;
        for (char each : CardNotation.DEAL.toCharArray()) cursor.skip(each, "'deal'");
        blank();
        return true;
    }

    public void blank() {
        cursor.skip(' ', "a blank");
    }

    /** Takes a dash if it is there. */
    public boolean isNothing() {
        return cursor.optional(CardNotation.NOTHING) == 0;
    }

    /** A hand as {@link Cards#hand} writes it. */
    public long hand() {
        long hand = 0;
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            if (suit > 0) cursor.skip('.', "a rank, or '.' and the next suit");
            for (int rank; (rank = cursor.optional(Cards.RANKS)) >= 0; ) hand |= take(Cards.card(suit, rank));
        }
        return hand;
    }

    private long take(long card) {
        checkPack(card);
        if ((seen & card) != 0) throw refusal("The card " + Cards.name(card) + " is there twice.");
        seen |= card;
        return card;
    }

    private void checkPack(long card) {
        if ((pack & card) == 0) throw refusal("The card " + Cards.name(card) + " is not in this game's pack.");
    }

    /** A card that is named, wherever it is, by its bit. */
    public int card() {
        int suit = cursor.oneOf(Cards.SUITS, "a card such as SA, or '-'");
        long card = Cards.card(suit, cursor.oneOf(Cards.RANKS, "a rank"));
        checkPack(card);
        return Long.numberOfTrailingZeros(card);
    }

    /** The cards on the table, the leader's first. */
    public int[] table() {
        if (isNothing()) return new int[0];
        int[] cards = new int[seats];
        int count = 0;
        do {
            if (count == seats - 1) throw refusal("A trick of " + seats + " cards lies no more on the table.");
            int card = card();
            take(1L << card);
            cards[count++] = card;
        } while (cursor.optional(",") == 0);
        return Arrays.copyOf(cards, count);
    }

    /** The suits that seats have no more of, as {@link TrickPlay#voids} has them. */
    public int voids(long[] hands) {
        int voids = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (seat > 0) cursor.skip('/', "'/' and the next seat's suits");
            if (isNothing()) continue;
            int suit = cursor.oneOf(Cards.SUITS, "suits such as SH, or '-'");
            for (int before = -1; suit >= 0; before = suit, suit = cursor.optional(Cards.SUITS)) {
                if (suit <= before) throw refusal("Suits are written once and in the order " + Cards.SUITS + ".");
                if (Cards.ranks(hands[seat], suit) != 0) {
                    throw refusal(subject(seat) + " has cards of a suit that it is said to have no more of.");
                }
                voids |= 1 << 4 * seat + suit;
            }
        }
        return voids;
    }

    /** Refuses hands that cannot come about when cards are dealt one to each seat in turn. */
    public void checkDealt(long[] hands) {
        int dealt = Long.bitCount(seen);
        for (int seat = 0; seat < seats; seat++) {
            if (Long.bitCount(hands[seat]) != (dealt + seats - 1 - seat) / seats) {
                throw refusal("Cards are dealt in turn, so " + names.apply(seat) + " has another number of the " + dealt
                        + ".");
            }
        }
    }

    /** These suits, and those that seats have no more of because they did not follow; refuses a revoke, which would be none. */
    public int shown(long[] hands, int leader, int[] table, int voids) {
        int shown = voids;
        for (int i = 0; i < table.length; i++) {
            int seat = (leader + i) % seats;
            int suit = table[i] / Cards.LANE;
            int led = table[0] / Cards.LANE;
            if ((voids >> 4 * seat + suit & 1) != 0) {
                throw refusal(subject(seat) + " has played " + CardNotation.name(table[i])
                        + ", of a suit that it is said to have no more of.");
            }
            if (suit == led) continue;
            long held = Cards.of(Cards.ranks(hands[seat], led), led);
            if (held != 0) {
                throw refusal(subject(seat) + " has played " + CardNotation.name(table[i]) + " to a lead of "
                        + CardNotation.name(table[0]) + ", but has " + Cards.name(Long.highestOneBit(held))
                        + " and must follow suit.");
            }
            shown |= 1 << 4 * seat + led;
        }
        return shown;
    }

    private String subject(int seat) {
        String name = names.apply(seat);
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** A refusal about what was read last. */
    public NotationException refusal(String sentence) {
        return new NotationException(sentence, cursor.column());
    }
}
