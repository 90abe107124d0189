package org.outwit.games.bridge.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

class NextTricksTest {

    /** The definition: tries every card, until {@code until} tricks are complete. */
    private static int definition(CardPlay play, boolean northSouth, int until) {
        Seat ours = northSouth ? Seat.NORTH : Seat.EAST;
        if (play.left() <= until) return play.tricks(ours);
        boolean most = play.next().isNorthSouth() == northSouth;
        int best = most ? -1 : 99;
        for (long card : Cards.sorted(play.legal())) {
            CardPlay after = play.copy();
            after.play(card);
            int value = definition(after, northSouth, until);
            best = most ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Test
    void agreesWithTheDefinition() {
        Random random = new Random(5);
        for (int i = 0; i < 300; i++) {
            int size = 3 + i % 2;
            Deal deal = DoubleDummySolverTest.ending(random, size);
            CardPlay play = new CardPlay(deal, Strain.at(random.nextInt(5)), Seat.at(random.nextInt(4)));
            for (int n = random.nextInt(4); n > 0; n--) play.play(any(play, random));
            int tricks = 1 + random.nextInt(2);
            long[] hands = new long[4];
            for (Seat seat : Seat.values()) hands[seat.ordinal()] = play.hand(seat);
            NextTricks search = new NextTricks(hands, play.strain(), tricks);
            List<Long> trick = new ArrayList<>(play.trick());
            for (long card : Cards.sorted(play.legal())) {
                CardPlay after = play.copy();
                after.play(card);
                int expected = definition(after, play.next().isNorthSouth(), size - tricks);
                assertThat(search.with(play.leader(), trick, card))
                        .as("%s %s", deal, play.trick())
                        .isEqualTo(expected);
            }
        }
    }

    private static long any(CardPlay play, Random random) {
        List<Long> legal = Cards.sorted(play.legal());
        return legal.get(random.nextInt(legal.size()));
    }
}
