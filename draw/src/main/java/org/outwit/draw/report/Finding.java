package org.outwit.draw.report;

import java.util.ArrayList;
import java.util.List;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.RowPlot;

/**
 * What an experiment found.
 *
 * @param because one or two sentences with the figures that decided
 * @param rule one sentence on how such figures decide; empty where there is nothing to decide
 * @param conditions in what this run differs from the paper's, in sentences
 */
public record Finding(
        ReportVerdict verdict, String because, String rule, List<String> conditions, List<ReportPart> parts) {

    public Finding {
        conditions = List.copyOf(conditions);
        parts = List.copyOf(parts);
    }

    public static Finding of(ReportVerdict verdict, String because, ReportPart... parts) {
        return new Finding(verdict, because, "", List.of(), List.of(parts));
    }

    /** The same, and how it is decided. */
    public Finding decidedBy(String rule) {
        return new Finding(verdict, because, rule, conditions, parts);
    }

    /** The same of a run that differs from the paper's in this. */
    public Finding unlikeThePaper(String... sentences) {
        List<String> more = new ArrayList<>(conditions);
        more.addAll(List.of(sentences));
        return new Finding(verdict, because, rule, more, parts);
    }

    /** The same numbers with another verdict. */
    public Finding with(ReportVerdict other, String reason) {
        return new Finding(other, reason, rule, conditions, parts);
    }

    /** What a quick run may say: it shows where numbers lie, and leaves it to a full one to decide. */
    public Finding asQuickLook() {
        return verdict.decides() ? with(ReportVerdict.OPEN, "A quick look: " + because + " A full run decides.") : this;
    }

    public Finding heading(String text) {
        return with(new ReportPart.Heading(text));
    }

    public Finding paragraph(String text) {
        return with(new ReportPart.Paragraph(text));
    }

    /** Text as it is, such as a file. */
    public Finding listing(String text) {
        return with(new ReportPart.Listing(text));
    }

    public Finding plot(LinePlot plot) {
        return with(new ReportPart.Plot(plot));
    }

    public Finding plot(RowPlot plot) {
        return drawing(plot.caption(), plot.svg());
    }

    public Finding table(String caption, List<String> heads, List<List<String>> rows) {
        return with(new ReportPart.Table(caption, heads, rows));
    }

    public Finding drawing(String caption, String svg) {
        return with(new ReportPart.Drawing(caption, svg));
    }

    private Finding with(ReportPart part) {
        List<ReportPart> more = new ArrayList<>(parts);
        more.add(part);
        return new Finding(verdict, because, rule, conditions, more);
    }
}
