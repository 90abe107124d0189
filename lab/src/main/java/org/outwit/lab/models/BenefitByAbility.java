package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
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

/** Figure 12: what M* gains over minimax, by how much deeper we look than they do and by how much better our function is. */
final class BenefitByAbility implements Experiment {

    private static final int GAMES = 4;
    private static final int LEAST_DEPTH = 2;
    private static final int MOST_DEPTH = 8;
    private static final int PAPER_GAMES = 100;
    private static final int LEAST_GAMES = 400;

    /** Points a game of one who wins almost every game. */
    private static final double ALMOST_ALL = 1.8;

    private static final int FUNCTION_DEPTH = 4;
    private static final int BEST = 100;

    @Override
    public About about() {
        return About.of(
                "models-fig-12",
                "Carmel and Markovitch 1996, Learning and using opponent models",
                "Figure 12",
                "Against whom a model helps",
                "What does knowing the opponent gain, by how much weaker they are?");
    }

    @Override
    public int version() {
        return 2;
    }

    @Override
    public List<Cell> cells(Size size) {
        boolean quick = size == Size.QUICK;
        List<Cell> cells = new ArrayList<>();
        for (int player = LEAST_DEPTH; player <= (quick ? 6 : MOST_DEPTH); player++) {
            for (int opponent = LEAST_DEPTH; opponent <= player; opponent++) {
                for (int seed = 1; seed <= (quick ? 4 : seeds(player - opponent)); seed++) {
                    cells.add(Cell.of(seed, "part", "depth", "player", player, "opponent", opponent));
                }
            }
        }
        for (boolean whole : List.of(true, false)) {
            for (int men : BlurredPlayers.UNITS) {
                for (int quality = BEST; quality > 0; quality -= quick ? 30 : 10) {
                    for (int seed = 1; seed <= (quick ? 4 : LEAST_GAMES / GAMES); seed++)
                        cells.add(Cell.of(
                                seed,
                                "part",
                                "function",
                                "whole",
                                whole,
                                "men",
                                men,
                                "player",
                                BEST,
                                "opponent",
                                quality));
                }
            }
        }
        return cells;
    }

    /** The paper's 100 games a tournament; where few tournaments have the difference, as many as make enough games together. */
    private static int seeds(int difference) {
        int tournaments = MOST_DEPTH - LEAST_DEPTH - difference + 1;
        return Math.max(PAPER_GAMES / GAMES, (LEAST_GAMES / GAMES + tournaments - 1) / tournaments);
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        int player = cell.number("player");
        int opponent = cell.number("opponent");
        BlurredPlayers players = cell.text("part").equals("depth")
                ? BlurredPlayers.ofDepths(player, opponent, opponent)
                : BlurredPlayers.ofQualities(
                        FUNCTION_DEPTH,
                        FUNCTION_DEPTH,
                        cell.number("men"),
                        Boolean.parseBoolean(cell.text("whole")),
                        player,
                        opponent,
                        opponent);
        CheckersTournament tournament = new CheckersTournament(cell.seed(), GAMES);
        return Measurement.of(GamePoints.together(
                tournament.play(players.minimax(), players.opponent()).named("minimax"),
                tournament.play(players.mStar(), players.opponent()).named("mstar")));
    }

