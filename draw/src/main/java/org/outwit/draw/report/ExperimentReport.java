package org.outwit.draw.report;

import java.util.List;

/**
 * A finding with all that its page says around it.
 *
 * @param source paper and figure
 * @param size how much was run, such as "quick, 120 of 120 cells"
 * @param seeds which seeds were used, in words
 * @param command what repeats it
 * @param origin where its results come from
 * @param version of what is measured
 * @param inputs all that it was measured with beside the program
 */
public record ExperimentReport(
        String id,
        String source,
        String title,
        String question,
        Finding finding,
        String size,
        ReportOrigin origin,
        String seeds,
        String command,
        int version,
        List<ReportInput> inputs) {}
