package org.outwit.games.bridge.inference;

import java.util.ArrayList;
import java.util.List;
import org.outwit.games.cards.Cards;

/**
 * The ways to deal one suit to the open hands. The honours, which carry points, are placed in every way there is, at most 81. How many ways
 * the other cards then have depends only on how many each hand takes, and a table has that: it gives them out one after the
 * other.
 */
final class SuitWays {

    /** Honours in the hands that have them. */
    private record Placement(long[] hands, int first, int second, int firstPoints, int secondPoints) {}

    private final long[] may = new long[HandLimits.MOST_OPEN];
    private final List<Long> spots = new ArrayList<>(); // cards without points
    private final long[][][]
            spotWays; // by cards given out, and how many of the rest the first and the second hand take
    private final List<Placement> placements = new ArrayList<>();
    private final Ways ways;

    /** @param must cards that must be in a hand beyond what the limits say, by hand */
    SuitWays(HandLimits limits, HandCounts handCounts, int suit, long[] must) {
        long cards = 0;
        for (int hand = 0; hand < may.length; hand++) {
            may[hand] = limits.may(hand) & Cards.of(Cards.SUIT, suit);
            cards |= may[hand];
            for (int other = 0; other < may.length; other++) if (other != hand) may[hand] &= ~must[other];
        }
        List<Long> honours = new ArrayList<>();
        for (long card : Cards.sorted(cards)) (DealFact.Points.of(card) > 0 ? honours : spots).add(card);
        int size = spots.size() + 1;
        spotWays = new long[size][size][size];
        countSpots();
        place(honours, 0, new long[may.length]);
        ways = new Ways(handCounts, counted(limits, handCounts, suit, Long.bitCount(cards)));
    }

    /** By the share of the first two hands. */
    Ways ways() {
        return ways;
    }

    private void countSpots() {
        int all = spots.size();
        spotWays[all][0][0] = 1;
        for (int given = all - 1; given >= 0; given--) {
            for (int first = 0; first <= all - given; first++) {
                for (int second = 0; first + second <= all - given; second++) {
                    long sum = 0;
                    for (int hand = 0; hand < may.length; hand++) sum += after(hand, given, first, second);
                    spotWays[given][first][second] = sum;
                }
            }
        }
    }

    /** The ways to go on where this hand gets the next card. */
    private long after(int hand, int given, int first, int second) {
        int third = spots.size() - given - first - second;
        int room = hand == 0 ? first : hand == 1 ? second : third;
        if (room == 0 || (may[hand] & spots.get(given)) == 0) return 0;
        return spotWays[given + 1][hand == 0 ? first - 1 : first][hand == 1 ? second - 1 : second];
    }

    private void place(List<Long> honours, int from, long[] hands) {
        if (from == honours.size()) {
            placements.add(new Placement(
                    hands.clone(),
                    Long.bitCount(hands[0]),
                    Long.bitCount(hands[1]),
                    DealFact.Points.of(hands[0]),
                    DealFact.Points.of(hands[1])));
            return;
        }
        for (int hand = 0; hand < may.length; hand++) {
            long card = may[hand] & honours.get(from);
            if (card == 0) continue;
            hands[hand] |= card;
            place(honours, from + 1, hands);
            hands[hand] &= ~card;
        }
    }

    private long[] counted(HandLimits limits, HandCounts handCounts, int suit, int total) {
        long[] counts = new long[handCounts.count()];
        for (int first = 0; first <= Math.min(total, limits.size(0)); first++) {
            for (int second = 0; second <= Math.min(total - first, limits.size(1)); second++) {
                int[] lengths = {first, second, total - first - second};
                boolean fits = true;
                for (int hand = 0; hand < lengths.length; hand++) fits &= limits.fitsLength(hand, suit, lengths[hand]);
                if (!fits) continue;
                for (Placement each : placements) {
                    int share = handCounts.number(first, second, each.firstPoints(), each.secondPoints());
                    counts[share] += rest(each, first, second);
                }
            }
        }
        return counts;
    }

    /** The ways to complete honours to {@code first} and {@code second} cards of the first two hands. */
    private long rest(Placement honours, int first, int second) {
        int one = first - honours.first();
        int two = second - honours.second();
        return one < 0 || two < 0 || one + two > spots.size() ? 0 : spotWays[0][one][two];
    }

    /** Adds to hands the cards of one way, by its number among those of a share. */
    void deal(int share, long number, long[] hands) {
        HandCounts handCounts = ways.handCounts;
        int first = handCounts.first(share);
        int second = handCounts.second(share);
        for (Placement each : placements) {
            if (handCounts.number(first, second, each.firstPoints(), each.secondPoints()) != share) continue;
            long here = rest(each, first, second);
            if (number >= here) {
                number -= here;
                continue;
            }
            for (int hand = 0; hand < may.length; hand++) hands[hand] |= each.hands()[hand];
            dealSpots(first - each.first(), second - each.second(), number, hands);
            return;
        }
        throw new IllegalArgumentException("This share has no way of that number.");
    }

    private void dealSpots(int first, int second, long number, long[] hands) {
        for (int given = 0; given < spots.size(); given++) {
            int hand = 0;
            for (long here; number >= (here = after(hand, given, first, second)); hand++) number -= here;
            hands[hand] |= spots.get(given);
            if (hand == 0) first--;
            else if (hand == 1) second--;
        }
    }
}
