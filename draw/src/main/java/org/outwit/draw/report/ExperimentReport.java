package org.outwit.draw.report;

/**
 * A finding with all that its page says around it.
 *
 * @param source paper and figure
 * @param size how much was run, such as "quick, 120 of 120 cells"
 * @param seeds which seeds were used, in words
 * @param command what repeats it
 */
public record ExperimentReport(
        String id,
        String source,
        String title,
        String question,
        Finding finding,
        String size,
        String seeds,
        String command) {}
