package org.outwit.trees;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;

/**
 * The answer to a question: keys and values in the order in which they are written. A value is null, a text, an
 * {@link org.outwit.core.tree.Exact}, a whole number, a Double for an average, or a list or map of such.
 */
public final class Answer {

    private final Map<String, Object> values = new LinkedHashMap<>();

    /** An answer that says nothing yet; a name or an algorithm that is null is left out. */
    public Answer(String name, String algorithm) {
        if (name != null) values.put("name", name);
        if (algorithm != null) values.put("algorithm", algorithm);
    }

    /** The answer to a question that has none: the sentence and no result. */
    public static Answer error(QuestionException e) {
        return new Answer(e.name(), e.algorithm()).put("error", e.getMessage());
    }

    public Answer put(String key, Object value) {
        values.put(key, value);
        return this;
    }

    /** Adds the move, null where there is none, and the line that it begins. */
    void line(int move, List<Integer> line) {
        put("move", move == Position.NO_MOVE ? null : move).put("line", line);
    }

    /** Adds what kind of bound the value is, where it is one. */
    void bound(Bound bound) {
        if (bound != Bound.EXACT) put("bound", bound == Bound.LOWER ? "lower" : "upper");
    }

    public boolean has(String key) {
        return values.containsKey(key);
    }

    public Object get(String key) {
        return values.get(key);
    }

    public Map<String, Object> values() {
        return Collections.unmodifiableMap(values);
    }
}
