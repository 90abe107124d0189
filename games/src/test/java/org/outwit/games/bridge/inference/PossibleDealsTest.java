package org.outwit.games.bridge.inference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact.Holds;
import org.outwit.games.bridge.inference.DealFact.Length;
import org.outwit.games.bridge.inference.DealFact.Points;
import org.outwit.games.cards.Cards;

class PossibleDealsTest {

    private static final Deal DEAL =
            Deal.parse("N:QT7.KJ5.A84.J763 J96.AQT4.K52.K85 AK84.76.QJT.QT92 532.9832.9763.A4");

    private static DealKnowledge seenBy(Seat seat) {
        return DealKnowledge.NOTHING.with(new Holds(seat, DEAL.hand(seat), "the own hand"));
    }

    @Test
    void theNumbersNameAllDealsOnce() {
        SplittableRandom random = new SplittableRandom(15);
        int contradictory = 0;
        for (int trial = 0; trial < Thoroughness.of(600); trial++) {
            Deal deal = AllDeals.smallDeal(random, 1 + random.nextInt(trial % 20 == 0 ? 4 : 3));
            DealKnowledge knowledge = AllDeals.smallKnowledge(random, deal);
            PossibleDeals possible = PossibleDeals.of(knowledge);
            List<Deal> all = AllDeals.of(knowledge);
            assertThat(possible.count()).as(knowledge.toString()).isEqualTo(all.size());
            Set<Deal> numbered = new HashSet<>();
            for (long number = 0; number < possible.count(); number++) numbered.add(possible.deal(number));
            assertThat(numbered).isEqualTo(new HashSet<>(all));
            if (all.isEmpty()) contradictory++;
        }
        assertThat(contradictory).isBetween(Thoroughness.of(50), Thoroughness.of(300));
    }

    @Test
    void wholeDealsAreCounted() {
        assertThat(PossibleDeals.of(seenBy(Seat.SOUTH)).count()).isEqualTo(84_478_098_072_866_400L);
        DealKnowledge twoHands = seenBy(Seat.SOUTH).with(seenBy(Seat.NORTH).facts());
        assertThat(PossibleDeals.of(twoHands).count()).isEqualTo(10_400_600L);
        DealKnowledge threeHands = twoHands.with(seenBy(Seat.EAST).facts());
        assertThat(PossibleDeals.of(threeHands).count()).isOne();
        assertThat(PossibleDeals.of(threeHands).deal(0)).isEqualTo(DEAL);
    }

    @Test
    void factsThatSayNothingChangeNothing() {
        DealKnowledge knowledge = seenBy(Seat.SOUTH);
        for (Seat seat : Seat.values()) {
            knowledge = knowledge.with(new Points(seat, 0, 40, "anything"));
            for (int suit = 0; suit < 4; suit++) knowledge = knowledge.with(new Length(seat, suit, 0, 13, "anything"));
        }
        assertThat(PossibleDeals.of(knowledge).count()).isEqualTo(84_478_098_072_866_400L);
    }

    @Test
    void everyDrawFits() {
        SplittableRandom random = new SplittableRandom(3);
        DealKnowledge knowledge = seenBy(Seat.WEST)
                .with(List.of(
                        new Points(Seat.SOUTH, 11, 13, "a promise"),
                        new Length(Seat.SOUTH, 0, 4, 5, "a promise"),
                        new Points(Seat.NORTH, 10, 12, "a promise"),
                        new Length(Seat.EAST, 1, 4, 13, "a promise")));
        PossibleDeals possible = PossibleDeals.of(knowledge);
        Set<Deal> drawn = new HashSet<>();
        for (int i = 0; i < 500; i++) drawn.add(possible.draw(random));
        assertThat(drawn).hasSize(500).allMatch(knowledge::allows);
    }

    /** Pearson's statistic of 100 draws for each deal, with 1 in 100,000 as the chance of a false alarm, by Wilson and Hilferty. */
    @Test
    void allDealsAreEquallyLikely() {
        SplittableRandom random = new SplittableRandom(7);
        DealKnowledge knowledge = smallCase();
        PossibleDeals possible = PossibleDeals.of(knowledge);
        List<Deal> all = AllDeals.of(knowledge);
        assertThat(all).hasSizeBetween(50, 1000);
        Map<Deal, Integer> drawn = new HashMap<>();
        for (int i = 0; i < 100 * all.size(); i++) drawn.merge(possible.draw(random), 1, Integer::sum);
        assertThat(drawn.keySet()).isEqualTo(new HashSet<>(all));
        double statistic = 0;
        for (Deal each : all) statistic += Math.pow(drawn.get(each) - 100, 2) / 100;
        double freedom = all.size() - 1;
        double normal = (Math.cbrt(statistic / freedom) - 1 + 2 / (9 * freedom)) / Math.sqrt(2 / (9 * freedom));
        assertThat(normal).isBetween(-4.3, 4.3);
    }

    /** Three cards each, one hand seen, with a void, a length, and points. */
    private static DealKnowledge smallCase() {
        Deal deal = Deal.parse("N:AK.3.. Q.K4.. .AQ.K. J2..A.");
        long pack = deal.north() | deal.east() | deal.south() | deal.west();
        return new DealKnowledge(
                pack,
                List.of(
                        new Holds(Seat.SOUTH, deal.south(), "the own hand"),
                        new DealFact.Lacks(Seat.NORTH, Cards.of(Cards.SUIT, 2), "a void"),
                        new Length(Seat.EAST, 0, 1, 3, "a signal"),
                        new Points(Seat.WEST, 1, 9, "a promise")));
    }

    @Test
    void somebodyMustSeeAHand() {
        assertThatThrownBy(() -> PossibleDeals.of(DealKnowledge.NOTHING))
                .hasMessage("All four hands are hidden; at least one must be known to the last card.");
        assertThatThrownBy(() -> PossibleDeals.of(smallCase()).deal(-1)).hasMessageStartingWith("There is no deal -1");
    }

    @Test
    void contradictoryFactsLeaveNoDeal() {
        DealKnowledge knowledge = seenBy(Seat.SOUTH).with(new Holds(Seat.EAST, Cards.card('S', 'A'), "a slip"));
        PossibleDeals possible = PossibleDeals.of(knowledge);
        assertThat(possible.count()).isZero();
        assertThatThrownBy(() -> possible.draw(new SplittableRandom(1)))
                .hasMessage("No deal fits; the facts contradict each other.");
    }
}
