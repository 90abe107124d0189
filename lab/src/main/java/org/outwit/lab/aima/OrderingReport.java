package org.outwit.lab.aima;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.Claims;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;

/** What the orders and the games say. */
final class OrderingReport {

    /** What the chapter calls about: within a factor of two. */
    private static final double ABOUT = 2;

    private OrderingReport() {}

    /**
     * Reproduced where, at the greatest depth, perfect ordering needs no more than about the leaves of a uniform tree's best case in all
     * games, and in chess the simple order about those of the perfect one and deepening fewer than the simple order.
     */
    static Finding of(LabResults results) {
        LabResults orders = results.where("part", "orders");
        Claims claims = new Claims();
        for (String game : orders.values("game")) {
            ConfidenceInterval times = mean(
                    deepest(orders.where("game", game)),
                    MoveOrdering.PERFECT.number(),
                    (measurement, number, depth) -> measurement.number(number) / measurement.number("uniform"));
            claims.within(
                    "in " + game + " perfect ordering keeps to at most twice the best case of a uniform tree",
                    times,
                    Double.NEGATIVE_INFINITY,
                    ABOUT,
                    2);
        }
        LabResults chess = deepest(orders.where("game", "chess"));
        ConfidenceInterval simple = toPerfect(chess, MoveOrdering.SIMPLE);
        ConfidenceInterval deepening = toPerfect(chess, MoveOrdering.DEEPENING);
        claims.within(
                "in chess the simple order costs at most twice the leaves of the perfect one",
                simple,
                Double.NEGATIVE_INFINITY,
                ABOUT,
                2);
        claims.positive(
                "the simple order costs more than what deepening found",
                mean(
                        chess,
                        MoveOrdering.SIMPLE.number(),
                        (measurement, number, depth) ->
                                (measurement.number(number) - measurement.number(MoveOrdering.DEEPENING.number()))
                                        / measurement.number(MoveOrdering.PERFECT.number())),
                2);
        Finding finding = claims.finding(claims.sentences() + " In chess, depth " + depth(chess)
                + ", the simple order (captures first) costs "
                + simple.text(2)
                + " times the leaves of the perfect one, where the chapter says about 2, and what deepening found "
                + deepening.text(2) + " times. In random order the leaves are minimax's to the power "
                + powers(orders) + " (" + String.join(", ", orders.values("game"))
                + "); the chapter has 0.75.");
        finding = finding.heading("How close to perfect ordering")
                .table(
                        "Leaves at the greatest depth as a multiple of those with perfect ordering: means with 95 % intervals over positions.",
                        heads(orders),
                        rows(
                                orders,
                                (measurement, number, depth) ->
                                        measurement.number(number) / measurement.number(MoveOrdering.PERFECT.number())))
                .table(
                        "Effective branching factors there: the d-th root of the leaves. The best case of a uniform tree is that of Knuth and "
                                + "Moore for the factor of minimax.",
                        heads(orders),
                        rows(orders, (measurement, number, depth) -> Math.pow(measurement.number(number), 1.0 / depth)))
                .table(
                        "As powers: the leaves are those of minimax to this power. The chapter has a half for perfect ordering in the limit and "
                                + "three quarters for random ordering. Positions without a choice are left out.",
                        heads(orders),
                        rows(orders, OrderingReport::power));
        finding = finding.heading("By depth");
        for (String game : orders.values("game")) finding = finding.plot(plot(orders.where("game", game), game));
        return finding.heading("What each improvement is worth at the board")
                .table(
                        "Points a game of the improved player against the usual one, 0.5 being even: pairs of games from random openings. Depth: a ply "
                                + "more. Ordering: what deepening and a table found is tried first, at 1,000 evaluations a move for both. Judgement: an "
                                + "evaluator that knows something of the game against one that counts, at the same depth.",
                        List.of("game", "depth", "ordering", "judgement"),
                        worth(results.where("part", "games")));
    }

