package org.outwit.app.logic;

import java.io.IOException;
import java.io.Writer;
import java.util.Map;

/** Lets nothing through but ASCII: symbols of logic as people type them, and every other sign by its number, as in Java and JSON. */
public final class AsciiWriter extends Writer {

    private static final int LAST = 0x7e;

    private static final Map<Character, String> SYMBOLS = Map.ofEntries(
            Map.entry('¬', "~"),
            Map.entry('∧', "&"),
            Map.entry('∨', "|"),
            Map.entry('⇒', "=>"),
            Map.entry('⇔', "<=>"),
            Map.entry('→', "->"),
            Map.entry('↔', "<->"),
            Map.entry('⊨', "|="),
            Map.entry('⊢', "|-"),
            Map.entry('⊤', "True"),
            Map.entry('⊥', "False"),
            Map.entry('✓', "*"),
            Map.entry('✗', "x"),
            Map.entry('…', "..."),
            Map.entry('–', "-"),
            Map.entry('−', "-"));

    private final Writer writer;

    public AsciiWriter(Writer writer) {
        this.writer = writer;
    }

    /** A text as it would be written. */
    public static String text(String text) {
        StringBuilder ascii = new StringBuilder();
        for (int i = 0; i < text.length(); i++) ascii.append(text(text.charAt(i)));
        return ascii.toString();
    }

    /** The same for a page in XML, where signs have numbers of another form. */
    public static String xml(String page) {
        StringBuilder ascii = new StringBuilder();
        page.codePoints().forEach(c -> {
            String symbol = c <= LAST || c > Character.MAX_VALUE ? null : SYMBOLS.get((char) c);
            if (symbol != null)
                ascii.append(symbol.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
            else if (c > LAST) ascii.append("&#").append(c).append(';');
            else ascii.append((char) c);
        });
        return ascii.toString();
    }

    private static String text(char c) {
        if (c <= LAST) return String.valueOf(c);
        String symbol = SYMBOLS.get(c);
        return symbol == null ? String.format("\\u%04x", (int) c) : symbol;
    }

    @Override
    public void write(char[] buffer, int from, int length) throws IOException {
        writer.write(text(new String(buffer, from, length)));
    }

    @Override
    public void flush() throws IOException {
        writer.flush();
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
