package org.outwit.draw.report;

import java.util.ArrayList;
import java.util.List;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.RowPlot;

/**
 * What an experiment found.
 *
 * @param because one or two sentences with the figures that decided
 */
public record Finding(ReportVerdict verdict, String because, List<ReportPart> parts) {

    public static Finding of(ReportVerdict verdict, String because, ReportPart... parts) {
        return new Finding(verdict, because, List.of(parts));
    }

    public Finding heading(String text) {
        return with(new ReportPart.Heading(text));
    }

    public Finding paragraph(String text) {
        return with(new ReportPart.Paragraph(text));
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
        return new Finding(verdict, because, List.copyOf(more));
    }
}
