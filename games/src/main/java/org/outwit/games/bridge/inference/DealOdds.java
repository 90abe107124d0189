package org.outwit.games.bridge.inference;

import java.util.Arrays;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

/**
 * In how many of the deals that fit a seat holds a card, has a number of cards of a suit, or a number of points. All are exact counts; divided by
 * the number of deals they are probabilities. A card that all deals put in one hand is known.
 *
 * <p>The deals in which a suit is shared in some way are the ways of that suit times the ways of the other three to complete it. The latter do
 * not change when a card of the suit is put into a hand, so they are counted once.
 */
public final class DealOdds {

    private static final int MOST_POINTS = 40;

    private final PossibleDeals deals;
    private final long[][] outside = new long[4][]; // by suit and share: the ways of the other suits

    private final long[][] held =
            new long[HandLimits.MOST_OPEN][Long.SIZE]; // by open hand and card; negative until asked for

    private DealOdds(PossibleDeals deals) {
        this.deals = deals;
        for (long[] each : held) Arrays.fill(each, -1);
        for (int suit = 0; suit < outside.length; suit++) outside[suit] = outside(suit);
    }

    /** The odds of what is known; an IllegalArgumentException says so if all four hands are hidden. */
    public static DealOdds of(DealKnowledge knowledge) {
        DealKnowledge counted = knowledge;
        for (Seat seat : Seat.values()) counted = counted.with(new DealFact.Points(seat, 0, MOST_POINTS, "any number"));
        return new DealOdds(PossibleDeals.of(counted));
    }

    private long[] outside(int suit) {
        Ways own = deals.ways(suit);
        Ways neighbour = deals.ways(suit ^ 1);
        HandCounts handCounts = deals.handCounts();
        long[] completions = deals.completions(suit);
        long[] ways = new long[handCounts.count()];
        for (int place = 0; place < own.size(); place++) {
            int share = own.share(place);
            for (int group = 0; group < handCounts.groups(); group++) {
                if (!handCounts.haveRoom(share / handCounts.block(), group)) continue;
                for (int i = neighbour.start(group); i < neighbour.start(group + 1); i++) {
                    ways[share] += neighbour.of(neighbour.share(i)) * completions[share + neighbour.share(i)];
                }
            }
        }
        return ways;
    }

    /** How many deals fit. */
    public long count() {
        return deals.count();
    }

    /** In how many deals each seat holds a card, North's number first; none where the card was not dealt. */
    public long[] holders(long card) {
        HandLimits limits = deals.limits();
        long[] holders = new long[4];
        for (Seat seat : Seat.values()) {
            int hand = limits.open().indexOf(seat);
            if (hand < 0) holders[seat.ordinal()] = (limits.known(seat) & card) != 0 ? count() : 0;
            else if ((limits.may(hand) & card) != 0) holders[seat.ordinal()] = held(hand, card);
        }
        return holders;
    }

    private long held(int hand, long card) {
        int suit = Cards.suit(card);
        int place = Long.numberOfTrailingZeros(card);
        if (held[hand][place] >= 0) return held[hand][place];
        long[] must = new long[HandLimits.MOST_OPEN];
        must[hand] = card;
        Ways ways = new SuitWays(deals.limits(), deals.handCounts(), suit, must).ways();
        long sum = 0;
        for (int i = 0; i < ways.size(); i++) sum += ways.of(ways.share(i)) * outside[suit][ways.share(i)];
        held[hand][place] = sum;
        return sum;
    }

    /** The cards that a seat holds in every deal, also where they were played long ago; none if no deal fits. */
    public long known(Seat seat) {
        HandLimits limits = deals.limits();
        int hand = limits.open().indexOf(seat);
        if (count() == 0) return 0;
        if (hand < 0) return limits.known(seat);
        long known = 0;
        for (long card : Cards.sorted(limits.may(hand))) if (held(hand, card) == count()) known |= card;
        return known;
    }

    /** By length: in how many deals a seat has that number of cards of a suit. */
    public long[] lengths(Seat seat, int suit) {
        HandLimits limits = deals.limits();
        int hand = limits.open().indexOf(seat);
        long[] lengths = new long[Cards.RANKS.length() + 1];
        if (hand < 0) {
            lengths[Integer.bitCount(Cards.ranks(limits.known(seat), suit))] = count();
            return lengths;
        }
        Ways ways = deals.ways(suit);
        HandCounts handCounts = deals.handCounts();
        long cards = limits.may(0) | limits.may(1) | limits.may(2);
        int total = Integer.bitCount(Cards.ranks(cards, suit));
        for (int place = 0; place < ways.size(); place++) {
            int share = ways.share(place);
            int[] each = {
                handCounts.first(share),
                handCounts.second(share),
                total - handCounts.first(share) - handCounts.second(share)
            };
            lengths[each[hand]] += ways.of(share) * outside[suit][share];
        }
        return lengths;
    }

    /** By points: in how many deals a seat has that number of them. */
    public long[] points(Seat seat) {
        HandLimits limits = deals.limits();
        int hand = limits.open().indexOf(seat);
        long[] points = new long[MOST_POINTS + 1];
        if (hand < 0) {
            points[DealFact.Points.of(limits.known(seat))] = count();
            return points;
        }
        HandCounts handCounts = deals.handCounts();
        int total = limits.points();
        deals.forEachJoin((one, other, ways) -> {
            int first = handCounts.firstPoints(one) + handCounts.firstPoints(other);
            int second = handCounts.secondPoints(one) + handCounts.secondPoints(other);
            points[new int[] {first, second, total - first - second}[hand]] += ways;
        });
        return points;
    }
}
