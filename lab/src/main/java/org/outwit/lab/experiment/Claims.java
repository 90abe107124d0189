package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.ReportVerdict;

/**
 * What a paper claims and whether our numbers bear it out. All claims must hold for a figure to be reproduced; where one does not, it is
 * not, and where an interval leaves one open, more has to be run.
 */
final class Claims {

    private final List<String> held = new ArrayList<>();
    private final List<String> open = new ArrayList<>();
    private final List<String> failed = new ArrayList<>();

    /** A claim that something is more than nothing, which its interval decides. */
    Claims positive(String claim, ConfidenceInterval difference, int decimals) {
        String text = claim + " (" + difference.text(decimals) + ")";
        if (difference.low() > 0) held.add(text);
        else if (difference.high() < 0) failed.add(text);
        else open.add(text);
        return this;
    }

    Claims that(String claim, boolean holds) {
        (holds ? held : failed).add(claim);
        return this;
    }

    /** Of two means that were measured independently. */
    static ConfidenceInterval difference(ConfidenceInterval first, ConfidenceInterval second) {
        double mean = first.estimate() - second.estimate();
        double half = Math.hypot(first.halfWidth(), second.halfWidth());
        return new ConfidenceInterval(mean, mean - half, mean + half);
    }

    ReportVerdict verdict() {
        if (!failed.isEmpty()) return ReportVerdict.NOT_REPRODUCED;
        return open.isEmpty() ? ReportVerdict.REPRODUCED : ReportVerdict.OPEN;
    }

    /** All claims, those that hold first. */
    String sentences() {
        StringBuilder text = new StringBuilder();
        append(text, "Holds: ", held);
        append(text, "Does not hold: ", failed);
        append(text, "Too close to say: ", open);
        return text.toString();
    }

    private static void append(StringBuilder text, String head, List<String> claims) {
        if (claims.isEmpty()) return;
        if (text.length() > 0) text.append(' ');
        text.append(head).append(String.join("; ", claims)).append('.');
    }
}