    @Override
    public Finding finding(LabResults results) {
        Map<Integer, LabResults> depths = byDifference(results.where("part", "depth"));
        Map<String, Map<Integer, LabResults>> functions = new LinkedHashMap<>();
        Readings readings = new Readings();
        for (boolean whole : List.of(true, false)) {
            for (int men : BlurredPlayers.UNITS) {
                String reading = BlurredPlayers.reading(whole, men);
                functions.put(reading, byDifference(results.where("part", "function", "whole", whole, "men", men)));
                claim(readings.under(reading), "depth", depths);
                claim(readings.under(reading), "function", functions.get(reading));
            }
        }
        Finding finding = readings.finding()
                .heading("Difference in depth")
                .plot(plot(
                        "Gain of M* over minimax in points a game, by how many plies further we look than they do.",
                        Map.of("M* less minimax", depths)))
                .table(caption(), heads(), rows(depths))
                .heading("Difference in function")
                .plot(plot(
                        "The same by how much of the function is missing: they see no lead of a or more. "
                                + "Across is 1 − a in percent of four or of twelve men.",
                        functions));
        for (Map.Entry<String, Map<Integer, LabResults>> each : functions.entrySet()) {
            String name = each.getKey();
            finding = finding.table(
                    name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + ". " + caption(),
                    heads(),
                    rows(each.getValue()));
        }
        return finding.paragraph(
                        "The text says that the gain rises with the difference and falls where minimax wins almost every game, too, which counts here as "
                                + ALMOST_ALL
                                + " of 2 points a game. The largest gain is picked from the same games that test it, which favours the claims.")
                .unlikeThePaper(
                        "The paper looks 2 to 8 plies ahead, 100 games a tournament; here a difference has at least 400 games. The quick run stops at 6.",
                        "The paper does not say how deep the players of the second part look, nor in what its a is measured, nor plainly whether our own function is blinded "
                                + "like theirs: here both look 4 plies ahead, and the rest are readings.");
    }

    private static Map<Integer, LabResults> byDifference(LabResults results) {
        Map<Integer, LabResults> all = new TreeMap<>();
        for (Cell cell : results.measurements().keySet()) {
            int difference = difference(cell);
            all.computeIfAbsent(difference, d -> results.with(each -> difference(each) == d));
        }
        return all;
    }

    private static int difference(Cell cell) {
        return cell.number("player") - cell.number("opponent");
    }

    private static ConfidenceInterval gain(LabResults results) {
        return GamePoints.gain(results, "mstar", "minimax");
    }

    /** That the gain rises from equals to somewhere and falls again from there. */
    private static void claim(Claims claims, String what, Map<Integer, LabResults> differences) {
        if (differences.size() < 3) return;
        int peak = 0;
        for (int each : differences.keySet()) {
            if (peak == 0
                    || gain(differences.get(each)).estimate()
                            > gain(differences.get(peak)).estimate()) peak = each;
        }
        List<Integer> all = List.copyOf(differences.keySet());
        ConfidenceInterval most = gain(differences.get(peak));
        String at = "at a " + what + " difference of " + peak + " M* gains ";
        claims.positive(at + "most", most, 3);
        claims.positive(at + "more than at none", Claims.difference(most, gain(differences.get(all.get(0)))), 3);
        int last = all.get(all.size() - 1);
        claims.positive(at + "more than at " + last, Claims.difference(most, gain(differences.get(last))), 3);
        claims.within(
                "at " + last + " minimax scores almost all points, " + ALMOST_ALL + " a game or more",
                GamePoints.perGame(differences.get(last), "minimax"),
                ALMOST_ALL,
                Double.POSITIVE_INFINITY,
                3);
    }

    private static LinePlot plot(String caption, Map<String, Map<Integer, LabResults>> all) {
        List<PlotSeries> series = new ArrayList<>();
        all.forEach((name, differences) -> {
            List<PlotPoint> points = new ArrayList<>();
            differences.forEach((x, some) -> points.add(PlotPoint.of(x, gain(some))));
            series.add(PlotSeries.measured(name, points));
        });
        return new LinePlot(caption, PlotAxis.linear("difference"), PlotAxis.linear("gain, points a game"), series);
    }

    private static String caption() {
        return "Points a game with 95 % intervals over openings; the gain is on the same ones.";
    }

    private static List<String> heads() {
        return List.of("difference", "games", "minimax", "M*", "gain");
    }

    private static List<List<String>> rows(Map<Integer, LabResults> differences) {
        List<List<String>> rows = new ArrayList<>();
        differences.forEach((x, some) -> rows.add(List.of(
                String.valueOf(x),
                String.valueOf(GAMES * some.count()),
                GamePoints.perGame(some, "minimax").text(3),
                GamePoints.perGame(some, "mstar").text(3),
                gain(some).text(3))));
        return rows;
    }
}
