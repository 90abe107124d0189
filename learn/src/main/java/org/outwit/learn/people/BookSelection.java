package org.outwit.learn.people;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.learn.prediction.MoveCounts;

/** Which moves of a book are worth keeping: those that were played most, as many as fit, and none that was played once. */
public final class BookSelection {

    private static final double FEWEST_TIMES = 2;

    private BookSelection() {}

    /** The {@code most} moves played most often; of those played equally often, the ones whose numbers come first. */
    public static PositionCounts of(MoveCounts book, int most) {
        TreeMap<Long, Double> times = new TreeMap<>();
        book.forEach((key, move, count) -> {
            if (count >= FEWEST_TIMES) times.merge(PositionCounts.pair(key, move), count, Double::sum);
        });
        double[] sorted = times.values().stream()
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        double least = sorted.length <= most ? 0 : sorted[sorted.length - most];
        long above = Arrays.stream(sorted).filter(count -> count > least).count();
        long room = most - above; // for those that were played exactly so often
        long[] pairs = new long[Math.min(sorted.length, most)];
        double[] counts = new double[pairs.length];
        int size = 0;
        for (Map.Entry<Long, Double> each : times.entrySet()) {
            if (each.getValue() < least || each.getValue() == least && room-- <= 0) continue;
            pairs[size] = each.getKey();
            counts[size++] = each.getValue();
        }
        return PositionCounts.of(pairs, counts);
    }
}
