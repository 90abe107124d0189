package org.outwit.app.learn;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
import org.outwit.learn.training.FittedVoice;
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
        if (archive.copies() > 0) {
            out.println(ReportNumbers.count(archive.copies(), "record was", "records were")
                    + " of games that had been read before, and left out.");
        }
        out.println(strengths());
        if (trained.all().decisions() < FEW_DECISIONS) {
            out.println("These are few games: such people know little, and how little is hardly known.");
        }
        out.println();
        out.println("In " + ReportNumbers.count(trained.all().decisions(), "decision", "decisions")
                + " of games that nothing had been learned from, the likeliest move was played:");
        Columns columns = new Columns("by", "agreement", "95 %", "log-loss");
        scores().forEach((name, score) -> columns.row(row(name, score)));
        columns.print(out);
        out.println();
        out.println(personal());
        out.println();
        trained.voice().ifPresent(voice -> network(out, voice));
    }

    private void network(PrintWriter out, FittedVoice voice) {
        out.println("In " + ReportNumbers.count(voice.both().decisions(), "decision", "decisions")
                + " of these that a network was asked about, too:");
        Columns columns = new Columns("by", "agreement", "95 %", "log-loss");
        columns.row(row("the network alone", voice.alone()));
        columns.row(row("people", voice.people()));
        columns.row(row("both", voice.both()));
        columns.print(out);
        out.println(VoiceWords.of(game, voice.weights()));
        out.println();
    }

    private static String[] row(String name, PredictionScore score) {
        return new String[] {name, Percent.tenths(score.agreement()), ends(score), ReportNumbers.loss(score.logLoss())};
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

    private static String ends(PredictionScore score) {
        ConfidenceInterval share = ConfidenceInterval.ofMeanShare(score.agreement(), score.decisions());
        return Percent.tenths(share.low()) + " to " + Percent.tenths(share.high());
    }

    private static double halfWidth(PredictionScore score) {
        return ConfidenceInterval.halfWidth(ConfidenceInterval.errorOfShare(score.agreement(), score.decisions()));
    }

    public static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
    }

    /**
     * For other programs.
     *
     * @param meanRating as the deviation, empty where nothing is known about the strength of the players
     * @param book all that predicts: looks, lookahead, and what others played
     * @param out the file, and {@code bytes} how long it is
     */
    private record Report(
            String game,
            int games,
            long decisions,
            long rejected,
            long copies,
            List<Integer> depths,
            Optional<Double> meanRating,
            Optional<Double> ratingDeviation,
            Score looks,
            Score lookahead,
            Score book,
            int bookMoves,
            Personal personal,
            ErrorTilt errorTilt,
            Optional<Heard> network,
            String out,
            long bytes) {}

    /** How well a network predicts, people on the same decisions, and both, and by which weights. */
    private record Heard(Score alone, Score people, Score both, VoiceWords.Numbers weights) {

        static Heard of(FittedVoice voice) {
            return new Heard(
                    Score.of(voice.alone()),
                    Score.of(voice.people()),
                    Score.of(voice.both()),
                    VoiceWords.Numbers.of(voice.weights()));
        }
    }

    private record Score(long decisions, double agreement, double halfWidth, double logLoss) {

        static Score of(PredictionScore score) {
            return new Score(score.decisions(), score.agreement(), TrainingReport.halfWidth(score), score.logLoss());
        }
    }

    private record Personal(
            double trust,
            double discount,
            int bookGames,
            double nearness,
            double step,
            double halfway,
            double tilts,
            double calm,
            double judged,
            double favourite) {}

    public Record object(String file, long bytes) {
        PopulationModel model = trained.model();
        Optional<StrengthScale> scale =
                Optional.of(model.strengths()).filter(each -> !each.equals(StrengthScale.UNKNOWN));
        PersonalPlan plan = model.personal();
        return new Report(
                game.name(),
                archive.games().size(),
                trained.decisions(),
                archive.rejected(),
                archive.copies(),
                IntStream.of(model.plan().depths()).boxed().toList(),
                scale.map(StrengthScale::mean),
                scale.map(StrengthScale::deviation),
                Score.of(trained.looks()),
                Score.of(trained.layer()),
                Score.of(trained.all()),
                model.book().size(),
                new Personal(
                        plan.trust().strength(),
                        plan.trust().discount(),
                        plan.bookGames(),
                        plan.nearness(),
                        plan.step(),
                        plan.halfway(),
                        plan.tilts(),
                        plan.calm(),
                        plan.judged(),
                        plan.favourite()),
                model.tilt(),
                trained.voice().map(Heard::of),
                file,
                bytes);
    }
}
