package org.outwit.logic.formula;

import org.outwit.core.game.InputException;

/** Text that is no formula. The message says what was found and expected, and marks the place in the text below it. */
public final class FormulaException extends InputException {

    private static final long serialVersionUID = 1L;

    /** The number of characters of a long text that are shown on both sides of the place. */
    private static final int AROUND = 40;

    private final String sentence;
    private final int column;

    /** @param at the character of the text where it goes wrong, from 0 */
    FormulaException(String sentence, String text, int at) {
        super("Column " + column(text, at) + ": " + sentence + "\n" + marked(text, at));
        this.sentence = sentence;
        this.column = column(text, at);
    }

    /** What is wrong, without the place. */
    public String sentence() {
        return sentence;
    }

    /** Where, counted in characters that people see, from 1. */
    public int column() {
        return column;
    }

    private static int column(String text, int at) {
        return text.codePointCount(0, at) + 1;
    }

    /** The text, or as much of a long one as fits around the place, and a mark below it. */
    private static String marked(String text, int at) {
        int from = at <= AROUND ? 0 : text.offsetByCodePoints(at, -AROUND);
        int to = text.length() - at <= AROUND ? text.length() : text.offsetByCodePoints(at, AROUND);
        String before = from > 0 ? "…" : "";
        String shown = before + text.substring(from, to) + (to < text.length() ? "…" : "");
        int room = before.length() + text.codePointCount(from, at);
        return "  " + shown.replaceAll("\\s", " ") + "\n  " + " ".repeat(room) + "^";
    }
}
