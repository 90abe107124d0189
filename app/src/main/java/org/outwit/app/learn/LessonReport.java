package org.outwit.app.learn;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.text.Columns;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.model.Weight;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.person.Candidate;
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
        depths(out);
        out.println();
        out.println("Looks " + ReportNumbers.count(model.depth(), "ply", "plies")
                + " ahead. How much each feature sways their choice, in units of a "
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
        model.personal().ifPresent(personal -> {
            out.println("Their moves are predicted as those of other people" + strength(personal)
                    + ", and by what they do differently; the weights say what they value.");
            out.println();
        });
        lesson.heldOut().ifPresent(predictions -> heldOut(out, predictions));
    }

    private static String strength(PersonalDifference personal) {
        return personal.rating().isEmpty()
                ? ""
                : " of their strength, about " + Math.round(personal.rating().getAsDouble()) + " Elo";
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

    public Map<String, Object> object(String file) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", game.name());
        object.put("who", model.who());
        object.put("games", model.origin().games());
        object.put("examples", model.origin().examples());
        object.put("forced", model.origin().forced());
        object.put("repeated", model.origin().repeated());
        object.put("complete", lesson.complete());
        object.put("method", lesson.method().toString());
        object.put("depth", model.depth());
        model.temperature().ifPresent(temperature -> object.put("temperature", temperature));
        model.judgement().error().ifPresent(error -> object.put("error", error));
        object.put("depths", lesson.tried().stream().map(LessonReport::object).toList());
        Map<String, Object> phases = new LinkedHashMap<>();
        model.weights().forEach((phase, row) -> {
            Map<String, Object> weights = new LinkedHashMap<>();
            row.forEach(
                    (feature, weight) -> weights.put(feature, List.of(weight.value(), weight.least(), weight.most())));
            phases.put(phase, weights);
        });
        object.put("weights", phases);
        model.personal().ifPresent(personal -> {
            Map<String, Object> people = new LinkedHashMap<>();
            people.put("people", personal.people());
            personal.rating().ifPresent(rating -> people.put("rating", rating));
            people.put("depth", personal.depth());
            object.put("personal", people);
        });
        lesson.heldOut().ifPresent(predictions -> object.put("heldOut", heldOut(predictions)));
        object.put("habits", model.book().size());
        object.put("remarks", lesson.remarks());
        object.put("out", file);
        return object;
    }

    /** The numbers of all decisions, then a part for each phase and side. */
    private Map<String, Object> heldOut(Predictions predictions) {
        Map<String, Object> object = PredictionReport.object(predictions.evaluator(), predictions.all());
        Map<String, Object> parts = new LinkedHashMap<>();
        predictions.rows(game).forEach((name, tally) -> {
            if (tally != predictions.all()) parts.put(name, PredictionReport.object(predictions.evaluator(), tally));
        });
        object.put("parts", parts);
        return object;
    }

    private static Map<String, Object> object(Candidate<?> candidate) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("method", candidate.method().toString());
        object.put("depth", candidate.ranking().depth());
        object.put("agreement", candidate.score().agreement());
        object.put("logLoss", candidate.score().logLoss());
        return object;
    }
}
