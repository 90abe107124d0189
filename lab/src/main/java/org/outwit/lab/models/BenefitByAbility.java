package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.List;
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
import org.outwit.lab.experiment.Size;

/** Figure 12: what M* gains over minimax, by how much deeper we look than they do and by how much better our function is. */
final class BenefitByAbility implements Experiment {

    private static final int GAMES = 4;
    private static final int LEAST_DEPTH = 2;
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
        for (int player = LEAST_DEPTH; player <= (quick ? 6 : 8); player++) {
            for (int opponent = LEAST_DEPTH; opponent <= player; opponent++) {
                for (int seed = 1; seed <= (quick ? 8 : 25); seed++) {
                    cells.add(Cell.of(seed, "part", "depth", "player", player, "opponent", opponent));
                }
            }
        }
        for (int quality = BEST; quality > 0; quality -= 10) {
            for (int seed = 1; seed <= (quick ? 10 : 25); seed++) {
                cells.add(Cell.of(seed, "part", "function", "player", BEST, "opponent", quality));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        int player = cell.number("player");
        int opponent = cell.number("opponent");
        BlurredPlayers players = cell.text("part").equals("depth")
                ? BlurredPlayers.ofDepths(player, opponent, opponent)
                : BlurredPlayers.ofQualities(FUNCTION_DEPTH, FUNCTION_DEPTH, player, opponent, opponent);
        CheckersTournament tournament = new CheckersTournament(cell.seed(), GAMES);
        return Measurement.of(GamePoints.together(
                tournament.play(players.minimax(), players.opponent()).named("minimax"),
                tournament.play(players.mStar(), players.opponent()).named("mstar")));
    }

    @Override
    public Finding finding(LabResults results) {
        Map<Integer, LabResults> depths = byDifference(results.where("part", "depth"));
        Map<Integer, LabResults> functions = byDifference(results.where("part", "function"));
        Claims claims = new Claims();
        claim(claims, "depth", depths);
        claim(claims, "function", functions);
        return claims.finding()
                .heading("Difference in depth")
                .plot(plot(
                        "Gain of M* over minimax in points a game, by how many plies further we look than they do.",
                        depths))
                .table(caption(), heads(), rows(depths))
                .heading("Difference in function")
                .plot(plot(
                        "The same by how much of the function is missing: they see no lead of a or more. "
                                + "Across is 1 − a in percent, where 100 % is four men.",
                        functions))
                .table(caption(), heads(), rows(functions))
                .paragraph(
                        "The text says that the gain rises with the difference and falls where minimax wins almost every game, too. The largest gain is picked from the same games that test it, which favours the claims.")
                .unlikeThePaper(
                        "The paper looks 2 to 8 plies ahead; the quick run stops at 6. It does not say how deep the players of the second part "
                                + "look, nor in what its a is measured: here both look 4 plies ahead, and a is 1 at a lead of four men. Four men were chosen after a first quick run with twelve, in which functions hardly differed.");
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
    }

    private static LinePlot plot(String caption, Map<Integer, LabResults> differences) {
        List<PlotPoint> points = new ArrayList<>();
        differences.forEach((x, some) -> points.add(PlotPoint.of(x, gain(some))));
        return new LinePlot(
                caption,
                PlotAxis.linear("difference"),
                PlotAxis.linear("gain, points a game"),
                List.of(PlotSeries.measured("M* less minimax", points)));
    }

    private static String caption() {
        return "Points a game with 95 % intervals; the gain is on the same openings.";
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
