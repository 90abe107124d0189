package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
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
import org.outwit.lab.experiment.Readings;
import org.outwit.lab.experiment.Size;

/** Figure 13: what M* scores with a model that is wrong, by the error in their depth and in their function. */
final class LossByError implements Experiment {

    private static final int GAMES = 4;
    private static final int LEAST_DEPTH = 2;
    private static final int FUNCTION_DEPTH = 6;
    private static final List<Integer> QUALITIES = List.of(100, 75, 50, 25);

    @Override
    public About about() {
        return About.of(
                "models-fig-13",
                "Carmel and Markovitch 1996, Learning and using opponent models",
                "Figure 13",
                "What a wrong model costs",
                "How much does M* lose by an error in the depth or the function of its model?");
    }

    @Override
    public int version() {
        return 2;
    }

    @Override
    public List<Cell> cells(Size size) {
        boolean quick = size == Size.QUICK;
        List<Cell> cells = new ArrayList<>();
        int most = quick ? 5 : 9;
        for (int player = LEAST_DEPTH; player <= most; player++) {
            for (int opponent = LEAST_DEPTH; opponent <= most; opponent++) {
                for (int model = 1; model < player; model++)
                    add(cells, quick ? 5 : 25, "depth", player, opponent, model);
            }
        }
        for (boolean whole : List.of(false, true)) {
            for (int men : BlurredPlayers.UNITS) addFunctions(cells, whole, men, quick);
        }
        return cells;
    }

    private static void addFunctions(List<Cell> cells, boolean whole, int men, boolean quick) {
        for (int player : quick || whole ? List.of(100) : QUALITIES) {
            for (int opponent : quick ? List.of(50) : QUALITIES) {
                for (int model : QUALITIES)
                    add(cells, quick ? 2 : 25, "function", player, opponent, model, "whole", whole, "men", men);
            }
        }
    }

    private static void add(
            List<Cell> cells, int seeds, String part, int player, int opponent, int model, Object... more) {
        Object[] parameters = {"part", part, "player", player, "opponent", opponent, "model", model};
        Object[] all = Stream.of(parameters, more).flatMap(Stream::of).toArray();
        for (int seed = 1; seed <= seeds; seed++) cells.add(Cell.of(seed, all));
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        int player = cell.number("player");
        int opponent = cell.number("opponent");
        int model = cell.number("model");
        BlurredPlayers players = cell.text("part").equals("depth")
                ? BlurredPlayers.ofDepths(player, opponent, model)
                : BlurredPlayers.ofQualities(
                        FUNCTION_DEPTH,
                        FUNCTION_DEPTH - 1,
                        cell.number("men"),
                        Boolean.parseBoolean(cell.text("whole")),
                        player,
                        opponent,
                        model);
        CheckersTournament tournament = new CheckersTournament(cell.seed(), GAMES);
        return Measurement.of(
                tournament.play(players.mStar(), players.opponent()).named("mstar"));
    }

    @Override
    public Finding finding(LabResults results) {
        LabResults depths = results.where("part", "depth");
        Readings readings = new Readings();
        Map<String, LabResults> functions = new LinkedHashMap<>();
        for (boolean whole : List.of(false, true)) {
            for (int men : BlurredPlayers.UNITS) {
                String reading = BlurredPlayers.reading(whole, men);
                LabResults some = results.where("part", "function", "whole", whole, "men", men);
                functions.put(reading, some);
                claim(readings.under(reading), "plies", losses(depths), 2);
                claim(readings.under(reading), "percent", losses(some), 50);
            }
        }
        Finding finding = readings.finding()
                .heading("Error in depth")
                .plot(plot(depths, "plies", List.of(0, 1, 2, 3, 4)))
                .table(caption("plies"), heads(), rows(losses(depths)));
        for (Map.Entry<String, LabResults> each : functions.entrySet())
            finding = finding.heading("Error in function: " + each.getKey())
                    .plot(plot(each.getValue(), "percent", List.of(0, 25, 50, 75)))
                    .table(caption("percent of the quality a"), heads(), rows(losses(each.getValue())));
        return finding.paragraph(
                        "The text says that the gain is largest without an error, falls with it, and that taking them for stronger than they are "
                                + "costs less than taking them for weaker.")
                .unlikeThePaper(
                        "Depths are 2 to 9 as in the paper (2 to 5 in the quick run).",
                        "In the second part all look 6 plies ahead and the model 5, as in the paper. It varies a between 0 and 1 but prints neither its steps nor its "
                                + "unit: here a takes 25, 50, 75 and 100 % of four or of twelve men, and our own function is blinded in one reading and whole in another.");
    }

