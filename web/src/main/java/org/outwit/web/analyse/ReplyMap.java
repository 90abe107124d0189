package org.outwit.web.analyse;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Every legal reply of somebody: how likely they play it, and what it costs them. Traps are replies that are likely and cost much.
 *
 * @param depth how many plies were looked ahead for what replies are worth, counted from the position that is analysed
 * @param points the likeliest first; of equally likely ones the first in the order of the game
 */
record ReplyMap(int depth, List<Point> points) {

    /**
     * @param value to the other side, whom the page advises
     * @param cost how much less than their best reply this one is worth to those who play it; nothing for that
     */
    record Point(int move, double probability, int value, int cost) {}

    ReplyMap {
        points = List.copyOf(points);
    }

    /** The first {@code moves.length} of the rows belong together; values are those of the other side. */
    static ReplyMap of(int depth, int[] moves, double[] probabilities, int[] values) {
        int best = IntStream.of(values).min().orElse(0);
        return new ReplyMap(
                depth,
                IntStream.range(0, moves.length)
                        .mapToObj(i -> new Point(moves[i], probabilities[i], values[i], values[i] - best))
                        .sorted(Comparator.comparingDouble(Point::probability).reversed())
                        .toList());
    }

    /** What is to be expected of them, where no reply counts for more than {@code swing} above or below a value. */
    double expected(int value, int swing) {
        double sum = 0;
        for (Point each : points) sum += each.probability() * Prospect.counted(each.value(), value, swing);
        return sum;
    }

    /** What it is worth if they find their best reply. */
    int guaranteed() {
        return points.stream().mapToInt(Point::value).min().orElse(0);
    }
}
