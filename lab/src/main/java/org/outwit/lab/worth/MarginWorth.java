package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
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
 * What do several margins keep of a right model, and what do they leave of the damage of a wrong one? Meant to choose one, so its openings are
 * used for nothing else.
 */
final class MarginWorth implements Experiment {

    private static final String RIGHT = ModelWorth.OPPONENT;
    private static final List<String> MARGINS = List.of("0", "100", "300", "600", "1000", ModelRow.NONE);
    private static final List<String> TAKEN = List.of(RIGHT, "samuel@2", "samuel-0@4");
    private static final long FIRST_SEED = 500_001;

    @Override
    public About about() {
        return About.of(
                "worth-margin",
                "Outwit",
                "what a wrong model costs",
                "How large a margin",
                "How much may a move be worse by a plain search, so that a right model still gains and a wrong one costs little?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<ModelRow> rows = new ArrayList<>();
        rows.add(ModelRow.of(ModelUse.PLAIN, RIGHT, ModelWorth.EVALUATIONS));
        for (String taken : TAKEN) for (String margin : MARGINS) rows.add(row(taken, margin));
        return ModelTable.cells(rows, FIRST_SEED, size == Size.QUICK ? 6 : 200);
    }

    private static ModelRow row(String taken, String margin) {
        return new ModelRow(ModelUse.NEXT_REPLY, taken, margin, RIGHT, ModelWorth.EVALUATIONS);
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        return ModelWorth.measurement(ModelRow.of(cell), cell.seed());
    }

    @Override
    public Finding finding(LabResults results) {
        ModelTable table = new ModelTable(results);
        String because = "With a margin of " + men(ModelRow.MARGIN) + " next reply gains "
                + table.said(row(RIGHT, ModelRow.MARGIN)) + " with the right model, where it gains "
                + table.said(row(RIGHT, ModelRow.NONE)) + " without one, and "
                + table.said(row("samuel@2", ModelRow.MARGIN))
                + " instead of " + table.said(row("samuel@2", ModelRow.NONE))
                + " where the opponent is taken for two plies shallower.";
        List<PlotSeries> series = new ArrayList<>();
        for (String taken : TAKEN) {
            if (results.where("taken", taken).count() > 0)
                series.add(PlotSeries.measured("taken for " + taken, points(table, taken)));
        }
        return Finding.of(ReportVerdict.MEASURED, because)
                .plot(new LinePlot(
                        "Points a game more than the plain engine by the margin, next reply against " + RIGHT + ".",
                        PlotAxis.linear("margin, men"),
                        PlotAxis.linear("gain"),
                        series))
                .table(
                        "Gain over the plain engine from the same openings, points a game, at least " + table.games()
                                + " games a row. Samuel-0 has every weight wrong by 40 %.",
                        List.of("margin", "taken for " + RIGHT + ", which is right", "samuel@2", "samuel-0@4"),
                        MARGINS.stream().map(margin -> line(table, margin)).toList());
    }

    private static List<PlotPoint> points(ModelTable table, String taken) {
        return MARGINS.stream()
                .filter(margin -> !margin.equals(ModelRow.NONE))
                .filter(margin -> row(taken, margin).in(table.results()).count() > 0)
                .map(margin -> {
                    ConfidenceInterval gain = table.gain(row(taken, margin));
                    return PlotPoint.of(Integer.parseInt(margin) / 1000.0, gain);
                })
                .toList();
    }

    private static List<String> line(ModelTable table, String margin) {
        List<String> line = new ArrayList<>(List.of(men(margin)));
        for (String taken : TAKEN) line.add(table.said(row(taken, margin)));
        return line;
    }

    private static String men(String margin) {
        return margin.equals(ModelRow.NONE) ? "none" : Integer.parseInt(margin) / 1000.0 + " men";
    }
}
