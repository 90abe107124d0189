package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.records.RecordsExperiment;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.person.ErrorClaims;

/**
 * Are claims about errors true for strangers? People are learned from the first 70 % of their games, and what is claimed about errors in the
 * rest is compared with what was played: what a move was expected to lose with what it lost, by a judge that looks two plies further ahead.
 * What a clone of them would lose is what is expected here, since clones draw from the same predictor.
 */
final class ClaimedErrors implements RecordsExperiment {

    private static final List<AskedPeople> FULL = List.of(
            new AskedPeople("othello", 62, 10, 40, 8, 50),
            new AskedPeople("checkers", 24, 16, 40, 7, 400),
            new AskedPeople("chess", 0, 20, 42, 11, 400));
    private static final List<AskedPeople> QUICK =
            List.of(new AskedPeople("othello", 62, 2, 8, 8, 50), new AskedPeople("checkers", 24, 3, 16, 7, 400));

    @Override
    public About about() {
        return About.of(
                        "people-claims",
                        "Outwit",
                        "predicting people",
                        "Claimed against played",
                        "Do people lose as much a move in real games as their models say they will, and play the errors that are expected?")
                .withRecords();
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (AskedPeople test : size == Size.QUICK ? QUICK : FULL) cells.addAll(test.cells());
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        Stranger<?> person =
                Stranger.of(AskedPeople.people(cell, context), AskedPeople.of(FULL, cell), cell.number("rank"));
        return measurement(person, cell.number("decisions"));
    }

    private static <P extends Position> Measurement measurement(Stranger<P> stranger, int decisions) {
        PopulationPredictor<P> claiming = stranger.predictor(Integer.MAX_VALUE).claiming();
        ErrorClaims claims = ErrorClaims.of(
                stranger.people().game(),
                claiming.depth(),
                List.of(new ErrorClaims.Asked<>(claiming::forAnotherThread, stranger.later(decisions))),
                Parallel.ALONE,
                ProgressMonitor.NONE);
        Map<String, Double> numbers = new HashMap<>(stranger.people().numbers());
        numbers.put("decisions", (double) claims.decisions());
        numbers.put("judge", (double) claims.judgeDepth());
        numbers.put("expected", claims.expectedLoss() * claims.decisions());
        numbers.put("real", claims.realLoss() * claims.decisions());
        double squares = claims.spread() + claims.expectedLoss() * claims.expectedLoss();
        double products = claims.slope() * claims.spread() + claims.expectedLoss() * claims.realLoss();
        numbers.put("squares", squares * claims.decisions());
        numbers.put("products", products * claims.decisions());
        for (int i = 0; i < claims.sizes().size(); i++) {
            ErrorClaims.Size size = claims.sizes().get(i);
            numbers.put("size" + i, size.least());
            numbers.put("favourites" + i, (double) size.favourites());
            numbers.put("claimed" + i, size.claimed() * size.favourites());
            numbers.put("played" + i, size.favourites() == 0 ? 0 : size.played().estimate() * size.favourites());
            numbers.put("mass" + i, size.mass() * claims.decisions());
            numbers.put("errors" + i, size.errors().estimate() * claims.decisions());
        }
        return new Measurement(numbers, stranger.person().name());
    }

    @Override
    public Finding finding(LabResults results) {
        List<String> sentences = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (String game : results.values("game")) {
            LabResults own = results.where("game", game);
            sentences.add(String.format(
                    Locale.ROOT,
                    "In %s models expect %.2f times the loss that is real, and where they expect a unit more it is more by %s.",
                    game,
                    own.sum("expected") / own.sum("real"),
                    slope(List.copyOf(own.measurements().values()))));
            for (int i = 0; i < 3; i++) rows.add(row(own, game, i));
        }
        Finding finding = Finding.of(ReportVerdict.MEASURED, String.join(" ", sentences));
        String caution = AskedPeople.caution(results);
        if (!caution.isEmpty()) finding = finding.paragraph(caution);
        return finding.table(
                "Where the model's favourite loses at least this by a deeper judge: how likely it was said to be, and how often it was"
                        + " played. \"Any such move\" counts all moves that lose that. The slope is that of the regression of real"
                        + " losses on expected ones, its interval over people.",
                List.of(
                        "game",
                        "people",
                        "decisions",
                        "loses at least",
                        "the favourite does",
                        "claimed",
                        "played",
                        "any such move: claimed",
                        "played",
                        "expected over real loss",
                        "slope"),
                rows);
    }

    private static List<String> row(LabResults own, String game, int i) {
        long decisions = Math.round(own.sum("decisions"));
        long favourites = Math.round(own.sum("favourites" + i));
        return List.of(
                game,
                String.valueOf(own.count()),
                String.valueOf(decisions),
                String.format(Locale.ROOT, "%.1f", own.numbers("size" + i)[0]),
                favourites + " times",
                favourites == 0 ? "–" : percent(own.sum("claimed" + i) / favourites),
                favourites == 0
                        ? "–"
                        : range(ConfidenceInterval.ofShare(Math.round(own.sum("played" + i)), favourites)),
                percent(own.sum("mass" + i) / decisions),
                range(ConfidenceInterval.ofShare(Math.round(own.sum("errors" + i)), decisions)),
                String.format(Locale.ROOT, "%.2f", own.sum("expected") / own.sum("real")),
                slope(List.copyOf(own.measurements().values())));
    }

    /**
     * By how much real losses grow where expected ones grow by one, over all decisions. The interval is the jackknife's over people: each is
     * left out once.
     */
    static String slope(List<Measurement> people) {
        return people.size() < 3
                ? String.format(Locale.ROOT, "%.2f", regression(people))
                : slopeInterval(people).text(2);
    }

    static ConfidenceInterval slopeInterval(List<Measurement> people) {
        double[] without = new double[people.size()];
        for (int i = 0; i < without.length; i++) {
            List<Measurement> others = new ArrayList<>(people);
            others.remove(i);
            without[i] = regression(others);
        }
        return ConfidenceInterval.ofJackknife(regression(people), without);
    }

    private static double regression(List<Measurement> people) {
        double n = sum(people, "decisions");
        double expected = sum(people, "expected") / n;
        double variance = sum(people, "squares") / n - expected * expected;
        return (sum(people, "products") / n - expected * sum(people, "real") / n) / variance;
    }

    private static double sum(List<Measurement> people, String name) {
        return people.stream().mapToDouble(each -> each.number(name)).sum();
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static String range(ConfidenceInterval share) {
        return String.format(
                Locale.ROOT, "%.1f %% (%.0f to %.0f)", 100 * share.estimate(), 100 * share.low(), 100 * share.high());
    }
}
