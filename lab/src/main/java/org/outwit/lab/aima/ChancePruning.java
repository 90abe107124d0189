package org.outwit.lab.aima;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.chance.ChanceSetup;
import org.outwit.core.chance.ExpectedResult;
import org.outwit.core.chance.Expectiminimax;
import org.outwit.core.chance.Star1;
import org.outwit.core.chance.Star2;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.ConfidenceInterval;
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

/** Exercise 6.6: how much Ballard's Star1 and Star2 leave out of what expectiminimax evaluates, on trees and in backgammon. */
final class ChancePruning implements Experiment {

    private static final List<String> SEARCHES = List.of("expectiminimax", "star1", "star2", "star2-unbounded");
    private static final int BRANCHING = 3;

    @Override
    public About about() {
        return About.of(
                "aima-chance",
                "Russell and Norvig 2003, Artificial Intelligence, chapter 6",
                "section 6.5, exercise 6.6",
                "Pruning where dice decide",
                "How many leaves can be left out where dice are thrown, if values are known to lie in a range?");
    }

    @Override
    public List<Cell> cells(Size size) {
        boolean quick = size == Size.QUICK;
        List<Cell> cells = new ArrayList<>();
        for (String kind : List.of("random", "ordered")) {
            for (int moves = 1; moves <= (quick ? 5 : 6); moves++) {
                for (int seed = 1; seed <= (quick ? 10 : 100); seed++)
                    cells.add(Cell.of(seed, "where", kind, "moves", moves));
            }
        }
        for (int moves = 1; moves <= (quick ? 2 : 3); moves++) {
            for (int seed = 1; seed <= (quick ? 20 : 100); seed++)
                cells.add(Cell.of(seed, "where", "backgammon", "moves", moves));
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        int moves = cell.number("moves");
        if (cell.has("where", "backgammon")) {
            return compare(
                    BackgammonGame.GAME.defaultEvaluator(),
                    -BackgammonGame.MOST,
                    BackgammonGame.MOST,
                    BackgammonGame.position(cell.seed()),
                    Limits.depth(2 * moves - 1));
        }
        ChanceTree random = ChanceTree.random(cell.seed(), BRANCHING, moves);
        ChanceTree tree = cell.has("where", "ordered") ? random.ordered() : random;
        return compare(tree.evaluator(), 0, ChanceTree.HIGHEST, tree.tree().start(), Limits.NONE);
    }

    /** Evaluations of each search, and whether one found another value or move than expectiminimax. */
    private static <P extends Position> Measurement compare(
            Evaluator<P> evaluator, int lowest, int highest, P position, Limits limits) {
        ChanceSetup<P> setup = ChanceSetup.of(evaluator, lowest, highest);
        ChanceSetup<P> unbounded = ChanceSetup.of(evaluator, 1 - Value.INFINITY, Value.INFINITY - 1);
        Map<String, ExpectedResult> found = new LinkedHashMap<>();
        found.put("expectiminimax", new Expectiminimax<>(setup).search(position, limits));
        found.put("star1", new Star1<>(setup).search(position, limits));
        found.put("star2", new Star2<>(setup).search(position, limits));
        found.put("star2-unbounded", new Star2<>(unbounded).search(position, limits));
        ExpectedResult definition = found.get("expectiminimax");
        Map<String, Double> numbers = new LinkedHashMap<>();
        double different = 0;
        for (var each : found.entrySet()) {
            ExpectedResult result = each.getValue();
            numbers.put(each.getKey(), (double) result.counts().evaluations());
            boolean same = Math.abs(result.value() - definition.value()) < 1e-6 && result.move() == definition.move();
            if (!same) different++;
        }
        numbers.put("different", different);
        return new Measurement(numbers, "");
    }

    /**
     * The chapter says that expectiminimax evaluates (b n)^m leaves, that the others find the same values and moves, and that both evaluate
     * fewer leaves wherever dice are thrown before a reply.
     */
    @Override
    public Finding finding(LabResults results) {
        double different = results.sum("different");
        boolean whole = results.measurements().entrySet().stream()
                .filter(each -> !each.getKey().has("where", "backgammon"))
                .allMatch(each -> each.getValue().number("expectiminimax")
                        == Math.pow(BRANCHING, 2 * each.getKey().number("moves")));
        List<ConfidenceInterval> fewer = new ArrayList<>();
        for (String where : results.values("where")) {
            for (LabResults some : results.where("where", where).each("moves", each -> each)) {
                if (some.values("moves").get(0).equals("1")) continue;
                for (String search : List.of("star1", "star2"))
                    fewer.add(ConfidenceInterval.ofMean(some.numbers(measurement ->
                            100 - 100 * measurement.number(search) / measurement.number("expectiminimax"))));
            }
        }
        Claims claims = new Claims()
                .that("expectiminimax evaluates (b·n)^m leaves of the trees", whole)
                .that("all find the same values and moves", different == 0)
                .allPositive(
                        "Star1 and Star2 save leaves wherever dice are thrown before a reply, in per cent", fewer, 1);
        LabResults backgammon = results.where("where", "backgammon", "moves", 2);
        return claims.finding("With values known to lie within three points, Star1 evaluates "
                        + share(backgammon, "star1").text(1) + " % and Star2 "
                        + share(backgammon, "star2").text(1)
                        + " % of what expectiminimax does in backgammon, one reply ahead. They found another value or move in "
                        + whole(different) + " of " + results.count() + " questions. "
                        + claims.sentences())
                .heading("Random trees")
                .plot(plot(results.where("where", "random"), "Trees with independent leaves"))
                .plot(plot(results.where("where", "ordered"), "The same trees, with the best move first everywhere"))
                .heading("Backgammon")
                .plot(plot(results.where("where", "backgammon"), "Backgammon, positions of games of the network"))
                .heading("All numbers")
                .table(
                        "Leaves evaluated: means with 95 % intervals. Trees have three moves and three throws everywhere. "
                                + "Unbounded means that Star2 is told a range that says nothing.",
                        List.of("where", "moves", "questions", "expectiminimax", "star1", "star2", "star2-unbounded"),
                        rows(results))
                .paragraph(
                        "In backgammon a move comes with dice that are already thrown: two moves are a play, all 21 throws, "
                                + "and all replies.");
    }

    /** In percent of what expectiminimax evaluates in the same question. */
    private static ConfidenceInterval share(LabResults results, String search) {
        return ConfidenceInterval.ofMean(results.numbers(
                measurement -> 100 * measurement.number(search) / measurement.number("expectiminimax")));
    }

    private static LinePlot plot(LabResults results, String what) {
        List<PlotSeries> series = new ArrayList<>();
        for (String search : SEARCHES.subList(1, SEARCHES.size())) {
            series.add(PlotSeries.measured(
                    search,
                    results.each(
                            "moves",
                            each -> PlotPoint.of(
                                    Double.parseDouble(each.values("moves").get(0)), share(each, search)))));
        }
        return new LinePlot(
                what + ": leaves evaluated, in percent of expectiminimax's, by how many moves are looked ahead.",
                PlotAxis.whole("moves"),
                PlotAxis.linear("% of expectiminimax"),
                series);
    }

    private static List<List<String>> rows(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        for (String where : results.values("where")) {
            rows.addAll(results.where("where", where).each("moves", some -> {
                List<String> row =
                        new ArrayList<>(List.of(where, some.values("moves").get(0), String.valueOf(some.count())));
                for (String search : SEARCHES) row.add(some.mean(search).text(0));
                return row;
            }));
        }
        return rows;
    }

    private static String whole(double number) {
        return String.format(Locale.ROOT, "%.0f", number);
    }
}
