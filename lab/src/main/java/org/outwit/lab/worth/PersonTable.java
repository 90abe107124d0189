package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.RowPlot;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.LabResults;

/** What all rows of one setting came to, over all people together. */
record PersonTable(LabResults results) {

    private static final List<String> HEADS = List.of(
            "player",
            "games",
            "points a game",
            "gain over plain",
            "person over this",
            "depth",
            "ms a move",
            "departs",
            "likeliest reply: claimed",
            "came");

    boolean isEmpty() {
        return results.count() == 0;
    }

    private List<WorthRow> rows() {
        return results.values("row").stream().map(WorthRow::parse).toList();
    }

    private LabResults of(WorthRow row) {
        return results.where("row", row.name());
    }

    /** Where the plain engine has no row it would have played against itself, for half a point a game. */
    ConfidenceInterval gain(WorthRow row) {
        LabResults plain = of(WorthRow.PLAIN);
        return plain.count() == 0
                ? aboveEven(of(row).points("points", 1))
                : MatchedCells.of(of(row), plain).difference("points");
    }

    private static ConfidenceInterval aboveEven(ConfidenceInterval points) {
        return new ConfidenceInterval(points.estimate() - 0.5, points.low() - 0.5, points.high() - 0.5);
    }

    /** What decided, without the game. */
    String sentence() {
        List<String> gains = new ArrayList<>();
        for (WorthRow row : rows()) {
            if (!row.equals(WorthRow.PLAIN)) gains.add(row.name() + " " + MatchedCells.signed(gain(row)));
        }
        return "the plain engine scores " + MatchedCells.text(of(WorthRow.PLAIN).points("points", 1))
                + " a game, and gains over it are: " + String.join(", ", gains) + ".";
    }

    Finding add(Finding finding, String title) {
        if (isEmpty()) return finding;
        return finding.heading(title)
                .plot(new RowPlot(
                        "Points a game more than the plain engine in the same pairs.",
                        PlotAxis.linear("gain"),
                        rows().stream()
                                .filter(row -> !row.equals(WorthRow.PLAIN))
                                .map(row -> new RowPlot.Row(row.name(), gain(row), row.expects() ? 0 : 3))
                                .toList()))
                .table(
                        "People played: " + results.values("person").size()
                                + ". \"Departs\" is how often the move is not what plain search likes best.",
                        HEADS,
                        rows().stream().map(this::line).toList());
    }

    private List<String> line(WorthRow row) {
        LabResults own = of(row);
        double moves = Math.max(1, own.sum("moves"));
        double expected = own.sum("expected");
        boolean compared = !row.equals(WorthRow.PLAIN);
        return List.of(
                row.name(),
                String.valueOf(2 * own.count()),
                MatchedCells.text(own.points("points", 1)),
                compared ? MatchedCells.signed(gain(row)) : "",
                personOver(row),
                String.format(Locale.ROOT, "%.2f", own.sum("depths") / moves),
                String.format(Locale.ROOT, "%.2f", own.sum("millis") / moves),
                expected == 0 ? "" : String.format(Locale.ROOT, "%.3f", own.sum("departures") / moves),
                expected == 0 ? "" : String.format(Locale.ROOT, "%.3f", own.sum("claimed") / expected),
                expected == 0 ? "" : String.format(Locale.ROOT, "%.3f of %.0f", own.sum("came") / expected, expected));
    }

    /** What the person's model scored more than another one. */
    private String personOver(WorthRow row) {
        if (!row.expects() || row.kind().equals("person")) return "";
        return rows().stream()
                .filter(each -> each.kind().equals("person"))
                .findFirst()
                .map(person ->
                        MatchedCells.signed(MatchedCells.of(of(person), of(row)).difference("points")))
                .orElse("");
    }
}
