package org.outwit.app.learn;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.text.Columns;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.model.Weight;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.person.Candidate;
import org.outwit.learn.person.JudgedStrength;
import org.outwit.learn.person.LearningResult;
import org.outwit.learn.person.Predictions;
import org.outwit.learn.person.Tally;

/** What was learned about somebody, for people and for programs. */
public final class LessonReport<P extends Position> {

    private final Game<P> game;
    private final LearningResult<P> lesson;
    private final OpponentModel model;

    public LessonReport(Game<P> game, LearningResult<P> lesson) {
        this.game = game;
        this.lesson = lesson;
        this.model = lesson.model();
    }

    public void print(PrintWriter out) {
        Origin origin = model.origin();
        out.println(
                model.who() + ", " + game.title() + ": " + ReportNumbers.count(origin.games(), "game", "games") + ", "
                        + ReportNumbers.count(origin.examples(), "decision", "decisions") + " ("
                        + ReportNumbers.count(origin.forced(), "move", "moves") + " without a choice and "
                        + ReportNumbers.count(origin.repeated(), "repeated choice", "repeated choices") + " left out)");
        for (String remark : lesson.remarks()) out.println(remark);
        out.println();
        if (model.isValuesKnown()) values(out);
        model.personal().ifPresent(personal -> {
            out.println("Their moves are predicted as those of other people" + strength()
                    + ", and by what they do differently"
                    + (model.isValuesKnown() ? "; the weights say what they value." : "."));
            personal.voice().ifPresent(voice -> out.println(VoiceWords.of(game, voice)));
            out.println();
        });
        lesson.heldOut().ifPresent(predictions -> heldOut(out, predictions));
    }

    private void values(PrintWriter out) {
        depths(out);
        out.println();
        out.println("Looks " + ReportNumbers.count(model.depth(), "ply", "plies") + " ahead"
                + (model.mayLookFurther() ? " or more: nothing deeper was tried." : ".")
                + " How much each feature sways their choice, in units of a "
                + game.scale().name()
                + (hasIntervals() ? ", with 95 % intervals:" : "; how sure that is, nobody knows:"));
        weights(out);
        out.println("A weight is no piece value: it says what told apart the moves there were to choose from.");
        out.println(
                model.temperature().isEmpty()
                        ? "Always plays what looks best."
                        : "A move that looks "
                                + ReportNumbers.units(model.temperature().getAsDouble())
                                + " worse is played 2.7 times less often.");
        out.println();
    }

    /** Nothing where nothing can be said. */
    private String strength() {
        return lesson.strength()
                .filter(JudgedStrength::isKnown)
                .map(known -> " of their strength, " + known.words())
                .orElse("");
    }

    private void depths(PrintWriter out) {
        Columns columns = new Columns("depth", "method", "agreement", "log-loss", "");
        for (Candidate<P> each : lesson.tried()) {
            boolean chosen = each.method() == lesson.method() && each.ranking().depth() == model.depth();
            columns.row(
                    Integer.toString(each.ranking().depth()),
                    each.method().toString(),
                    Percent.tenths(each.score().agreement()),
                    ReportNumbers.loss(each.score().logLoss()),
                    chosen ? "taken" : "");
        }
        columns.print(out);
    }

    private void weights(PrintWriter out) {
        List<String> phases = new ArrayList<>(model.weights().keySet());
        List<String> head = new ArrayList<>(List.of("feature"));
        head.addAll(phases);
        Columns columns = new Columns(head.toArray(new String[0]));
        for (String feature : model.weights().get(phases.get(0)).keySet()) {
            List<String> row = new ArrayList<>(List.of(feature));
            for (String phase : phases)
                row.add(weight(model.weights().get(phase).get(feature)));
            columns.row(row.toArray(new String[0]));
        }
        columns.print(out);
    }

    /** One game has none, and neither has what was stopped. */
    private boolean hasIntervals() {
        return model.weights().values().stream()
                .flatMap(row -> row.values().stream())
                .anyMatch(each -> each.least() < each.most());
    }

    private static String weight(Weight weight) {
        if (weight.least() == weight.most()) return ReportNumbers.units(weight.value());
        return ReportNumbers.units(weight.value()) + " (" + ReportNumbers.units(weight.least()) + " to "
                + ReportNumbers.units(weight.most()) + ")";
    }

