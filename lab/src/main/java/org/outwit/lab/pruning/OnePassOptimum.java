package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.outwit.core.model.OnePassAlphaBetaStar.Rule;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/** The corrected one-pass rules against the leaves that no sound search from left to right can do without, on small trees. */
final class OnePassOptimum implements Experiment {

    private static final Map<String, Rule> RULES = rules();
    private static final int TREES_A_CELL = 10;
    private static final int RANGE = 1_000;
    private static final int BRANCHING = 3;
    private static final int MOST_LEAVES = 9;

    private static Map<String, Rule> rules() {
        Map<String, Rule> rules = new LinkedHashMap<>();
        rules.put("windows", Rule.WINDOWS);
        rules.put("chains", Rule.CHAINS);
        rules.put("parents-alphas", Rule.PARENTS_ALPHAS);
        return rules;
    }

    @Override
    public About about() {
        return About.of(
                "proof-optimum",
                "Outwit",
                "the corrected one-pass αβ*",
                "One pass against the optimum",
                "How many leaves does one-pass αβ* evaluate beyond those that every sound search from left to right must?");
    }

    @Override
    public int version() {
        return 2;
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (int level = 1; level <= 3; level++) {
            for (int depth = 3; depth <= 5; depth++) {
                for (int percent : List.of(0, 5, 25, 100)) {
                    for (int seed = 1; seed <= (size == Size.QUICK ? 3 : 100); seed++)
                        cells.add(Cell.of(seed, "level", level, "depth", depth, "bound", percent));
                }
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        SplittableRandom random = new SplittableRandom(cell.seed());
        int bound = RANGE * cell.number("bound") / 100;
        Map<String, Double> numbers = new LinkedHashMap<>();
        for (int i = 0; i < TREES_A_CELL; i++) {
            context.monitor().throwIfStopped();
            SmallModelTree tree = SmallModelTree.random(
                    random, cell.number("depth"), BRANCHING, cell.number("level") + 1, MOST_LEAVES);
            int[][] values = NecessaryLeaves.drawn(tree, RANGE, bound, random);
            NecessaryLeaves leaves = new NecessaryLeaves(tree, values, RANGE, bound, random);
            BitSet necessary = leaves.found(tree.evaluated(values, bound, Rule.WINDOWS));
            numbers.merge("all", (double) tree.leaves(), Double::sum);
            numbers.merge("necessary", (double) necessary.cardinality(), Double::sum);
            RULES.forEach((name, rule) -> {
                BitSet evaluated = tree.evaluated(values, bound, rule);
                numbers.merge(name, (double) evaluated.cardinality(), Double::sum);
                numbers.merge(
                        "missed", (double) leaves.leftOutWrongly(evaluated).cardinality(), Double::sum);
                boolean more = evaluated.cardinality() > necessary.cardinality();
                numbers.merge("trees " + name, more ? 1.0 : 0, Double::sum);
            });
        }
        return new Measurement(numbers, "");
    }

    /** A leaf that a rule leaves out although it may decide would show the rule to be wrong. */
    @Override
    public Finding finding(LabResults results) {
        double missed = results.sum("missed");
        StringBuilder levels = new StringBuilder();
        for (String level : results.values("level")) {
            LabResults some = results.where("level", level);
            if (levels.length() > 0) levels.append(", ");
            levels.append(excess(some, "windows").text(2))
                    .append(" % at level ")
                    .append(level);
        }
        Finding finding = Finding.of(
                missed == 0 ? ReportVerdict.MEASURED : ReportVerdict.RULE_WRONG,
                "The corrected rule evaluates at most " + levels + " more leaves than are necessary, over "
                        + whole(results.count() * TREES_A_CELL) + " small trees. "
                        + (missed == 0
                                ? "No rule left out a leaf that could still decide."
                                : "Rules left out leaves that could still decide, " + whole(missed) + " in all."));
        finding = finding.paragraph(
                "A leaf is necessary where values for it and for the unknown leaves are found with which it decides the value or the "
                        + "move of the root, given the necessary leaves to its left. They are drawn at random, up to 20,000 times for a leaf that is evaluated, so a "
                        + "leaf that is never found to decide may still do so, and what a rule wastes is rather less than this. Whether a leaf that a rule leaves out could decide, given "
                        + "all that the rule has evaluated to its left, is tried 1,000 times. "
                        + "Windows is the rule that is used (C1+), chains is C2, and parents' alphas the simple rule.");
        for (String level : results.values("level")) finding = finding.plot(plot(results.where("level", level), level));
        return finding.table(
                "Leaves, of which necessary, and evaluated by each rule, all trees together; in brackets on how many trees it evaluates more than is necessary.",
                List.of("level", "bound", "trees", "leaves", "necessary", "windows", "chains", "parents' alphas"),
                rows(results));
    }

    /** Leaves beyond the necessary ones, in percent of these; over cells. */
    private static ConfidenceInterval excess(LabResults results, String rule) {
        return ConfidenceInterval.ofMean(
                results.numbers(measurement -> 100 * (measurement.number(rule) / measurement.number("necessary") - 1)));
    }

    private static LinePlot plot(LabResults results, String level) {
        List<PlotSeries> series = new ArrayList<>();
        for (String rule : RULES.keySet()) {
            series.add(PlotSeries.measured(
                    rule,
                    results.each(
                            "bound",
                            each -> PlotPoint.of(
                                    Double.parseDouble(each.values("bound").get(0)), excess(each, rule)))));
        }
        return new LinePlot(
                "Level " + level
                        + ": leaves beyond the necessary ones, in percent of these, by the bound on the sum of two functions.",
                PlotAxis.linear("bound, % of the largest value"),
                PlotAxis.linear("% more than necessary"),
                series);
    }

    private static List<List<String>> rows(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        for (String level : results.values("level")) {
            rows.addAll(results.where("level", level).each("bound", some -> {
                List<String> row = new ArrayList<>(List.of(
                        level,
                        some.values("bound").get(0) + " %",
                        whole(some.count() * TREES_A_CELL),
                        whole(some.sum("all")),
                        whole(some.sum("necessary"))));
                for (String rule : RULES.keySet())
                    row.add(whole(some.sum(rule)) + " (" + whole(some.sum("trees " + rule)) + ")");
                return row;
            }));
        }
        return rows;
    }

    private static String whole(double number) {
        return String.format(Locale.ROOT, "%,.0f", number);
    }
}
