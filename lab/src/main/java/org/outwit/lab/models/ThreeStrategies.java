package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.ProgressMonitor;
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
import org.outwit.lab.models.PredictedMoves.Count;
import org.outwit.learn.example.Example;
import org.outwit.learn.strategy.LearnStrategy;
import org.outwit.learn.strategy.LearnedStrategy;
import org.outwit.learn.strategy.StrategyOptions;

/**
 * Figure 24: three players are learned from their moves, function and depth, and the strategy found for each depth predicts moves that it has
 * not seen. A cell is a player, since learning a depth begins where the one before ended; in the full run it takes minutes.
 */
final class ThreeStrategies implements Experiment {

    private static final Map<String, LinearEvaluator<DraughtsPosition>> FUNCTIONS =
            Map.of("f1", SamuelTerms.F1, "f2", SamuelTerms.F2);

    /** Plays against those who are learned. */
    private static final FixedDepthPlayer PARTNER = FixedDepthPlayer.minimax(SamuelTerms.F3, 4);

    /** More than all moves: the figure shows every depth, also those beyond one that explains all of them. */
    private static final double NEVER_ENOUGH = 2;

    /** The least accuracy at the right depth that the text gives. */
    private static final double PAPER_LEAST = 0.93;

    @Override
    public About about() {
        return About.of(
                "models-fig-24",
                "Carmel and Markovitch 1996, Learning and using opponent models",
                "Figure 24",
                "Three strategies found out",
                "Can the function and the depth of a player be learned from their moves?");
    }

    @Override
    public int version() {
        return 2; // the first best move, and pairs of depths on the same moves
    }

    /** In the quick run they look half as far ahead, and there are fewer moves to learn from. */
    @Override
    public List<Cell> cells(Size size) {
        boolean quick = size == Size.QUICK;
        int deep = quick ? 4 : 8;
        int less = quick ? 3 : 6;
        return List.of(
                cell("f1", less, quick ? 6 : 11, quick ? 150 : 800),
                cell("f1", deep, quick ? 6 : 11, quick ? 150 : 800),
                cell("f2", deep, quick ? 6 : 11, quick ? 150 : 800));
    }

    private static Cell cell(String function, int depth, int limit, int examples) {
        return Cell.of(1, "function", function, "depth", depth, "limit", limit, "examples", examples);
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        int count = cell.number("examples");
        FixedDepthPlayer hidden = FixedDepthPlayer.minimax(FUNCTIONS.get(cell.text("function")), cell.number("depth"));
        List<Example<DraughtsPosition>> examples = new OpponentGames(cell.seed(), hidden).against(PARTNER, 2 * count);
        ProgressMonitor monitor =
                ProgressMonitor.stoppedBy(() -> context.monitor().isStopped());
        StrategyOptions options = StrategyOptions.toDepth(cell.number("limit"))
                .withRounds(3)
                .withEnough(NEVER_ENOUGH)
                .watchedBy(monitor);
        List<LearnedStrategy<DraughtsPosition>> found = new LearnStrategy<>(
                        SamuelTerms.GAME, SamuelTerms.tenFeatures(), options)
                .learn(examples.subList(0, count))
                .tried();
        context.monitor().throwIfStopped();
        Map<Integer, PredictedMoves> predicted = new TreeMap<>();
        for (LearnedStrategy<DraughtsPosition> each : found) {
            context.monitor().throwIfStopped();
            predicted.put(each.depth(), PredictedMoves.of(each, examples.subList(count, 2 * count)));
        }
        Map<String, Double> numbers = new TreeMap<>();
        predicted.forEach((depth, moves) -> moves.into(numbers, depth, predicted.get(cell.number("depth"))));
        return new Measurement(numbers, "");
    }

    @Override
    public Finding finding(LabResults results) {
        Readings readings = new Readings();
        List<PlotSeries> series = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        results.measurements().forEach((cell, measurement) -> {
            for (Count count : Count.values()) claim(readings.under(count.words()), count, cell, measurement);
            series.add(PlotSeries.measured(
                    name(cell),
                    depths(cell)
                            .mapToObj(each -> PlotPoint.of(each, Count.BEST.interval(cell, measurement, each)))
                            .toList()));
            depths(cell)
                    .forEach(each -> rows.add(List.of(
                            each == 1 ? name(cell) : "",
                            String.valueOf(each),
                            percent(Count.BEST.interval(cell, measurement, each)),
                            percent(Count.FIRST.interval(cell, measurement, each)))));
        });
        return readings.finding()
                .plot(new LinePlot(
                        "How often the strategy learned for a depth finds the move played best, on moves that were not learned from.",
                        PlotAxis.linear("depth of the model"),
                        PlotAxis.linear("accuracy"),
                        series))
                .table(
                        "Accuracy on unseen moves, as many as were learned from, with 95 % intervals.",
                        List.of("player", "depth of the model", "as good as the best", "the first of the best"), rows)
                .paragraph(
                        "The text gives 100 %, 100 % and 93 %, each at the depth that the player has. Ten features are known, six of which the players use.")
                .unlikeThePaper(
                        "The paper does not print its functions; 800 moves are learned from, to depth 11, and 800 others are predicted, as there (150 to depth 6 in the quick run, where players "
                                + "look 4 and 3 plies ahead rather than 8 and 6).",
                        "Two hundred of the 800 decide which two depths are learned from all.");
    }

    private static String name(Cell cell) {
        return cell.text("function") + " looking " + cell.text("depth") + " plies ahead";
    }

    private static IntStream depths(Cell cell) {
        return IntStream.rangeClosed(1, cell.number("limit"));
    }

    private static void claim(Claims claims, Count count, Cell cell, Measurement measurement) {
        int depth = cell.number("depth");
        claims.within(
                name(cell) + ": of their moves this share is predicted, " + PAPER_LEAST + " or more",
                count.interval(cell, measurement, depth),
                PAPER_LEAST,
                Double.POSITIVE_INFINITY,
                3);
        claims.allPositive(
                name(cell) + ": more than with any other depth",
                depths(cell)
                        .filter(each -> each != depth)
                        .mapToObj(each -> count.ahead(cell, measurement, each))
                        .toList(),
                3);
    }

    private static String percent(ConfidenceInterval share) {
        return String.format(
                Locale.ROOT, "%.1f %% (%.1f to %.1f)", 100 * share.estimate(), 100 * share.low(), 100 * share.high());
    }
}
