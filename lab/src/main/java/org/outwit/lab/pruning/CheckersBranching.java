package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Claims;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/**
 * Figure 17: the effective branching factor by depth in games of checkers. αβ* plays αβ, both to the same depth, and wherever αβ* is
 * to move all searches are asked the same question. The factor is L^(1/depth), where L is what a search looks at a move over the pair
 * of games that is a cell: evaluations of the searches with two calls, leaves of those with one pass, as on random trees.
 */
final class CheckersBranching implements Experiment {

    private static final ExchangeFunction FUNCTION = ExchangeFunction.SIX_TERMS;
    private static final List<String> SEARCHES = List.of(
            BranchingFactors.STAR, BranchingFactors.ONE_PASS, BranchingFactors.PRINTED, BranchingFactors.ALPHA_BETA);
    private static final int SHALLOWEST = 2;

    @Override
    public About about() {
        return About.of(
                "pruning-fig-17",
                PruningExperiments.PAPER,
                "Figure 17",
                "Pruning in checkers",
                "Do searches with a model prune in checkers as they do on random trees?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (int depth = SHALLOWEST; depth <= (size == Size.QUICK ? 6 : 8); depth++) {
            for (int seed = 1; seed <= (size == Size.QUICK ? 4 : 50); seed++) {
                cells.add(Cell.of(seed, "depth", depth));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        Limits limits = Limits.depth(cell.number("depth"));
        Map<String, Double> numbers = new LinkedHashMap<>();
        for (int seat = 0; seat <= 1; seat++) {
            CheckersGame.balanced(cell.seed(), seat)
                    .play(
                            position -> measured(position, limits, numbers),
                            position -> new AlphaBeta<>(FUNCTION.evaluator()).search(position, limits),
                            context);
        }
        return new Measurement(numbers, "");
    }

    /** What αβ* plays; adds up what it and the others cost. */
    private static Result measured(DraughtsPosition position, Limits limits, Map<String, Double> numbers) {
        SumBounds sums = FUNCTION.symmetricBelow(position, position.mover());
        Result star = new AlphaBetaStar<>(FUNCTION.player(), sums).search(position, limits);
        Result onePass = new OnePassAlphaBetaStar<>(FUNCTION.player(), sums).search(position, limits);
        Result printed = new PrintedOnePass<>(
                        List.of(FUNCTION.evaluator(), FUNCTION.evaluator()),
                        sums,
                        PrintedOnePass.Reading.FIGURE_9_AS_MEANT,
                        null)
                .search(position, limits);
        Result plain = new AlphaBeta<>(FUNCTION.evaluator()).search(position, limits);
        numbers.merge("moves", 1.0, Double::sum);
        numbers.merge(BranchingFactors.STAR, (double) star.counts().evaluations(), Double::sum);
        numbers.merge(BranchingFactors.ONE_PASS, leaves(onePass.counts()), Double::sum);
        numbers.merge(BranchingFactors.PRINTED, leaves(printed.counts()), Double::sum);
        numbers.merge(BranchingFactors.ALPHA_BETA, (double) plain.counts().evaluations(), Double::sum);
        return star;
    }

    private static double leaves(Counts counts) {
        return Collections.max(counts.perLevel());
    }

    @Override
    public Finding finding(LabResults results) {
        List<String> depths = results.values("depth");
        LabResults first = results.where("depth", depths.get(0));
        LabResults last = results.where("depth", depths.get(depths.size() - 1));
        List<ConfidenceInterval> above = new ArrayList<>();
        List<ConfidenceInterval> falls = new ArrayList<>();
        for (String search : SEARCHES.subList(0, 3)) {
            for (String depth : depths) above.add(more(results.where("depth", depth), search));
            falls.add(Claims.difference(factor(first, search), factor(last, search)));
        }
        Claims claims = new Claims()
                .allPositive("searches with a model have a larger factor than alpha-beta at every depth", above, 2)
                .allPositive("their factors fall with depth", falls, 2);
        return claims.finding("From depth " + depths.get(0) + " to " + depths.get(depths.size() - 1)
                        + " the branching factor of αβ* goes from "
                        + text(first, BranchingFactors.STAR) + " to " + text(last, BranchingFactors.STAR)
                        + ", that of the printed one-pass search from " + text(first, BranchingFactors.PRINTED)
                        + " to "
                        + text(last, BranchingFactors.PRINTED) + "; alpha-beta's goes from "
                        + text(first, BranchingFactors.ALPHA_BETA) + " to "
                        + text(last, BranchingFactors.ALPHA_BETA)
                        + ". The text of the paper says that both prune less than alpha-beta and that their factors fall "
                        + "significantly with depth. " + claims.sentences())
                .unlikeThePaper("The functions are " + FUNCTION.words() + "; the paper does not print its weights.")
                .plot(plot(results))
                .table(
                        "Mean effective branching factors over pairs of games, with 95 % intervals.",
                        heads(), results.each("depth", each -> row(each, search -> text(each, search))))
                .table(
                        "What is looked at a move.",
                        heads(),
                        results.each(
                                "depth", each -> row(each, search -> number(each.sum(search) / each.sum("moves")))));
    }

    /** How much larger the factor of a search is than alpha-beta's in the same games. */
    private static ConfidenceInterval more(LabResults results, String search) {
        return ConfidenceInterval.ofDifference(factors(results, search), factors(results, BranchingFactors.ALPHA_BETA));
    }

    private static ConfidenceInterval factor(LabResults results, String search) {
        return ConfidenceInterval.ofMean(factors(results, search));
    }

    private static double[] factors(LabResults results, String search) {
        return results.measurements().entrySet().stream()
                .mapToDouble(each -> Math.pow(
                        each.getValue().number(search) / each.getValue().number("moves"),
                        1.0 / each.getKey().number("depth")))
                .toArray();
    }

    private static String text(LabResults results, String search) {
        ConfidenceInterval factor = factor(results, search);
        return results.count() == 1 ? number(factor.estimate()) : factor.text(2);
    }

    private static LinePlot plot(LabResults results) {
        List<PlotSeries> series = new ArrayList<>();
        for (String search : SEARCHES) {
            series.add(PlotSeries.measured(
                    search,
                    results.each(
                            "depth",
                            each -> PlotPoint.of(
                                    Double.parseDouble(each.values("depth").get(0)), factor(each, search)))));
        }
        return new LinePlot(
                "Effective branching factor by depth in checkers.",
                PlotAxis.linear("depth"),
                PlotAxis.linear("branching factor"),
                series);
    }

    private static List<String> heads() {
        List<String> heads = new ArrayList<>(List.of("depth"));
        heads.addAll(SEARCHES);
        return heads;
    }

    private static List<String> row(LabResults each, UnaryOperator<String> entry) {
        List<String> row = new ArrayList<>(each.values("depth"));
        for (String search : SEARCHES) row.add(entry.apply(search));
        return row;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%.2f" : "%,.0f", value);
    }
}
