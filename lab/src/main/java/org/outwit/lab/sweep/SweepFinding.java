package org.outwit.lab.sweep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.plot.RowPlot;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.MeasuredNumber;

/** The page of a sweep: a plot along the first name that has several numbers, a row for each combination, and all that the file says. */
final class SweepFinding {

    private static final int MOST_LINES = 8;

    /** From such a ratio on, equal distances of an axis are equal ratios. */
    private static final double WIDE = 8;

    private final Sweep sweep;
    private final SweepPlan plan;
    private final LabResults results;
    private final List<SweepKey> varied;
    private final MeasuredNumber main;

    /** A combination of values with its cells. */
    private record Combination(Map<SweepKey, String> values, LabResults cells) {}

    SweepFinding(Sweep sweep, LabResults results) {
        this.sweep = sweep;
        this.plan = sweep.plan();
        this.results = results;
        this.varied = plan.varied();
        this.main = plan.measure().numbers().get(0);
    }

    Finding finding() {
        List<Combination> all = combinations();
        Finding finding = plot(Finding.of(ReportVerdict.MEASURED, because(all)), all);
        List<String> heads =
                new ArrayList<>(varied.stream().map(SweepFinding::head).toList());
        heads.add("cells");
        for (MeasuredNumber each : plan.measure().numbers()) heads.add(each.name());
        finding = finding.table(
                "Means over cells with their 95 % intervals. " + meanings(),
                heads,
                all.stream().map(this::row).toList());
        return finding.heading("What was asked")
                .table(
                        "All that decides how a cell comes out, what the file leaves out included. Each combination was measured with every seed, which"
                                + " is the number of an opening. The file has the fingerprint " + sweep.fingerprint()
                                + ".",
                        List.of("name", "values", "what it is"),
                        asked());
    }

    private List<Combination> combinations() {
        List<Combination> all = new ArrayList<>();
        for (Map<SweepKey, String> each : plan.combinations()) {
            List<Object> words = new ArrayList<>();
            each.forEach((key, value) -> words.addAll(List.of(key.word(), CellWord.of(value))));
            LabResults cells = results.where(words.toArray());
            if (cells.count() > 0) all.add(new Combination(each, cells));
        }
        return all;
    }

