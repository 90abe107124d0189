package org.outwit.games.whist;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;
import org.outwit.games.cards.Cards;

/** What can be measured with all cards in sight. */
final class WhistFeatures {

    private WhistFeatures() {}

    static List<Feature<WhistPosition>> of(int handSize) {
        return List.of(
                CountFeature.own("tricks", "tricks that the player has won", handSize, WhistPosition::won),
                CountFeature.own("theirs", "tricks that the others have won", handSize, WhistFeatures::theirs),
                CountFeature.own("masters", "cards that are the highest left of their suit", 4, WhistFeatures::masters),
                CountFeature.own("trumps", "trumps in hand", 13, WhistFeatures::trumps));
    }

    private static int theirs(WhistPosition position, int player) {
        int sum = 0;
        for (int seat = 0; seat < position.players(); seat++) if (seat != player) sum += position.won(seat);
        return sum;
    }

    private static int masters(WhistPosition position, int player) {
        int count = 0;
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            int left = Cards.ranks(position.unplayed(), suit);
            if ((Cards.ranks(position.hand(player), suit) & Integer.highestOneBit(left)) != 0) count++;
        }
        return count;
    }

    private static int trumps(WhistPosition position, int player) {
        if (position.turned() == WhistPosition.NO_CARD) return 0;
        return Integer.bitCount(Cards.ranks(position.hand(player), position.turned() / Cards.LANE));
    }
}
