package org.outwit.games.bridge.inference;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;

/**
 * All deals that fit what is known: counted, numbered, and drawn. At least one hand must be known to the last card, as that of the player
 * who asks is.
 *
 * <p>A deal is a way to deal spades and hearts and a way to deal diamonds and clubs that together give every hand as many cards as it has and as many points as it may have. How many ways
 * there are depends only on how many cards and points each hand takes of two suits, so tables of these {@link HandCounts} count all deals
 * exactly; there are at most 39!/13!³, which a long holds. A deal drawn by its number is exactly as likely as any other.
 */
public final class PossibleDeals {

    private static final int SUITS = 4;

    private final HandLimits limits;
    private final HandCounts handCounts;
    private final SuitWays[] suits = new SuitWays[SUITS];
    private final SuitPair[] pairs = new SuitPair[2];
    private final long[] ends; // by place of a share of the first pair: the numbers of its deals end before this
    private final long count;

    private PossibleDeals(HandLimits limits) {
        this.limits = limits;
        this.handCounts = new HandCounts(limits);
        for (int suit = 0; suit < SUITS; suit++)
            suits[suit] = new SuitWays(limits, handCounts, suit, new long[HandLimits.MOST_OPEN]);
        pairs[0] = new SuitPair(suits[0], suits[1]);
        pairs[1] = new SuitPair(suits[2], suits[3]);
        Ways first = pairs[0].ways();
        ends = new long[first.size()];
        long sum = 0;
        for (int place = 0; place < ends.length; place++) {
            sum += first.of(first.share(place)) * completions(first.share(place), pairs[1].ways());
            ends[place] = sum;
        }
        count = sum;
    }

    /** The deals that fit; an IllegalArgumentException says so if all four hands are hidden. */
    public static PossibleDeals of(DealKnowledge knowledge) {
        return new PossibleDeals(new HandLimits(knowledge));
    }

    /** How many there are; none if the facts contradict each other. */
    public long count() {
        return count;
    }

    /** A deal by its number, from 0. */
    public Deal deal(long number) {
        if (number < 0 || number >= count) {
            throw new IllegalArgumentException("There is no deal " + number + " of " + count + ".");
        }
        Ways first = pairs[0].ways();
        Ways second = pairs[1].ways();
        int place = Arrays.binarySearch(ends, number);
        place = place < 0 ? -place - 1 : place + 1;
        while (ends[place] <= number) place++; // handCounts that nothing completes end where the one before does
        int share = first.share(place);
        long completions = completions(share, second);
        long rest = number - (place == 0 ? 0 : ends[place - 1]);
        long[] hands = new long[HandLimits.MOST_OPEN];
        pairs[0].deal(share, rest / completions, hands);
        rest %= completions;
        int other = otherGroup(share);
        for (int i = second.start(other); i < second.start(other + 1); i++) {
            if (!fit(share, second.share(i))) continue;
            long here = second.of(second.share(i));
            if (rest < here) {
                pairs[1].deal(second.share(i), rest, hands);
                return whole(hands);
            }
            rest -= here;
        }
        throw new IllegalStateException("Deals were miscounted.");
    }

    /** A deal, each as likely as any other; an IllegalStateException says so if there is none. */
    public Deal draw(RandomGenerator random) {
        if (count == 0) throw new IllegalStateException("No deal fits; the facts contradict each other.");
        return deal(random.nextLong(count));
    }

    private Deal whole(long[] hands) {
        long[] all = new long[4];
        for (Seat seat : Seat.values()) all[seat.ordinal()] = limits.known(seat);
        for (int hand = 0; hand < limits.open().size(); hand++)
            all[limits.open().get(hand).ordinal()] = hands[hand];
        return Deal.of(all);
    }

    /** Who may hold what, as far as single facts say. */
    HandLimits limits() {
        return limits;
    }

    HandCounts handCounts() {
        return handCounts;
    }

    /** The ways of one suit. */
    Ways ways(int suit) {
        return suits[suit].ways();
    }

    /** By handCounts of the pair of suits that this one belongs to: the ways of the other pair that make a deal with them. */
    long[] completions(int suit) {
        Ways own = pairs[suit / 2].ways();
        long[] completions = new long[handCounts.count()];
        for (int place = 0; place < own.size(); place++) {
            completions[own.share(place)] = completions(own.share(place), pairs[1 - suit / 2].ways());
        }
        return completions;
    }

    /** Calls back with every two handCounts of the pairs that make deals, and how many. */
    void forEachJoin(JoinVisitor visitor) {
        Ways first = pairs[0].ways();
        Ways second = pairs[1].ways();
        for (int place = 0; place < first.size(); place++) {
            int share = first.share(place);
            int other = otherGroup(share);
            for (int i = second.start(other); i < second.start(other + 1); i++) {
                if (fit(share, second.share(i)))
                    visitor.join(share, second.share(i), first.of(share) * second.of(second.share(i)));
            }
        }
    }

    /** Takes handCounts that make deals together. */
    interface JoinVisitor {
        void join(int one, int other, long deals);
    }

    /** The ways of the other pair that make a deal with a share of one. */
    private long completions(int share, Ways others) {
        long sum = 0;
        int group = otherGroup(share);
        for (int i = others.start(group); i < others.start(group + 1); i++) {
            if (fit(share, others.share(i))) sum += others.of(others.share(i));
        }
        return sum;
    }

    /** What the other pair must give the first two hands, so that they are full. The third then is, too. */
    private int otherGroup(int share) {
        return handCounts.group(limits.size(0) - handCounts.first(share), limits.size(1) - handCounts.second(share));
    }

    /** Whether the points of two handCounts together are as they may be. */
    private boolean fit(int one, int other) {
        int first = handCounts.firstPoints(one) + handCounts.firstPoints(other);
        int second = handCounts.secondPoints(one) + handCounts.secondPoints(other);
        return !limits.isImpossible()
                && limits.fitsPoints(0, first)
                && limits.fitsPoints(1, second)
                && limits.fitsPoints(2, limits.points() - first - second);
    }
}
