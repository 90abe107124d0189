package org.outwit.web.person;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.outwit.web.person.StudyFigures.Figure;

/**
 * Two people by the same figures. Both are estimates, so a difference has the interval of both together, and it is only called one
 * where that leaves out zero. Of many comparisons some leave it out by chance; how many were made is said.
 *
 * @param first the figures that say most, in their order
 * @param values what they value differently, the clearest first
 * @param compared how many figures were compared in all
 */
record StudyComparison(List<Pair> first, List<Pair> values, int compared) {

    private static final int MOST_VALUES = 6;

    /** A figure of both. */
    record Pair(Figure one, Figure other) {

        double difference() {
            return one.share() - other.share();
        }

        /** Half the width of the difference's 95 % interval. */
        double half() {
            return Math.hypot(one.half(), other.half());
        }

        boolean isClear() {
            return Math.abs(difference()) > half();
        }

        private double clearness() {
            return Math.abs(difference()) / Math.max(half(), 1e-9);
        }
    }

    StudyComparison {
        first = List.copyOf(first);
        values = List.copyOf(values);
    }

    static StudyComparison of(List<Figure> one, List<Figure> other) {
        Map<String, Figure> others =
                other.stream().collect(Collectors.toMap(Figure::key, Function.identity(), (a, b) -> a));
        List<Pair> first = new ArrayList<>();
        List<Pair> values = new ArrayList<>();
        for (Figure each : one) {
            Figure same = others.get(each.key());
            if (same == null) continue;
            (each.group().equals(StudyFigures.FIRST) ? first : values).add(new Pair(each, same));
        }
        int compared = first.size() + values.size();
        values.removeIf(each -> !each.isClear());
        values.sort(Comparator.comparingDouble(Pair::clearness).reversed());
        return new StudyComparison(first, values.subList(0, Math.min(MOST_VALUES, values.size())), compared);
    }

    /** How many differences would be called clear if there were none at all. */
    long byChance() {
        return Math.round(0.05 * compared);
    }
}
