package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
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
import org.outwit.lab.experiment.Readings;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.example.Example;
import org.outwit.learn.strategy.LearnDepth;

/** Figure 22: learning how deep somebody looks from 100 of their moves, where their function is known only in part. */
final class DepthUnderNoise implements Experiment {

    private static final List<Integer> PERCENT = List.of(0, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100);
    private static final int EXAMPLES = 100;
    private static final int DEPTH = 3;
    private static final int MOST_DEPTH = 6;
    private static final int SHOWN = 25;

    /** Random values are within these hundredths of a man. The paper does not say which values it draws. */
    private static final List<Integer> RANGES = List.of(30, 300);

    /** When the random values are drawn: "with probability p" does not say. */
    private enum Drawn {
        POSITION("drawn once a position"),
        /** A position has another value in the next decision, and an equal one in this. */
        DECISION("drawn anew for each decision"),
        /** A move is chosen with random values only, or by the function only. */
        MOVE("drawn once a move: all values of it, or none");

        private final String words;

        Drawn(String words) {
            this.words = words;
        }

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public About about() {
        return About.of(
                "models-fig-22",
                "Carmel and Markovitch 1996, Learning and using opponent models",
                "Figure 22",
                "Learning their depth",
                "How often is the depth of an opponent mistaken while it is learned, by how wrong the model of their function is?");
    }

    @Override
    public int version() {
        return 2; // when random values are drawn
    }

    @Override
    public List<Cell> cells(Size size) {
        boolean quick = size == Size.QUICK;
        List<Cell> cells = new ArrayList<>();
        for (int percent : PERCENT) {
            if (quick && percent % 25 != 0) continue;
            for (Drawn drawn : Drawn.values()) {
                for (int range : RANGES) {
                    for (int seed = 1; seed <= (quick ? 2 : 40); seed++)
                        cells.add(Cell.of(seed, "drawn", drawn.id(), "range", range, "error", percent));
                }
            }
        }
        return cells;
    }

    /** One session: the share of the hundred moves after which the depth was mistaken, and the counts after the last. */
    @Override
    public Measurement run(Cell cell, LabContext context) {
        int range = cell.number("range") * SamuelTerms.GAME.scale().unit() / 100;
        OpponentGames games = new OpponentGames(cell.seed(), opponent(cell, range));
        LearnDepth<DraughtsPosition> learner = new LearnDepth<>(SamuelTerms.F1, MOST_DEPTH);
        int mistaken = 0;
        for (Example<DraughtsPosition> example :
                games.against(FixedDepthPlayer.minimax(SamuelTerms.F1, DEPTH), EXAMPLES)) {
            learner.add(example);
            if (learner.learned().depth() != DEPTH) mistaken++;
        }
        Map<String, Double> numbers = new TreeMap<>();
        numbers.put("error rate", (double) mistaken / EXAMPLES);
        numbers.put("found", learner.learned().depth() == DEPTH ? 1.0 : 0.0);
        for (int depth = 1; depth <= MOST_DEPTH; depth++) {
            numbers.put(
                    "count " + depth, learner.learned().counts().get(depth - 1).doubleValue());
        }
        return new Measurement(numbers, "");
    }

    private static FixedDepthPlayer opponent(Cell cell, int range) {
        int percent = cell.number("error");
        return switch (Drawn.valueOf(cell.text("drawn").toUpperCase(Locale.ROOT))) {
            case POSITION ->
                FixedDepthPlayer.minimax(new NoisyFunction(SamuelTerms.F1, percent, range, cell.seed()), DEPTH);
            case DECISION -> NoisyMoves.player(DEPTH, cell.seed(), random -> percent, range);
            case MOVE ->
                NoisyMoves.player(DEPTH, cell.seed(), random -> random.nextInt(100) < percent ? 100 : 0, range);
        };
    }

