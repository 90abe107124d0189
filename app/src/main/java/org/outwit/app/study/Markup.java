package org.outwit.app.study;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

/** Writes HTML that is also XML, and escapes whatever people wrote. */
final class Markup {

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /** Starts an element; {@code attributes} are names and values in turn. */
    Markup open(String element, Object... attributes) {
        begin(element, attributes).append('>');
        open.push(element);
        return this;
    }

    Markup close() {
        text.append("</").append(open.pop()).append(">\n");
        return this;
    }

    /** An element without content, such as a line of a drawing. */
    Markup empty(String element, Object... attributes) {
        begin(element, attributes).append("/>");
        return this;
    }

    /** An element whose content is text. */
    Markup text(String element, String content, Object... attributes) {
        begin(element, attributes).append('>').append(escape(content));
        text.append("</").append(element).append('>');
        return this;
    }

    /** Text within the element that is open. */
    Markup say(String content) {
        text.append(escape(content));
        return this;
    }

    /** What is already fit for the page: a drawing, a style sheet. */
    Markup paste(String markup) {
        text.append(markup);
        return this;
    }

    String page() {
        if (!open.isEmpty()) throw new IllegalStateException("The element " + open.peek() + " is still open.");
        return text.toString();
    }

    private StringBuilder begin(String element, Object... attributes) {
        text.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String shown = value instanceof Double number ? number(number) : escape(value.toString());
            text.append(' ').append(attributes[i]).append("=\"").append(shown).append('"');
        }
        return text;
    }

    /** A coordinate or a percentage, the same on every machine. */
    static String number(double value) {
        String digits = String.format(Locale.ROOT, "%.2f", value + 0.0);
        return digits.contains(".") ? digits.replaceAll("0+$", "").replaceAll("\\.$", "") : digits;
    }

    /** Text as it may stand in content and in attributes; what XML cannot say at all becomes a replacement mark. */
    static String escape(String raw) {
        StringBuilder escaped = new StringBuilder(raw.length() + 16);
        raw.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\t', '\n', '\r' -> escaped.append(' ');
                default -> escaped.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    private static boolean isAllowed(int c) {
        boolean surrogate = c >= 0xD800 && c <= 0xDFFF;
        return c >= 0x20 && !surrogate && c != 0xFFFE && c != 0xFFFF;
    }
}
