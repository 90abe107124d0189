package org.outwit.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Results that a store keeps and nobody is shown: those of other versions of an experiment, and those whose inputs are not the ones that were
 * measured last.
 *
 * @param versions how many cells there are of each other version
 * @param inputs how many of this version there are with each fingerprint that is not the newest of its game
 */
public record StaleResults(Map<Integer, Integer> versions, Map<String, Integer> inputs) {

    /** @param counts of everything in the store */
    public static StaleResults of(StoredCells stored, Map<Measured, Integer> counts) {
        Measured now = stored.experiment().measured();
        Map<Integer, Integer> versions = new TreeMap<>();
        counts.forEach((what, cells) -> {
            if (what.experiment().equals(now.experiment()) && what.version() != now.version())
                versions.put(what.version(), cells);
        });
        Map<String, Integer> inputs = new TreeMap<>();
        for (Cell each : stored.stale()) inputs.merge(each.inputs(), 1, Integer::sum);
        return new StaleResults(versions, inputs);
    }

    public boolean isEmpty() {
        return versions.isEmpty() && inputs.isEmpty();
    }

    /** Such as "3 cells of version 1, 41 with older inputs 0123456789abcdef." */
    public String sentence() {
        List<String> parts = new ArrayList<>();
        versions.forEach((version, cells) -> parts.add(cells(cells) + " of version " + version));
        inputs.forEach((fingerprint, cells) -> parts.add(cells(cells)
                + (fingerprint.isEmpty()
                        ? " with inputs that were not written down"
                        : " with older inputs " + fingerprint)));
        return String.join(", ", parts) + ".";
    }

    private static String cells(int count) {
        return count + (count == 1 ? " cell" : " cells");
    }
}
