package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.statistics.Percent;
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
import org.outwit.learn.person.ClaimedDecision;
import org.outwit.learn.person.ErrorClaims;

/**
 * Are claims about errors true for strangers? People are learned from the first 70 % of their games, and what is claimed about errors in the
 * rest is compared with what was played: what a move was expected to lose with what it lost, by a judge that looks two plies further ahead.
 * What a clone of them would lose is what is expected here, since clones draw from the same predictor. Where studies believe claims less once a
 * judge has found that a move loses ({@link org.outwit.learn.person.ClaimCalibration}), what they believe is compared, too.
 */
final class ClaimedErrors implements RecordsExperiment {

    private static final List<AskedPeople> FULL = List.of(
            new AskedPeople("othello", 62, 10, 40, 8, 50),
            new AskedPeople("checkers", 24, 16, 120, 7, 400),
            new AskedPeople("chess", 0, 20, 50, 11, 400));
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

    /** The first version kept sums and no decisions. */
    @Override
    public int version() {
        return 2;
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

    /** A line for each decision. */
    private static <P extends Position> Measurement measurement(Stranger<P> stranger, int decisions) {
        PopulationPredictor<P> claiming = stranger.predictor(Integer.MAX_VALUE).claiming();
        List<ClaimedDecision> judged = ErrorClaims.judged(
                stranger.people().game(),
                claiming.depth(),
                claiming::forAnotherThread,
                stranger.later(decisions),
                Parallel.ALONE,
                ProgressMonitor.NONE);
        Map<String, Double> numbers = new HashMap<>(stranger.people().numbers());
        numbers.put("decisions", (double) judged.size());
        numbers.put("depth", (double) claiming.depth());
        return new Measurement(
                numbers, judged.stream().map(ClaimedDecision::text).collect(Collectors.joining("\n")));
    }

    @Override
    public Finding finding(LabResults results) {
        List<String> sentences = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (String game : results.values("game")) {
            ClaimedPeople claimed = ClaimedPeople.of(Games.named(game), results.where("game", game));
            sentences.add(String.format(
                    Locale.ROOT,
                    "In %s models expect %.2f times the loss that is real, and where they expect a unit more it is more by %s.",
                    game,
                    claimed.claims().expectedLoss() / claimed.claims().realLoss(),
                    claimed.slopeText()));
            add(game, claimed, rows);
            if (claimed.isBelievedLess()) add(game + ", as it is believed", claimed.believed(), rows);
            sentences.add(claimed.calibrationText());
        }
        Finding finding = Finding.of(ReportVerdict.MEASURED, String.join(" ", sentences));
        String caution = AskedPeople.caution(results);
        if (!caution.isEmpty()) finding = finding.paragraph(caution);
        return finding.table(
                "Where the model's favourite loses at least this by a deeper judge: how likely it was said to be, and how often it was"
                        + " played. \"Any such move\" counts all moves that lose that. The slope is that of the regression of real"
                        + " losses on expected ones, its interval over people. What is believed is what studies make of claims"
                        + " where a judge has found that the move loses.",
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

    private static void add(String game, ClaimedPeople people, List<List<String>> rows) {
        for (ErrorClaims.Size size : people.claims().sizes()) rows.add(row(game, people, size));
    }

    private static List<String> row(String game, ClaimedPeople people, ErrorClaims.Size size) {
        ErrorClaims claims = people.claims();
        boolean none = size.favourites() == 0;
        return List.of(
                game,
                String.valueOf(people.count()),
                String.valueOf(claims.decisions()),
                String.format(Locale.ROOT, "%.1f", size.least()),
                size.favourites() + " times",
                none ? "–" : Percent.tenths(size.claimed()),
                none ? "–" : range(size.played()),
                Percent.tenths(size.mass()),
                range(size.errors()),
                String.format(Locale.ROOT, "%.2f", claims.expectedLoss() / claims.realLoss()),
                people.slopeText());
    }

    private static String range(ConfidenceInterval share) {
        return String.format(
                Locale.ROOT, "%.1f %% (%.0f to %.0f)", 100 * share.estimate(), 100 * share.low(), 100 * share.high());
    }
}
