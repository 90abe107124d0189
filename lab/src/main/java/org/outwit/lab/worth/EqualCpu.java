package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
 * {@link ModelWorth} at equal processor time: an evaluation of one player may cost more than one of another. The time is that of the thread
 * that plays, see {@link CpuBudget}, so what else the machine does hardly matters; but no two runs come out the same.
 */
final class EqualCpu implements Experiment {

    private static final int MILLIS = 3;
    private static final String OPPONENT = ModelWorth.OPPONENT;

    @Override
    public About about() {
        return About.of(
                "worth-equal-cpu",
                "Outwit",
                "what a model is worth",
                "What a model is worth at equal time",
                "How many points does it bring in checkers to know the opponent, at equal processor time a move?");
    }

    /** Time is measured. */
    @Override
    public boolean isRepeatable() {
        return false;
    }

    @Override
    public List<Cell> cells(Size size) {
        List<ModelRow> rows = new ArrayList<>(ModelWorth.rows(OPPONENT, MILLIS));
        rows.addAll(ModelWorth.engineRows(OPPONENT, MILLIS));
        return ModelTable.cells(rows, ModelWorth.FIRST_SEED, size == Size.QUICK ? 3 : 1000);
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        ModelRow row = ModelRow.of(cell);
        CheckersPair.Score score = row.play(cell.seed(), CpuBudget.millis(row.budget()));
        return score.measurement().and(Map.of("millis", score.nanos() / 1e6));
    }

    @Override
    public Finding finding(LabResults results) {
        ModelTable table = new ModelTable(results);
        ModelRow mStar = new ModelRow(ModelUse.M_STAR, OPPONENT, ModelRow.NONE, OPPONENT, MILLIS);
        ModelRow next = new ModelRow(ModelUse.NEXT_REPLY, OPPONENT, ModelRow.NONE, OPPONENT, MILLIS);
        Finding finding = Finding.of(
                ReportVerdict.MEASURED,
                "With " + MILLIS + " ms of processor time a move against " + OPPONENT + " next reply gains "
                        + table.said(next) + " points a game over the plain engine and M* " + table.said(mStar)
                        + "; a ply deeper gains " + table.said(ModelRow.of(ModelUse.DEEPER, OPPONENT, MILLIS))
                        + ". Against the plain engine the same M* gains "
                        + table.said(mStar.playing(ModelRow.ENGINE)) + ".");
        finding = finding.paragraph(
                "Time is measured, so another run comes out a little different. Each player may enter as"
                        + " many nodes as would have taken the time in the moves before; the table shows what the moves took.");
        for (String against : List.of(OPPONENT, ModelRow.ENGINE)) {
            finding = table.add(finding, against, MILLIS, MILLIS + " ms of processor time a move");
        }
        return finding.table(
                "Processor time of a move, in milliseconds. Forced moves and searched-out endings take less.",
                List.of("player", "against", "ms a move"),
                table.rows().stream().map(each -> time(each, each.in(results))).toList());
    }

    private static List<String> time(ModelRow row, LabResults own) {
        double millis = own.sum("millis") / Math.max(1, own.sum("moves"));
        return List.of(row.title(), row.against(), String.format(Locale.ROOT, "%.2f", millis));
    }
}
