package org.outwit.lab.framework;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.LabResults;

/** What the trees say: claims counted, nodes developed against nodes held. */
final class FrameworkReport {

    private FrameworkReport() {}

    /** Reproduced where all that the paper claims holds on all trees, and SSS-2 is really surpassed on some. */
    static Finding of(LabResults results) {
        List<FrameworkClaim> printed = Arrays.stream(FrameworkClaim.values())
                .filter(FrameworkClaim::isPrinted)
                .toList();
        long holding = printed.stream()
                .filter(claim -> results.sum(claim.broken()) == 0)
                .count();
        double fewer = results.sum("fewer than sss-2");
        List<String> depths = results.values("depth");
        String depth = depths.get(depths.size() - 1);
        LabResults deep = results.where("depth", depth);
        LabResults plain = deep.where("kind", "random", "informed", "no");
        Finding finding = Finding.of(
                holding == printed.size() && fewer > 0 ? ReportVerdict.REPRODUCED : ReportVerdict.NOT_REPRODUCED,
                holding + " of the " + printed.size() + " relations that the paper claims hold on all "
                        + results.count() + " trees; Maxsearch evaluated fewer leaves than SSS-2 on " + whole(fewer)
                        + " of them. On random trees of depth " + depth + " it developed "
                        + percent(plain, "maxsearch") + " of alpha-beta's nodes and held "
                        + whole(plain.mean("held maxsearch").estimate()) + "; with a pseudo-terminal every 4 plies "
                        + percent(plain, "maxsearch/4") + ", holding "
                        + whole(plain.mean("held maxsearch/4").estimate()) + ".");
        finding = finding.decidedBy(
                "each relation is checked on every tree: reproduced where all of them hold on all trees and Maxsearch is really"
                        + " below SSS-2 on some; not reproduced where one fails on one tree.");
        finding = finding.heading("What is claimed, counted")
                .table(
                        "On how many of " + results.count() + " trees each claim fails.",
                        List.of("claim", "who says so", "trees where it fails"),
                        claims(results))
                .paragraph(
                        "Kinds of trees: random ones with independent leaves, hardly two of them equal; ordered ones, where the "
                                + "first child is the best at 70 % of the nodes; and tied ones with independent leaves from −5 to 5. "
                                + "Informed searches know bounds on each inner node that are off by up to a fifth of the largest value of a leaf.")
                .table(
                        "On how many trees Maxsearch evaluates fewer leaves than SSS-2.",
                        List.of("trees", "of", "fewer leaves"),
                        surpassed(results))
                .paragraph(
                        "Maxsearch has the guard that we corrected. As printed it develops nodes below a pseudo-terminal "
                                + "whose value cannot matter any more, as in A(I(A(0) A(1 2))).");
        finding = finding.heading("Storage against development");
        for (String kind : FrameworkNodes.KINDS) {
            for (String informed : FrameworkNodes.INFORMED) {
                LabResults some = deep.where("kind", kind, "informed", informed);
                if (some.count() > 0) finding = finding.plot(trade(some, kind, informed));
            }
        }
        return finding.table(
                        "Nodes developed and, after the dot, held: means over trees of branching 4 and depth "
                                + depth
                                + " with 95 % intervals. A number after a stroke is the stride. SSS* makes no use of known bounds.",
                        heads(),
                        rows(deep))
                .heading("By depth")
                .plot(byDepth(results.where("kind", "random", "informed", "no"), "nodes ", "developed"))
                .plot(byDepth(results.where("kind", "random", "informed", "no"), "held ", "held"));
    }

    private static List<List<String>> claims(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        for (FrameworkClaim claim : FrameworkClaim.values())
            rows.add(List.of(claim.sentence(), claim.source(), whole(results.sum(claim.broken()))));
        return rows;
    }

    private static List<List<String>> surpassed(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        for (String kind : FrameworkNodes.KINDS) {
            for (String informed : FrameworkNodes.INFORMED) {
                LabResults some = results.where("kind", kind, "informed", informed);
                rows.add(List.of(name(kind, informed), whole(some.count()), whole(some.sum("fewer than sss-2"))));
            }
        }
        return rows;
    }