    /** Each range, and each time of drawing, is a reading: the paper leaves them open. */
    @Override
    public Finding finding(LabResults results) {
        Readings readings = new Readings();
        for (Drawn drawn : Drawn.values()) {
            LabResults some = results.where("drawn", drawn.id());
            for (String range : some.values("range"))
                claim(readings.under(drawn.words + ", within " + men(range)), some.where("range", range));
        }
        return readings.finding()
                .unlikeThePaper(
                        "The paper does not say which random values it draws; here they are within 0.3 or 3 men either way.",
                        "It does not say either whether a position keeps its random value, so three readings stand side by side.",
                        "Each error has 40 sessions, the paper's one.")
                .plot(new LinePlot(
                        "The share of 100 moves after which the depth learned so far was not theirs, which is 3, by the share of positions to which "
                                + "they give another value than the model.",
                        PlotAxis.linear("error of the function, %"),
                        PlotAxis.linear("error rate"),
                        series(results, each -> rates(each))))
                .plot(new LinePlot(
                        "The counts of LearnDepth after 100 moves with an error of 25 %: moves that are no better than the one played, "
                                + "less those that are better.",
                        PlotAxis.linear("depth"),
                        PlotAxis.linear("count"),
                        series(results.where("error", SHOWN), each -> counts(each))))
                .table(
                        "Error rates with 95 % intervals, and how often the depth was right after the last move.",
                        List.of("random values", "within", "error", "sessions", "error rate", "right after 100 moves"),
                        rows(results))
                .paragraph(
                        "The smaller range was added after the larger had put depth 1 first. Moves without a choice are no examples. Depths up to 6 are tried.");
    }

    private static List<PlotSeries> series(LabResults results, Function<LabResults, List<PlotPoint>> points) {
        List<PlotSeries> series = new ArrayList<>();
        for (Drawn drawn : Drawn.values()) {
            LabResults some = results.where("drawn", drawn.id());
            series.addAll(some.each(
                    "range",
                    each -> PlotSeries.measured(drawn.words + ", within " + men(range(each)), points.apply(each))));
        }
        return series;
    }

    private static void claim(Claims claims, LabResults results) {
        LabResults right = results.where("error", 0);
        LabResults shown = results.where("error", SHOWN);
        ConfidenceInterval worse =
                Claims.difference(results.where("error", 100).mean("error rate"), right.mean("error rate"));
        List<ConfidenceInterval> ahead = new ArrayList<>();
        for (int depth = 1; depth <= MOST_DEPTH; depth++) {
            if (depth != DEPTH && shown.count() > 0)
                ahead.add(ConfidenceInterval.ofDifference(
                        shown.numbers("count " + DEPTH), shown.numbers("count " + depth)));
        }
        ConfidenceInterval rate = right.mean("error rate");
        claims.within(
                "with the right function the depth is mistaken less than a tenth of the time",
                rate,
                Double.NEGATIVE_INFINITY,
                0.1,
                3);
        claims.positive("a function that is all wrong leads to more mistakes", worse, 3);
        claims.allPositive(
                "with an error of 25 % depth 3, which is theirs, has a higher count than every other", ahead, 1);
    }

    private static String range(LabResults results) {
        return results.values("range").get(0);
    }

    private static String men(String range) {
        return Integer.parseInt(range) / 100.0 + " men";
    }

    private static List<PlotPoint> rates(LabResults results) {
        return results.each(
                "error",
                each -> PlotPoint.of(Double.parseDouble(each.values("error").get(0)), each.mean("error rate")));
    }

    private static List<PlotPoint> counts(LabResults shown) {
        List<PlotPoint> points = new ArrayList<>();
        for (int depth = 1; depth <= MOST_DEPTH; depth++) points.add(PlotPoint.of(depth, shown.mean("count " + depth)));
        return points;
    }

    private static List<List<String>> rows(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        for (Drawn drawn : Drawn.values()) {
            LabResults some = results.where("drawn", drawn.id());
            for (String range : some.values("range"))
                rows.addAll(some.where("range", range)
                        .each(
                                "error",
                                each -> List.of(
                                        drawn.words,
                                        men(range),
                                        each.values("error").get(0) + " %",
                                        String.valueOf(each.count()),
                                        each.mean("error rate").text(3),
                                        String.format(Locale.ROOT, "%.0f of %d", each.sum("found"), each.count()))));
        }
        return rows;
    }
}
