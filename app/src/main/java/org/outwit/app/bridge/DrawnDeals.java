package org.outwit.app.bridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.bridge.inference.PossibleDeals;
import org.outwit.games.bridge.record.BridgeBoard;

/** Deals that fit what is known of a board, as boards with the same dealer, vulnerability, and contract. */
public final class DrawnDeals {

    private DrawnDeals() {}

    /** Draws this number of deals, or fewer if it is stopped. */
    public static List<BridgeBoard> of(
            BridgeBoard board, DealKnowledge knowledge, int count, long seed, ProgressMonitor monitor) {
        PossibleDeals possible = PossibleDeals.of(knowledge);
        SplittableRandom random = new SplittableRandom(seed);
        List<BridgeBoard> drawn = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            monitor.progress("drawing deals", i, count);
            if (monitor.isStopped()) break;
            drawn.add(drawn(board, i, possible.draw(random)));
        }
        return drawn;
    }

    private static BridgeBoard drawn(BridgeBoard board, int number, Deal deal) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Drawn from what is known of board " + board.name());
        tags.put("Board", String.valueOf(number));
        return new BridgeBoard(
                number,
                board.place(),
                tags,
                board.dealer(),
                board.vulnerable(),
                deal,
                board.contract(),
                board.passedOut(),
                List.of(),
                List.of(),
                OptionalInt.empty());
    }
}
