package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.RowPlot;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/**
 * How many tricks does a declarer gain who knows the defenders? A cell is one ending, played by all declarers against the same defenders: who
 * believes nothing (plain PIMC), the truth, the opposite convention, a convention that nobody follows, the wrong depth.
 */
final class KnownDefenders implements Experiment {

    /** Endings are numbered from here on. */
    private static final long FIRST = 999_999;

    /** All deals of seven cards each are weighed, and averages go over two dozen. */
    private static final ModelledPimc.Sampling SAMPLING = new ModelledPimc.Sampling(3432, 24, 1);

    private static final int PATTERNS = 1 << 14;
    private static final int ENOUGH = 30;

    @Override
    public About about() {
        return About.of(
                "known-defenders",
                "Outwit",
                "hidden cards",
                "Knowing the defenders",
                "How many tricks does a declarer gain who knows how the defenders choose their cards?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (DefenderGroup group : DefenderGroup.values()) {
            for (int seed = 1; seed <= (size == Size.QUICK ? 60 : 1000); seed++) {
                cells.add(Cell.of(seed, "defenders", group.name().toLowerCase(Locale.ROOT)));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        DefenderGroup group = group(cell.text("defenders"));
        PlayedEnding ending = PlayedEnding.of(FIRST + cell.seed(), group.size());
        DoubleDummySolver solver = new DoubleDummySolver(PATTERNS);
        Map<String, Double> tricks = new LinkedHashMap<>();
        for (Declarer each : group.declarers()) {
            context.monitor().throwIfStopped();
            ModelledPimc declarer = new ModelledPimc(each.model(), each.replies(), SAMPLING, solver);
            tricks.put(each.belief(), (double) ending.tricks(declarer, group.defenders()));
        }
        return new Measurement(tricks, "");
    }

    private static DefenderGroup group(String name) {
        return DefenderGroup.valueOf(name.toUpperCase(Locale.ROOT));
    }

    @Override
    public Finding finding(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        List<RowPlot.Row> gains = new ArrayList<>();
        boolean enough = true;
        for (DefenderGroup group : DefenderGroup.values()) {
            LabResults of = results.where("defenders", group.name().toLowerCase(Locale.ROOT));
            enough &= of.count() >= ENOUGH;
            if (of.count() == 0) continue;
            for (Declarer each : group.declarers()) {
                boolean plain = each.belief().equals(Declarer.PLAIN.belief());
                ConfidenceInterval gain = gain(of, each.belief());
                rows.add(List.of(
                        plain ? group.words() : "",
                        plain ? of.count() + " of " + group.size() + " cards" : "",
                        each.belief(),
                        String.format(
                                Locale.ROOT, "%.3f", of.mean(each.belief()).estimate()),
                        plain ? "" : gain.text(3)));
                if (!plain && of.count() > 1) gains.add(new RowPlot.Row(each.belief(), gain, group.ordinal()));
            }
        }
        if (!enough) return table(Finding.of(ReportVerdict.OPEN, "Too few endings have been played yet."), rows, gains);
        LabResults convention = results.where("defenders", "convention");
        return table(
                Finding.of(
                        ReportVerdict.MEASURED,
                        "Against a convention a declarer who knows it takes "
                                + gain(convention, "the convention").text(3)
                                + " tricks more an ending than one who knows nothing, one who believes in the opposite "
                                + gain(convention, "the opposite convention").text(3)
                                + ", and one who knows all rules "
                                + gain(convention, "all their rules").text(3) + "."),
                rows,
                gains);
    }

    private static ConfidenceInterval gain(LabResults of, String belief) {
        return ConfidenceInterval.ofMean(
                of.numbers(measurement -> measurement.number(belief) - measurement.number(Declarer.PLAIN.belief())));
    }

    private static Finding table(Finding finding, List<List<String>> rows, List<RowPlot.Row> gains) {
        if (rows.isEmpty()) return finding;
        Finding told = finding.table(
                "Tricks an ending, and how many more than without a belief: means with 95 % intervals over the same endings.",
                List.of("defenders", "endings", "the declarer believes in", "tricks", "gain"), rows);
        return gains.isEmpty()
                ? told
                : told.plot(new RowPlot(
                        "Tricks gained an ending; a colour for each kind of defenders.",
                        PlotAxis.linear("tricks gained"),
                        gains));
    }
}
