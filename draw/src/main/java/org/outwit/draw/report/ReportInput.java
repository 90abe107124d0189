package org.outwit.draw.report;

/**
 * Something that results were measured with beside the program.
 *
 * @param fingerprint of all that the same cells were measured with
 * @param name such as a file, or {@link #UNKNOWN}
 * @param hash tells what was in it
 */
public record ReportInput(String fingerprint, String name, String hash) {

    /** The name where results are older than the habit of writing inputs down. */
    public static final String UNKNOWN = "not written down";
}
