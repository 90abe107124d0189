package org.outwit.lab.shallow;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.Claims;
import org.outwit.lab.experiment.LabResults;

/** What the trees say: factors of growth, beside those that are claimed. */
final class ShallowReport {

    /** How near to what it is said to tend to a factor must have come by then. */
    private static final double NEAR = 0.05;

    private ShallowReport() {}

    /**
     * Reproduced where every best case has exactly the leaves of the recurrence and has come near its factor, and where, on average
     * and with three players or more, the factor grows towards the branching and has come near it.
     */
    static Finding of(LabResults results) {
        LabResults best = results.where("case", "best");
        LabResults average = results.where("case", "average");
        long wrong = best.measurements().entrySet().stream()
                .filter(each -> each.getValue().number("leaves")
                        != BestCase.leaves(
                                each.getKey().number("branching"), each.getKey().number("depth")))
                .count();
        double farthest = 0;
        for (LabResults tree : trees(best)) {
            double factor = BestCase.factor(branching(tree));
            farthest = Math.max(farthest, Math.abs(growth(tree, deepest(tree)) / factor - 1));
        }
        List<ConfidenceInterval> grows = new ArrayList<>();
        List<ConfidenceInterval> near = new ArrayList<>();
        for (LabResults tree : trees(average)) {
            if (tree.values("players").get(0).equals("2")) continue;
            int depth = deepest(tree);
            ConfidenceInterval deep = growthOf(tree, depth);
            grows.add(Claims.difference(deep, growthOf(tree, depth / 2)));
            double limit = (1 - NEAR) * branching(tree);
            near.add(new ConfidenceInterval(deep.estimate() - limit, deep.low() - limit, deep.high() - limit));
        }
        Claims claims = new Claims()
                .that(
                        "best case: " + (best.count() - wrong) + " of " + best.count()
                                + " trees have exactly the leaves of the recurrence",
                        wrong == 0)
                .that("their factors are within " + percent(farthest) + " of (1+√(4b−3))/2", farthest <= NEAR)
                .allPositive("average case, three and four players: the factor grows with depth everywhere", grows, 3)
                .allPositive("it comes to at least 95 % of b", near, 3);
        return claims.finding()
                .heading("The best case")
                .plot(factors(best.where("players", 3)))
                .table(
                        "By how much leaves grow with a ply at the deepest trees: the root of how often those of depth d−2 "
                                + "fit into those of depth d. It is the same for any number of players.",
                        List.of("players", "branching", "depth", "leaves", "factor", "(1+√(4b−3))/2"),
                        rows(best, true))
                .heading("The average case")
                .plot(byDepth(average, 2))
                .plot(byDepth(average, 3))
                .plot(byDepth(average, 4))
                .table(
                        "The same on random trees: the sum is broken at random, and each player gets a piece; means over "
                                + "trees. Korf's own model of the average is not in the review.",
                        List.of("players", "branching", "depth", "leaves", "factor", "of b"),
                        rows(average, false));
    }

    /** LabResults for each number of players and branching. */
    private static List<LabResults> trees(LabResults results) {
        List<LabResults> trees = new ArrayList<>();
        for (String players : results.values("players"))
            trees.addAll(results.where("players", players).each("branching", each -> each));
        return trees;
    }

    private static int branching(LabResults tree) {
        return Integer.parseInt(tree.values("branching").get(0));
    }

    private static int deepest(LabResults tree) {
        List<String> depths = tree.values("depth");
        return Integer.parseInt(depths.get(depths.size() - 1));
    }

    private static double leaves(LabResults tree, int depth) {
        return depth < 1 ? 1 : tree.where("depth", depth).mean("leaves").estimate();
    }

    /** The same with its interval: trees of different depths are independent, and each mean has its relative error. */
    private static ConfidenceInterval growthOf(LabResults tree, int depth) {
        double growth = growth(tree, depth);
        double error = relative(tree, depth);
        if (depth >= 2) error = Math.hypot(error, relative(tree, depth - 2)) / 2;
        return new ConfidenceInterval(growth, growth * (1 - error), growth * (1 + error));
    }

    private static double relative(LabResults tree, int depth) {
        if (depth < 1) return 0;
        ConfidenceInterval leaves = tree.where("depth", depth).mean("leaves");
        return leaves.halfWidth() / leaves.estimate();
    }

    /** By how much leaves grow with a ply there; over two plies, because even and odd depths differ. */
    private static double growth(LabResults tree, int depth) {
        return depth < 2 ? leaves(tree, depth) : Math.sqrt(leaves(tree, depth) / leaves(tree, depth - 2));
    }

    private static LinePlot factors(LabResults best) {
        List<PlotPoint> measured =
                best.each("branching", each -> PlotPoint.exact(branching(each), growth(each, deepest(each))));
        List<PlotPoint> printed = new ArrayList<>();
        List<PlotPoint> root = new ArrayList<>();
        for (int b = 2; b <= 20; b++) {
            printed.add(PlotPoint.exact(b, BestCase.factor(b)));
            root.add(PlotPoint.exact(b, Math.sqrt(b)));
        }
        return new LinePlot(
                "The factor by branching, three players, best case.",
                PlotAxis.whole("branching"),
                PlotAxis.linear("factor"),
                List.of(
                        PlotSeries.measured("measured", measured),
                        PlotSeries.printed("(1+√(4b−3))/2", printed),
                        PlotSeries.printed("√b, alpha-beta with deep pruning", root)));
    }

    private static LinePlot byDepth(LabResults average, int players) {
        List<PlotSeries> series = new ArrayList<>();
        for (LabResults tree : trees(average.where("players", players))) {
            List<PlotPoint> points = new ArrayList<>();
            for (int depth = 2; depth <= deepest(tree); depth++)
                points.add(PlotPoint.exact(depth, growth(tree, depth) / branching(tree)));
            series.add(PlotSeries.measured("b = " + branching(tree), points));
        }
        return new LinePlot(
                players
                        + " players: the factor as a share of the branching, by depth. Korf has 1 in the limit for three players and more"
                        + (players == 2 ? "; for two, Knuth and Moore have about 1/log b." : "."),
                PlotAxis.whole("depth"),
                PlotAxis.linear("factor / b"),
                series);
    }

    private static List<List<String>> rows(LabResults results, boolean best) {
        List<List<String>> rows = new ArrayList<>();
        for (LabResults tree : trees(results)) {
            int depth = deepest(tree);
            int branching = branching(tree);
            double factor = growth(tree, depth);
            rows.add(List.of(
                    tree.values("players").get(0),
                    String.valueOf(branching),
                    String.valueOf(depth),
                    best
                            ? String.format(Locale.ROOT, "%,.0f", leaves(tree, depth))
                            : tree.where("depth", depth).mean("leaves").text(0),
                    String.format(Locale.ROOT, "%.3f", factor),
                    best
                            ? String.format(Locale.ROOT, "%.3f", BestCase.factor(branching))
                            : percent(factor / branching)));
        }
        return rows;
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }
}