    /** Their strength less that of the model: positive where they are underestimated. */
    private static int error(Cell cell) {
        return cell.number("opponent") - cell.number("model");
    }

    /**
     * By error, what was lost by it: points a game with the right model less those with this one, on the same openings. Those of one seed are the same for all
     * players, so a seed is one observation.
     */
    private static Map<Integer, Map<Long, List<Double>>> losses(LabResults results) {
        Map<Integer, Map<Long, List<Double>>> losses = new TreeMap<>();
        results.measurements().forEach((cell, measurement) -> {
            Measurement right = results.measurements().get(withRightModel(cell));
            if (right == null || error(cell) == 0) return;
            losses.computeIfAbsent(error(cell), error -> new TreeMap<>())
                    .computeIfAbsent(cell.seed(), seed -> new ArrayList<>())
                    .add(GamePoints.perGame(right, "mstar") - GamePoints.perGame(measurement, "mstar"));
        });
        return losses;
    }

    private static Cell withRightModel(Cell cell) {
        List<Object> parameters = new ArrayList<>();
        cell.parameters().forEach((name, value) -> {
            parameters.add(name);
            parameters.add(name.equals("model") ? cell.text("opponent") : value);
        });
        return Cell.of(cell.seed(), parameters.toArray());
    }

    private static double[] bySeed(Map<Long, List<Double>> losses) {
        return losses.values().stream()
                .mapToDouble(each ->
                        each.stream().mapToDouble(Double::doubleValue).average().orElseThrow())
                .toArray();
    }

    private static ConfidenceInterval mean(Map<Long, List<Double>> losses) {
        return ConfidenceInterval.ofMean(bySeed(losses));
    }

    private static void claim(Claims claims, String unit, Map<Integer, Map<Long, List<Double>>> losses, int error) {
        if (!losses.containsKey(error) || !losses.containsKey(-error)) return;
        Map<Long, List<Double>> under = losses.get(error);
        Map<Long, List<Double>> over = losses.get(-error);
        String by = " by " + error + " " + unit;
        claims.positive("underestimating them" + by + " costs points", mean(under), 3);
        if (under.keySet().equals(over.keySet()))
            claims.positive(
                    "underestimating them" + by + " costs more than overestimating them",
                    ConfidenceInterval.ofDifference(bySeed(under), bySeed(over)),
                    3);
        boolean best = losses.values().stream().noneMatch(some -> mean(some).high() < 0);
        claims.that("no model that is wrong by some " + unit + " scores more than the right one", best);
    }

    private static LinePlot plot(LabResults results, String unit, List<Integer> leads) {
        List<PlotSeries> series = new ArrayList<>();
        for (int lead : leads) {
            LabResults some = results.with(cell -> cell.number("player") - cell.number("opponent") == lead);
            TreeSet<Integer> errors = new TreeSet<>();
            some.measurements().keySet().forEach(cell -> errors.add(error(cell)));
            if (errors.isEmpty()) continue;
            series.add(PlotSeries.measured(
                    "we are " + lead + " ahead",
                    errors.stream()
                            .map(x -> PlotPoint.of(x, GamePoints.perGame(some.with(cell -> error(cell) == x), "mstar")))
                            .toList()));
        }
        return new LinePlot(
                "Points a game by their strength less that of the model, in " + unit
                        + ": negative where they are overestimated. Lines are our strength less theirs.",
                PlotAxis.linear("error, " + unit),
                PlotAxis.linear("points a game"),
                series);
    }

    private static String caption(String unit) {
        return "What an error costs in points a game, against the same opponents and openings with the right model; 95 % intervals over openings. Errors are in "
                + unit + ", negative where they are overestimated.";
    }

    private static List<String> heads() {
        return List.of("error", "games", "loss");
    }

    private static List<List<String>> rows(Map<Integer, Map<Long, List<Double>>> losses) {
        List<List<String>> rows = new ArrayList<>();
        losses.forEach((error, some) -> rows.add(List.of(
                String.valueOf(error),
                String.valueOf(
                        GAMES * some.values().stream().mapToInt(List::size).sum()),
                mean(some).text(3))));
        return rows;
    }
}
