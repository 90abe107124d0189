package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.search.Limits;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/**
 * Table 1: αβ* against αβ in checkers, both deepening, with the same number of evaluations a move. It is played by the listings under every
 * {@link TableReading}, and by the engines without techniques, whose tables make the same evaluations go further. A cell is a pair of games from
 * the same opening with colours reversed. Points are the paper's: 2 for a win, 1 for a draw.
 */
final class EqualEvaluations implements Experiment {

    static final List<Integer> BUDGETS = List.of(100, 200, 300, 400, 500);
    static final String LISTINGS = "listings";
    static final String ENGINES = "engines";

    private static final long FIRST_SEED = 10_001;

    @Override
    public About about() {
        return About.of(
                "pruning-table-1",
                PruningExperiments.PAPER,
                "Table 1",
                "A model or a deeper search",
                "Does knowing what the other wants outweigh the depth that it costs, at equal evaluations a move in checkers?");
    }

    @Override
    public int version() {
        return 2; // readings of what the table leaves open
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        int pairs = size == Size.QUICK ? 2 : 500;
        for (TableReading reading : TableReading.values()) {
            for (ExchangeFunction function : functions(reading)) {
                for (int budget : BUDGETS) {
                    for (int i = 0; i < pairs; i++) cells.add(listings(reading, function, budget, i));
                }
            }
        }
        if (size == Size.QUICK) return cells;
        for (ExchangeFunction function : List.of(ExchangeFunction.MATERIAL, ExchangeFunction.SIX_TERMS)) {
            for (int budget : BUDGETS) {
                for (int i = 0; i < 100; i++)
                    cells.add(Cell.of(FIRST_SEED + i, "by", ENGINES, "function", function.id(), "evaluations", budget));
            }
        }
        return cells;
    }

    private static Cell listings(TableReading reading, ExchangeFunction function, int budget, int pair) {
        return Cell.of(
                FIRST_SEED + pair,
                "by",
                LISTINGS,
                "reading",
                reading.id(),
                "function",
                function.id(),
                "evaluations",
                budget);
    }

    /** The text says six terms and the number of pieces; what else they may have been is asked under two readings only. */
    private static List<ExchangeFunction> functions(TableReading reading) {
        return reading == TableReading.BALANCED || reading == TableReading.TWICE
                ? List.of(ExchangeFunction.values())
                : List.of(ExchangeFunction.SIX_TERMS, ExchangeFunction.SIX_WHOLE_TERMS);
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        ExchangeFunction function = ExchangeFunction.named(cell.text("function"));
        int budget = cell.number("evaluations");
        ModelDuel duel = cell.text("by").equals(LISTINGS)
                ? TableReading.named(cell.text("reading")).duel(function, budget)
                : ModelDuel.ofEngines(function, Limits.NONE.withEvaluations(budget));
        return duel.pair(cell.seed(), context);
    }

    @Override
    public Finding finding(LabResults results) {
        return new EqualEvaluationsReport(results).finding();
    }
}
