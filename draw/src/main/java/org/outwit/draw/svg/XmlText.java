package org.outwit.draw.svg;

/** Text inside XML. */
public final class XmlText {

    private XmlText() {}

    /** Text as it may stand in content and in attributes; what XML cannot say at all becomes a replacement mark. */
    public static String escape(String raw) {
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
