package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.outwit.core.game.Feature;
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
import org.outwit.lab.experiment.Size;
import org.outwit.learn.example.DominantPositions;
import org.outwit.learn.example.Example;
import org.outwit.learn.strategy.Agreement;
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
        List<LearnedStrategy<DraughtsPosition>> found = new LearnStrategy<>(SamuelTerms.GAME, features(), options)
                .learn(examples.subList(0, count))
                .tried();
        context.monitor().throwIfStopped();
        Map<String, Double> numbers = new TreeMap<>();
        for (LearnedStrategy<DraughtsPosition> each : found) {
            context.monitor().throwIfStopped();
            numbers.put("accuracy " + each.depth(), accuracy(each, examples.subList(count, 2 * count)));
        }
        return new Measurement(numbers, "");
    }

    private static List<Feature<DraughtsPosition>> features() {
        return SamuelTerms.tenFeatures();
    }

    /** How often the move played is the best by this strategy, or as good. */
    private static double accuracy(LearnedStrategy<DraughtsPosition> strategy, List<Example<DraughtsPosition>> unseen) {
        int unit = SamuelTerms.GAME.scale().unit();
        int[] weights = new int[strategy.weights().length];
        for (int i = 0; i < weights.length; i++)
            weights[i] = SamuelTerms.GAME.scale().value(strategy.weights()[i]);
        DominantPositions<DraughtsPosition> dominant =
                new DominantPositions<>(SamuelTerms.GAME, features(), strategy.evaluator(), strategy.depth());
        return unseen.stream()
                .map(dominant::of)
                .map(outlook -> Agreement.of(Agreement.values(outlook, weights, unit), outlook.chosen(), 1))
                .reduce(Agreement.NONE, Agreement::plus)
                .share();
    }

    @Override
    public Finding finding(LabResults results) {
        Claims claims = new Claims();
        List<PlotSeries> series = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        results.measurements().forEach((cell, measurement) -> {
            String name = cell.text("function") + " looking " + cell.text("depth") + " plies ahead";
            int depth = cell.number("depth");
            int best = depths(cell, measurement)
                    .boxed()
                    .max(Comparator.comparingDouble(each -> accuracy(measurement, each)))
                    .orElseThrow();
            String share = isTried(measurement, depth)
                    ? String.format(Locale.ROOT, "%.1f %%", 100 * accuracy(measurement, depth))
                    : "and depth " + depth + " was not tried";
            claims.that(name + ": predicted best at depth " + best + ", " + share, best == depth);
            if (isTried(measurement, depth))
                claims.within(
                        name + ": of their moves this share is predicted, " + PAPER_LEAST + " or more",
                        interval(cell, measurement, depth),
                        PAPER_LEAST,
                        Double.POSITIVE_INFINITY,
                        3);
            series.add(PlotSeries.measured(
                    name,
                    depths(cell, measurement)
                            .mapToObj(each -> PlotPoint.of(each, interval(cell, measurement, each)))
                            .toList()));
            depths(cell, measurement)
                    .forEach(each -> rows.add(List.of(
                            each == 1 ? name : "",
                            String.valueOf(each),
                            String.format(Locale.ROOT, "%.1f %%", 100 * accuracy(measurement, each)),
                            percent(interval(cell, measurement, each)))));
        });
        return claims.finding()
                .plot(new LinePlot(
                        "How often the strategy learned for a depth finds the move played best, on moves that were not learned from.",
                        PlotAxis.linear("depth of the model"),
                        PlotAxis.linear("accuracy"),
                        series))
                .table(
                        "Accuracy on unseen moves, as many as were learned from, with 95 % intervals.",
                        List.of("player", "depth of the model", "accuracy", "interval"), rows)
                .paragraph(
                        "The text gives 100 %, 100 % and 93 %, each at the depth that the player has. Ten features are known, six of which the players "
                                + "use; 800 moves are learned from, to depth 11 (150 to depth 6 in the quick run, where players look 4 and 3 plies ahead "
                                + "rather than 8 and 6). Two hundred of the 800 decide which two depths are learned from all. A move counts as predicted where the "
                                + "model finds no other better.");
    }

    /** Results that were kept before every depth was tried end with one that explained all moves. */
    private static IntStream depths(Cell cell, Measurement measurement) {
        return IntStream.rangeClosed(1, cell.number("limit")).filter(depth -> isTried(measurement, depth));
    }

    private static boolean isTried(Measurement measurement, int depth) {
        return measurement.numbers().containsKey("accuracy " + depth);
    }

    private static double accuracy(Measurement measurement, int depth) {
        return measurement.number("accuracy " + depth);
    }

    private static ConfidenceInterval interval(Cell cell, Measurement measurement, int depth) {
        return ConfidenceInterval.ofMeanShare(accuracy(measurement, depth), cell.number("examples"));
    }

    private static String percent(ConfidenceInterval share) {
        return String.format(Locale.ROOT, "%.1f %% to %.1f %%", 100 * share.low(), 100 * share.high());
    }
}