    private void heldOut(PrintWriter out, Predictions predictions) {
        Tally all = predictions.all();
        out.println("In " + ReportNumbers.count(all.decisions(), "decision", "decisions")
                + " of the last games, before they were learned from, the first choice was played:");
        Columns columns = new Columns("by", "agreement", "log-loss");
        columns.row("the model", Percent.tenths(all.agreement()), ReportNumbers.loss(all.logLoss()));
        if (all.knowsPeople()) {
            columns.row("others like them", Percent.tenths(all.people()), ReportNumbers.loss(all.peopleLoss()));
        }
        columns.row(predictions.evaluator() + "@" + model.depth(), Percent.tenths(all.evaluator()), "-");
        columns.row("chance", Percent.tenths(all.chance()), ReportNumbers.loss(all.chanceLoss()));
        columns.print(out);
        if (!model.holdOut().isBetterThanChance()) {
            out.println("That is no better than chance by more than luck would explain.");
        }
    }

    /** For other programs; a weight is a list with the ends of its interval behind it. */
    private record Report(
            String game,
            String who,
            long games,
            long examples,
            long forced,
            long repeated,
            boolean complete,
            String method,
            int depth,
            OptionalDouble temperature,
            OptionalDouble error,
            List<Tried> depths,
            Map<String, Map<String, List<Double>>> weights,
            Optional<Personal> personal,
            Optional<PredictionReport.Numbers> heldOut,
            int habits,
            List<String> remarks,
            String out) {}

    private record Tried(String method, int depth, double agreement, double logLoss) {

        static Tried of(Candidate<?> candidate) {
            return new Tried(
                    candidate.method().toString(),
                    candidate.ranking().depth(),
                    candidate.score().agreement(),
                    candidate.score().logLoss());
        }
    }

    /** A rating that was judged by moves has its 95 % interval, and the scale that it is on. */
    private record Personal(
            String people,
            OptionalDouble rating,
            OptionalDouble ratingHalfWidth,
            OptionalDouble scaleMean,
            OptionalDouble scaleDeviation,
            int depth,
            Optional<VoiceWords.Numbers> network) {}

    public Record object(String file) {
        Origin origin = model.origin();
        return new Report(
                game.name(),
                model.who(),
                origin.games(),
                origin.examples(),
                origin.forced(),
                origin.repeated(),
                lesson.complete(),
                lesson.method().toString(),
                model.depth(),
                model.temperature(),
                model.judgement().error(),
                lesson.tried().stream().map(Tried::of).toList(),
                weights(),
                model.personal().map(this::personal),
                lesson.heldOut().map(this::numbers),
                model.book().size(),
                lesson.remarks(),
                file);
    }

    private Personal personal(PersonalDifference each) {
        Optional<JudgedStrength> known = lesson.strength().filter(JudgedStrength::isKnown);
        return new Personal(
                each.people(),
                known.isEmpty() ? OptionalDouble.empty() : each.rating(),
                of(known.filter(one -> !one.isFromRecords()), JudgedStrength::halfWidth),
                of(known, one -> one.scale().mean()),
                of(known, one -> one.scale().deviation()),
                each.depth(),
                each.voice().map(VoiceWords.Numbers::of));
    }

    private static OptionalDouble of(Optional<JudgedStrength> known, ToDoubleFunction<JudgedStrength> number) {
        return known.stream().mapToDouble(number).findFirst();
    }

    private Map<String, Map<String, List<Double>>> weights() {
        Map<String, Map<String, List<Double>>> phases = new LinkedHashMap<>();
        model.weights().forEach((phase, row) -> {
            Map<String, List<Double>> weights = new LinkedHashMap<>();
            row.forEach(
                    (feature, weight) -> weights.put(feature, List.of(weight.value(), weight.least(), weight.most())));
            phases.put(phase, weights);
        });
        return phases;
    }

    /** The numbers of all decisions, then a part for each phase and side. */
    private PredictionReport.Numbers numbers(Predictions predictions) {
        String evaluator = predictions.evaluator();
        Map<String, PredictionReport.Numbers> parts = new LinkedHashMap<>();
        predictions.rows(game).forEach((name, tally) -> {
            if (tally != predictions.all())
                parts.put(name, PredictionReport.Numbers.of(evaluator, tally, Optional.empty()));
        });
        return PredictionReport.Numbers.of(evaluator, predictions.all(), Optional.of(parts));
    }
}
