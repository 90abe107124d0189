package org.outwit.games.record.pgn;

import java.util.List;
import org.outwit.games.record.movetext.Dialect;

/**
 * The import format of PGN, which forgives: results may be missing or stand in variations, numbers may lack their dots or
 * their moves. Words are checked for looking like moves; which move they are is a question for the board.
 */
final class PgnDialect implements Dialect {

    private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2");

    private static final String EN_PASSANT = "e.p.";

    @Override
    public Word kind(String word) {
        if (RESULTS.contains(word) || word.equals("1/2")) return Word.RESULT;
        if (word.equals(EN_PASSANT)) return Word.IDLE;
        int length = word.endsWith(EN_PASSANT) ? word.length() - EN_PASSANT.length() : word.length();
        int digits = 0;
        for (int i = 0; i < length; i++) {
            char c = word.charAt(i);
            boolean digit = c >= '0' && c <= '9';
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            if (!digit && !letter && "-+#=:@".indexOf(c) < 0) return Word.UNKNOWN;
            if (digit) digits++;
        }
        if (digits == length) return Word.NUMBER;
        // Every other move names a square; two hyphens stand for none at all.
        boolean namesNone = word.startsWith("O-O") || word.equals("--");
        return digits > 0 || namesNone ? Word.MOVE : Word.UNKNOWN;
    }

    @Override
    public boolean continues(String word, int next) {
        return false;
    }

    @Override
    public List<String> results() {
        return RESULTS;
    }

    @Override
    public String example() {
        return "a move such as Nf3";
    }

    @Override
    public boolean hasSetups() {
        return false;
    }

    @Override
    public boolean strict() {
        return false;
    }
}
