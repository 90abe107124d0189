package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.RowPlot;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabResults;

/** What rows of players scored. Intervals are from the spread of whole pairs, since the games of a pair are not independent. */
record ModelTable(LabResults results) {

    private static final List<String> HEADS =
            List.of("player", "games", "won, drawn, lost", "points a game", "gain", "over", "depth", "foreseen");

    /** The rows that there are, in the order of the cells. */
    List<ModelRow> rows() {
        return results.measurements().keySet().stream()
                .map(ModelRow::of)
                .distinct()
                .toList();
    }

    ConfidenceInterval points(ModelRow row) {
        return row.in(results).points("points", 2);
    }

    /** What a row scored more, a game, than the same player without a model from the same openings. */
    ConfidenceInterval gain(ModelRow row) {
        LabResults own = row.in(results);
        // Of both games of a pair the plain engine against itself plays the same one, so it has a point a game.
        if (row.against().equals(ModelRow.ENGINE)) {
            ConfidenceInterval points = own.points("points", 2);
            return new ConfidenceInterval(points.estimate() - 1, points.low() - 1, points.high() - 1);
        }
        return MatchedCells.of(own, row.withoutModel().in(results)).difference("points");
    }

    /** Such as "+0.261 ± 0.031", for sentences. */
    String said(ModelRow row) {
        return row.in(results).count() == 0 ? "(not measured yet)" : MatchedCells.signed(gain(row));
    }

    /** A plot of gains and a table of all numbers, of the rows against one opponent. */
    Finding add(Finding finding, String against, int budget, String unit) {
        List<ModelRow> rows = rows().stream()
                .filter(each -> each.against().equals(against) && each.budget() == budget)
                .toList();
        if (rows.isEmpty()) return finding;
        String opponent = against.equals(ModelRow.ENGINE) ? "the plain engine" : against;
        String setting = "Against " + opponent + ", " + unit;
        return finding.heading(setting)
                .plot(new RowPlot(
                        "Points a game more than the same player without a model, from the same openings; 2 for a win, 1 for a draw.",
                        PlotAxis.linear("gain"),
                        rows.stream()
                                .filter(each -> each.use() != ModelUse.PLAIN && each.use() != ModelUse.ALPHA_BETA)
                                .map(each -> new RowPlot.Row(each.title(), gain(each), style(each)))
                                .toList()))
                .table(
                        setting
                                + ". \"Foreseen\" is how often the expected answer came; the mean depth is large where little was left to search.",
                        HEADS,
                        rows.stream().map(this::cells).toList());
    }

    /** Plain players, models that are right, right ones with a margin, and wrong ones. */
    private static int style(ModelRow row) {
        if (!row.use().hasModel()) return 3;
        if (!row.taken().equals(row.against())) return 2;
        return row.margin().equals(ModelRow.NONE) ? 0 : 1;
    }

    private List<String> cells(ModelRow row) {
        LabResults own = row.in(results);
        boolean compared = row.use() != ModelUse.PLAIN && row.use() != ModelUse.ALPHA_BETA;
        List<String> cells = new ArrayList<>();
        cells.add(row.title());
        cells.add(String.format(Locale.ROOT, "%,d", 2 * own.count()));
        cells.add(String.format(Locale.ROOT, "%.0f, %.0f, %.0f", own.sum("wins"), own.sum("draws"), own.sum("losses")));
        cells.add(MatchedCells.text(points(row)));
        cells.add(compared ? MatchedCells.signed(gain(row)) : "");
        cells.add(compared ? row.use().withoutModel().title() : "");
        cells.add(String.format(Locale.ROOT, "%.1f", own.sum("depths") / Math.max(1, own.sum("moves"))));
        cells.add(
                own.sum("answers") == 0
                        ? "–"
                        : String.format(Locale.ROOT, "%.2f", own.sum("foreseen") / own.sum("answers")));
        return cells;
    }

    /** How many games a row has at least. */
    int games() {
        return 2
                * rows().stream()
                        .mapToInt(each -> each.in(results).count())
                        .min()
                        .orElse(0);
    }

    /** The seeds that every row has. */
    static List<Cell> cells(List<ModelRow> rows, long firstSeed, int pairs) {
        List<Cell> cells = new ArrayList<>();
        for (ModelRow row : rows) for (int i = 0; i < pairs; i++) cells.add(row.cell(firstSeed + i));
        return cells;
    }
}
