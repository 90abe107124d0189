package org.outwit.games.bridge.inference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

/**
 * Facts put in order for counting: which hand may have which card, how long suits may be, how many points a hand may have. Hands of which
 * every card is known are set aside. At most three are left, the <i>open</i> hands, and they are numbered so that those whose points matter come first.
 */
final class HandLimits {

    /** More open hands have more deals than a long holds; and the player who asks sees a hand. */
    static final int MOST_OPEN = 3;

    private static final int MOST_POINTS = 40;

    private final long pack;
    private final int handSize;
    private final int[][] leastLength = new int[4][4]; // by seat and suit
    private final int[][] mostLength = new int[4][4];
    private final int[] leastPoints = new int[4];
    private final int[] mostPoints = new int[4];
    private final boolean[] pointsMatter = new boolean[4];
    private final long[] may = new long[4]; // by seat: the cards that it may have
    private final List<Seat> open = new ArrayList<>();
    private final int points;
    private boolean impossible;

    HandLimits(DealKnowledge knowledge) {
        pack = knowledge.pack();
        handSize = knowledge.handSize();
        Arrays.fill(may, pack);
        Arrays.fill(mostPoints, MOST_POINTS);
        for (int[] each : mostLength) Arrays.fill(each, handSize);
        for (DealFact fact : knowledge.facts()) add(fact);
        long full = 0;
        while (true) {
            long before = full;
            for (Seat seat : Seat.values()) {
                long own = own(seat);
                if (Long.bitCount(own) < handSize) continue;
                full |= 1L << seat.ordinal();
                may[seat.ordinal()] = own; // it has no room for any other card
            }
            if (full == before) break;
        }
        for (Seat seat : Seat.values()) {
            if ((full >> seat.ordinal() & 1) == 0) open.add(seat);
            else impossible |= !fits(seat, may[seat.ordinal()]);
        }
        impossible |= (may[0] | may[1] | may[2] | may[3]) != pack;
        if (open.size() > MOST_OPEN) {
            if (!impossible) {
                throw new IllegalArgumentException(
                        "All four hands are hidden; at least one must be known to the last card.");
            }
            open.remove(MOST_OPEN);
        }
        open.sort(Comparator.comparing((Seat seat) -> !pointsMatter[seat.ordinal()]));
        points = DealFact.Points.of(may(0) | may(1) | may(2));
    }

    private void add(DealFact fact) {
        int seat = fact.seat().ordinal();
        if (fact instanceof DealFact.Holds holds) {
            for (int other = 0; other < 4; other++) if (other != seat) may[other] &= ~holds.cards();
            impossible |= (holds.cards() & ~pack) != 0;
        } else if (fact instanceof DealFact.Lacks lacks) {
            may[seat] &= ~lacks.cards();
        } else if (fact instanceof DealFact.Length length) {
            leastLength[seat][length.suit()] = Math.max(leastLength[seat][length.suit()], length.least());
            mostLength[seat][length.suit()] = Math.min(mostLength[seat][length.suit()], length.most());
        } else if (fact instanceof DealFact.Points points) {
            leastPoints[seat] = Math.max(leastPoints[seat], points.least());
            mostPoints[seat] = Math.min(mostPoints[seat], points.most());
            pointsMatter[seat] = true;
        }
    }

    /** The cards that only this seat may have. */
    private long own(Seat seat) {
        long own = may[seat.ordinal()];
        for (Seat other : Seat.values()) if (other != seat) own &= ~may[other.ordinal()];
        return own;
    }

    private boolean fits(Seat seat, long hand) {
        boolean fits = Long.bitCount(hand) == handSize && fitsPoints(seat, DealFact.Points.of(hand));
        for (int suit = 0; suit < 4; suit++) fits &= fitsLength(seat, suit, Integer.bitCount(Cards.ranks(hand, suit)));
        return fits;
    }

    private boolean fitsLength(Seat seat, int suit, int length) {
        return length >= leastLength[seat.ordinal()][suit] && length <= mostLength[seat.ordinal()][suit];
    }

    private boolean fitsPoints(Seat seat, int points) {
        return points >= leastPoints[seat.ordinal()] && points <= mostPoints[seat.ordinal()];
    }

    /** Whether an open hand may have {@code length} cards of a suit; a number without a hand has none. */
    boolean fitsLength(int hand, int suit, int length) {
        return hand < open.size() ? fitsLength(open.get(hand), suit, length) : length == 0;
    }

    /** Whether an open hand may have {@code points}. */
    boolean fitsPoints(int hand, int points) {
        return !pointsMatter(hand) || fitsPoints(open.get(hand), points);
    }

    /** Whether facts contradict each other already here; it may show only when deals are counted. */
    boolean isImpossible() {
        return impossible;
    }

    /** The open hands; those whose points matter first. */
    List<Seat> open() {
        return open;
    }

    /** Whether there are facts about the points of an open hand. */
    boolean pointsMatter(int hand) {
        return hand < open.size() && pointsMatter[open.get(hand).ordinal()];
    }

    /** The cards that an open hand may have; none for a number without a hand. */
    long may(int hand) {
        return hand < open.size() ? may[open.get(hand).ordinal()] : 0;
    }

    /** The points of all cards in open hands. */
    int points() {
        return points;
    }

    /** The whole hand of a seat that is not open. */
    long known(Seat seat) {
        return may[seat.ordinal()];
    }

    /** How many cards an open hand has; none for a number without a hand. */
    int size(int hand) {
        return hand < open.size() ? handSize : 0;
    }
}
