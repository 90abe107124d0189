package org.outwit.games.bridge.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

/** Seeded endings for tests. */
final class BridgeEndings {

    private BridgeEndings() {}

    static Deal deal(Random random, int cards) {
        List<Long> pack = new ArrayList<>(Cards.sorted(Cards.PACK));
        Collections.shuffle(pack, random);
        long[] hands = new long[4];
        for (int i = 0; i < 4 * cards; i++) hands[i % 4] |= pack.get(i);
        return Deal.of(hands);
    }

    /** A position with {@code cards} each, any contract, any leader, and some cards of the trick played. */
    static BridgePosition any(Random random, int cards) {
        Contract contract = Contract.bid(random.nextInt(Contract.BIDS), random.nextInt(3), Seat.at(random.nextInt(4)));
        int before = random.nextInt(14 - cards);
        BridgePosition position = BridgePosition.of(deal(random, cards), contract, Seat.at(random.nextInt(4)), before);
        for (int i = random.nextInt(4); i > 0; i--) step(position, random);
        return position;
    }

    static void step(BridgePosition position, Random random) {
        int[] moves = new int[position.mostMoves()];
        position.make(moves[random.nextInt(position.moves(moves, 0))]);
    }
}
