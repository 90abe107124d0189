package org.outwit.draw.report;

/** What became of what a paper says. */
public enum ReportVerdict {
    REPRODUCED("reproduced"),
    /** A result, too; the finding says why. */
    NOT_REPRODUCED("not reproduced"),
    /** The printed rule gives wrong answers, so there is nothing to reproduce. */
    RULE_WRONG("the paper's rule is wrong"),
    /** The question is ours, so there is nothing to compare with. */
    MEASURED("measured"),
    /** Too little has been run to say. */
    OPEN("open");

    private final String words;

    ReportVerdict(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
