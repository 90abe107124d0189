package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Claims;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.models.OlderAlphaBetaStar.Reading;

/** Figure 20: the portion of leaves that αβ* prunes, by the bound on |f_1 + f_0|; uniform trees of branching 2 and depth 10. */
final class PrunedByBound implements Experiment {

    private static final List<Integer> PERCENT = List.of(0, 1, 5, 10, 25, 50, 100, 200);
    private static final int RANGE = 10_000;
    private static final int BRANCHING = 2;
    private static final int DEPTH = 10;
    private static final int TREES = 20;

    /** Names in measurements, and what they are called in reports. */
    private static final Map<String, String> SEARCHES = new TreeMap<>(Map.of(
            "older-tail", "Figure 19, every model asked",
            "older-valid", "Figure 19, valid models asked",
            "corrected", "corrected one-pass αβ*",
            "alpha-beta", "αβ"));

    @Override
    public About about() {
        return About.of(
                "models-fig-20",
                "Carmel and Markovitch 1996, Learning and using opponent models",
                "Figure 20",
                "How much αβ* prunes",
                "Which portion of the leaves does αβ* prune, by the bound on the sum of both functions?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (int percent : PERCENT) {
            for (int seed = 1; seed <= (size == Size.QUICK ? 10 : 50); seed++) {
                cells.add(Cell.of(seed, "bound", percent));
            }
        }
        return cells;
    }

    /** Leaves of twenty trees, and in how many of them the printed rule found another value than the definition. */
    @Override
    public Measurement run(Cell cell, LabContext context) {
        Map<String, Double> numbers = new TreeMap<>(Map.of("wrong", 0.0));
        for (int i = 0; i < TREES; i++) {
            measure(cell.seed() * TREES + i, RANGE * cell.number("bound") / 100)
                    .forEach((name, number) -> numbers.merge(name, number, Double::sum));
        }
        return new Measurement(numbers, "");
    }

    static Map<String, Double> measure(long seed, int bound) {
        RandomTree tree = new RandomTree(seed, BRANCHING, BRANCHING, DEPTH, 0, 2, RANGE, bound);
        Evaluator<RandomTreePosition> own = tree.function(1);
        Evaluator<RandomTreePosition> theirs = tree.function(0);
        Player<RandomTreePosition> player = Player.of(List.of(own, theirs));
        Limits limits = Limits.depth(DEPTH);
        int value = new OnePass<>(player).search(tree.start(), limits).value();
        Map<String, Double> numbers = new TreeMap<>();
        for (Reading reading : Reading.values()) {
            OlderAlphaBetaStar<RandomTreePosition> older = new OlderAlphaBetaStar<>(own, theirs, bound, reading);
            if (older.value(tree.start(), DEPTH) != value) numbers.merge("wrong", 1.0, Double::sum);
            numbers.put(reading == Reading.TAIL ? "older-tail" : "older-valid", (double) older.leaves());
        }
        numbers.put("corrected", (double) Collections.max(new OnePassAlphaBetaStar<>(player, SumBounds.symmetric(bound))
                .search(tree.start(), limits)
                .counts()
                .perLevel()));
        numbers.put("alpha-beta", (double)
                new AlphaBeta<>(own).search(tree.start(), limits).counts().evaluations());
        return numbers;
    }

    @Override
    public Finding finding(LabResults results) {
        Claims claims = new Claims();
        claims.that("Figure 19 finds the value of M* on every tree", results.sum("wrong") == 0);
        LabResults zero = results.where("bound", 0);
        claims.that(
                "with a bound of 0 it prunes as αβ does where every model is asked",
                zero.sum("older-tail") == zero.sum("alpha-beta"));
        claims.allPositive("it prunes less the larger the bound", falls(results), 3);
        ConfidenceInterval valid = portion(zero, "older-valid");
        return claims.finding(claims.sentences() + " Where only the models that it returns are asked it prunes "
                        + valid.text(3) + " at 0, αβ "
                        + portion(zero, "alpha-beta").text(3) + ".")
                .plot(plot(results))
                .table(
                        "Portions of the 1,024 leaves pruned with 95 % intervals, over " + TREES * zero.count()
                                + " trees a row.",
                        heads(),
                        rows(results))
                .paragraph(
                        "f_1 is uniform in [−P, P], and f_0 within the bound of −f_1; the bound is in percent of P. Figure 19 leaves open "
                                + "whether all models must agree to prune or only those whose value is returned. Only the first reading does what the text "
                                + "says of a bound of 0, and with one level it visits as many leaves as the corrected rule. From two levels of modelling on "
                                + "either reading gives wrong values.");
    }

    private static ConfidenceInterval portion(LabResults results, String search) {
        double leaves = TREES * Math.pow(BRANCHING, DEPTH);
        return ConfidenceInterval.ofMean(results.numbers(measurement -> 1 - measurement.number(search) / leaves));
    }

    /** By how much less is pruned at each bound than at the one before it. */
    private static List<ConfidenceInterval> falls(LabResults results) {
        List<ConfidenceInterval> portions = results.each("bound", each -> portion(each, "older-tail"));
        List<ConfidenceInterval> falls = new ArrayList<>();
        for (int i = 1; i < portions.size(); i++) falls.add(Claims.difference(portions.get(i - 1), portions.get(i)));
        return falls;
    }

    private static LinePlot plot(LabResults results) {
        List<PlotSeries> series = new ArrayList<>();
        SEARCHES.forEach((search, name) -> series.add(PlotSeries.measured(
                name,
                results.each(
                        "bound",
                        each -> PlotPoint.of(
                                Double.parseDouble(each.values("bound").get(0)), portion(each, search))))));
        return new LinePlot(
                "Portion of the leaves pruned, by the bound on |f_1 + f_0| in percent of the largest value.",
                PlotAxis.linear("bound, %"),
                PlotAxis.linear("portion pruned"),
                series);
    }

    private static List<String> heads() {
        List<String> heads = new ArrayList<>(List.of("bound"));
        heads.addAll(SEARCHES.values());
        return heads;
    }

    private static List<List<String>> rows(LabResults results) {
        return results.each("bound", each -> {
            List<String> row = new ArrayList<>(List.of(each.values("bound").get(0) + " %"));
            for (String search : SEARCHES.keySet())
                row.add(portion(each, search).text(3));
            return row;
        });
    }
}
