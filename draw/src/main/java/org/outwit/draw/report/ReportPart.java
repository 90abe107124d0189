package org.outwit.draw.report;

import java.util.List;
import org.outwit.draw.plot.LinePlot;

/** A part of a report, in the order in which it is read. */
public sealed interface ReportPart {

    /** Begins a section. */
    record Heading(String text) implements ReportPart {}

    record Paragraph(String text) implements ReportPart {}

    record Plot(LinePlot plot) implements ReportPart {}

    /** @param caption a sentence that says what it shows */
    record Table(String caption, List<String> heads, List<List<String>> rows) implements ReportPart {}

    /** Text as it is, letter by letter, such as a file. */
    record Listing(String text) implements ReportPart {}

    /** A drawing that somebody else made, such as a tree, as SVG. */
    record Drawing(String caption, String svg) implements ReportPart {}
}
