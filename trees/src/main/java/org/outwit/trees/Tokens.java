package org.outwit.trees;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.outwit.core.game.InputException;
import org.outwit.core.tree.Exact;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/**
 * The tokens of a JSON text in UTF-8, read one by one, with refusals that say where, what was found and what was expected.
 * Depth is no limit here: a reader of nested things keeps its own stack.
 */
final class Tokens {

    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .build())
            .build();

    /** Parsing a decimal takes time quadratic in its length, so longer texts are not even tried. */
    private static final int LONGEST_NUMBER = 1000;

    private final JsonParser parser;
    private final String file;
    private final int linesBefore;
    private Supplier<String> where = () -> "";
    private boolean broken;

    /** Reads a line of a file, or all that follows it. */
    Tokens(String file, Lines.Line line) {
        this.file = file;
        this.linesBefore = line.number() - 1;
        this.parser = JSON.createParser(ObjectReadContext.empty(), line.text());
    }

    /** The next token, or null at the end of the text. */
    JsonToken next() {
        try {
            return parser.nextToken();
        } catch (JacksonException e) {
            throw malformed(e);
        }
    }

    JsonToken current() {
        return parser.currentToken();
    }

    /** The key whose name or value is the current token. */
    String key() {
        return parser.currentName();
    }

    QuestionPlace place() {
        return new QuestionPlace(
                file, linesBefore + parser.currentTokenLocation().getLineNr());
    }

    /**
     * Refusals are about this part of the question from now on, such as {@code node '1.0': }; asked for only when there
     * is one. Returns what they were about before.
     */
    Supplier<String> inside(Supplier<String> part) {
        Supplier<String> before = where;
        where = part;
        return before;
    }

    /** How many objects and arrays are open. */
    int depth() {
        return parser.streamReadContext().getNestingDepth();
    }

    /** Whether the text was no JSON, so that nothing more can be read of it. */
    boolean isBroken() {
        return broken;
    }

    QuestionException refusal(String sentence) {
        return new QuestionException(place(), where.get() + sentence);
    }

    private QuestionException malformed(JacksonException e) {
        int line = linesBefore
                + Math.max(1, e.getLocation() == null ? 1 : e.getLocation().getLineNr());
        int column = e.getLocation() == null ? 1 : e.getLocation().getColumnNr();
        String what = "the text ends before the JSON is complete";
        if (!(e instanceof UnexpectedEndOfInputException)) {
            what = e.getOriginalMessage()
                    .replaceAll("\\s*\\(start marker at.*|\\s+", " ")
                    .strip();
        }
        broken = true;
        return new QuestionException(new QuestionPlace(file, line), "not JSON at column " + column + ": " + what + ".");
    }

    /** Checks that the key which is the current token is allowed and comes for the first time. */
    String knownKey(List<String> allowed, Set<String> seen) {
        String key = parser.currentName();
        if (!allowed.contains(key)) {
            throw refusal("unknown key '" + key + "'; expected one of " + String.join(", ", allowed) + ".");
        }
        if (!seen.add(key)) throw refusal("the key '" + key + "' stands here twice.");
        return key;
    }

    void expect(JsonToken token, String key, String expected) {
        if (current() != token) throw wrong(key, expected);
    }

    QuestionException wrong(String key, String expected) {
        return refusal("'" + key + "' must be " + expected + ", found " + found() + ".");
    }

    /** The current token in words. */
    String found() {
        JsonToken token = current();
        if (token == null) return "nothing";
        return switch (token) {
            case START_OBJECT -> "an object";
            case START_ARRAY -> "an array";
            case END_ARRAY -> "the end of the array";
            case VALUE_STRING -> "'" + shorten(string()) + "'";
            default -> shorten(string());
        };
    }

    private static String shorten(String text) {
        return text.length() <= 40 ? text : text.substring(0, 36) + "…";
    }

    private String string() {
        try {
            return parser.getString();
        } catch (JacksonException e) {
            throw malformed(e);
        }
    }

    String text(String key) {
        expect(JsonToken.VALUE_STRING, key, "a text in quotes");
        return string();
    }

    boolean truth(String key) {
        if (current() != JsonToken.VALUE_TRUE && current() != JsonToken.VALUE_FALSE) throw wrong(key, "true or false");
        return current() == JsonToken.VALUE_TRUE;
    }

    /** A number, or a text such as "1/3" or "inf". */
    Exact number(String key) {
        boolean number = current() == JsonToken.VALUE_NUMBER_INT || current() == JsonToken.VALUE_NUMBER_FLOAT;
        if (!number && current() != JsonToken.VALUE_STRING) throw wrong(key, "a number");
        String text = string();
        if (text.length() > LONGEST_NUMBER) {
            throw refusal(
                    "'" + key + "' has " + text.length() + " characters; a number may have " + LONGEST_NUMBER + ".");
        }
        try {
            return Exact.parse(text);
        } catch (InputException e) {
            throw refusal("'" + key + "': " + e.getMessage());
        }
    }

    /** A whole number within these ends. */
    int whole(String key, int least, int most) {
        return whole(key, least, most, "a whole number from " + least + " to " + most);
    }

    int whole(String key, int least, int most, String expected) {
        if (current() != JsonToken.VALUE_NUMBER_INT && current() != JsonToken.VALUE_NUMBER_FLOAT)
            throw wrong(key, expected);
        try {
            int whole = Integer.parseInt(number(key).toString());
            if (whole >= least && whole <= most) return whole;
        } catch (NumberFormatException e) {
            // said below, together with numbers outside the ends
        }
        throw wrong(key, expected);
    }

    /** Two numbers in an array. */
    NumberRange interval(String key) {
        String expected = "an array of two numbers";
        expect(JsonToken.START_ARRAY, key, expected);
        if (next() == JsonToken.END_ARRAY) throw wrong(key, expected);
        Exact low = number(key);
        if (next() == JsonToken.END_ARRAY) throw wrong(key, expected);
        Exact high = number(key);
        if (next() != JsonToken.END_ARRAY) throw wrong(key, expected);
        return new NumberRange(low, high);
    }
}
