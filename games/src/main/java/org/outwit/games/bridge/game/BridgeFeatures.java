package org.outwit.games.bridge.game;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/** What can be measured with all cards in sight. A player's side has two hands. */
final class BridgeFeatures {

    static final List<Feature<BridgePosition>> ALL = List.of(
            CountFeature.own(
                    "tricks",
                    "tricks that the player's side has won",
                    BridgePosition.ALL_TRICKS,
                    (position, player) -> won(position, player == 0)),
            CountFeature.own(
                    "theirs",
                    "tricks that the other side has won",
                    BridgePosition.ALL_TRICKS,
                    (position, player) -> won(position, player != 0)),
            CountFeature.own(
                    "masters", "cards of the side that are the highest left of their suit", 4, BridgeFeatures::masters),
            CountFeature.own("trumps", "trumps in the hands of the side", 13, BridgeFeatures::trumps));

    private BridgeFeatures() {}

    private static int won(BridgePosition position, boolean declarer) {
        return declarer ? position.declarerWon() : position.defendersWon();
    }

    /** The cards of a player's side. */
    private static long side(BridgePosition position, int player) {
        int seat = position.seatOf(player).ordinal();
        return position.hand(seat) | position.hand(seat + 2 & 3);
    }

    private static int masters(BridgePosition position, int player) {
        long own = side(position, player);
        long all = position.inHands();
        int count = 0;
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            if ((Cards.ranks(own, suit) & Integer.highestOneBit(Cards.ranks(all, suit))) != 0) count++;
        }
        return count;
    }

    private static int trumps(BridgePosition position, int player) {
        int trumps = position.trumps();
        if (trumps == Strain.NOTRUMP.ordinal()) return 0;
        return Integer.bitCount(Cards.ranks(side(position, player), trumps));
    }
}
