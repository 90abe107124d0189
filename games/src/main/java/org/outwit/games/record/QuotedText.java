package org.outwit.games.record;

/** Text in quotation marks on one line, both ways. A backslash stands before quotation marks, backslashes and ends of lines. */
final class QuotedText {

    private QuotedText() {}

    static String of(String text) {
        return '"'
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                + '"';
    }

    /** Where the text that begins with a quotation mark ends, behind its last one; -1 where it does not. */
    static int end(String line, int start) {
        for (int at = start + 1; at < line.length(); at++) {
            if (line.charAt(at) == '"') return at + 1;
            if (line.charAt(at) == '\\') at++;
        }
        return -1;
    }

    /** What stands between {@code start} and {@link #end}. */
    static String read(String line, int start, int end) {
        StringBuilder text = new StringBuilder(end - start);
        for (int at = start + 1; at < end - 1; at++) {
            char c = line.charAt(at);
            if (c == '\\') {
                c = line.charAt(++at);
                text.append(c == 'n' ? '\n' : c == 'r' ? '\r' : c);
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }
}
