package org.outwit.app.bridge;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    /** One lead: who led what, how likely that was, and what was likeliest. */
    public Map<String, Object> lead(LeadDecision lead) {
        double[] chances = predictor.chances(lead.situation());
        List<Long> cards = lead.cards();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("board", lead.board().name());
        object.put("contract", lead.situation().contract().bidText());
        object.put("leader", "" + lead.situation().leader().letter());
        if (!lead.who().isEmpty()) object.put("who", lead.who());
        object.put("lead", Cards.name(lead.card()));
        object.put("chance", rounded(chances[cards.indexOf(lead.card())]));
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < chances.length; i++) order.add(i);
        order.sort((a, b) -> Double.compare(chances[b], chances[a]));
        Map<String, Object> likeliest = new LinkedHashMap<>();
        for (int i : order.subList(0, Math.min(SHOWN, order.size()))) {
            likeliest.put(Cards.name(cards.get(i)), rounded(chances[i]));
        }
        object.put("likeliest", likeliest);
        return object;
    }

    /** The same for people. */
    public void print(LeadDecision lead, PrintWriter out) {
        Map<String, Object> object = lead(lead);
        StringBuilder line = new StringBuilder("Board " + object.get("board") + ", "
                + lead.situation().contract() + ": " + lead.situation().leader());
        if (!lead.who().isEmpty()) line.append(" (").append(lead.who()).append(')');
        line.append(" led ").append(object.get("lead")).append(", ").append(percent((double) object.get("chance")));
        line.append("; likeliest");
        ((Map<?, ?>) object.get("likeliest"))
                .forEach((card, chance) ->
                        line.append(' ').append(card).append(' ').append(percent((double) chance)));
        out.println(line);
    }

    /** Leads and scores together, under a name. */
    public static Map<String, Object> object(String name, LeadTally tally) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("by", name);
        object.put("leads", tally.size());
        object.put("card", ends(tally.card()));
        object.put("suit", ends(tally.suit()));
        object.put("logLoss", ends(tally.logLoss()));
        return object;
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
