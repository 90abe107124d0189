package org.outwit.games.bridge.doubledummy;

import java.util.ArrayList;
import java.util.List;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;

/**
 * What a card that was played cost its side, all cards in sight.
 *
 * @param trick the trick it was played to, from 1
 * @param lost how many tricks fewer than with the best card
 * @param best all cards that would have lost none
 * @param declarerTricks how many tricks the declarer's side comes to in all after it, if everybody plays well from then on
 */
public record CardCost(int trick, Seat seat, long card, int lost, long best, int declarerTricks) {

    /**
     * The cost of each card, in the order of play.
     *
     * @param start before the first of the cards, with none played
     * @param cards legal cards
     */
    public static List<CardCost> of(
            CardPlay start, Strain strain, Seat declarer, List<Long> cards, DoubleDummySolver solver) {
        List<CardCost> costs = new ArrayList<>();
        int all = start.left();
        for (long card : cards) {
            Seat seat = start.next();
            int won = start.tricks(seat);
            int trick = all - start.left() + 1;
            int most = 0;
            int taken = 0;
            long best = 0;
            for (CardResult result : solver.cards(start.beforeTrick(), strain, start.leader(), start.trick())) {
                if (result.tricks() > most) best = 0;
                most = Math.max(most, result.tricks());
                if (result.tricks() == most) best |= result.equals();
                if ((result.equals() & card) != 0) taken = result.tricks();
            }
            boolean ours = seat.isNorthSouth() == declarer.isNorthSouth();
            int total = ours ? won + taken : all - won - taken;
            costs.add(new CardCost(trick, seat, card, most - taken, best, total));
            start.play(card);
        }
        return costs;
    }
}
