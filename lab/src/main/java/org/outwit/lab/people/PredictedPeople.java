package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.records.RecordsExperiment;

/**
 * How well are strangers predicted? Each is learned from the first 70 % of their games and predicted in the rest: by what anybody of their
 * strength would play, and by what they do differently, learned from their last 5, 20 and 100 games and from all. It is the predictor that
 * users get. The population should know none of them, see {@link org.outwit.lab.records.RecordsFolder}.
 */
final class PredictedPeople implements RecordsExperiment {

    private static final List<AskedPeople> FULL = List.of(
            new AskedPeople("othello", 62, 20, 300, 8, 50),
            new AskedPeople("checkers", 24, 16, 400, 7, 400),
            new AskedPeople("chess", 0, 20, 80, 11, 400));
    private static final List<AskedPeople> QUICK =
            List.of(new AskedPeople("othello", 62, 3, 60, 8, 50), new AskedPeople("checkers", 24, 3, 60, 7, 400));

    /** How many of the last games are learned from. */
    private static final List<String> KNOWN = List.of("5", "20", "100", "all");

    @Override
    public About about() {
        return About.of(
                        "people-predicted",
                        "Outwit",
                        "predicting people",
                        "How predictable people are",
                        "How often is the move of a stranger predicted, by game, strength, phase, and how many games are known?")
                .withRecords();
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (AskedPeople test : size == Size.QUICK ? QUICK : FULL) {
            for (String known : size == Size.QUICK ? List.of("5", "all") : KNOWN)
                cells.addAll(test.cells("known", known));
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        String known = cell.text("known");
        return Stranger.of(AskedPeople.people(cell, context), AskedPeople.of(FULL, cell), cell.number("rank"))
                .predicted(known.equals("all") ? Integer.MAX_VALUE : Integer.parseInt(known), cell.number("decisions"));
    }

    @Override
    public Finding finding(LabResults results) {
        StringBuilder because = new StringBuilder();
        for (String game : results.values("game")) {
            PredictionTable all = table(results, game, "all");
            if (all.isEmpty()) continue;
            because.append(String.format(
                    Locale.ROOT,
                    "In %s the likeliest move is played %s of the time, and the person's own games are worth %s nats a move. ",
                    game,
                    all.top("").text(3),
                    all.gain().text(4)));
        }
        Finding finding = Finding.of(ReportVerdict.MEASURED, because.toString().strip());
        String caution = AskedPeople.caution(results);
        if (!caution.isEmpty()) finding = finding.paragraph(caution);
        finding = finding.heading("By games known").plot(plot(results));
        for (String game : results.values("game")) finding = add(finding, results, game);
        return finding;
    }

    private static PredictionTable table(LabResults results, String game, String known) {
        return new PredictionTable(results.where("game", game, "known", known));
    }

    private static LinePlot plot(LabResults results) {
        List<PlotSeries> series = new ArrayList<>();
        for (String game : results.values("game")) {
            List<PlotPoint> points = new ArrayList<>();
            for (String known : KNOWN) {
                PredictionTable table = table(results, game, known);
                if (table.isEmpty()) continue;
                points.add(PlotPoint.of(table.learned(), table.gain()));
            }
            series.add(PlotSeries.measured(game, points));
        }
        return new LinePlot(
                "Nats a move that are gained over what anybody of the same strength would play, by how many games of the person"
                        + " were learned from; intervals are over people.",
                PlotAxis.logarithmic("games known"),
                PlotAxis.linear("gain, nats"),
                series);
    }

    private static Finding add(Finding finding, LabResults results, String game) {
        List<List<String>> rows = new ArrayList<>();
        PredictionTable last = null;
        for (String known : KNOWN) {
            PredictionTable table = table(results, game, known);
            if (table.isEmpty()) continue;
            if (rows.isEmpty()) rows.add(table.anybodyRow());
            rows.add(table.row(known.equals("all") ? "all earlier games" : known + " games"));
            last = table;
        }
        if (last == null) return finding;
        Game<?> played = Games.named(game);
        return finding.heading(game)
                .table(
                        "Means over " + last.people() + " people; " + last.decisions()
                                + " decisions; the calibration error of the last row is "
                                + String.format(Locale.ROOT, "%.4f.", last.calibrationError()),
                        List.of("learned from", "top-1", "log-loss", "gain", "better for"),
                        rows)
                .table(
                        "By phase and by strength, learned from " + (rows.size() > 2 ? "all earlier" : "these")
                                + " games; the weaker and the stronger half of the people.",
                        List.of("part", "decisions", "top-1", "log-loss"),
                        last.parts(played.phases().names()));
    }
}
