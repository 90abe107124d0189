package org.outwit.trees;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonToken;

/** Reads a JSON value of any kind, as expectations are. */
final class AnyValue {

    /** Answers are not nested deeper than three levels, so this may recurse. */
    private static final int DEEPEST = 32;

    private AnyValue() {}

    /** The value at the current token: null, Boolean, Exact for a number, String, List or Map. */
    static Object read(Tokens tokens, String key) {
        return read(tokens, key, 0);
    }

    private static Object read(Tokens tokens, String key, int depth) {
        if (depth > DEEPEST) {
            throw tokens.refusal("'" + key + "' is nested more than " + DEEPEST + " levels deep.");
        }
        return switch (tokens.current()) {
            case VALUE_NULL -> null;
            case VALUE_TRUE, VALUE_FALSE -> tokens.truth(key);
            case VALUE_STRING -> tokens.text(key);
            case START_ARRAY -> list(tokens, key, depth + 1);
            case START_OBJECT -> map(tokens, key, depth + 1);
            default -> tokens.number(key);
        };
    }

    private static List<Object> list(Tokens tokens, String key, int depth) {
        List<Object> list = new ArrayList<>();
        while (tokens.next() != JsonToken.END_ARRAY) list.add(read(tokens, key, depth));
        return list;
    }

    private static Map<String, Object> map(Tokens tokens, String key, int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        while (tokens.next() != JsonToken.END_OBJECT) {
            String inner = tokens.key();
            if (map.containsKey(inner)) throw tokens.refusal("the key '" + inner + "' stands here twice.");
            tokens.next();
            map.put(inner, read(tokens, key + "." + inner, depth));
        }
        return map;
    }
}
