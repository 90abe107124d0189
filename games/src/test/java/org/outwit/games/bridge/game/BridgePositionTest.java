package org.outwit.games.bridge.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Perft;
import org.outwit.core.game.Position;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;
import org.outwit.games.cards.TrickPlay;

class BridgePositionTest {

    private static final Bridge GAME = new Bridge();

    /** The definition: a play from the first card again for every way to go on. */
    private static long naive(Deal deal, Contract contract, Seat leader, List<Long> played, int depth) {
        CardPlay play = new CardPlay(deal, contract.strain(), leader);
        played.forEach(play::play);
        if (depth == 0) return 1;
        long sum = 0;
        for (long card : Cards.sorted(play.legal())) {
            List<Long> longer = new ArrayList<>(played);
            longer.add(card);
            sum += naive(deal, contract, leader, longer, depth - 1);
        }
        return sum;
    }

    @Test
    void waysToPlayAreThoseOfTheRules() {
        Random random = new Random(4);
        for (int trial = 0; trial < 20; trial++) {
            int cards = 2 + random.nextInt(2);
            Deal deal = BridgeEndings.deal(random, cards);
            Contract contract = Contract.bid(random.nextInt(Contract.BIDS), 0, Seat.at(random.nextInt(4)));
            Seat leader = Seat.at(random.nextInt(4));
            BridgePosition position = BridgePosition.of(deal, contract, leader, 0);
            for (int depth = 1; depth <= 4 * cards && depth <= 9; depth++) {
                assertThat(Perft.count(position, depth)).isEqualTo(naive(deal, contract, leader, List.of(), depth));
            }
        }
    }

    @Test
    void tricksAndMoversAreThoseOfTheRules() {
        Random random = new Random(5);
        for (int trial = 0; trial < 100; trial++) {
            Deal deal = BridgeEndings.deal(random, 13);
            Contract contract = Contract.bid(random.nextInt(Contract.BIDS), 0, Seat.at(random.nextInt(4)));
            Seat leader = contract.declarer().next();
            BridgePosition position = BridgePosition.of(deal, contract, leader, 0);
            CardPlay play = new CardPlay(deal, contract.strain(), leader);
            assertThat(position.mover()).as("the opening lead").isEqualTo(1);
            while (!position.isOver()) {
                assertThat(position.next()).isEqualTo(play.next());
                boolean declarers =
                        play.next().isNorthSouth() == contract.declarer().isNorthSouth();
                assertThat(position.mover() == 0).isEqualTo(declarers);
                if (!declarers) assertThat(position.seatOf(position.mover())).isEqualTo(play.next());
                BridgeEndings.step(position, random);
                play.play(1L << position.made(0));
            }
            assertThat(position.declarerWon()).isEqualTo(play.tricks(contract.declarer()));
            int score = contract.score(position.declarerWon(), false);
            assertThat(List.of(position.payoff(0), position.payoff(1), position.payoff(2)))
                    .containsExactly(score, -score, -score);
        }
    }

    @Test
    void theStrongerSideDeclaresWhatItIsUsedTo() {
        long north = hand("AK32.K32.32.5432");
        long south = hand("QJT98.A4.AK4.A76");
        TrickPlay play = new TrickPlay(4, 0);
        play.hold(Seat.NORTH.ordinal(), north);
        play.hold(Seat.SOUTH.ordinal(), south);
        assertThat(UsualContract.points(south)).isEqualTo(18);
        assertThat(UsualContract.declarer(play)).isEqualTo(Seat.SOUTH.ordinal());
        assertThat(Contract.bid(UsualContract.bid(south, north), 0, Seat.SOUTH).bidText())
                .isEqualTo("4S");
        assertThat(Contract.bid(UsualContract.bid(hand("AK2.K32.K32.5432"), hand("Q43.A54.A54.A876")), 0, Seat.SOUTH)
                        .bidText())
                .isEqualTo("3N");
    }

    private static long hand(String text) {
        long hand = 0;
        int suit = 0;
        for (char each : text.toCharArray()) {
            if (each == '.') suit++;
            else hand |= Cards.card(suit, Cards.RANKS.indexOf(each));
        }
        return hand;
    }

    @Test
    void chanceDealsEverythingAndThenSomebodyLeads() {
        Random random = new Random(6);
        BridgePosition position = GAME.start();
        int dealt = 0;
        for (; position.mover() == Position.CHANCE; dealt++) BridgeEndings.step(position, random);
        assertThat(dealt).isEqualTo(52);
        assertThat(position.inHands()).isEqualTo(Cards.PACK);
        assertThat(position.leader()).isEqualTo(position.contract().declarer().next());
        position.undo();
        assertThat(position.mover()).isEqualTo(Position.CHANCE);
    }
}
