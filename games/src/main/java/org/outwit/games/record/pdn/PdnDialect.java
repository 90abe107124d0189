package org.outwit.games.record.pdn;

import java.util.List;
import org.outwit.games.record.movetext.Dialect;

/**
 * The reading grammar of PDN 3.0. A word such as {@code 1-0} looks like a move; it is none because no square is called
 * 0, and {@code 1-1} is none because no move stays where it is, so results are looked for first.
 */
final class PdnDialect implements Dialect {

    private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0");

    @Override
    public Word kind(String word) {
        if (RESULTS.contains(word)) return Word.RESULT;
        int at = PdnSquares.end(word, 0);
        if (at < 0) return Word.UNKNOWN;
        boolean whole = false;
        int second = PdnSquares.end(word, at);
        if (second == word.length() && word.charAt(0) >= 'a') return Word.MOVE;
        while (at < word.length()) {
            if (!isSeparator(word.charAt(at))) return Word.UNKNOWN;
            if (at + 1 == word.length()) return Word.UNFINISHED;
            at = PdnSquares.end(word, at + 1);
            if (at < 0) return Word.UNKNOWN;
            whole = true;
        }
        return whole ? Word.MOVE : Word.UNFINISHED;
    }

    @Override
    public boolean continues(String word, int next) {
        boolean wantsSquare = isSeparator(word.charAt(word.length() - 1));
        return wantsSquare ? PdnSquares.begins(next) : isSeparator(next);
    }

    static boolean isSeparator(int c) {
        return c == '-' || c == 'x' || c == ':';
    }

    @Override
    public List<String> results() {
        return RESULTS;
    }

    @Override
    public String example() {
        return "a move such as 11-15 or 15x22";
    }

    @Override
    public boolean hasSetups() {
        return true;
    }

    @Override
    public boolean strict() {
        return true;
    }
}
