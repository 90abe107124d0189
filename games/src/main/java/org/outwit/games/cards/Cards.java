package org.outwit.games.cards;

import java.util.ArrayList;
import java.util.List;

/** Sets of cards, and how a card is written: its suit, then its rank. */
public final class Cards {

    /** Ranks as they are written, the lowest first. */
    public static final String RANKS = "23456789TJQKA";

    /** Suits as they are written, in the order of hands. */
    public static final String SUITS = "SHDC";

    /** Bits that belong to a suit; three more are always empty. */
    public static final int LANE = 16;

    /** All ranks of a suit, in the place of spades. */
    public static final int SUIT = 0x1fff;

    /** The whole pack. */
    public static final long PACK = 0x1fff_1fff_1fff_1fffL;

    private static final List<String> RANK_WORDS = List.of(
            "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace");

    private static final List<String> SUIT_WORDS = List.of("spades", "hearts", "diamonds", "clubs");

    private Cards() {}

    /** One card; suit and rank are places in {@link #SUITS} and {@link #RANKS}. */
    public static long card(int suit, int rank) {
        return 1L << LANE * suit + rank;
    }

    /** The suit of one card, or of the lowest of several. */
    public static int suit(long card) {
        return Long.numberOfTrailingZeros(card) >> 4;
    }

    /** The rank of one card, or of the lowest of several. */
    public static int rank(long card) {
        return Long.numberOfTrailingZeros(card) & 15;
    }

    /** The ranks that a set has in a suit, as bits. */
    public static int ranks(long cards, int suit) {
        return (int) (cards >>> LANE * suit) & SUIT;
    }

    /** Ranks, as bits, in a suit. */
    public static long of(int ranks, int suit) {
        return (long) ranks << LANE * suit;
    }

    /** One card as it is written: {@code SA}. */
    public static String name(long card) {
        return "" + SUITS.charAt(suit(card)) + RANKS.charAt(rank(card));
    }

    /** One card as it is said: {@code ace of spades}. */
    public static String spoken(long card) {
        return RANK_WORDS.get(rank(card)) + " of " + SUIT_WORDS.get(suit(card));
    }

    /** The card of a suit and a rank as they are written, in capitals; 0 if there is none. */
    public static long card(char suit, char rank) {
        int s = SUITS.indexOf(suit);
        int r = RANKS.indexOf(rank);
        return s < 0 || r < 0 ? 0 : card(s, r);
    }

    /** A hand as PBN writes it: spades, hearts, diamonds, and clubs with a dot between, the highest first. */
    public static String hand(long cards) {
        StringBuilder text = new StringBuilder();
        for (int suit = 0; suit < 4; suit++) {
            if (suit > 0) text.append('.');
            for (int rank = RANKS.length() - 1; rank >= 0; rank--) {
                if ((cards & card(suit, rank)) != 0) text.append(RANKS.charAt(rank));
            }
        }
        return text.toString();
    }

    /** The cards of a set, suit by suit, the highest first: {@code SAK5 HQ}. One card as {@link #name} has it. */
    public static String names(long cards) {
        StringBuilder text = new StringBuilder();
        int suit = -1;
        for (long card : sorted(cards)) {
            if (suit(card) != suit) text.append(text.isEmpty() ? "" : " ").append(SUITS.charAt(suit(card)));
            suit = suit(card);
            text.append(RANKS.charAt(rank(card)));
        }
        return text.toString();
    }

    /** The cards of a set as people sort them: by suits, the highest first. */
    public static List<Long> sorted(long cards) {
        List<Long> sorted = new ArrayList<>();
        for (int suit = 0; suit < SUITS.length(); suit++) {
            for (int rank = RANKS.length() - 1; rank >= 0; rank--) {
                long card = card(suit, rank);
                if ((cards & card) != 0) sorted.add(card);
            }
        }
        return sorted;
    }
}
