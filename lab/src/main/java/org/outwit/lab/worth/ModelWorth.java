package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.search.Limits;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/**
 * What is a model that is right worth in checkers? Players with the same budget of evaluations a move, all functions counted, against an
 * opponent who looks a fixed number of plies ahead. Three controls: the player takes the opponent for somebody with the player's own
 * function, the plain engine looks a ply deeper, and the same players with the same model meet the plain engine, which is not whom they
 * expect.
 */
final class ModelWorth implements Experiment {

    static final String OPPONENT = "samuel@4";
    static final int EVALUATIONS = 3000;

    /** These openings were used for nothing else. */
    static final long FIRST_SEED = 10_001;

    /** How many nodes an evaluation pays for: a search that finds everything in the table would have no end, as M* does in drawn endings. */
    private static final long NODES = 10;

    private static final int FULL_PAIRS = 1000;
    private static final int QUICK_PAIRS = 6;

    @Override
    public About about() {
        return About.of(
                "worth-model",
                "Outwit",
                "what a model is worth",
                "What a model is worth",
                "How many points does it bring in checkers to know the opponent's function and depth, at equal evaluations?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        int pairs = size == Size.QUICK ? QUICK_PAIRS : FULL_PAIRS;
        cells.addAll(ModelTable.cells(rows(OPPONENT, EVALUATIONS), FIRST_SEED, pairs));
        cells.addAll(ModelTable.cells(engineRows(OPPONENT, EVALUATIONS), FIRST_SEED, pairs));
        if (size == Size.FULL) {
            cells.addAll(ModelTable.cells(listingRows(OPPONENT, EVALUATIONS), FIRST_SEED, pairs));
            cells.addAll(ModelTable.cells(rows(OPPONENT, 1000), FIRST_SEED, pairs));
            for (int budget : List.of(1000, 3000))
                cells.addAll(ModelTable.cells(rows("samuel@2", budget), FIRST_SEED, pairs));
        }
        return cells;
    }

    /** Engines with a right model, and the controls. */
    static List<ModelRow> rows(String opponent, int budget) {
        List<ModelRow> rows = new ArrayList<>();
        rows.add(ModelRow.of(ModelUse.PLAIN, opponent, budget));
        rows.add(ModelRow.of(ModelUse.DEEPER, opponent, budget));
        for (ModelUse use : List.of(ModelUse.NEXT_REPLY, ModelUse.M_STAR, ModelUse.EXPECTED_REPLY)) {
            ModelRow right = new ModelRow(use, opponent, ModelRow.NONE, opponent, budget);
            String own = ModelRow.OWN + opponent.substring(opponent.indexOf('@'));
            rows.addAll(List.of(right, right.cautious(), new ModelRow(use, own, ModelRow.NONE, opponent, budget)));
        }
        return rows;
    }

    /** The same players against the plain engine. */
    static List<ModelRow> engineRows(String opponent, int budget) {
        return rows(opponent, budget).stream()
                .filter(each -> each.taken().equals(opponent))
                .map(each -> each.playing(ModelRow.ENGINE))
                .toList();
    }

    /** The searches that there is no engine for, which spend the same evaluations without a table, and M* as it is defined. */
    private static List<ModelRow> listingRows(String opponent, int budget) {
        ModelRow quantal = new ModelRow(ModelUse.QUANTAL, opponent, ModelRow.NONE, opponent, budget);
        ModelRow prom = new ModelRow(ModelUse.PROM, opponent, ModelRow.NONE, opponent, budget);
        return List.of(
                new ModelRow(ModelUse.M_STAR_TO_LEAVES, opponent, ModelRow.NONE, opponent, budget),
                ModelRow.of(ModelUse.ALPHA_BETA, opponent, budget),
                quantal,
                quantal.cautious(),
                prom,
                prom.cautious());
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        return measurement(ModelRow.of(cell), cell.seed());
    }

    /** A pair of games in which everybody's budget is one of evaluations, and of nodes where hardly any is evaluated. */
    static Measurement measurement(ModelRow row, long seed) {
        Limits limits = Limits.NONE.withEvaluations(row.budget()).withNodes(NODES * row.budget());
        return row.play(seed, MoveBudget.of(limits)).measurement();
    }

    @Override
    public Finding finding(LabResults results) {
        ModelTable table = new ModelTable(results);
        ModelRow next = new ModelRow(ModelUse.NEXT_REPLY, OPPONENT, ModelRow.NONE, OPPONENT, EVALUATIONS);
        ModelRow mStar = new ModelRow(ModelUse.M_STAR, OPPONENT, ModelRow.NONE, OPPONENT, EVALUATIONS);
        ModelRow taken = new ModelRow(ModelUse.M_STAR, "material@4", ModelRow.NONE, OPPONENT, EVALUATIONS);
        Finding finding = Finding.of(
                ReportVerdict.MEASURED,
                "Against " + OPPONENT + " with 3,000 evaluations a move next reply gains " + table.said(next)
                        + " points a game over the plain engine and M* " + table.said(mStar)
                        + "; a ply deeper gains " + table.said(ModelRow.of(ModelUse.DEEPER, OPPONENT, EVALUATIONS))
                        + ". M* that takes them for itself gains " + table.said(taken)
                        + ", and the same M* against the plain engine " + table.said(mStar.playing(ModelRow.ENGINE))
                        + ".");
        finding = finding.paragraph(
                "Everybody values material; the opponent values what Samuel's program did. A pair of games"
                        + " begins with the same eight random moves and each side has each colour. A margin of 0.3 men, found by"
                        + " a plain search, bounds what a model may cost a move. Quantal M* has a temperature of 0.1 men; PrOM"
                        + " takes the opponent for samuel or for material, one as likely as the other. These two have no engine,"
                        + " so they are compared with the listing of alpha-beta. Expected reply keeps"
                        + " most of its budget for the plain search; how often its replies come shows whether it could afford to"
                        + " ask the model.");
        for (String against : List.of(OPPONENT, ModelRow.ENGINE, "samuel@2")) {
            for (int budget : List.of(EVALUATIONS, 1000)) {
                finding = table.add(finding, against, budget, budget + " evaluations a move");
            }
        }
        return finding;
    }
}
