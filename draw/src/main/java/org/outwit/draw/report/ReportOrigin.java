package org.outwit.draw.report;

/**
 * Where results come from that were not measured here.
 *
 * @param label a few words for lists; empty for what was measured here
 * @param sentence who measured them and when
 */
public record ReportOrigin(String label, String sentence) {

    /** Of what was measured here. */
    public static final ReportOrigin HERE = new ReportOrigin("", "");

    /** Before another sentence. */
    String before() {
        return sentence.isEmpty() ? "" : sentence + " ";
    }

    /** After the size of a run, in a list. */
    String remark() {
        return label.isEmpty() ? "" : ", " + label;
    }
}
