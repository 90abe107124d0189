package org.outwit.play.practice;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.game.Sight;
import org.outwit.games.bridge.game.BridgePosition;
import org.outwit.games.bridge.game.DoubleDummyValues;

/**
 * A hand of a declarer, looked at afterwards.
 *
 * @param bestTricks what the declarer would have come to with all cards in sight and best play of everybody
 * @param start where it began, be it an ending
 * @param cards the declarer's decisions: where there were two cards or more to choose from
 */
public record HandReview(BridgePosition start, BridgePosition end, int bestTricks, List<ReviewedCard> cards) {

    /** Looks at a hand that was played from a position to its end. */
    public static HandReview of(BridgePosition start, List<Integer> played, SingleDummy single) {
        DoubleDummyValues values = new DoubleDummyValues();
        List<ReviewedCard> cards = new ArrayList<>();
        BridgePosition position = Position.copyOf(start);
        for (int card : played) {
            if (position.mover() == 0 && Sight.moves(position).size() > 1) {
                cards.add(ReviewedCard.of(Position.copyOf(position), card, single, values));
            }
            position.make(card);
        }
        return new HandReview(start, position, values.tricks(start), cards);
    }

    /** The trick that a card was played to, counted from 1 where the hand began. */
    public int trick(ReviewedCard card) {
        return start.tricksLeft() - card.before().tricksLeft() + 1;
    }

    /** The cards that look like this. */
    public List<ReviewedCard> cards(ReviewedCard.Verdict verdict) {
        return cards.stream().filter(each -> each.verdict() == verdict).toList();
    }
}
