package org.outwit.lab.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;

/** What a paper claims and whether our numbers bear it out, by their intervals. Pages print the rule. */
public final class Claims {

    /** How claims decide, in a sentence. */
    public static final String RULE =
            "reproduced where every claim holds with its whole 95 % interval, or exactly where something is counted; not reproduced"
                    + " where one fails with its whole interval; otherwise too close to say.";

    private final List<String> held = new ArrayList<>();
    private final List<String> open = new ArrayList<>();
    private final List<String> failed = new ArrayList<>();

    /** A claim that something is more than nothing. */
    public Claims positive(String claim, ConfidenceInterval difference, int decimals) {
        return within(claim, difference, 0, Double.POSITIVE_INFINITY, decimals);
    }

    /** A claim that each of some numbers is more than nothing; the text has the one that decides. */
    public Claims allPositive(String claim, List<ConfidenceInterval> differences, int decimals) {
        boolean fails = differences.stream().anyMatch(each -> each.high() < 0);
        Comparator<ConfidenceInterval> order =
                fails ? Comparator.comparing(ConfidenceInterval::high) : Comparator.comparing(ConfidenceInterval::low);
        return differences.stream()
                .min(order)
                .map(least -> positive(claim + ", at the least", least, decimals))
                .orElse(this);
    }

    /** A claim that something lies between two numbers. */
    public Claims within(String claim, ConfidenceInterval number, double least, double most, int decimals) {
        String text = claim + " (" + number.text(decimals) + ")";
        if (number.low() > least && number.high() < most) held.add(text);
        else if (number.high() < least || number.low() > most) failed.add(text);
        else open.add(text);
        return this;
    }

    /** A claim about what is counted, where nothing is left to chance. */
    public Claims that(String claim, boolean holds) {
        (holds ? held : failed).add(claim);
        return this;
    }

    /**
     * Of two numbers that were measured independently, by the distances from each to the ends of its interval: so the interval of a difference
     * of shares is Newcombe's, and that of symmetric ones is the usual one.
     */
    public static ConfidenceInterval difference(ConfidenceInterval first, ConfidenceInterval second) {
        double number = first.estimate() - second.estimate();
        double below = Math.hypot(first.estimate() - first.low(), second.high() - second.estimate());
        double above = Math.hypot(first.high() - first.estimate(), second.estimate() - second.low());
        return new ConfidenceInterval(number, number - below, number + above);
    }

    public ReportVerdict verdict() {
        if (!failed.isEmpty()) return ReportVerdict.NOT_REPRODUCED;
        return open.isEmpty() ? ReportVerdict.REPRODUCED : ReportVerdict.TOO_CLOSE;
    }

    /** The verdict, and all claims as what decided. */
    public Finding finding() {
        return finding(sentences());
    }

    /** The verdict with a reason in other words. */
    public Finding finding(String because) {
        return Finding.of(verdict(), because).decidedBy(RULE);
    }

    /** All claims, those that hold first. */
    public String sentences() {
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
