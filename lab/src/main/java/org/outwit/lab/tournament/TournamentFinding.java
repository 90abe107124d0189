package org.outwit.lab.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.Sprt;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.RowPlot;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.LabResults;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchScore;

/** What a tournament came to, in tables: who is how strong, and who did what against whom. */
final class TournamentFinding<P extends Position> {

    private final Tournament<P> tournament;
    private final TournamentPlan<P> plan;
    private final LabResults results;
    private final List<EntrantStanding> standings;

    TournamentFinding(Tournament<P> tournament, LabResults results) {
        this.tournament = tournament;
        this.plan = tournament.plan();
        this.results = results;
        this.standings = Standings.of(tournament, results);
    }

    Finding finding() {
        Finding finding = Finding.of(ReportVerdict.MEASURED, because())
                .heading("Strength")
                .plot(new RowPlot(
                        "Elo above the mean of all players; lines are 95 % intervals, and where two of them overlap much, these games do"
                                + " not say who is stronger.",
                        PlotAxis.linear("Elo above the mean"),
                        ranked().map(each -> new RowPlot.Row(each.name(), each.elo(), 0))
                                .toList()))
                .table(
                        "Elo above the mean of all players with 95 % intervals, by the model of Bradley and Terry from all games together.",
                        List.of("player", "Elo", "points", "won", "drawn", "lost"), strengths())
                .heading(plan.kind() == TournamentKind.ROUND_ROBIN ? "Cross table" : "Matches")
                .table(
                        "Each pair plays every opening twice with colours reversed; differences are as the games of this pair alone have them.",
                        List.of("player", "opponent", "won", "drawn", "lost", "points a game", "Elo better by"),
                        matches());
        if (plan.kind() == TournamentKind.ROUND_ROBIN) {
            finding = finding.table("Points of the player of the row against that of the column.", heads(), cross());
        }
        return new TournamentConditions(plan).addTo(finding.paragraph(firstMove()), tournament.file());
    }

    /** What the ratings leave out, in a sentence. */
    private String firstMove() {
        double[] points = plan.pairings().stream()
                .flatMap(pair -> tournament.games(pair, results).stream())
                .filter(MatchGame::counts)
                .mapToDouble(each -> each.points(each.sideOfFirst()))
                .toArray();
        return String.format(
                Locale.ROOT,
                "Who moved first scored %.3f points a game. Since openings are played from both sides ratings leave that out and go by points"
                        + " alone: where only two play, they are as far apart as their match says.",
                Arrays.stream(points).average().orElse(0.5));
    }

    private String because() {
        EntrantStanding best = standings.stream()
                .max(Comparator.comparingDouble(each -> each.elo().estimate()))
                .orElseThrow();
        int failed = (int) results.sum("failed");
        String sentence = best.name() + " is the strongest of " + standings.size() + " players, "
                + String.format(
                        Locale.ROOT,
                        "%.0f ± %.0f",
                        best.elo().estimate(),
                        best.elo().halfWidth())
                + " Elo above their mean.";
        if (plan.sprt().isPresent()) sentence += " " + test(plan.sprt().get());
        return failed == 0 ? sentence : sentence + " Programs failed in " + failed + " games, which count for nobody.";
    }

    private String test(Sprt sprt) {
        double[] means = tournament.pairMeans(results);
        String guess = String.format(Locale.ROOT, "between %.0f and %.0f Elo", sprt.elo0(), sprt.elo1());
        return switch (sprt.answer(means)) {
            case OPEN -> "The sequential test " + guess + " is still open after " + means.length + " pairs of games.";
            case FIRST ->
                "The sequential test " + guess + " ended after " + means.length + " pairs of games with the lower.";
            case SECOND ->
                "The sequential test " + guess + " ended after " + means.length + " pairs of games with the higher.";
        };
    }

    private List<List<String>> strengths() {
        return ranked().map(each -> List.of(
                        each.name(),
                        String.format(
                                Locale.ROOT,
                                "%+.0f ± %.0f",
                                each.elo().estimate(),
                                each.elo().halfWidth()),
                        points(each.points()) + " of " + each.games(),
                        String.valueOf(each.wins()),
                        String.valueOf(each.draws()),
                        String.valueOf(each.losses())))
                .toList();
    }

    /** The strongest first. */
    private Stream<EntrantStanding> ranked() {
        return standings.stream()
                .sorted(Comparator.comparingDouble(each -> -each.elo().estimate()));
    }

    private List<List<String>> matches() {
        List<List<String>> rows = new ArrayList<>();
        for (Pairing pair : plan.pairings()) {
            MatchScore score = MatchScore.of(tournament.games(pair, results));
            rows.add(List.of(
                    name(pair.first()),
                    name(pair.second()),
                    String.valueOf(score.wins()),
                    String.valueOf(score.draws()),
                    String.valueOf(score.losses()),
                    String.format(Locale.ROOT, "%.3f", score.points()),
                    elo(score.elo()) + " (" + elo(score.eloLow()) + " to " + elo(score.eloHigh()) + ")"));
        }
        return rows;
    }

    private List<String> heads() {
        List<String> heads = new ArrayList<>(List.of("player"));
        for (int i = 0; i < plan.entrants().size(); i++) heads.add(name(i));
        return heads;
    }

    private List<List<String>> cross() {
        int players = plan.entrants().size();
        String[][] cells = new String[players][players];
        for (Pairing pair : plan.pairings()) {
            List<MatchGame> games = tournament.games(pair, results).stream()
                    .filter(MatchGame::counts)
                    .toList();
            double points = games.stream().mapToDouble(each -> each.points(0)).sum();
            cells[pair.first()][pair.second()] = points(points);
            cells[pair.second()][pair.first()] = points(games.size() - points);
        }
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            List<String> row = new ArrayList<>(List.of(name(i)));
            for (int j = 0; j < players; j++) row.add(i == j ? "–" : cells[i][j]);
            rows.add(row);
        }
        return rows;
    }

    private String name(int entrant) {
        return plan.entrants().get(entrant).name();
    }

    /** Who won or lost everything is infinitely far away, as far as these games say. */
    private static String elo(double elo) {
        return Double.isInfinite(elo) ? (elo > 0 ? "+∞" : "−∞") : String.format(Locale.ROOT, "%+d", Math.round(elo));
    }

    private static String points(double points) {
        if (points == Math.rint(points)) return String.valueOf((long) points);
        return points < 1 ? "½" : (long) points + "½";
    }
}
