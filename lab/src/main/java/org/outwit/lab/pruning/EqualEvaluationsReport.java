package org.outwit.lab.pruning;

import static org.outwit.lab.pruning.EqualEvaluations.BUDGETS;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.Claims;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Readings;

/** What the games of Table 1 say, under each reading and with each function. */
record EqualEvaluationsReport(LabResults results) {

    /** Games, points a game, the mean depth of αβ* and that of αβ in the paper. */
    private record PaperRow(String games, double points, double ourDepth, double theirDepth) {}

    private static final List<PaperRow> PAPER = List.of(
            new PaperRow("192–646–162", 1.030, 2.84, 3.21),
            new PaperRow("287–535–178", 1.109, 3.24, 3.90),
            new PaperRow("263–567–170", 1.093, 3.64, 4.24),
            new PaperRow("261–566–173", 1.088, 3.92, 4.43),
            new PaperRow("210–603–187", 1.023, 4.11, 4.53));

    /** The same function of the text in all plots. */
    private static final ExchangeFunction SHOWN = ExchangeFunction.SIX_TERMS;

    private record Group(String name, DuelScore score) {}

    Finding finding() {
        Readings readings = new Readings();
        List<Group> groups = groups();
        for (Group each : groups) claim(readings.under(each.name), each.score);
        return readings.finding(
                        readings.summary()
                                + " Claims are that αβ* scores more than an even point a game over all budgets, that no budget is below it with its whole interval, and that αβ looks deeper at every budget.")
                .unlikeThePaper(
                        "The paper prints neither its weights nor its openings, and says neither what exactly was counted nor in which order moves were searched.",
                        "The fraction of draws is 54 to 65 % in the paper.")
                .plot(plot())
                .table(
                        "Points a game of αβ* with 95 % intervals over openings, by what the table leaves open; the share of draws; 1 is an even score.",
                        summaryHeads(),
                        groups.stream().map(EqualEvaluationsReport::summary).toList())
                .table(
                        "Wins, draws and losses of αβ*, and the mean depth that was searched in full.",
                        List.of("reading", "evaluations", "W–D–L", "points", "αβ* depth", "αβ depth"),
                        details(groups))
                .heading("The engines without techniques")
                .table(
                        "The same by engines, whose tables make the same evaluations go further; from balanced openings, 200 games a row.",
                        summaryHeads(),
                        groups(EqualEvaluations.ENGINES, results.where("by", EqualEvaluations.ENGINES)).stream()
                                .map(EqualEvaluationsReport::summary)
                                .toList());
    }

    private List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        for (TableReading reading : TableReading.values())
            groups.addAll(groups(reading.words(), results.where("reading", reading.id())));
        return groups;
    }

    private static List<Group> groups(String name, LabResults some) {
        List<Group> groups = new ArrayList<>();
        for (ExchangeFunction function : ExchangeFunction.values()) {
            LabResults played = some.where("function", function.id());
            if (played.count() > 0) groups.add(new Group(name + ", " + function.words(), new DuelScore(played)));
        }
        return groups;
    }

    private static void claim(Claims claims, DuelScore score) {
        ConfidenceInterval all = score.byOpening();
        claims.positive(
                "αβ* scores more than an even point a game over all budgets",
                new ConfidenceInterval(all.estimate() - 1, all.low() - 1, all.high() - 1),
                3);
        List<ConfidenceInterval> deeper = new ArrayList<>();
        boolean below = false;
        for (int budget : BUDGETS) {
            DuelScore row = row(score, budget);
            if (row.results().count() == 0) continue;
            below |= row.points().high() < 1;
            deeper.add(row.deeper());
        }
        claims.that("no budget is below it with its whole interval", !below);
        claims.allPositive("αβ looks deeper at every budget", deeper, 2);
    }

    private static DuelScore row(DuelScore score, int budget) {
        return new DuelScore(score.results().where("evaluations", budget));
    }

    private LinePlot plot() {
        List<PlotSeries> series = new ArrayList<>();
        for (TableReading reading : TableReading.values()) {
            LabResults some = results.where("reading", reading.id(), "function", SHOWN.id());
            series.add(PlotSeries.measured(
                    reading.words(),
                    some.each(
                            "evaluations",
                            each -> PlotPoint.of(
                                    Double.parseDouble(
                                            each.values("evaluations").get(0)),
                                    new DuelScore(each).points()))));
        }
        List<PlotPoint> paper = new ArrayList<>();
        for (int i = 0; i < PAPER.size(); i++) paper.add(PlotPoint.exact(BUDGETS.get(i), PAPER.get(i).points));
        series.add(PlotSeries.printed("the paper", paper));
        return new LinePlot(
                "Points a game of αβ* against αβ by evaluations a move, with " + SHOWN.words()
                        + "; 1 is an even score.",
                PlotAxis.linear("evaluations a move"),
                PlotAxis.linear("points a game"),
                series);
    }

    private static List<String> summaryHeads() {
        List<String> heads = new ArrayList<>(List.of("reading", "draws", "all budgets"));
        BUDGETS.forEach(budget -> heads.add("" + budget));
        return heads;
    }

    private static List<String> summary(Group group) {
        LabResults some = group.score.results();
        List<String> row = new ArrayList<>(List.of(
                group.name,
                String.format(Locale.ROOT, "%.0f %%", 50 * some.sum("draws") / some.count()),
                group.score.byOpening().text(3)));
        for (int budget : BUDGETS) {
            DuelScore score = row(group.score, budget);
            row.add(score.results().count() == 0 ? "" : score.points().text(3));
        }
        return row;
    }

    private static List<List<String>> details(List<Group> groups) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < PAPER.size(); i++) {
            PaperRow paper = PAPER.get(i);
            rows.add(List.of(
                    i == 0 ? "the paper" : "",
                    "" + BUDGETS.get(i),
                    paper.games,
                    number(paper.points, 3),
                    number(paper.ourDepth, 2),
                    number(paper.theirDepth, 2)));
        }
        for (Group group : groups) {
            for (int budget : BUDGETS) {
                DuelScore score = row(group.score, budget);
                if (score.results().count() > 0)
                    rows.add(List.of(
                            budget == BUDGETS.get(0) ? group.name : "",
                            "" + budget,
                            score.games(),
                            score.points().text(3),
                            number(score.ourDepth(), 2),
                            number(score.theirDepth(), 2)));
            }
        }
        return rows;
    }

    private static String number(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }
}
