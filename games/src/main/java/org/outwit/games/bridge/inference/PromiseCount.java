package org.outwit.games.bridge.inference;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.games.bridge.Call;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;

/** How often promises were true of the hands of those who made them. */
public final class PromiseCount {

    /**
     * How often it was made, and true.
     *
     * @param made how many promises there were
     * @param kept how many of them were true
     */
    public record Row(CallMeaning meaning, String about, int made, int kept) {}

    private final Map<CallMeaning, Map<String, int[]>> counts = new EnumMap<>(CallMeaning.class);
    private int deals;
    private int sound;

    /** Counts the promises of one auction. */
    public void add(Seat dealer, List<Call> calls, Deal deal) {
        boolean all = true;
        for (Promise each : Promises.of(dealer, calls)) {
            boolean kept = each.fact().isTrueOf(deal);
            all &= kept;
            String about = each.fact() instanceof DealFact.Points ? "points" : "length";
            int[] count = counts.computeIfAbsent(each.meaning(), key -> new TreeMap<>())
                    .computeIfAbsent(about, key -> new int[2]);
            count[0]++;
            if (kept) count[1]++;
        }
        deals++;
        if (all) sound++;
    }

    /** Everything that was counted, by meaning. */
    public List<Row> rows() {
        return counts.entrySet().stream()
                .flatMap(each -> each.getValue().entrySet().stream()
                        .map(part -> new Row(each.getKey(), part.getKey(), part.getValue()[0], part.getValue()[1])))
                .toList();
    }

    /** How many auctions were counted. */
    public int deals() {
        return deals;
    }

    /** The number of deals in which every promise was true. */
    public int sound() {
        return sound;
    }
}
