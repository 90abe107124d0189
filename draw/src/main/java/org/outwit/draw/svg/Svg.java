package org.outwit.draw.svg;

import java.util.ArrayDeque;
import java.util.Deque;

/** Writes SVG element by element, one to a line, and escapes what people wrote. */
public final class Svg {

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /** Starts an element that has others inside; {@code attributes} are names and values in turn. */
    public Svg open(String element, Object... attributes) {
        begin(element, attributes).append(">\n");
        open.push(element);
        return this;
    }

    public Svg close() {
        String element = open.pop();
        indent().append("</").append(element).append(">\n");
        return this;
    }

    /** An element without content. */
    public Svg empty(String element, Object... attributes) {
        begin(element, attributes).append("/>\n");
        return this;
    }

    /** An element whose content is text. */
    public Svg text(String element, String content, Object... attributes) {
        begin(element, attributes).append('>').append(XmlText.escape(content));
        text.append("</").append(element).append(">\n");
        return this;
    }

    /** A line of content that is already fit for XML. */
    public Svg line(String content) {
        indent().append(content).append('\n');
        return this;
    }

    /** The document; every element must have been closed. */
    public String document() {
        if (!open.isEmpty()) throw new IllegalStateException("The element " + open.peek() + " is still open.");
        return text.toString();
    }

    private StringBuilder begin(String element, Object... attributes) {
        if (attributes.length % 2 != 0)
            throw new IllegalArgumentException("An attribute of " + element + " has no value.");
        indent().append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String shown = value instanceof Double number ? number(number) : XmlText.escape(value.toString());
            text.append(' ').append(attributes[i]).append("=\"").append(shown).append('"');
        }
        return text;
    }

    private StringBuilder indent() {
        return text.append(" ".repeat(open.size()));
    }

    /** A coordinate with at most one decimal, the same on every machine. */
    public static String number(double value) {
        long tenths = Math.round(value * 10);
        String sign = tenths < 0 ? "-" : "";
        long size = Math.abs(tenths);
        return sign + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
    }
}