    private static LabResults deepest(LabResults orders) {
        List<String> depths = orders.values("depth");
        return depths.isEmpty() ? orders : orders.where("depth", depths.get(depths.size() - 1));
    }

    private static String depth(LabResults deep) {
        return deep.count() == 0 ? "?" : deep.values("depth").get(0);
    }

    /** A number made of the leaves of one search. */
    private interface Measure {
        double of(Measurement measurement, String number, int depth);
    }

    /** Over positions, without those where the number is none. */
    private static ConfidenceInterval mean(LabResults deep, String number, Measure measure) {
        int depth = deep.count() == 0 ? 1 : Integer.parseInt(depth(deep));
        double[] numbers = deep.numbers(measurement -> measure.of(measurement, number, depth));
        return ConfidenceInterval.ofMean(
                Arrays.stream(numbers).filter(Double::isFinite).toArray());
    }

    private static double power(Measurement measurement, String number, int depth) {
        return Math.log(measurement.number(number)) / Math.log(measurement.number("minimax"));
    }

    /** Of the random order in each game. */
    private static String powers(LabResults orders) {
        return orders
                .each("game", some -> mean(deepest(some), MoveOrdering.RANDOM.number(), OrderingReport::power))
                .stream()
                .map(each -> String.format(Locale.ROOT, "%.2f", each.estimate()))
                .collect(Collectors.joining(", "));
    }

    private static ConfidenceInterval toPerfect(LabResults deep, MoveOrdering ordering) {
        return mean(
                deep,
                ordering.number(),
                (measurement, number, depth) ->
                        measurement.number(number) / measurement.number(MoveOrdering.PERFECT.number()));
    }

    private static List<String> heads(LabResults orders) {
        List<String> heads = new ArrayList<>(List.of("order"));
        for (String game : orders.values("game"))
            heads.add(game + ", depth " + depth(deepest(orders.where("game", game))));
        return heads;
    }

    private static List<List<String>> rows(LabResults orders, Measure measure) {
        List<List<String>> rows = new ArrayList<>();
        for (MoveOrdering each : MoveOrdering.values()) rows.add(row(orders, each.words(), each.number(), measure));
        rows.add(row(orders, "uniform tree, best case", "uniform", measure));
        rows.add(row(orders, "no pruning", "minimax", measure));
        return rows;
    }

    private static List<String> row(LabResults orders, String words, String number, Measure measure) {
        List<String> row = new ArrayList<>(List.of(words));
        for (String game : orders.values("game"))
            row.add(mean(deepest(orders.where("game", game)), number, measure).text(2));
        return row;
    }

    private static LinePlot plot(LabResults orders, String game) {
        List<PlotSeries> series = new ArrayList<>();
        for (MoveOrdering ordering : MoveOrdering.values()) {
            series.add(PlotSeries.measured(
                    ordering.words(),
                    orders.each(
                            "depth",
                            each -> PlotPoint.of(Double.parseDouble(depth(each)), each.mean(ordering.number())))));
        }
        series.add(PlotSeries.measured(
                "minimax",
                orders.each("depth", each -> PlotPoint.of(Double.parseDouble(depth(each)), each.mean("minimax")))));
        String title = game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1);
        return new LinePlot(
                title + ": leaves evaluated by depth, for each order of moves.",
                PlotAxis.whole("depth"),
                PlotAxis.logarithmic("leaves"),
                series);
    }

    private static List<List<String>> worth(LabResults games) {
        return games.each("game", some -> {
            List<String> row = new ArrayList<>(List.of(some.values("game").get(0)));
            for (String by : AlphaBetaAgents.IMPROVED) {
                LabResults pairs = some.where("by", by);
                ConfidenceInterval points = ConfidenceInterval.ofPoints(pairs.numbers("points"));
                row.add(String.format(
                        Locale.ROOT, "%.2f (%.2f to %.2f)", points.estimate(), points.low(), points.high()));
            }
            return row;
        });
    }
}
