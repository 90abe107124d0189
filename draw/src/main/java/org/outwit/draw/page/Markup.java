package org.outwit.draw.page;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import org.outwit.draw.svg.XmlText;

/** Writes HTML that is also XML, and escapes what people wrote. */
public final class Markup {

    private final StringBuilder text = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /** Starts an element; {@code attributes} are names and values in turn. */
    public Markup open(String element, Object... attributes) {
        begin(element, attributes).append('>');
        open.push(element);
        return this;
    }

    public Markup close() {
        text.append("</").append(open.pop()).append(">\n");
        return this;
    }

    /** An element without content, such as a line of a drawing. */
    public Markup empty(String element, Object... attributes) {
        begin(element, attributes).append("/>");
        return this;
    }

    /** An element whose content is text. */
    public Markup text(String element, String content, Object... attributes) {
        begin(element, attributes).append('>').append(XmlText.escape(content));
        text.append("</").append(element).append('>');
        return this;
    }

    /** Text within the element that is open. */
    public Markup say(String content) {
        text.append(XmlText.escape(content));
        return this;
    }

    /** What is already fit for the page: a drawing, a style sheet. */
    public Markup paste(String markup) {
        text.append(markup);
        return this;
    }

    public String page() {
        if (!open.isEmpty()) throw new IllegalStateException("The element " + open.peek() + " is still open.");
        return text.toString();
    }

    private StringBuilder begin(String element, Object... attributes) {
        text.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String shown = value instanceof Double number ? number(number) : XmlText.escape(value.toString());
            text.append(' ').append(attributes[i]).append("=\"").append(shown).append('"');
        }
        return text;
    }

    /** A coordinate or a percentage, the same on every machine. */
    public static String number(double value) {
        String digits = String.format(Locale.ROOT, "%.2f", value + 0.0);
        return digits.contains(".") ? digits.replaceAll("0+$", "").replaceAll("\\.$", "") : digits;
    }
}