    /** For each rule a line from stride 1 to no pseudo-terminals at all. */
    private static LinePlot trade(LabResults results, String kind, String informed) {
        List<PlotSeries> series = new ArrayList<>();
        for (String rule : FrameworkSearches.RULES.keySet()) {
            if (rule.equals("alpha-beta")) continue;
            List<PlotPoint> points = new ArrayList<>();
            for (int stride : FrameworkSearches.STRIDES) points.add(point(results, FrameworkSearches.at(rule, stride)));
            points.add(point(results, rule));
            series.add(PlotSeries.measured(rule, points));
        }
        if (informed.equals("no")) series.add(PlotSeries.measured("sss*", List.of(point(results, "sss*"))));
        series.add(PlotSeries.measured("sss-2", List.of(point(results, "sss-2"))));
        return new LinePlot(
                "Trees " + name(kind, informed) + ": nodes developed, in percent of alpha-beta's, by nodes held; "
                        + "from left to right a pseudo-terminal every ply, every 2, every 4, and none.",
                PlotAxis.logarithmic("nodes held"),
                PlotAxis.linear("developed, % of alpha-beta"),
                series);
    }

    private static PlotPoint point(LabResults results, String search) {
        return PlotPoint.of(results.mean("held " + search).estimate(), share(results, search));
    }

    /** Nodes developed, in percent of alpha-beta's on the same tree. */
    private static ConfidenceInterval share(LabResults results, String search) {
        return ConfidenceInterval.ofMean(results.numbers(
                measurement -> 100 * measurement.number("nodes " + search) / measurement.number("nodes alpha-beta")));
    }

    private static LinePlot byDepth(LabResults results, String number, String verb) {
        List<PlotSeries> series = new ArrayList<>();
        for (String search : FrameworkSearches.whole().keySet()) {
            if (number.equals("held ") && search.equals("alpha-beta")) continue;
            series.add(PlotSeries.measured(
                    search,
                    results.each(
                            "depth",
                            each -> PlotPoint.of(
                                    Double.parseDouble(each.values("depth").get(0)), each.mean(number + search)))));
        }
        return new LinePlot(
                "Nodes " + verb + " by depth, on random trees of branching 4 without known bounds.",
                PlotAxis.whole("depth"),
                PlotAxis.logarithmic("nodes " + verb),
                series);
    }

    private static List<String> heads() {
        List<String> heads = new ArrayList<>(List.of("search"));
        for (String kind : FrameworkNodes.KINDS)
            for (String informed : FrameworkNodes.INFORMED) heads.add(name(kind, informed));
        return heads;
    }

    private static List<List<String>> rows(LabResults results) {
        List<String> searches = new ArrayList<>(FrameworkSearches.whole().keySet());
        for (String rule : FrameworkSearches.RULES.keySet()) {
            if (rule.equals("alpha-beta")) continue;
            for (int stride : FrameworkSearches.STRIDES) searches.add(FrameworkSearches.at(rule, stride));
        }
        List<List<String>> rows = new ArrayList<>();
        for (String search : searches) {
            List<String> row = new ArrayList<>(List.of(search));
            for (String kind : FrameworkNodes.KINDS) {
                for (String informed : FrameworkNodes.INFORMED) {
                    LabResults some = results.where("kind", kind, "informed", informed);
                    row.add(some.mean("nodes " + search).text(0) + " · "
                            + whole(some.mean("held " + search).estimate()));
                }
            }
            rows.add(row);
        }
        return rows;
    }

    private static String name(String kind, String informed) {
        return kind + (informed.equals("yes") ? ", informed" : ", uninformed");
    }

    private static String percent(LabResults results, String search) {
        return share(results, search).text(1) + " %";
    }

    private static String whole(double number) {
        return String.format(Locale.ROOT, "%,.0f", number);
    }
}
