package org.outwit.lab.cards;

import java.util.List;
import java.util.Random;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.doubledummy.NextTricks;

/**
 * A player who counts the tricks that come next: plays a card with which their side takes most of them, on average over deals that fit what they
 * see, with all cards in sight there. Where several cards are as good, another rule chooses among them.
 *
 * @param tricks how many tricks they look ahead, the one in play included
 * @param deals over how many deals they average
 * @param otherwise chooses among cards that are as good
 */
record LookAhead(int tricks, int deals, CardRule otherwise) implements CardRule {

    @Override
    public boolean says(DefenderSight sight, double[] chances) {
        List<Long> cards = sight.cards();
        long best = cards.size() == 1 ? sight.legal() : best(sight, cards);
        if (otherwise.says(sight, chances)) {
            double kept = 0;
            for (int i = 0; i < cards.size(); i++) {
                if ((best & cards.get(i)) == 0) chances[i] = 0;
                kept += chances[i];
            }
            for (int i = 0; i < cards.size(); i++) chances[i] /= kept;
            if (kept > 0) return true;
        }
        return sight.evenly(best, chances);
    }

    private long best(DefenderSight sight, List<Long> cards) {
        // what they imagine is part of who they are: the same sight, the same deals
        Random random = new Random(sight.key());
        UnseenHands unseen = new UnseenHands(sight);
        int[] taken = new int[cards.size()];
        for (int i = 0; i < deals; i++) {
            long[] hands = unseen.draw(random);
            NextTricks search = new NextTricks(hands, sight.strain(), tricks);
            for (int c = 0; c < taken.length; c++) {
                taken[c] += search.with(sight.leader(), sight.trick(), cards.get(c));
            }
        }
        int most = 0;
        for (int each : taken) most = Math.max(most, each);
        long best = 0;
        for (int c = 0; c < taken.length; c++) if (taken[c] == most) best |= cards.get(c);
        return best;
    }

    /** The hands that a defender does not see, drawn so that each division that fits is as likely as another. */
    private static final class UnseenHands {

        private final DefenderSight sight;
        private final List<Seat> seats;

        UnseenHands(DefenderSight sight) {
            this.sight = sight;
            Seat partner = sight.seat().partner();
            this.seats = sight.dummy() == 0 && sight.leads()
                    ? List.of(partner, sight.declarer(), sight.declarer().partner())
                    : List.of(partner, sight.declarer());
        }

        long[] draw(Random random) {
            long[] hands = new long[4];
            hands[sight.seat().ordinal()] = sight.hand();
            hands[sight.declarer().partner().ordinal()] = sight.dummy();
            long left = sight.unseen();
            for (Seat seat : seats.subList(0, seats.size() - 1)) {
                long hand = HandDraw.of(left, size(seat), forced(), out(seat), random);
                hands[seat.ordinal()] = hand;
                left &= ~hand;
            }
            hands[seats.get(seats.size() - 1).ordinal()] = left;
            return hands;
        }

        private int size(Seat seat) {
            int before = sight.seat().ordinal() - sight.leader().ordinal() & 3;
            int place = seat.ordinal() - sight.leader().ordinal() & 3;
            return Long.bitCount(sight.hand()) - (place < before ? 1 : 0);
        }

        /** What the declarer cannot have, partner has; before the opening lead nobody has shown anything. */
        private long forced() {
            return out(sight.declarer());
        }

        private long out(Seat seat) {
            return HandDraw.suits(sight.voids().get(seat.ordinal()));
        }
    }
}
