package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/** What does a wrong model cost in checkers? The opponent is taken for one who looks less far or further ahead, or values other things. */
final class WrongModel implements Experiment {

    private static final String RIGHT = ModelWorth.OPPONENT;

    /** Those who are shallower cost most, so they come first. */
    private static final List<String> TAKEN =
            List.of(RIGHT, "samuel@2", "samuel@3", "samuel@5", "samuel@6", "samuel-1@4", "samuel-2@4", "material@4");

    private static final List<ModelUse> USES = List.of(ModelUse.NEXT_REPLY, ModelUse.M_STAR, ModelUse.EXPECTED_REPLY);

    @Override
    public About about() {
        return About.of(
                "worth-wrong-model",
                "Outwit",
                "what a wrong model costs",
                "What a wrong model costs",
                "How many points does it cost in checkers to take the opponent for somebody else, and does a margin help?");
    }

    @Override
    public List<Cell> cells(Size size) {
        boolean quick = size == Size.QUICK;
        List<ModelRow> rows = new ArrayList<>();
        rows.add(ModelRow.of(ModelUse.PLAIN, RIGHT, ModelWorth.EVALUATIONS));
        for (String taken : quick ? List.of(RIGHT, "samuel@2", "samuel@6", "samuel-1@4") : TAKEN) {
            for (ModelUse use : quick ? USES.subList(0, 2) : USES) {
                rows.add(row(use, taken));
                rows.add(row(use, taken).cautious());
            }
        }
        return ModelTable.cells(rows, ModelWorth.FIRST_SEED, quick ? 6 : 1000);
    }

    private static ModelRow row(ModelUse use, String taken) {
        return new ModelRow(use, taken, ModelRow.NONE, RIGHT, ModelWorth.EVALUATIONS);
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        return ModelWorth.measurement(ModelRow.of(cell), cell.seed());
    }

    @Override
    public Finding finding(LabResults results) {
        ModelTable table = new ModelTable(results);
        ModelRow next = row(ModelUse.NEXT_REPLY, "samuel@2");
        ModelRow mStar = row(ModelUse.M_STAR, "samuel@2");
        Finding finding = Finding.of(
                ReportVerdict.MEASURED,
                "To take " + RIGHT + " for two plies shallower changes next reply's points a game by "
                        + table.said(next) + " and M*'s by " + table.said(mStar) + "; with a margin of 0.3 men by "
                        + table.said(next.cautious()) + " and " + table.said(mStar.cautious())
                        + ". The right model is worth " + table.said(row(ModelUse.NEXT_REPLY, RIGHT)) + " and "
                        + table.said(row(ModelUse.M_STAR, RIGHT)) + ".");
        finding = finding.table(
                "Gain over the plain engine from the same openings, points a game; at least " + table.games()
                        + " games a row. Samuel-1 and samuel-2 have every weight wrong by 40 %, by two draws of signs.",
                heads(results),
                table(table));
        return table.add(finding, RIGHT, ModelWorth.EVALUATIONS, ModelWorth.EVALUATIONS + " evaluations a move");
    }

    private static List<String> heads(LabResults results) {
        List<String> heads = new ArrayList<>(List.of("they are taken for"));
        for (ModelUse use : uses(results)) heads.addAll(List.of(use.title() + ", margin", use.title()));
        return heads;
    }

    private static List<ModelUse> uses(LabResults results) {
        return USES.stream()
                .filter(use -> results.where("player", use.word()).count() > 0)
                .toList();
    }

    private static List<List<String>> table(ModelTable table) {
        List<List<String>> rows = new ArrayList<>();
        for (String taken : TAKEN) {
            if (table.results().where("taken", taken).count() == 0) continue;
            List<String> row = new ArrayList<>(List.of(taken));
            for (ModelUse use : uses(table.results())) {
                row.add(table.said(row(use, taken).cautious()));
                row.add(table.said(row(use, taken)));
            }
            rows.add(row);
        }
        return rows;
    }
}