    private String because(List<Combination> all) {
        Comparator<Combination> byMain = Comparator.comparingDouble(each ->
                interval(main, each.cells()).map(ConfidenceInterval::estimate).orElse(0.0));
        Combination most = all.stream().max(byMain).orElseThrow();
        Combination least = all.stream().min(byMain).orElseThrow();
        String what = capital(main.name()) + " (" + main.unit() + ")";
        if (all.size() == 1) return what + ": " + text(main, most.cells()) + ".";
        return what + ": from " + text(main, least.cells()) + " with " + said(least.values()) + " to "
                + text(main, most.cells()) + " with " + said(most.values()) + ".";
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private String said(Map<SweepKey, String> values) {
        return varied.stream().map(key -> key.word() + " " + values.get(key)).collect(Collectors.joining(", "));
    }

    private static String head(SweepKey key) {
        boolean says = !key.unit().isEmpty() && !key.unit().equals(key.word());
        return says ? key.word() + ", " + key.unit() : key.word();
    }

    private String meanings() {
        return plan.measure().numbers().stream()
                        .map(each -> each.name() + " (" + each.unit() + "): " + each.meaning())
                        .collect(Collectors.joining("; "))
                + ".";
    }

    private List<String> row(Combination each) {
        List<String> row = new ArrayList<>();
        for (SweepKey key : varied) row.add(each.values().get(key));
        row.add(String.valueOf(each.cells().count()));
        for (MeasuredNumber number : plan.measure().numbers()) row.add(text(number, each.cells()));
        return row;
    }

    private List<List<String>> asked() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("measure", plan.measure().word(), plan.measure().meaning()));
        plan.axes()
                .forEach((key, values) -> rows.add(List.of(
                        key.word(),
                        String.join(", ", values),
                        key.unit().isEmpty() ? key.meaning() : key.meaning() + ", in " + key.unit())));
        rows.add(List.of(
                "seeds", plan.first() + " to " + plan.last(), "of a full run; a quick one has " + plan.quick()));
        return rows;
    }

    /** Of those cells that have the number: a search that found nothing has no value. */
    private Optional<ConfidenceInterval> interval(MeasuredNumber number, LabResults cells) {
        double[] numbers = cells.measurements().values().stream()
                .map(each -> each.numbers().get(number.name()))
                .filter(each -> each != null)
                .mapToDouble(Double::doubleValue)
                .toArray();
        if (numbers.length == 0) return Optional.empty();
        boolean share = number.equals(main) && plan.measure().isShare();
        return Optional.of(share ? ConfidenceInterval.ofPoints(numbers) : ConfidenceInterval.ofMean(numbers));
    }

    private String text(MeasuredNumber number, LabResults cells) {
        return interval(number, cells).map(SweepFinding::text).orElse("");
    }

    private static String text(ConfidenceInterval interval) {
        int decimals = Math.abs(interval.estimate()) < 100 ? 3 : 0;
        boolean known = Double.isFinite(interval.halfWidth());
        return (known
                        ? interval.text(decimals)
                        : String.format(Locale.ROOT, "%." + decimals + "f", interval.estimate()))
                .replace('-', '−');
    }

    /** Along the numbers of one name, with a line for each combination of the others; or a row for each combination. */
    private Finding plot(Finding finding, List<Combination> all) {
        Optional<SweepKey> across = varied.stream().filter(SweepKey::isNumber).findFirst();
        if (across.isPresent()) {
            Map<String, List<PlotPoint>> lines = lines(across.get(), all);
            if (lines.size() <= MOST_LINES) return finding.plot(linePlot(across.get(), lines));
        }
        if (varied.isEmpty() || all.size() > MOST_LINES * MOST_LINES) return finding;
        List<RowPlot.Row> rows = new ArrayList<>();
        for (Combination each : all) {
            interval(main, each.cells())
                    .ifPresent(
                            number -> rows.add(new RowPlot.Row(said(each.values()), number, rows.size() % MOST_LINES)));
        }
        return finding.plot(new RowPlot(caption(), PlotAxis.linear(main.unit()), rows));
    }

    private String caption() {
        return capital(main.name()) + ": " + main.meaning() + ". Lines are 95 % intervals.";
    }

    private Map<String, List<PlotPoint>> lines(SweepKey across, List<Combination> all) {
        Map<String, List<PlotPoint>> lines = new LinkedHashMap<>();
        for (Combination each : all) {
            Map<SweepKey, String> others = new LinkedHashMap<>(each.values());
            others.remove(across);
            String name = varied.stream()
                    .filter(key -> key != across)
                    .map(key -> others.get(key))
                    .collect(Collectors.joining(", "));
            double x = Double.parseDouble(each.values().get(across));
            interval(main, each.cells())
                    .ifPresent(y -> lines.computeIfAbsent(name.isEmpty() ? main.name() : name, key -> new ArrayList<>())
                            .add(PlotPoint.of(x, y)));
        }
        lines.values().forEach(points -> points.sort(Comparator.comparingDouble(PlotPoint::x)));
        return lines;
    }

    private LinePlot linePlot(SweepKey across, Map<String, List<PlotPoint>> lines) {
        List<PlotPoint> points = lines.values().stream().flatMap(List::stream).toList();
        PlotAxis x = isWide(points.stream().mapToDouble(PlotPoint::x).toArray())
                ? PlotAxis.logarithmic(head(across))
                : PlotAxis.whole(head(across));
        boolean wide = !plan.measure().isShare()
                && isWide(points.stream().mapToDouble(PlotPoint::low).toArray())
                && isWide(points.stream().mapToDouble(PlotPoint::y).toArray());
        List<PlotSeries> series = lines.entrySet().stream()
                .map(each -> PlotSeries.measured(each.getKey(), each.getValue()))
                .toList();
        return new LinePlot(
                caption(), x, wide ? PlotAxis.logarithmic(main.unit()) : PlotAxis.linear(main.unit()), series);
    }

    private static boolean isWide(double[] values) {
        double least = Double.POSITIVE_INFINITY;
        double most = 0;
        for (double each : values) {
            least = Math.min(least, each);
            most = Math.max(most, each);
        }
        return least > 0 && most / least >= WIDE;
    }
}
