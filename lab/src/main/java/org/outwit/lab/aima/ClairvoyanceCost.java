package org.outwit.lab.aima;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.hidden.AlphaMu;
import org.outwit.core.hidden.HiddenResult;
import org.outwit.core.hidden.HiddenResult.MoveAverage;
import org.outwit.core.hidden.Pimc;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.Verdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Outcome;
import org.outwit.lab.experiment.Results;
import org.outwit.lab.experiment.Size;

/** Section 6.5 on cards: averaging over clairvoyance against searching beliefs, in the chapter's examples and beyond them. */
final class ClairvoyanceCost implements Experiment {

    private static final int ENDINGS_A_CELL = 10;
    private static final long NODES = 30_000;
    private static final double EQUAL = 1e-9;

    private static final List<String> DUELS = List.of("is-mcts:pimc", "alpha-mu:pimc", "alpha-mu:is-mcts");

    @Override
    public About about() {
        return About.of(
                "aima-clairvoyance",
                "Russell and Norvig 2003, Artificial Intelligence, chapter 6",
                "section 6.5, card games",
                "What clairvoyance costs",
                "What is lost by playing as if all cards would be seen from the next move on?");
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Cell> cells(Size size) {
        boolean quick = size == Size.QUICK;
        List<Cell> cells = new ArrayList<>(List.of(Cell.of(1, "part", "days"), Cell.of(1, "part", "hands")));
        for (int cards = 2; cards <= 4; cards++) {
            for (int seed = 1; seed <= (quick ? 8 : 100); seed++)
                cells.add(Cell.of(seed, "part", "endings", "cards", cards));
        }
        for (String duel : DUELS) {
            for (int seed = 1; seed <= (quick ? 6 : 200); seed++)
                cells.add(Cell.of(seed, "part", "whist", "duel", duel));
        }
        return cells;
    }

    @Override
    public Outcome run(Cell cell, LabContext context) {
        return switch (cell.text("part")) {
            case "days" -> days();
            case "hands" -> hands();
            case "endings" -> endings(cell.seed(), cell.number("cards"), context);
            default -> {
                String[] names = cell.text("duel").split(":");
                WhistDuel duel = new WhistDuel(Algorithm.named(names[0]), Algorithm.named(names[1]), NODES);
                yield Outcome.of("tricks", duel.play(cell.seed()));
            }
        };
    }

    private static Outcome days() {
        HiddenResult averaged =
                new Pimc<>(RoadPosition.setup()).search(RoadPosition.sight(), RoadPosition.days(0, 1), Limits.NONE);
        HiddenResult believed = new AlphaMu<>(RoadPosition.setup(), AlphaMu.ALL, AlphaMu.USUAL_FRONT)
                .search(RoadPosition.sight(), RoadPosition.days(0, 1), Limits.NONE);
        return Outcome.of(
                "averaging takes", averaged.move(),
                "averaging expects", averaged.value(),
                "beliefs take", believed.move(),
                "beliefs expect", believed.value());
    }

    private static Outcome hands() {
        CardEnding ending = CardEnding.ofTheChapter();
        Map<String, Double> numbers = new LinkedHashMap<>();
        for (MoveAverage each : ending.averaged().moves()) {
            String card = CardEnding.GAME.notation().format(ending.worlds().get(0), each.move());
            numbers.put("averaged " + card, each.value() / CardEnding.TRICK);
            numbers.put("believed " + card, ending.believed(each.move()));
        }
        return new Outcome(numbers, "");
    }

    /** Over ten endings: what the choice of each search gives away against opponents who see everything, and what averaging hopes for in vain. */
    private static Outcome endings(long seed, int cards, LabContext context) {
        double averagedCost = 0;
        double sampledCost = 0;
        double wrong = 0;
        double hope = 0;
        for (int i = 0; i < ENDINGS_A_CELL; i++) {
            context.monitor().throwIfStopped();
            CardEnding ending = CardEnding.random(seed * ENDINGS_A_CELL + i, cards);
            Map<Integer, Double> believed = new LinkedHashMap<>();
            for (int move : ending.sight().moves()) believed.put(move, ending.believed(move));
            double best =
                    believed.values().stream().mapToDouble(each -> each).max().orElseThrow();
            HiddenResult averaged = ending.averaged();
            double cost = best - believed.get(averaged.move());
            averagedCost += cost;
            wrong += cost > EQUAL ? 1 : 0;
            sampledCost += best - believed.get(ending.sampled().move());
            hope += averaged.value() / CardEnding.TRICK - best;
        }
        return Outcome.of(
                "averaging costs", averagedCost / ENDINGS_A_CELL,
                "is-mcts costs", sampledCost / ENDINGS_A_CELL,
                "averaging errs", wrong / ENDINGS_A_CELL,
                "hoped in vain", hope / ENDINGS_A_CELL);
    }

    /** Reproduced where both examples of the chapter come out as told: averaging cannot tell a bad choice, and beliefs can. */
    @Override
    public Finding finding(Results results) {
        Results days = results.where("part", "days");
        Results hands = results.where("part", "hands");
        if (days.count() == 0 || hands.count() == 0)
            return Finding.of(Verdict.OPEN, "The examples of the chapter have not been run yet.");
        boolean road =
                days.sum("averaging takes") == RoadPosition.ROAD_B && days.sum("beliefs take") == RoadPosition.ROAD_A;
        double most = hands.outcomes().values().iterator().next().numbers().entrySet().stream()
                .filter(each -> each.getKey().startsWith("averaged"))
                .mapToDouble(Map.Entry::getValue)
                .max()
                .orElseThrow();
        boolean nine = hands.sum("averaged C9") == most
                && hands.sum("believed C9") == -1
                && hands.sum("believed H6") == 0
                && hands.sum("believed D6") == 0;
        return Finding.of(
                        road && nine ? Verdict.REPRODUCED : Verdict.NOT_REPRODUCED,
                        "On the third day averaging takes road " + name(days.sum("averaging takes")) + " and expects "
                                + number(days.sum("averaging expects"), 0) + ", while beliefs take road "
                                + name(days.sum("beliefs take")) + " for " + number(days.sum("beliefs expect"), 0)
                                + ". With the chapter's cards averaging gives the nine of clubs "
                                + number(hands.sum("averaged C9"), 1) + " tricks, and it is worth "
                                + number(hands.sum("believed C9"), 1) + "; a red six is worth "
                                + number(hands.sum("believed H6"), 1) + ".")
                .heading("The chapter's cards")
                .table(
                        "Tricks more than the opponent after each lead: the average over both deals with all cards seen, and what is "
                                + "reached by somebody who does not see which deal it is.",
                        List.of("lead", "averaged", "believed"),
                        leads(hands))
                .heading("Other endings")
                .paragraph(
                        "Each has so many cards and as many lie face down, from a small pack of three suits without trumps. Values are "
                                + "those against an opponent who sees everything, with beliefs searched to the end over all deals.")
                .table(
                        "Per ending, means with 95 % intervals over " + ENDINGS_A_CELL
                                + " endings a cell: how often averaging leads a worse card "
                                + "than it could, what that costs in tricks, what is-mcts costs by the same measure, and by how "
                                + "much averaging expects more than can be had.",
                        List.of("cards", "endings", "averaging errs", "and costs", "is-mcts costs", "hoped in vain"),
                        endings(results))
                .heading("Whist for two")
                .table(
                        "Tricks more than the opponent in a game of nine tricks, "
                                + String.format(Locale.ROOT, "%,d", NODES)
                                + " nodes a move; every deal is played from both seats.",
                        List.of("player", "opponent", "deals", "tricks more"),
                        duels(results));
    }

    private static List<List<String>> leads(Results hands) {
        List<List<String>> rows = new ArrayList<>();
        Outcome outcome = hands.outcomes().values().iterator().next();
        for (String name : outcome.numbers().keySet()) {
            if (!name.startsWith("averaged ")) continue;
            String card = name.substring("averaged ".length());
            rows.add(List.of(card, number(outcome.number(name), 1), number(outcome.number("believed " + card), 1)));
        }
        return rows;
    }

    private static List<List<String>> endings(Results results) {
        Results endings = results.where("part", "endings");
        return endings.each("cards", some -> {
            ConfidenceInterval errs =
                    ConfidenceInterval.ofMean(some.numbers(outcome -> 100 * outcome.number("averaging errs")));
            return List.of(
                    some.values("cards").get(0),
                    String.valueOf(some.count() * ENDINGS_A_CELL),
                    errs.plusMinus(1) + " %",
                    some.mean("averaging costs").plusMinus(3),
                    some.mean("is-mcts costs").plusMinus(3),
                    some.mean("hoped in vain").plusMinus(3));
        });
    }

    private static List<List<String>> duels(Results results) {
        return results.where("part", "whist").each("duel", some -> {
            String[] names = some.values("duel").get(0).split(":");
            return List.of(
                    names[0],
                    names[1],
                    String.valueOf(some.count()),
                    some.mean("tricks").plusMinus(2));
        });
    }

    private static String name(double road) {
        return road == RoadPosition.ROAD_A ? "A" : "B";
    }

    private static String number(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value).replace('-', '−');
    }
}
