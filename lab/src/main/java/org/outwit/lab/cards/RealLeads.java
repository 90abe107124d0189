package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.lead.LeadDecision;
import org.outwit.learn.lead.LeadModel;
import org.outwit.learn.lead.LeadPredictor;
import org.outwit.learn.lead.LeadRules;
import org.outwit.learn.lead.LeadScore;

/**
 * How well are opening leads of people predicted, by rules of thumb and by a model learned on other events, and what does a declarer gain who
 * believes the model? Every deal counts once, with the mean of its tables where there are several.
 */
final class RealLeads implements Experiment {

    private static final double LEARNED = 0.7;
    private static final int WORLDS = 30;
    private static final int DECISIONS = 2;

    /** Boards of a cell: enough that learning takes little of its time. */
    private static final int BATCH = 20;

    private static final Map<String, ToDoubleFunction<LeadScore>> MEASURES = new LinkedHashMap<>();

    static {
        MEASURES.put("card", score -> 100 * score.card());
        MEASURES.put("suit", score -> 100 * score.suit());
        MEASURES.put("log-loss", LeadScore::logLoss);
    }

    @Override
    public About about() {
        return About.of(
                        "real-leads",
                        "Outwit",
                        "hidden cards",
                        "What people lead",
                        "How well are opening leads of people predicted, and what does a declarer gain who believes it?")
                .withRecords();
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>(List.of(Cell.of(1, "part", "leads")));
        for (int batch = 0; batch < (size == Size.QUICK ? 1 : 40); batch++) {
            cells.add(Cell.of(1, "part", "tricks", "batch", batch));
        }
        return cells;
    }

    @Override
    public Inputs inputs(String game, LabContext context) {
        return BoardFolder.inputs(context);
    }

    @Override
    public Optional<String> missing(String game, LabContext context) {
        return BoardFolder.missing(context);
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        BoardFolder folder = BoardFolder.of(context);
        EventSplit split = EventSplit.of(LeadDecision.all(folder.boards()), LEARNED, cell.seed());
        LeadModel model = LeadModel.learn(split.learned());
        Measurement measurement = cell.text("part").equals("leads")
                ? leads(split, model)
                : tricks(split, model, cell.number("batch"), context);
        return measurement.and(Map.of(Measurement.REJECTED, (double) folder.rejected()));
    }

    private static Measurement leads(EventSplit split, LeadModel model) {
        Map<LeadDecision, LeadScore> rules = scores(split, LeadRules.learn(split.learned()));
        Map<LeadDecision, LeadScore> learned = scores(split, model);
        Map<LeadDecision, LeadScore> more = new LinkedHashMap<>();
        rules.forEach((lead, score) -> more.put(lead, learned.get(lead).minus(score)));
        Map<String, Double> numbers = new LinkedHashMap<>();
        numbers.put("learned from", (double) split.learned().size());
        numbers.put("tested on", (double) split.tested().size());
        MEASURES.forEach((name, measure) -> {
            put(numbers, "rules " + name, byDeal(rules, measure));
            put(numbers, "learned " + name, byDeal(learned, measure));
            put(numbers, "difference " + name, byDeal(more, measure));
        });
        return new Measurement(numbers, "");
    }

    private static Map<LeadDecision, LeadScore> scores(EventSplit split, LeadPredictor predictor) {
        Map<LeadDecision, LeadScore> scores = new LinkedHashMap<>();
        for (LeadDecision each : split.tested()) scores.put(each, LeadScore.of(predictor, each));
        return scores;
    }

    private static ConfidenceInterval byDeal(Map<LeadDecision, LeadScore> scores, ToDoubleFunction<LeadScore> measure) {
        Map<Deal, List<Double>> deals = new LinkedHashMap<>();
        scores.forEach((lead, score) -> deals.computeIfAbsent(lead.board().deal(), deal -> new ArrayList<>())
                .add(measure.applyAsDouble(score)));
        return ConfidenceInterval.ofMean(deals.values().stream()
                .mapToDouble(values ->
                        values.stream().mapToDouble(value -> value).average().orElseThrow())
                .toArray());
    }

    private static void put(Map<String, Double> numbers, String name, ConfidenceInterval interval) {
        numbers.put(name, interval.estimate());
        numbers.put(name + " half-width", interval.halfWidth());
    }

    /** What a declarer gains on some boards of the other events, one of each deal, in the order of the file. */
    private static Measurement tricks(EventSplit split, LeadModel model, int batch, LabContext context) {
        Map<Deal, LeadDecision> first = new LinkedHashMap<>();
        for (LeadDecision each : split.tested()) first.putIfAbsent(each.board().deal(), each);
        FirstDecisions decisions = new FirstDecisions(WORLDS, 1, new DoubleDummySolver());
        double made = 0;
        double differed = 0;
        double lost = 0;
        List<String> gains = new ArrayList<>();
        for (LeadDecision each :
                first.values().stream().skip((long) batch * BATCH).limit(BATCH).toList()) {
            context.monitor().throwIfStopped();
            FirstDecisions.Gain of = decisions.of(each.board(), new LeadRule(model, each.situation()), DECISIONS);
            made += of.decisions();
            differed += of.differed();
            lost += of.plainLost();
            gains.add(String.valueOf(of.gained()));
        }
        return Measurement.of("boards", gains.size(), "decisions", made, "differed", differed, "lost", lost)
                .withText(String.join(" ", gains));
    }

    @Override
    public Finding finding(LabResults results) {
        LabResults leads = results.where("part", "leads");
        LabResults tricks = results.where("part", "tricks");
        if (leads.count() == 0 || tricks.count() == 0) {
            return Finding.of(ReportVerdict.OPEN, "Leads are not predicted yet, or no board has been played.");
        }
        double[] gains = tricks.measurements().values().stream()
                .filter(each -> !each.text().isEmpty())
                .flatMap(each -> List.of(each.text().split(" ")).stream())
                .mapToDouble(Double::parseDouble)
                .toArray();
        Measurement found = leads.measurements().values().iterator().next();
        return Finding.of(
                        ReportVerdict.MEASURED,
                        "A learned model names " + number(found, "learned card")
                                + " % of the cards led, rules of thumb "
                                + number(found, "rules card") + " %. A declarer who believes it gains "
                                + ConfidenceInterval.ofMean(gains).text(3)
                                + " tricks a board at the first decisions.")
                .table(
                        String.format(
                                Locale.ROOT,
                                "Learned from %.0f leads, tested on %.0f of other events; shares in per cent, with 95 %% intervals.",
                                found.number("learned from"),
                                found.number("tested on")),
                        List.of("predicted by", "exact card", "suit", "log-loss"),
                        List.of(row(found, "rules"), row(found, "learned"), row(found, "difference")))
                .paragraph(String.format(
                        Locale.ROOT,
                        "%.0f boards, %.0f decisions of dummy and declarer, %.0f chosen differently. Without the belief they lost %.0f"
                                + " tricks with all cards in sight.",
                        tricks.sum("boards"),
                        tricks.sum("decisions"),
                        tricks.sum("differed"),
                        tricks.sum("lost")));
    }

    private static List<String> row(Measurement found, String name) {
        List<String> row = new ArrayList<>(List.of(name));
        MEASURES.keySet().forEach(measure -> row.add(number(found, name + " " + measure)));
        return row;
    }

    private static String number(Measurement found, String name) {
        double estimate = found.number(name);
        double half = found.number(name + " half-width");
        return new ConfidenceInterval(estimate, estimate - half, estimate + half)
                .text(name.endsWith("log-loss") ? 3 : 1);
    }
}
