package org.outwit.lab.sweep;

/** A value as a word of a cell, which has neither spaces nor equals signs; such signs occur in names of files. */
final class CellWord {

    private CellWord() {}

    static String of(String value) {
        return value.replace("\\", "\\\\").replace(" ", "\\s").replace("=", "\\e");
    }

    /** The value that became this word. */
    static String value(String word) {
        StringBuilder value = new StringBuilder();
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c != '\\' || i + 1 == word.length()) {
                value.append(c);
                continue;
            }
            char escaped = word.charAt(++i);
            value.append(escaped == 's' ? ' ' : escaped == 'e' ? '=' : escaped);
        }
        return value.toString();
    }
}
