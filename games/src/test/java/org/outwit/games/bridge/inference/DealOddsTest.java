package org.outwit.games.bridge.inference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

class DealOddsTest {

    @Test
    void everyNumberIsThatOfTheEnumeration() {
        SplittableRandom random = new SplittableRandom(16);
        for (int trial = 0; trial < 300; trial++) {
            Deal deal = AllDeals.smallDeal(random, 1 + random.nextInt(3));
            DealKnowledge knowledge = AllDeals.smallKnowledge(random, deal);
            List<Deal> all = AllDeals.of(knowledge);
            DealOdds odds = DealOdds.of(knowledge);
            assertThat(odds.count()).isEqualTo(all.size());
            for (Seat seat : Seat.values()) compare(odds, all, seat, knowledge.pack());
        }
    }

    private static void compare(DealOdds odds, List<Deal> all, Seat seat, long pack) {
        long known = all.isEmpty() ? 0 : pack;
        for (Deal each : all) known &= each.hand(seat);
        assertThat(odds.known(seat)).isEqualTo(known);
        for (long card : Cards.sorted(pack)) {
            long held =
                    all.stream().filter(each -> (each.hand(seat) & card) != 0).count();
            assertThat(odds.holders(card)[seat.ordinal()]).isEqualTo(held);
        }
        for (int suit = 0; suit < 4; suit++) {
            long[] lengths = new long[14];
            for (Deal each : all) lengths[Integer.bitCount(Cards.ranks(each.hand(seat), suit))]++;
            assertThat(odds.lengths(seat, suit)).isEqualTo(lengths);
        }
        long[] points = new long[41];
        for (Deal each : all) points[DealFact.Points.of(each.hand(seat))]++;
        assertThat(odds.points(seat)).isEqualTo(points);
    }

    /** With two honours and eight cards in sight the missing ones lie as every player learns: the king is here or there, and 3-2 has 68 %. */
    @Test
    void fiveMissingCardsAreThreeAndTwoInTwoOfThreeDeals() {
        Deal deal = Deal.parse("N:AQ54.A63.KQ2.K42 K63.QJ92.J84.J75 JT98.K54.A53.A63 72.T87.T976.QT98");
        DealKnowledge knowledge = DealKnowledge.NOTHING
                .with(new DealFact.Holds(Seat.NORTH, deal.north(), "dummy"))
                .with(new DealFact.Holds(Seat.SOUTH, deal.south(), "the own hand"));
        DealOdds odds = DealOdds.of(knowledge);
        long[] king = odds.holders(Cards.card('S', 'K'));
        assertThat(king[Seat.EAST.ordinal()])
                .isEqualTo(king[Seat.WEST.ordinal()])
                .isEqualTo(odds.count() / 2);
        long[] spades = odds.lengths(Seat.EAST, 0);
        assertThat((double) (spades[2] + spades[3]) / odds.count()).isBetween(0.678, 0.679);
    }
}
