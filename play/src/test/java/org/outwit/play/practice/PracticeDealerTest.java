package org.outwit.play.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.game.Bridge;
import org.outwit.games.bridge.game.BridgePosition;

class PracticeDealerTest {

    private static final Bridge GAME = new Bridge();

    private static BridgePosition ending(int cards, long seed) {
        return new PracticeDealer(seed, Optional.empty()).deal(cards);
    }

    @Test
    void endingsCanBeMadeAndCanFail() {
        SingleDummy single = new SingleDummy();
        for (int seed = 1; seed <= Thoroughness.of(6, 3); seed++) {
            BridgePosition ending = ending(4, seed);
            assertThat(ending.tricksLeft()).isEqualTo(4);
            assertThat(ending.contract().declarer()).isEqualTo(Seat.SOUTH);
            assertThat(ending.next()).isEqualTo(Seat.SOUTH);
            int missing = ending.contract().needed() - ending.declarerWon();
            assertThat(missing).isBetween(2, 4);
            Chances chances = single.chances(GAME.sight(ending, 0), GAME.worlds(ending, 0));
            assertThat(chances.all()).isTrue();
            assertThat(chances.best().made()).as(ending.toString()).isBetween(1, chances.deals() - 1);
            assertThat(chances.good())
                    .as("not every card will do")
                    .hasSizeLessThan(chances.cards().size());
        }
    }

    @Test
    void equalSeedsDealEqualEndings() {
        assertThat(ending(5, 3).toString())
                .isEqualTo(ending(5, 3).toString())
                .isNotEqualTo(ending(5, 4).toString());
    }

    @Test
    void aContractIsKept() {
        Contract slam = Contract.parse("6H", Seat.SOUTH);
        BridgePosition ending = new PracticeDealer(2, Optional.of(slam)).deal(6);
        assertThat(ending.contract()).isEqualTo(slam);
        assertThat(slam.needed() - ending.declarerWon()).isBetween(5, 6);
    }

    @Test
    void handsThatAreGivenGetAContract() {
        Deal deal = Deal.parse("N:AQ2... ...AKQ 543... ...JT9");
        BridgePosition ending = new PracticeDealer(1, Optional.empty()).of(deal);
        assertThat(ending.hand(Seat.NORTH)).isEqualTo(deal.north());
        assertThat(ending.contract().strain()).isIn(Strain.NOTRUMP, Strain.SPADES);
    }

    @Test
    void sizesThatCannotBeAreRefused() {
        for (int cards : new int[] {2, 14, -1}) {
            assertThatThrownBy(() -> ending(cards, 1))
                    .isInstanceOf(InputException.class)
                    .hasMessage("An ending has 3 to 13 cards in each hand, found " + cards + ".");
        }
    }
}
