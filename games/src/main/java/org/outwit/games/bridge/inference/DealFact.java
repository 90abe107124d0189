package org.outwit.games.bridge.inference;

import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/** Something that is known of a hand as it was dealt, and where that comes from. */
public sealed interface DealFact {

    Seat seat();

    /** Where it comes from, for people: {@code trick 3: East played H2 on SA}. */
    String reason();

    /** What it says: {@code East has 5 spades or more}. */
    String words();

    /** Whether it is true of a hand of this seat. */
    boolean isTrueOf(long hand);

    /** Whether it is true of a deal. */
    default boolean isTrueOf(Deal deal) {
        return isTrueOf(deal.hand(seat()));
    }

    /** The hand has all of these cards. */
    record Holds(Seat seat, long cards, String reason) implements DealFact {
        @Override
        public boolean isTrueOf(long hand) {
            return (cards & ~hand) == 0;
        }

        @Override
        public String words() {
            return seat + " holds " + Cards.names(cards);
        }
    }

    /** The hand has none of these cards: a suit that was not followed, or a card that would have been played. */
    record Lacks(Seat seat, long cards, String reason) implements DealFact {
        @Override
        public boolean isTrueOf(long hand) {
            return (cards & hand) == 0;
        }

        @Override
        public String words() {
            return seat + " does not hold " + Cards.names(cards);
        }
    }

    /**
     * How many cards of a suit the hand has: a signal, or a promise of the auction.
     *
     * @param suit a place in {@link Cards#SUITS}
     */
    record Length(Seat seat, int suit, int least, int most, String reason) implements DealFact {
        @Override
        public boolean isTrueOf(long hand) {
            int length = Integer.bitCount(Cards.ranks(hand, suit));
            return length >= least && length <= most;
        }

        @Override
        public String words() {
            return seat + " has "
                    + range(least, most, Cards.RANKS.length(), Strain.at(suit).toString());
        }
    }

    /** How many high-card points the hand has: four for an ace, then three, two, and one for a jack. */
    record Points(Seat seat, int least, int most, String reason) implements DealFact {
        @Override
        public boolean isTrueOf(long hand) {
            int points = of(hand);
            return points >= least && points <= most;
        }

        @Override
        public String words() {
            return seat + " has " + range(least, most, MOST, "points");
        }

        /** The high-card points of some cards. */
        public static int of(long cards) {
            int points = 0;
            for (int point = 1; point <= 4; point++) points += point * Long.bitCount(cards & EACH << JACK - 1 + point);
            return points;
        }

        /** What a hand can have: four aces, four kings, four queens, and a jack. */
        public static final int MOST = 37;

        private static final int JACK = 9;
        private static final long EACH = 0x0001_0001_0001_0001L;
    }

    private static String range(int least, int most, int any, String what) {
        String one = (least == most || most >= any ? least : most) == 1 ? what.substring(0, what.length() - 1) : what;
        if (least == most) return "exactly " + least + " " + one;
        if (most >= any) return least + " " + one + " or more";
        return least <= 0 ? most + " " + one + " at most" : least + " to " + most + " " + what;
    }
}
