package org.outwit.lab.aima;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;

/** What the examples, the endings and the games say. */
final class ClairvoyanceReport {

    private ClairvoyanceReport() {}

    /** Reproduced where both examples of the chapter come out as told: averaging cannot tell a bad choice, and beliefs can. */
    static Finding of(LabResults results) {
        LabResults days = results.where("part", "days");
        LabResults hands = results.where("part", "hands");
        if (days.count() == 0 || hands.count() == 0)
            return Finding.of(ReportVerdict.OPEN, "The examples of the chapter have not been run yet.");
        boolean road =
                days.sum("averaging takes") == RoadPosition.ROAD_B && days.sum("beliefs take") == RoadPosition.ROAD_A;
        double most = hands.measurements().values().iterator().next().numbers().entrySet().stream()
                .filter(each -> each.getKey().startsWith("averaged"))
                .mapToDouble(Map.Entry::getValue)
                .max()
                .orElseThrow();
        boolean nine = hands.sum("averaged C9") == most
                && hands.sum("believed C9") == -1
                && hands.sum("believed H6") == 0
                && hands.sum("believed D6") == 0;
        return Finding.of(
                        road && nine ? ReportVerdict.REPRODUCED : ReportVerdict.NOT_REPRODUCED,
                        "On the third day averaging takes road " + name(days.sum("averaging takes")) + " and expects "
                                + number(days.sum("averaging expects"), 0) + ", while beliefs take road "
                                + name(days.sum("beliefs take")) + " for " + number(days.sum("beliefs expect"), 0)
                                + ". With the chapter's cards averaging gives the nine of clubs "
                                + number(hands.sum("averaged C9"), 1) + " tricks, and it is worth "
                                + number(hands.sum("believed C9"), 1) + "; a red six is worth "
                                + number(hands.sum("believed H6"), 1) + ".")
                .decidedBy(
                        "both examples are searched to the end, so there is no chance: reproduced where averaging cannot tell the bad choice, and beliefs can, in both.")
                .heading("The chapter's cards")
                .table(
                        "Tricks more than the opponent after each lead: the average over both deals with all cards seen, and what is "
                                + "reached by a player who does not see which deal it is.",
                        List.of("lead", "averaged", "believed"),
                        leads(hands))
                .heading("Other endings")
                .paragraph(
                        "Each has this number of cards and as many lie face down, from a small pack of three suits without trumps. Values are "
                                + "those against an opponent who sees everything, with beliefs searched to the end over all deals.")
                .table(
                        "Per ending, means with 95 % intervals over " + ClairvoyanceCost.ENDINGS_A_CELL
                                + " endings a cell: how often averaging leads a worse card "
                                + "than it could, what that costs in tricks, what is-mcts costs by the same measure, and by how "
                                + "much averaging expects more than can be had.",
                        List.of("cards", "endings", "averaging errs", "and costs", "is-mcts costs", "hoped in vain"),
                        endings(results))
                .heading("Whist for two")
                .table(
                        "Tricks more than the opponent in a game of nine tricks, "
                                + String.format(Locale.ROOT, "%,d", ClairvoyanceCost.NODES)
                                + " nodes a move; every deal is played from both seats, and some come out even. The last column says how "
                                + "many of the player's cards pimc would have chosen, too.",
                        List.of("player", "opponent", "deals", "even", "tricks more", "as pimc"),
                        duels(results));
    }

    private static List<List<String>> leads(LabResults hands) {
        List<List<String>> rows = new ArrayList<>();
        Measurement measurement = hands.measurements().values().iterator().next();
        for (String name : measurement.numbers().keySet()) {
            if (!name.startsWith("averaged ")) continue;
            String card = name.substring("averaged ".length());
            rows.add(List.of(
                    card, number(measurement.number(name), 1), number(measurement.number("believed " + card), 1)));
        }
        return rows;
    }

    private static List<List<String>> endings(LabResults results) {
        LabResults endings = results.where("part", "endings");
        return endings.each("cards", some -> {
            ConfidenceInterval errs =
                    ConfidenceInterval.ofMean(some.numbers(measurement -> 100 * measurement.number("averaging errs")));
            return List.of(
                    some.values("cards").get(0),
                    String.valueOf(some.count() * ClairvoyanceCost.ENDINGS_A_CELL),
                    errs.text(1) + " %",
                    some.mean("averaging costs").text(3),
                    some.mean("is-mcts costs").text(3),
                    some.mean("hoped in vain").text(3));
        });
    }

    private static List<List<String>> duels(LabResults results) {
        return results.where("part", "whist").each("duel", some -> {
            String[] names = some.values("duel").get(0).split(":");
            long even = Arrays.stream(some.numbers("tricks"))
                    .filter(each -> each == 0)
                    .count();
            return List.of(
                    names[0],
                    names[1],
                    String.valueOf(some.count()),
                    String.valueOf(even),
                    some.mean("tricks").text(2),
                    number(100 * some.mean("as pimc").estimate(), 0) + " %");
        });
    }

    private static String name(double road) {
        return road == RoadPosition.ROAD_A ? "A" : "B";
    }

    private static String number(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value).replace('-', '−');
    }
}
