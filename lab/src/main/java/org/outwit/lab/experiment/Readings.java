package org.outwit.lab.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;

/**
 * What a paper claims, judged under each reading of a text that leaves something open. To show only the reading that agrees best would be to
 * choose the answer, so all are shown, and the verdict says where they differ.
 */
public final class Readings {

    private static final String RULE =
            "The text leaves something open, and each reading of it is judged by itself: %s Together reproduced where that is so under every reading, not"
                    + " reproduced where under none it could be; \"under one reading\" where it is so under one at least, which is the"
                    + " easier by chance the more readings there are (%d here); otherwise too close to say.";

    private static final int MOST_NAMES = 4;

    private final Map<String, Claims> readings = new LinkedHashMap<>();

    /** The claims under a reading, which is named in a few words. */
    public Claims under(String reading) {
        return readings.computeIfAbsent(reading, name -> new Claims());
    }

    public ReportVerdict verdict() {
        if (all(ReportVerdict.REPRODUCED)) return ReportVerdict.REPRODUCED;
        if (all(ReportVerdict.NOT_REPRODUCED)) return ReportVerdict.NOT_REPRODUCED;
        return readings.values().stream().anyMatch(each -> each.verdict() == ReportVerdict.REPRODUCED)
                ? ReportVerdict.BY_READING
                : ReportVerdict.TOO_CLOSE;
    }

    private boolean all(ReportVerdict verdict) {
        return !readings.isEmpty() && readings.values().stream().allMatch(each -> each.verdict() == verdict);
    }

    /** The verdict, and what decided under each reading. */
    public Finding finding() {
        return finding(readings.entrySet().stream()
                .map(each -> "With " + each.getKey() + ": "
                        + each.getValue().verdict().words() + ". "
                        + each.getValue().sentences())
                .collect(Collectors.joining(" ")));
    }

    /** The verdict with a reason in other words. */
    public Finding finding(String because) {
        return Finding.of(verdict(), because).decidedBy(String.format(Locale.ROOT, RULE, Claims.RULE, readings.size()));
    }

    /** Which readings came out how, for reasons that would be long with every claim; of many that did not come out only the number. */
    public String summary() {
        Map<String, List<String>> byVerdict = new TreeMap<>();
        readings.forEach((name, claims) -> byVerdict
                .computeIfAbsent(claims.verdict().words(), words -> new ArrayList<>())
                .add(name));
        List<String> parts = new ArrayList<>();
        byVerdict.forEach((words, names) -> parts.add(names.size() + " " + words
                + (names.size() <= MOST_NAMES || words.equals(ReportVerdict.REPRODUCED.words())
                        ? " (" + String.join("; ", names) + ")"
                        : "")));
        return "Of " + readings.size() + " readings " + String.join(", ", parts) + ".";
    }
}
