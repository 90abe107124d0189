package org.outwit.draw.report;

/** What became of what a paper says. */
public enum ReportVerdict {
    REPRODUCED("reproduced"),
    /** The text can be read in several ways, and what it says comes out under one of them at least, but not under all. */
    BY_READING("reproduced under one reading"),
    /** A result, too; the finding says why. */
    NOT_REPRODUCED("not reproduced"),
    /** The printed rule gives wrong answers, so there is nothing to reproduce. */
    RULE_WRONG("the paper's rule is wrong"),
    /** The question is ours, so there is nothing to compare with. */
    MEASURED("measured"),
    /** Everything was run, and intervals leave open which it is. */
    TOO_CLOSE("too close to say"),
    /** What was run is not enough to decide: a quick look, or a part of the cells. */
    OPEN("open"),
    NOT_RUN("not run");

    private final String words;

    ReportVerdict(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** Whether it says what became of a claim, which takes a full run. */
    boolean decides() {
        return this == REPRODUCED || this == BY_READING || this == NOT_REPRODUCED || this == TOO_CLOSE;
    }
}
