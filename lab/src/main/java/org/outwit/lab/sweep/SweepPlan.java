package org.outwit.lab.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.Size;

/**
 * What a file describes: what is measured, with which values, and with which seeds.
 *
 * @param name letters, digits and hyphens
 * @param axes the values of every name that is used, those that were left out included
 * @param first the first seed
 * @param quick how many seeds a quick run has
 * @param full how many a full one has
 * @param text the file, as it was written
 */
record SweepPlan(
        String name,
        String title,
        String question,
        SweepMeasure measure,
        Map<SweepKey, List<String>> axes,
        int first,
        int quick,
        int full,
        String text) {

    private static final long MOST_CELLS = 1_000_000;

    SweepPlan {
        axes = new LinkedHashMap<>(axes);
        long cells = full;
        for (List<String> each : axes.values()) {
            cells = Math.min(Long.MAX_VALUE / each.size(), cells) * each.size();
            if (cells > MOST_CELLS)
                throw new InputException("The file asks for more than " + MOST_CELLS
                        + " cells, which are combinations of values times seeds; give fewer of them.");
        }
    }

    int seeds(Size size) {
        return size == Size.QUICK ? quick : full;
    }

    /** The last of all seeds. */
    int last() {
        return first + Math.max(quick, full) - 1;
    }

    /** What has more than one value. */
    List<SweepKey> varied() {
        return axes.keySet().stream().filter(each -> axes.get(each).size() > 1).toList();
    }

    /** All combinations of values, the last name changing fastest. */
    List<Map<SweepKey, String>> combinations() {
        List<Map<SweepKey, String>> all = List.of(Map.of());
        for (Map.Entry<SweepKey, List<String>> axis : axes.entrySet()) {
            List<Map<SweepKey, String>> more = new ArrayList<>();
            for (Map<SweepKey, String> each : all) {
                for (String value : axis.getValue()) {
                    Map<SweepKey, String> longer = new LinkedHashMap<>(each);
                    longer.put(axis.getKey(), value);
                    more.add(longer);
                }
            }
            all = more;
        }
        return all;
    }
}
