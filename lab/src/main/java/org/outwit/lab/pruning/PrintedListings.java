package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.tree.Tree;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.trees.Trace;

/** Where the printed listings with models are wrong: a small tree for each, drawn, and how often it happens on others. */
final class PrintedListings implements Experiment {

    private static final int RANDOM_TREES = 5000;
    private static final int MUTANTS = 1000;

    @Override
    public About about() {
        return About.of(
                "pruning-counterexamples",
                PruningExperiments.PAPER,
                "Figures 3 and 9, Theorems 2 and 3",
                "Where the listings are wrong",
                "Do the printed one-pass listings return what the definition says, and look at no leaf in vain?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (Counterexample example : Counterexample.values()) {
            cells.add(Cell.of(1, "trees", "drawn", "name", example.id()));
        }
        int batches = size == Size.QUICK ? 1 : 20;
        for (int i = 0; i < batches; i++) cells.add(Cell.of(1 + i, "trees", "mutants"));
        for (int level = 1; level <= 4; level++) {
            for (int depth = 5; depth <= 6; depth++) {
                for (int i = 0; i < batches; i++) {
                    cells.add(Cell.of(1 + i * RANDOM_TREES, "trees", "random", "level", level, "depth", depth));
                }
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        return switch (cell.text("trees")) {
            case "drawn" -> answers(Counterexample.named(cell.text("name")));
            case "mutants" -> FallibleTrees.mutants(cell.seed(), MUTANTS, context);
            default ->
                FallibleTrees.random(cell.seed(), RANDOM_TREES, cell.number("level"), cell.number("depth"), context);
        };
    }

    private static Measurement answers(Counterexample example) {
        Tree tree = example.tree();
        Limits limits = Limits.depth(tree.height());
        Result right = example.definition(tree).search(tree.start(), limits);
        Trace printedTrace = new Trace(tree);
        Result printed = example.printed(tree, printedTrace).search(tree.start(), limits);
        Trace correctedTrace = new Trace(tree);
        Result corrected = example.corrected(tree, correctedTrace).search(tree.start(), limits);
        return Measurement.of(
                "value", right.value(),
                "move", right.move(),
                "printed value", printed.value(),
                "printed move", printed.move(),
                "printed leaves", CounterexamplePictures.leaves(tree, printedTrace),
                "corrected value", corrected.value(),
                "corrected move", corrected.move(),
                "corrected leaves", CounterexamplePictures.leaves(tree, correctedTrace));
    }

    @Override
    public Finding finding(LabResults results) {
        LabResults drawn = results.where("trees", "drawn");
        int wrong = 0;
        int inVain = 0;
        for (Measurement measurement : drawn.measurements().values()) {
            if (!isRight(measurement)) wrong++;
            else if (measurement.number("printed leaves") > measurement.number("corrected leaves")) inVain++;
        }
        LabResults counted = counted(results);
        Finding finding = Finding.of(
                        wrong + inVain > 0 ? ReportVerdict.RULE_WRONG : ReportVerdict.REPRODUCED,
                        "On " + wrong + " of " + drawn.count()
                                + " small trees a printed listing gives another value or move than the definition, on "
                                + inVain
                                + " more it looks at a leaf that a sound rule leaves out. The corrected rule is wrong on "
                                + (counted.count() == 0
                                        ? "(not measured yet)"
                                        : count(counted.sum(FallibleTrees.CORRECTED)))
                                + " of "
                                + (counted.count() == 0 ? "the" : count(counted.sum(FallibleTrees.TREES)))
                                + " random and mutated trees.")
                .decidedBy(
                        "the rule is wrong where one tree gives another value or move than the definition, or needs a leaf that a sound rule leaves"
                                + " out; trees are searched in full, so one is enough.");
        if (counted.count() > 0) finding = rates(finding, results);
        for (var each : drawn.measurements().entrySet()) {
            finding = section(finding, Counterexample.named(each.getKey().text("name")), each.getValue());
        }
        return finding;
    }

    private static boolean isRight(Measurement measurement) {
        return measurement.number("value") == measurement.number("printed value")
                && measurement.number("move") == measurement.number("printed move");
    }

    private static LabResults counted(LabResults results) {
        List<Cell> cells = results.measurements().keySet().stream()
                .filter(cell -> !cell.has("trees", "drawn"))
                .toList();
        return LabResults.of(results.size(), cells, results.measurements());
    }

    private static Finding rates(Finding finding, LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        LabResults random = results.where("trees", "random");
        for (String level : random.values("level")) {
            for (String depth : random.values("depth")) {
                LabResults some = random.where("level", level, "depth", depth);
                if (some.count() > 0) rows.add(row("random, level " + level + ", depth " + depth, some));
            }
        }
        LabResults mutants = results.where("trees", "mutants");
        if (mutants.count() > 0) rows.add(row("mutants of the tree of Theorem 2", mutants));
        return finding.heading("How often")
                .table(
                        "Trees with a wrong value or move, and 95 % intervals of their share. Random trees have one to three children a node, "
                                + "values from −9 to 9 and sums bounded by 1 to 3; mutants have one to three leaves drawn anew.",
                        List.of("trees", "number", "Figure 9 as meant", "older Figure 19", "corrected"), rows);
    }

    private static List<String> row(String name, LabResults some) {
        long trees = Math.round(some.sum(FallibleTrees.TREES));
        List<String> row = new ArrayList<>(List.of(name, count(trees)));
        for (String rule : List.of(FallibleTrees.FIGURE_9, FallibleTrees.FIGURE_19, FallibleTrees.CORRECTED)) {
            long wrong = Math.round(some.sum(rule));
            ConfidenceInterval share = ConfidenceInterval.ofShare(wrong, trees);
            row.add(String.format(Locale.ROOT, "%,d (%.3f to %.3f %%)", wrong, 100 * share.low(), 100 * share.high()));
        }
        return row;
    }

    private static Finding section(Finding finding, Counterexample example, Measurement measurement) {
        CounterexamplePictures pictures = new CounterexamplePictures(example);
        String says = isRight(measurement)
                ? String.format(
                        Locale.ROOT,
                        "It looks at %s leaves, the corrected rule at %s.",
                        count(measurement.number("printed leaves")),
                        count(measurement.number("corrected leaves")))
                : String.format(
                        Locale.ROOT,
                        "The definition gives %s by move %s, the listing %s by move %s.",
                        count(measurement.number("value")),
                        count(measurement.number("move")),
                        count(measurement.number("printed value")),
                        count(measurement.number("printed move")));
        return finding.heading(example.listing())
                .paragraph(says + " " + example.why())
                .drawing(
                        "What the printed listing does. Numbers at inner nodes are the definition's.",
                        pictures.printed())
                .drawing("The tree, to try it: " + example.text(), pictures.corrected());
    }

    private static String count(double number) {
        return String.format(Locale.ROOT, "%,d", Math.round(number)).replace('-', '−');
    }
}
