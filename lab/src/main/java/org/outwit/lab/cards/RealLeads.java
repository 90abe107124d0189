package org.outwit.lab.cards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.outwit.core.game.InputException;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.games.bridge.Cards;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.games.bridge.record.BoardSink;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.games.bridge.record.Lin;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.learn.lead.LeadDecision;
import org.outwit.learn.lead.LeadModel;
import org.outwit.learn.lead.LeadPredictor;
import org.outwit.learn.lead.LeadRule;
import org.outwit.learn.lead.LeadRules;
import org.outwit.learn.lead.LeadScore;

/**
 * How well are opening leads of people predicted, by rules of thumb and by a model learned on other events, and what does a declarer gain who
 * believes the model? Prints the share of exact cards and of suits, the log-loss, and tricks a board at the first decisions.
 *
 * <p>Arguments: a file in LIN, {@code seed=1 boards=200 worlds=40 decisions=2 journal=FILE}. A deal counts once, with the mean of its tables, in
 * every interval.
 */
public final class RealLeads {

    private static final double LEARNED = 0.7;

    private final EventSplit split;
    private final LeadModel model;
    private final FirstDecisions decisions;
    private final int most;

    RealLeads(EventSplit split, FirstDecisions decisions, int most) {
        this.split = split;
        this.model = LeadModel.learn(split.learned());
        this.decisions = decisions;
        this.most = most;
    }

    public static void main(String[] args) throws IOException {
        CardsOptions options = new CardsOptions(args);
        int seed = options.whole("seed", 1);
        int worlds = options.whole("worlds", 40);
        int most = options.whole("decisions", 2);
        EventSplit split = EventSplit.of(LeadDecision.all(read(options.files())), LEARNED, seed);
        RealLeads question = new RealLeads(split, new FirstDecisions(worlds, seed, new DoubleDummySolver()), most);
        System.out.println("learned from " + split.learned().size() + " leads, tested on "
                + split.tested().size());
        Map<LeadDecision, LeadScore> rules = question.scores(LeadRules.learn(split.learned()));
        Map<LeadDecision, LeadScore> learned = question.scores(question.model);
        Map<LeadDecision, LeadScore> more = new LinkedHashMap<>();
        rules.forEach((lead, score) -> more.put(lead, learned.get(lead).minus(score)));
        System.out.println(row("rules of thumb", rules));
        System.out.println(row("learned", learned));
        System.out.println(row("learned less rules", more));
        String setting = "RealLeads seed=" + seed + " worlds=" + worlds + " decisions=" + most;
        try (CardsJournal journal = new CardsJournal(options.journal(), setting)) {
            question.worth(options.whole("boards", 200), journal);
        }
    }

    static List<BridgeBoard> read(List<Path> files) throws IOException {
        List<BridgeBoard> boards = new ArrayList<>();
        for (Path file : files) {
            Lin.read(RecordSource.of(file), new BoardSink() {
                @Override
                public void board(BridgeBoard board) {
                    boards.add(board);
                }

                @Override
                public void rejected(Rejection rejection) {} // what cannot be used is not counted
            });
        }
        if (boards.isEmpty()) throw new InputException("Expected files of boards in LIN.");
        return boards;
    }

    private Map<LeadDecision, LeadScore> scores(LeadPredictor predictor) {
        Map<LeadDecision, LeadScore> scores = new LinkedHashMap<>();
        for (LeadDecision each : split.tested()) scores.put(each, LeadScore.of(predictor, each));
        return scores;
    }

    private static String row(String name, Map<LeadDecision, LeadScore> scores) {
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %s |",
                name,
                percent(byDeal(scores, LeadScore::card)),
                percent(byDeal(scores, LeadScore::suit)),
                number(byDeal(scores, LeadScore::logLoss)));
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

    private static String percent(ConfidenceInterval share) {
        return String.format(
                Locale.ROOT, "%.1f %% (%.1f to %.1f)", 100 * share.estimate(), 100 * share.low(), 100 * share.high());
    }

    private static String number(ConfidenceInterval value) {
        return String.format(Locale.ROOT, "%.3f (%.3f to %.3f)", value.estimate(), value.low(), value.high());
    }

    /** What a declarer gains on boards of the other events, one of each deal, in the order of the file. */
    private void worth(int boards, CardsJournal journal) {
        Map<Deal, LeadDecision> first = new LinkedHashMap<>();
        for (LeadDecision each : split.tested()) first.putIfAbsent(each.board().deal(), each);
        List<int[]> rows = new ArrayList<>();
        double effective = 0;
        for (LeadDecision each : first.values()) {
            if (rows.size() == boards) break;
            String[] made = journal.result(each.board().deal() + " " + Cards.name(each.card()), () -> run(each))
                    .split(" ");
            int[] row = new int[4];
            for (int i = 0; i < row.length; i++) row[i] = Integer.parseInt(made[i]);
            rows.add(row);
            effective += Double.parseDouble(made[4]);
            if (rows.size() % 20 == 0) System.err.println(rows.size() + " of " + boards);
        }
        int all = rows.stream().mapToInt(row -> row[0]).sum();
        int differed = rows.stream().mapToInt(row -> row[1]).sum();
        ConfidenceInterval gain = ConfidenceInterval.ofMean(
                rows.stream().mapToDouble(row -> row[2]).toArray());
        ConfidenceInterval lost = ConfidenceInterval.ofMean(
                rows.stream().mapToDouble(row -> row[3]).toArray());
        System.out.printf(
                Locale.ROOT,
                "boards %d, decisions %d, chosen differently %d, effective deals %.1f%n",
                rows.size(),
                all,
                differed,
                effective / Math.max(1, rows.size()));
        System.out.println("tricks lost a board without belief " + number(lost));
        System.out.println("tricks gained a board by belief " + number(gain));
    }

    private String run(LeadDecision lead) {
        FirstDecisions.Outcome outcome = decisions.of(lead.board(), new LeadRule(model, lead.situation()), most);
        return String.format(
                Locale.ROOT,
                "%d %d %d %d %.2f",
                outcome.decisions(),
                outcome.differed(),
                outcome.gained(),
                outcome.plainLost(),
                outcome.effective());
    }
}
