package org.outwit.trees;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A few lines for each answer, for people. */
public final class TextReport implements Report {

    private static final Set<String> COUNTS = Set.of("leaves", "evaluations", "expansions", "held");

    private final PrintWriter out;
    private boolean failures;

    public TextReport(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void answered(Question question, Answer answer) {
        out.println(heading(answer.get("name"), answer.get("algorithm")));
        List<String> results = new ArrayList<>();
        List<String> counts = new ArrayList<>();
        answer.values().forEach((key, value) -> {
            if (key.equals("name") || key.equals("algorithm") || key.equals("visits")) return;
            (COUNTS.contains(key) ? counts : results).add(key + " " + words(value));
        });
        out.println("  " + String.join(", ", results));
        if (!counts.isEmpty()) out.println("  " + String.join(", ", counts));
        if (answer.has("visits")) visits((List<?>) answer.get("visits"));
    }

    /** Written one by one, because the names of a deep tree do not fit into one text. */
    private void visits(List<?> names) {
        out.print("  visits");
        for (Object name : names) out.print(" " + (name.equals("") ? "root" : name));
        out.println();
    }

    @Override
    public void failed(Question question, QuestionException why) {
        failures = true;
        if (why.name() != null || why.algorithm() != null) out.println(heading(why.name(), why.algorithm()));
        out.println("  error: " + why.getMessage());
    }

    private static String heading(Object name, Object algorithm) {
        if (name == null) return String.valueOf(algorithm);
        return algorithm == null ? name.toString() : name + ": " + algorithm;
    }

    private static String words(Object value) {
        if (value == null) return "none";
        if (value instanceof List<?> list) {
            return list.isEmpty()
                    ? "none"
                    : list.stream().map(TextReport::words).collect(Collectors.joining(" "));
        }
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(each -> each.getKey() + " " + words(each.getValue()))
                    .collect(Collectors.joining(", ", "(", ")"));
        }
        return value.toString();
    }

    @Override
    public boolean hasFailures() {
        return failures;
    }
}
