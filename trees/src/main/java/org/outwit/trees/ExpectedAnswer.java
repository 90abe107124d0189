package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.outwit.core.game.InputException;
import org.outwit.core.tree.Exact;

/**
 * What the answer to a question should be. Values of trees must be equal, in any written form; averages
 * may differ by 1e-9. A number expected of {@code evaluations} is the total.
 */
final class ExpectedAnswer {

    private static final double TOLERANCE = 1e-9;

    /** A key whose value is not the expected one; {@code got} is null, too, where the answer does not have the key. */
    record Difference(String key, Object expected, Object got, boolean missing) {}

    private final Map<String, Object> expected;

    ExpectedAnswer(Map<String, Object> expected) {
        this.expected = expected;
    }

    List<Difference> differences(Answer answer) {
        List<Difference> differences = new ArrayList<>();
        expected.forEach((key, value) -> {
            Object got = answer.get(key);
            if (!answer.has(key) || !agree(value, got)) {
                differences.add(new Difference(key, value, got, !answer.has(key)));
            }
        });
        return differences;
    }

    /** Whether a question was expected to fail like this; the sentence may be written with or without its place. */
    boolean isError(QuestionException why) {
        if (!expected.keySet().equals(Set.of("error"))) return false;
        Object sentence = expected.get("error");
        return why.getMessage().equals(sentence) || why.sentence().equals(sentence);
    }

    static boolean agree(Object expected, Object got) {
        if (expected == null || got == null) return expected == got;
        if (got instanceof List<?> list) return expected instanceof List<?> wanted && agreeAll(wanted, list);
        if (got instanceof Map<?, ?> map) {
            if (!(expected instanceof Map<?, ?> wanted))
                return map.containsKey("total") && agree(expected, map.get("total"));
            return wanted.entrySet().stream()
                    .allMatch(each -> map.containsKey(each.getKey()) && agree(each.getValue(), map.get(each.getKey())));
        }
        if (got instanceof Number || got instanceof Exact) {
            Exact number = number(expected);
            return number != null && agree(number, got);
        }
        return got.equals(expected);
    }

    private static boolean agreeAll(List<?> wanted, List<?> got) {
        if (wanted.size() != got.size()) return false;
        for (int i = 0; i < got.size(); i++) if (!agree(wanted.get(i), got.get(i))) return false;
        return true;
    }

    private static boolean agree(Exact number, Object got) {
        if (got instanceof Exact exact) return exact.equals(number);
        if (!(got instanceof Double average)) return number.equals(Exact.of(((Number) got).longValue()));
        if (number.isInfinite() || !Double.isFinite(average)) return number.doubleValue() == average;
        return Math.abs(number.doubleValue() - average) <= TOLERANCE;
    }

    /** A number in any of its forms, or null for what is none. */
    private static Exact number(Object value) {
        if (value instanceof Exact exact) return exact;
        try {
            return value instanceof String text ? Exact.parse(text) : null;
        } catch (InputException e) {
            return null;
        }
    }
}
