package org.outwit.games.record.pdn;

import java.util.List;

/** The two ways to name a square: by number, such as 9, 09 or 32, and by column and row, such as c3. */
final class PdnSquares {

    private PdnSquares() {}

    static boolean begins(int c) {
        return isDigit(c) || isColumn(c);
    }

    /** Where the square that begins at an index ends, or -1 where none does. */
    static int end(String word, int from) {
        if (from >= word.length()) return -1;
        char first = word.charAt(from);
        if (isColumn(first)) return numberEnd(word, from + 1);
        return numberEnd(word, from);
    }

    /** One digit or two; not zero. */
    private static int numberEnd(String word, int from) {
        int at = from;
        while (at < word.length() && at < from + 2 && isDigit(word.charAt(at))) at++;
        boolean zero = at > from && word.charAt(at - 1) == '0' && (at == from + 1 || word.charAt(from) == '0');
        return at == from || zero ? -1 : at;
    }

    static boolean isColumn(int c) {
        return c >= 'a' && c <= 'l';
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** The squares of a move in order. */
    static List<String> of(String move) {
        return List.of(move.split("[-x:]"));
    }

    /** Whether a way begins and ends with the wanted squares, and comes by the others in their order. */
    static boolean isPart(List<String> wanted, List<String> way) {
        if (!wanted.get(0).equals(way.get(0))) return false;
        if (!wanted.get(wanted.size() - 1).equals(way.get(way.size() - 1))) return false;
        int next = 0;
        for (String square : way) {
            if (next < wanted.size() && wanted.get(next).equals(square)) next++;
        }
        return next == wanted.size();
    }
}
