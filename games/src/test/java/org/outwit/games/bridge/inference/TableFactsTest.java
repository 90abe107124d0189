package org.outwit.games.bridge.inference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.inference.DealFact.Holds;
import org.outwit.games.bridge.inference.DealFact.Lacks;
import org.outwit.games.cards.Cards;

class TableFactsTest {

    private static final Deal DEAL = Deal.parse("N:AK.3.. Q.K4.. .AQ.K. J2..A.");

    private static List<Long> cards(String names) {
        return Stream.of(names.split(" "))
                .map(name -> Cards.card(name.charAt(0), name.charAt(1)))
                .toList();
    }

    private static List<DealFact> seen(Seat viewer, String play) {
        return TableFacts.of(DEAL, Strain.NOTRUMP, Seat.WEST, Optional.of(Seat.NORTH), cards(play), viewer)
                .facts();
    }

    @Test
    void theFirstCardShowsDummy() {
        assertThat(TableFacts.of(DEAL, Seat.SOUTH).facts())
                .containsExactly(new Holds(Seat.SOUTH, DEAL.south(), "South's own hand"));
        assertThat(seen(Seat.SOUTH, "SJ"))
                .containsExactly(
                        new Holds(Seat.SOUTH, DEAL.south(), "South's own hand"),
                        new Holds(Seat.WEST, Cards.card('S', 'J'), "trick 1: West played SJ"),
                        new Holds(Seat.NORTH, DEAL.north(), "dummy, North's hand"));
    }

    @Test
    void whoDoesNotFollowHasNoMore() {
        long spades = Cards.of(Cards.SUIT, 0);
        assertThat(seen(Seat.EAST, "SJ SA SQ HA SK"))
                .contains(new Lacks(Seat.SOUTH, spades, "trick 1: South played HA on SJ"))
                .contains(new Holds(Seat.SOUTH, Cards.card('H', 'A'), "trick 1: South played HA"))
                .doesNotContain(new Holds(Seat.NORTH, Cards.card('S', 'K'), "trick 2: North played SK"));
        assertThat(seen(Seat.SOUTH, "SJ SA SQ HA SK H4"))
                .contains(new Lacks(Seat.EAST, spades & ~Cards.card('S', 'Q'), "trick 2: East played H4 on SK"));
    }

    /** After any play the deal itself fits, and every deal that fits looks the same. */
    @Test
    void theRealDealAlwaysFits() {
        SplittableRandom random = new SplittableRandom(4);
        for (int trial = 0; trial < 60; trial++) {
            Deal deal = AllDeals.smallDeal(random, 13);
            Contract contract = new Contract(1, Strain.at(random.nextInt(5)), 0, Seat.at(random.nextInt(4)));
            CardPlay play =
                    new CardPlay(deal, contract.strain(), contract.declarer().next());
            List<Long> played = new ArrayList<>();
            for (int cards = random.nextInt(52); cards > 0; cards--) {
                List<Long> legal = Cards.sorted(play.legal());
                long card = legal.get(random.nextInt(legal.size()));
                play.play(card);
                played.add(card);
            }
            Seat viewer = Seat.at(random.nextInt(4));
            DealKnowledge knowledge = TableFacts.of(deal, contract, played, viewer);
            assertThat(knowledge.allows(deal)).isTrue();
            Deal other = PossibleDeals.of(knowledge).draw(random);
            assertThat(TableFacts.of(other, contract, played, viewer)).isEqualTo(knowledge);
        }
    }
}
