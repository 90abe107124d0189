package org.outwit.lab.aima;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.hidden.AlphaMu;
import org.outwit.core.hidden.HiddenResult;
import org.outwit.core.hidden.HiddenResult.MoveAverage;
import org.outwit.core.hidden.Pimc;
import org.outwit.core.search.Limits;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/** Section 6.5 on cards: averaging over clairvoyance against searching beliefs, in the chapter's examples and beyond them. */
final class ClairvoyanceCost implements Experiment {

    static final int ENDINGS_A_CELL = 10;
    static final long NODES = 30_000;
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
        return 3;
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
    public Measurement run(Cell cell, LabContext context) {
        return switch (cell.text("part")) {
            case "days" -> days();
            case "hands" -> hands();
            case "endings" -> endings(cell.seed(), cell.number("cards"), context);
            default -> {
                String[] names = cell.text("duel").split(":");
                WhistDuel duel = new WhistDuel(Algorithm.named(names[0]), Algorithm.named(names[1]), NODES);
                yield duel.play(cell.seed());
            }
        };
    }

    private static Measurement days() {
        HiddenResult averaged =
                new Pimc<>(RoadPosition.setup()).search(RoadPosition.sight(), RoadPosition.days(0, 1), Limits.NONE);
        HiddenResult believed = new AlphaMu<>(RoadPosition.setup(), AlphaMu.ALL, AlphaMu.USUAL_FRONT)
                .search(RoadPosition.sight(), RoadPosition.days(0, 1), Limits.NONE);
        return Measurement.of(
                "averaging takes", averaged.move(),
                "averaging expects", averaged.value(),
                "beliefs take", believed.move(),
                "beliefs expect", believed.value());
    }

    private static Measurement hands() {
        CardEnding ending = CardEnding.ofTheChapter();
        Map<String, Double> numbers = new LinkedHashMap<>();
        for (MoveAverage each : ending.averaged().moves()) {
            String card = CardEnding.GAME.notation().format(ending.worlds().get(0), each.move());
            numbers.put("averaged " + card, each.value() / CardEnding.TRICK);
            numbers.put("believed " + card, ending.believed(each.move()));
        }
        return new Measurement(numbers, "");
    }

    /** Over ten endings: what the choice of each search gives away against opponents who see everything, and what averaging hopes for in vain. */
    private static Measurement endings(long seed, int cards, LabContext context) {
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
        return Measurement.of(
                "averaging costs", averagedCost / ENDINGS_A_CELL,
                "is-mcts costs", sampledCost / ENDINGS_A_CELL,
                "averaging errs", wrong / ENDINGS_A_CELL,
                "hoped in vain", hope / ENDINGS_A_CELL);
    }

    @Override
    public Finding finding(LabResults results) {
        return ClairvoyanceReport.of(results);
    }
}
