package org.outwit.app.learn;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.outwit.core.game.Game;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.text.Columns;
import org.outwit.learn.people.ErrorTilt;
import org.outwit.learn.people.PersonalPlan;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.StrengthScale;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.training.PeopleArchive;
import org.outwit.learn.training.PopulationTrainer.Trained;

/** What was learned about how people play, for people and for programs. */
public final class TrainingReport {

    /** Fewer than this measure nothing well. */
    private static final int FEW_DECISIONS = 500;

    private final Game<?> game;
    private final PeopleArchive<?> archive;
    private final Trained trained;

    public TrainingReport(Game<?> game, PeopleArchive<?> archive, Trained trained) {
        this.game = game;
        this.archive = archive;
        this.trained = trained;
    }

    public void print(PrintWriter out) {
        out.println(game.title() + ": " + ReportNumbers.count(archive.games().size(), "game", "games") + ", "
                + ReportNumbers.count(trained.decisions(), "decision", "decisions")
                + (archive.rejected() == 0
                        ? ""
                        : "; " + ReportNumbers.count(archive.rejected(), "place", "places")
                                + " could not be used, 'outwit records' tells which and why"));
        out.println(strengths());
        if (trained.all().decisions() < FEW_DECISIONS) {
            out.println("These are few games: such people know little, and how little is hardly known.");
        }
        out.println();
        out.println("In " + ReportNumbers.count(trained.all().decisions(), "decision", "decisions")
                + " of games that nothing had been learned from, the likeliest move was played:");
        Columns columns = new Columns("by", "agreement", "95 %", "log-loss");
        scores().forEach((name, score) -> columns.row(
                name,
                Percent.tenths(score.agreement()),
                "± " + Percent.tenths(halfWidth(score)),
                ReportNumbers.loss(score.logLoss())));
        columns.print(out);
        out.println();
        out.println(personal());
        out.println();
    }

    private String personal() {
        PersonalPlan plan = trained.model().personal();
        String halfway = plan.halfway() == 0
                ? "all is believed from the first game on"
                : String.format(Locale.ROOT, "half is believed after %.0f games", plan.halfway());
        return String.format(
                Locale.ROOT,
                "Of what a person does differently %s; before their own book, everything else counts as much as %.1f games.",
                halfway,
                plan.trust().strength());
    }

    private String strengths() {
        StrengthScale scale = trained.model().strengths();
        return scale.equals(StrengthScale.UNKNOWN)
                ? "Nothing is known about the strength of the players."
                : String.format(
                        Locale.ROOT,
                        "The players' ratings have the mean %.0f and the standard deviation %.0f.",
                        scale.mean(),
                        scale.deviation());
    }

    private Map<String, PredictionScore> scores() {
        Map<String, PredictionScore> scores = new LinkedHashMap<>();
        scores.put("looks alone", trained.looks());
        scores.put("looking " + ahead() + " ahead", trained.layer());
        scores.put("with what others played here", trained.all());
        return scores;
    }

    private String ahead() {
        PopulationModel model = trained.model();
        int[] depths = model.plan().depths();
        int least = IntStream.of(depths).min().orElse(0);
        int most = model.plan().depth();
        return (least == most ? "" : least + " to ") + ReportNumbers.count(most, "ply", "plies");
    }

    private static double halfWidth(PredictionScore score) {
        return ConfidenceInterval.halfWidth(ConfidenceInterval.errorOfShare(score.agreement(), score.decisions()));
    }

    public static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
    }

    public Map<String, Object> object(String file, long bytes) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", game.name());
        object.put("games", archive.games().size());
        object.put("decisions", trained.decisions());
        object.put("rejected", archive.rejected());
        object.put(
                "depths", IntStream.of(trained.model().plan().depths()).boxed().toList());
        StrengthScale scale = trained.model().strengths();
        if (!scale.equals(StrengthScale.UNKNOWN)) {
            object.put("meanRating", scale.mean());
            object.put("ratingDeviation", scale.deviation());
        }
        object.put("looks", object(trained.looks()));
        object.put("lookahead", object(trained.layer()));
        object.put("book", object(trained.all()));
        object.put("bookMoves", trained.model().book().size());
        PersonalPlan plan = trained.model().personal();
        Map<String, Object> personal = new LinkedHashMap<>();
        personal.put("trust", plan.trust().strength());
        personal.put("discount", plan.trust().discount());
        personal.put("bookGames", plan.bookGames());
        personal.put("nearness", plan.nearness());
        personal.put("step", plan.step());
        personal.put("halfway", plan.halfway());
        personal.put("tilts", plan.tilts());
        personal.put("calm", plan.calm());
        personal.put("judged", plan.judged());
        object.put("personal", personal);
        ErrorTilt tilt = trained.model().tilt();
        object.put(
                "errorTilt",
                Map.of("beyond", tilt.beyond(), "power", tilt.power(), "back", tilt.back(), "by", tilt.by()));
        object.put("out", file);
        object.put("bytes", bytes);
        return object;
    }

    private static Map<String, Object> object(PredictionScore score) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("decisions", score.decisions());
        object.put("agreement", score.agreement());
        object.put("halfWidth", halfWidth(score));
        object.put("logLoss", score.logLoss());
        return object;
    }
}
