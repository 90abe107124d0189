package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;

/**
 * Effective branching factors of the searches on random trees, by one parameter: what Figures 13 to 15 have in common. A factor is
 * L^(1/depth) of a tree, where L counts what {@link ModelTree} counts; the mean is over trees. A cell may have several trees,
 * so measurements keep sums and sums of squares.
 */
record BranchingFactors(LabResults results) {

    static final String STAR = "alpha-beta*";
    static final String ONE_PASS = "one-pass, corrected";
    static final String PRINTED = "one-pass, printed";
    static final String SIMPLE = "simple pruning";
    static final String ALPHA_BETA = "alpha-beta";
    static final List<String> SEARCHES = List.of(STAR, ONE_PASS, PRINTED, SIMPLE, ALPHA_BETA);

    private static final String TREES = "trees";
    private static final String WRONG = "wrong by print";
    private static final String SQUARES = ", squares";

    /** What a number of trees with consecutive seeds come to. */
    static Measurement measure(ModelTree first, int trees, LabContext context) {
        Map<String, Double> numbers = new HashMap<>(Map.of(TREES, (double) trees, WRONG, 0.0));
        for (int i = 0; i < trees; i++) {
            context.monitor().throwIfStopped();
            ModelTree tree =
                    new ModelTree(first.seed() + i, first.branching(), first.depth(), first.level(), first.bound());
            ModelTree.Measurement measured = tree.measure();
            if (measured.printedIsWrong()) numbers.merge(WRONG, 1.0, Double::sum);
            for (int s = 0; s < SEARCHES.size(); s++) {
                double factor = Math.pow(measured.leaves().get(s), 1.0 / tree.depth());
                numbers.merge(SEARCHES.get(s), factor, Double::sum);
                numbers.merge(SEARCHES.get(s) + SQUARES, factor * factor, Double::sum);
            }
        }
        return new Measurement(numbers, "");
    }

    BranchingFactors where(Object... namesAndValues) {
        return new BranchingFactors(results.where(namesAndValues));
    }

    long trees() {
        return Math.round(results.sum(TREES));
    }

    /** On how many trees the printed one-pass search has the wrong value or move. */
    long wrong() {
        return Math.round(results.sum(WRONG));
    }

    /** The mean over trees; without any, nothing is known. */
    ConfidenceInterval factor(String search) {
        long n = trees();
        double mean = results.sum(search) / n;
        double variance = Math.max(0, results.sum(search + SQUARES) / n - mean * mean) * n / (n - 1);
        return ConfidenceInterval.ofMean(mean, variance, n);
    }

    /** The mean in words. */
    String text(String search) {
        if (trees() == 0) return "(not measured yet)";
        ConfidenceInterval factor = factor(search);
        return trees() == 1 ? String.format(Locale.ROOT, "%.3f", factor.estimate()) : factor.text(3);
    }

    /** How much larger a search's factor is than alpha-beta's. */
    ConfidenceInterval gap(String search) {
        return difference(search, ALPHA_BETA);
    }

    /** How much larger the factor of one search is than that of another on the same trees; the sampling unit is a cell, whose trees are as many. */
    ConfidenceInterval difference(String search, String other) {
        return ConfidenceInterval.ofMean(
                results.numbers(each -> (each.number(search) - each.number(other)) / each.number(TREES)));
    }

    /** How much larger the factor of the printed one-pass search is than that of αβ*, where it is this many times what counts leaves. */
    ConfidenceInterval onePassAbove(double times) {
        return ConfidenceInterval.ofMean(
                results.numbers(each -> (times * each.number(PRINTED) - each.number(STAR)) / each.number(TREES)));
    }

    /** How much larger it is then than alpha-beta's. */
    ConfidenceInterval onePassGap(double times) {
        return ConfidenceInterval.ofMean(
                results.numbers(each -> (times * each.number(PRINTED) - each.number(ALPHA_BETA)) / each.number(TREES)));
    }

    /** The lines of all searches by a parameter whose values are numbers; others are left out. */
    LinePlot plot(String caption, String parameter, String label, List<PlotSeries> printed) {
        List<PlotSeries> series = new ArrayList<>();
        for (String search : SEARCHES) series.add(line(search, search, parameter));
        series.addAll(printed);
        return plot(caption, label, series);
    }

    /** A line of one search by a parameter for each value of another. */
    LinePlot plotEach(String caption, String search, String parameter, String each, String unit) {
        List<PlotSeries> series = new ArrayList<>();
        for (String value : results.values(each)) {
            series.add(where(each, value).line(value + unit, search, parameter));
        }
        return plot(caption, parameter, series);
    }

    private static LinePlot plot(String caption, String label, List<PlotSeries> series) {
        return new LinePlot(caption, PlotAxis.linear(label), PlotAxis.linear("branching factor"), series);
    }

    private PlotSeries line(String name, String search, String parameter) {
        List<PlotPoint> points = new ArrayList<>();
        for (String value : results.values(parameter)) {
            if (value.equals(ModelTree.UNBOUNDED)) continue;
            points.add(PlotPoint.of(
                    Double.parseDouble(value), where(parameter, value).factor(search)));
        }
        return PlotSeries.measured(name, points);
    }

    /** Adds a table with a row for each value of the parameter. */
    Finding table(Finding finding, String parameter, String unit) {
        List<String> heads = new ArrayList<>(List.of(parameter));
        heads.addAll(SEARCHES);
        heads.add("printed, wrong");
        List<List<String>> rows = new ArrayList<>();
        for (String value : results.values(parameter)) {
            BranchingFactors some = where(parameter, value);
            List<String> row = new ArrayList<>(List.of(value.equals(ModelTree.UNBOUNDED) ? "∞" : value + unit));
            for (String search : SEARCHES) row.add(some.text(search));
            row.add(some.wrong() + " of " + some.trees());
            rows.add(row);
        }
        return finding.table(
                "Mean effective branching factors with 95 % intervals. The last column counts the trees on which the printed "
                        + "one-pass search gives another value or move than the definition.",
                heads, rows);
    }

    /** Adds a table of one search, with a row for each value of the parameter and a column for each value of another. */
    Finding tableEach(Finding finding, String search, String parameter, String each, String unit) {
        List<String> heads = new ArrayList<>(List.of(parameter));
        for (String column : results.values(each)) heads.add(column + unit);
        List<List<String>> rows = new ArrayList<>();
        for (String value : results.values(parameter)) {
            List<String> row = new ArrayList<>(List.of(value));
            for (String column : results.values(each)) {
                row.add(where(parameter, value, each, column).text(search));
            }
            rows.add(row);
        }
        return finding.table("Mean effective branching factors with 95 % intervals.", heads, rows);
    }
}
