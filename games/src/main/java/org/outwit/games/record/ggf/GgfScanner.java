package org.outwit.games.record.ggf;

import java.io.IOException;
import java.io.InputStream;
import org.outwit.games.record.Place;
import org.outwit.games.record.reading.TextLines;

/**
 * Takes a stream apart: games, properties, and what is neither. It sees one byte at a time and keeps no more than the
 * value it is in.
 *
 * <p>Inside a value, a backslash stands before a bracket, a backslash or a parenthesis that is meant as such. The
 * beginning of a game ends everything before it, so a value that is never closed costs one game only.
 */
final class GgfScanner {

    /** What {@link #next} found. */
    enum Token {
        /** The beginning of a game, wherever it was found. */
        BEGIN,
        /** The end of a game. */
        END,
        PROPERTY,
        /** Something that does not belong there; {@link #value} has it. */
        STRAY,
        /** The end of the stream. */
        NOTHING
    }

    private static final int MOST_NAME = 16;
    private static final int MOST_VALUE = 1 << 16;

    private final InputStream stream;
    private int current;
    private long line = 1;
    private long column = 1;

    private Place place = new Place(1, 1);
    private String name = "";
    private String value = "";
    private final byte[] bytes = new byte[MOST_VALUE];

    /** Whether the beginning of a game was met inside something else and has not been reported. */
    private boolean begun;

    private Place begunAt = place;

    GgfScanner(InputStream stream) throws IOException {
        this.stream = stream;
        this.current = stream.read();
    }

    /** Where the last token begins. */
    Place place() {
        return place;
    }

    /** The name of a property. */
    String name() {
        return name;
    }

    /** The value of a property, or what is stray. */
    String value() {
        return value;
    }

    Token next() throws IOException {
        if (begun) {
            begun = false;
            place = begunAt;
            return Token.BEGIN;
        }
        while (current >= 0 && Character.isWhitespace(current)) advance();
        place = new Place(line, column);
        if (current < 0) return Token.NOTHING;
        if (current == '(') {
            advance();
            if (current != ';') return stray("(");
            advance();
            return Token.BEGIN;
        }
        if (current == ';') {
            advance();
            if (current != ')') return stray(";");
            advance();
            return Token.END;
        }
        return isLetter() ? property() : strayWord();
    }

    private Token property() throws IOException {
        StringBuilder letters = new StringBuilder();
        while (isLetter() && letters.length() < MOST_NAME) {
            letters.append((char) current);
            advance();
        }
        if (current != '[') return stray(letters.toString());
        advance();
        name = letters.toString();
        return readValue();
    }

    private Token readValue() throws IOException {
        int length = 0;
        while (current >= 0 && current != ']') {
            Place here = new Place(line, column);
            int found = current;
            advance();
            if (found == '(' && current == ';') {
                advance();
                begun = true;
                begunAt = here;
                return unclosed(length);
            }
            boolean escape = found == '\\' && (current == ']' || current == '\\' || current == '(');
            if (escape) {
                found = current;
                advance();
            }
            if (length == MOST_VALUE) return unclosed(length);
            bytes[length++] = (byte) found;
        }
        if (current < 0) return unclosed(length);
        advance();
        value = TextLines.text(bytes, length);
        return Token.PROPERTY;
    }

    private Token unclosed(int length) {
        return stray(name + "[" + TextLines.text(bytes, Math.min(length, MOST_NAME)));
    }

    /** Anything up to a space or something that may begin a token. */
    private Token strayWord() throws IOException {
        StringBuilder word = new StringBuilder();
        do {
            if (word.length() < MOST_NAME) word.append((char) current);
            advance();
        } while (current >= 0 && !Character.isWhitespace(current) && current != '(' && current != ';' && !isLetter());
        return stray(word.toString());
    }

    private Token stray(String text) {
        value = text;
        return Token.STRAY;
    }

    private boolean isLetter() {
        return current >= 'A' && current <= 'Z' || current >= 'a' && current <= 'z';
    }

    private void advance() throws IOException {
        if (current == '\n') {
            line++;
            column = 1;
        } else {
            column++;
        }
        current = stream.read();
    }
}
