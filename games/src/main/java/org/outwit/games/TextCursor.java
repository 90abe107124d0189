package org.outwit.games;

import org.outwit.core.game.NotationException;

/**
 * Reads the text of a position from left to right, blanks around it aside, and says what is wrong at the column where
 * it stands.
 */
public final class TextCursor {

    /** Longer numbers do not occur in any game and would not fit into an int. */
    private static final int MOST_DIGITS = 9;

    private final String text;
    private final int end;
    private int at;

    public TextCursor(String text) {
        this.text = text;
        this.end = text.stripTrailing().length();
        this.at = Math.min(end, text.length() - text.stripLeading().length());
    }

    /** Where the cursor stands, counted from 0 in the whole text. */
    public int column() {
        return at;
    }

    /** Takes one of these characters and tells which, by its index. */
    public int oneOf(String symbols, String what) {
        int found = optional(symbols);
        if (found < 0) throw expected(what);
        return found;
    }

    /** Takes one of these characters if it is there, and tells which by its index; else it stays and answers -1. */
    public int optional(String symbols) {
        int found = at < end ? symbols.indexOf(text.charAt(at)) : -1;
        if (found >= 0) at++;
        return found;
    }

    /** Takes this character. */
    public void skip(char symbol, String what) {
        oneOf(String.valueOf(symbol), what);
    }

    /** Takes a whole number of plain digits. */
    public int number(String what) {
        int from = at;
        while (at < end && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
        if (at > from && at - from <= MOST_DIGITS) return Integer.parseInt(text.substring(from, at));
        at = from;
        throw expected(what);
    }

    /** Makes sure that nothing follows. */
    public void finish(String what) {
        if (at < end) throw expected("the end after " + what);
    }

    /** The refusal of what stands at the cursor. */
    public NotationException expected(String what) {
        String found = at < end ? "'" + text.charAt(at) + "'" : "the end";
        return new NotationException("Expected " + what + " at column " + at + ", found " + found + ".", at);
    }
}
