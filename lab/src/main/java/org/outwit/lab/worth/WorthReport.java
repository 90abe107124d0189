package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;

/** What all rows of one setting came to, over all people together. Intervals are 95 %, over pairs of games. */
final class WorthReport {

    private final Map<String, List<PersonPair>> rows = new LinkedHashMap<>();

    /** The pairs of all rows must come in the same order. */
    void add(String row, PersonPair pair) {
        rows.computeIfAbsent(row, name -> new ArrayList<>()).add(pair);
    }

    /** Points from 0 to 1 and what was gained over the plain engine, and below over the other rows that expect replies. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        rows.forEach((name, row) -> lines.add(line(name, row)));
        String first = rows.keySet().stream()
                .filter(name -> WorthRow.parse(name).expects())
                .findFirst()
                .orElse("");
        rows.forEach((name, row) -> {
            if (name.equals(first) || !WorthRow.parse(name).expects()) return;
            ConfidenceInterval more = ConfidenceInterval.ofDifference(points(rows.get(first)), points(row));
            lines.add(String.format(Locale.ROOT, "%s over %s: %s", first, name, signed(more)));
        });
        return lines;
    }

    private String line(String name, List<PersonPair> row) {
        double[] points = points(row);
        ConfidenceInterval gain = ConfidenceInterval.ofDifference(points, plain(points.length));
        PersonPair all = row.stream().reduce(PersonPair.NONE, PersonPair::and);
        String expected = all.expected() == 0
                ? ""
                : String.format(
                        Locale.ROOT,
                        "  departs %.3f  likeliest reply: claimed %.3f, came %.3f of %d",
                        (double) all.departures() / all.moves(),
                        all.claimed() / all.expected(),
                        (double) all.came() / all.expected(),
                        all.expected());
        return String.format(
                Locale.ROOT,
                "%-12s %6d games  %s  gain %s  depth %.2f  %.2f ms a move%s",
                name,
                2 * row.size(),
                ConfidenceInterval.ofMean(points).plusMinus(3),
                name.equals(WorthRow.PLAIN.name()) ? "-" : signed(gain),
                (double) all.depths() / all.moves(),
                all.nanos() / 1e6 / all.moves(),
                expected);
    }

    /** Where the plain engine has no row it would have played against itself. */
    private double[] plain(int count) {
        List<PersonPair> plain = rows.get(WorthRow.PLAIN.name());
        if (plain != null) return points(plain);
        double[] halves = new double[count];
        Arrays.fill(halves, 0.5);
        return halves;
    }

    private static String signed(ConfidenceInterval gain) {
        return (gain.estimate() < 0 ? "" : "+") + gain.plusMinus(3);
    }

    /** A game, for each pair. */
    private static double[] points(List<PersonPair> row) {
        return row.stream().mapToDouble(pair -> pair.points() / 2).toArray();
    }
}
