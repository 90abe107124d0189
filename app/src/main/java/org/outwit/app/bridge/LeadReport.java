package org.outwit.app.bridge;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.games.cards.Cards;
import org.outwit.learn.lead.LeadDecision;
import org.outwit.learn.lead.LeadPredictor;
import org.outwit.learn.lead.LeadTally;

/** What a predictor says about leads that were made, as text and as objects for JSON. */
public final class LeadReport {

    /** Shares of fewer leads say nothing about a player. */
    public static final int FEWEST = 10;

    private static final int SHOWN = 3;

    private final LeadPredictor predictor;

    public LeadReport(LeadPredictor predictor) {
        this.predictor = predictor;
    }

    /**
     * One lead: who led what, how likely that was, and what was likeliest.
     *
     * @param who empty where the record does not name them
     */
    private record Lead(
            String board,
            String contract,
            char leader,
            Optional<String> who,
            String lead,
            double chance,
            Map<String, Double> likeliest) {}

    /** One lead for other programs. */
    public Record lead(LeadDecision lead) {
        return judged(lead);
    }

    private Lead judged(LeadDecision lead) {
        double[] chances = predictor.chances(lead.situation());
        List<Long> cards = lead.cards();
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < chances.length; i++) order.add(i);
        order.sort((a, b) -> Double.compare(chances[b], chances[a]));
        Map<String, Double> likeliest = new LinkedHashMap<>();
        for (int i : order.subList(0, Math.min(SHOWN, order.size()))) {
            likeliest.put(Cards.name(cards.get(i)), rounded(chances[i]));
        }
        return new Lead(
                lead.board().name(),
                lead.situation().contract().bidText(),
                lead.situation().leader().letter(),
                Optional.of(lead.who()).filter(name -> !name.isEmpty()),
                Cards.name(lead.card()),
                rounded(chances[cards.indexOf(lead.card())]),
                likeliest);
    }

    /** One lead for people. */
    public void print(LeadDecision lead, PrintWriter out) {
        Lead judged = judged(lead);
        StringBuilder line = new StringBuilder("Board " + judged.board + ", "
                + lead.situation().contract() + ": " + lead.situation().leader());
        judged.who.ifPresent(who -> line.append(" (").append(who).append(')'));
        line.append(" led ").append(judged.lead).append(", ").append(percent(judged.chance));
        line.append("; likeliest");
        judged.likeliest.forEach(
                (card, chance) -> line.append(' ').append(card).append(' ').append(percent(chance)));
        out.println(line);
    }

    private record Score(String by, int leads, List<Double> card, List<Double> suit, List<Double> logLoss) {}

    /** Leads and scores together, under a name. */
    public static Record object(String name, LeadTally tally) {
        return new Score(name, tally.size(), ends(tally.card()), ends(tally.suit()), ends(tally.logLoss()));
    }

    private static List<Double> ends(ConfidenceInterval interval) {
        return List.of(rounded(interval.estimate()), rounded(interval.low()), rounded(interval.high()));
    }

    /** One line of scores for people. */
    public static void print(String name, LeadTally tally, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "  %-24s card %s, suit %s, log-loss %.3f%n",
                name,
                share(tally.card()),
                share(tally.suit()),
                tally.logLoss().estimate());
    }

    private static String share(ConfidenceInterval share) {
        return String.format(
                Locale.ROOT, "%s (%.0f to %.0f)", percent(share.estimate()), 100 * share.low(), 100 * share.high());
    }

    /** The scores of everybody with enough leads, by name. */
    public Map<String, LeadTally> players(List<LeadDecision> leads) {
        Map<String, List<LeadDecision>> of = new TreeMap<>();
        for (LeadDecision each : leads) {
            if (!each.who().isEmpty())
                of.computeIfAbsent(each.who(), who -> new ArrayList<>()).add(each);
        }
        Map<String, LeadTally> players = new LinkedHashMap<>();
        of.forEach((who, own) -> {
            if (own.size() >= FEWEST) players.put(who, LeadTally.of(predictor, own));
        });
        return players;
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }

    private static double rounded(double value) {
        return Math.round(value * 1e4) / 1e4;
    }
}
