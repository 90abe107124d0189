package org.outwit.games.bridge.inference;

import java.util.ArrayList;
import java.util.List;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/**
 * What people mean by a call, as far as nearly all of them mean it. Natural bidding is the starting point. Then each bound was widened until
 * it held for 95 of 100 hands on one half of 4,000 boards of top events, where strong clubs, weak no trumps, and other
 * agreements are common. What would have had to be too wide was left out: two clubs, two diamonds, and two no trumps; and a no trump over an
 * opening, which held on the half that was tuned on and not on the other.
 */
public enum CallMeaning {
    PASSED_FIRST("passed before anybody bid", 0, 11),
    OPENED_CLUB("opened %s", 2, 13, 10, 21),
    OPENED_DIAMOND("opened %s", 3, 13, 10, 20),
    OPENED_MAJOR("opened %s", 5, 13, 10, 20),
    OPENED_MAJOR_LATE("opened %s after two passes", 4, 13, 8, 20),
    OPENED_NOTRUMP("opened %s", 11, 17) {
        @Override
        boolean isBalanced() {
            return true;
        }
    },
    OPENED_TWO_OF_MAJOR("opened %s", 5, 13, 0, 15),
    OPENED_THREE("opened %s", 6, 13, 0, 12),
    OVERCALLED_AT_ONE("overcalled %s", 4, 13, 6, 17),
    OVERCALLED_AT_TWO("overcalled %s", 5, 13, 7, 18),
    OVERCALLED_WITH_JUMP("overcalled %s", 4, 13, 0, 13),
    DOUBLED_OPENING("doubled the opening", 0, 4, 10, DealFact.Points.MOST),
    PASSED_OVER_OPENING("passed over the opening", 0, 14),
    RESPONDED_MAJOR("responded %s", 3, 13, 5, DealFact.Points.MOST),
    RAISED_MAJOR("raised to %s", 3, 13, 5, 10),
    PASSED_RESPONSE("passed the opening", 0, 7);

    private static final int ANY_LENGTH = 13;

    private final String words;
    private final int leastLength;
    private final int mostLength;
    private final int leastPoints;
    private final int mostPoints;

    /** @param words what somebody did; the bid stands in the place of %s */
    CallMeaning(String words, int leastLength, int mostLength, int leastPoints, int mostPoints) {
        this.words = words;
        this.leastLength = leastLength;
        this.mostLength = mostLength;
        this.leastPoints = leastPoints;
        this.mostPoints = mostPoints;
    }

    /** Nothing is said about a suit. */
    CallMeaning(String words, int leastPoints, int mostPoints) {
        this(words, 0, ANY_LENGTH, leastPoints, mostPoints);
    }

    /** Whether every suit has two to five cards. */
    boolean isBalanced() {
        return false;
    }

    /**
     * The facts that a call promises.
     *
     * @param suit the suit that was bid, or that was doubled; no trumps where there is none
     * @param bid how the bid is written; empty where it is none
     */
    List<Promise> promises(Seat seat, Strain suit, String bid) {
        String reason = seat + " " + words.replace("%s", bid);
        List<Promise> promises = new ArrayList<>();
        if (suit != Strain.NOTRUMP && (leastLength > 0 || mostLength < ANY_LENGTH)) {
            promises.add(new Promise(this, new DealFact.Length(seat, suit.ordinal(), leastLength, mostLength, reason)));
        }
        if (isBalanced()) {
            for (int each = 0; each < Cards.SUITS.length(); each++) {
                promises.add(new Promise(this, new DealFact.Length(seat, each, 2, 5, reason)));
            }
        }
        if (leastPoints > 0 || mostPoints < DealFact.Points.MOST) {
            promises.add(new Promise(this, new DealFact.Points(seat, leastPoints, mostPoints, reason)));
        }
        return promises;
    }
}
