package org.outwit.games.bridge.game;

import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;

/** What every contract scores with every number of tricks, counted once, because searches ask at every leaf. */
final class Scores {

    private static final int TIMES_DOUBLED = 3;
    private static final int COUNTS = BridgePosition.ALL_TRICKS + 1;
    private static final int[] TABLE = table();

    private Scores() {}

    private static int[] table() {
        int[] table = new int[Contract.BIDS * TIMES_DOUBLED * COUNTS];
        for (int i = 0; i < table.length; i++) {
            int bid = i / COUNTS / TIMES_DOUBLED;
            Contract contract = Contract.bid(bid, i / COUNTS % TIMES_DOUBLED, Seat.SOUTH);
            table[i] = contract.score(i % COUNTS, false);
        }
        return table;
    }

    /** Not vulnerable. */
    static int of(int bid, int doubled, int tricks) {
        return TABLE[(bid * TIMES_DOUBLED + doubled) * COUNTS + tricks];
    }
}
