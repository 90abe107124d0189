package org.outwit.games.bridge.game;

import org.outwit.games.cards.Cards;
import org.outwit.games.cards.DealtWorlds;
import org.outwit.games.cards.UnseenCards;

/** All ways in which the cards that a player does not see may lie: hands of the sizes that are known, without suits that their seats have shown to be out of. */
final class BridgeWorlds {

    private BridgeWorlds() {}

    static DealtWorlds<BridgePosition> of(BridgePosition position, int player) {
        if (position.isDealing()) throw new IllegalStateException("Nobody plays while cards are dealt.");
        long[] seen = new long[4];
        int[] hidden = new int[4];
        int count = 0;
        for (int seat = 0; seat < 4; seat++) {
            if (position.sees(player, seat)) seen[seat] = position.hand(seat);
            else hidden[count++] = seat;
        }
        int[] sizes = new int[count];
        long unseen = position.inHands();
        for (int i = 0; i < count; i++) sizes[i] = Long.bitCount(position.hand(hidden[i]));
        for (long hand : seen) unseen &= ~hand;
        int voids = position.play().voids();
        UnseenCards ways =
                UnseenCards.of(unseen, (hand, card) -> (voids >> 4 * hidden[hand] + card / Cards.LANE & 1) == 0, sizes);
        // Of the real position nothing is kept but what the player sees: a world that fits has the same table, contract
        // and counts.
        BridgePosition any = position.with(filled(seen, hidden, sizes.length, ways.deal(0)));
        int others = count;
        return new DealtWorlds<>(ways, hands -> any.with(filled(seen, hidden, others, hands)));
    }

    private static long[] filled(long[] seen, int[] hidden, int count, long[] hands) {
        long[] filled = seen.clone();
        for (int i = 0; i < count; i++) filled[hidden[i]] = hands[i];
        return filled;
    }
}
