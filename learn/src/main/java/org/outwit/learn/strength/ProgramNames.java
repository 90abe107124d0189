package org.outwit.learn.strength;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Which players in records are programs: those with their author behind them, as the WTHOR database writes programs, and a few that are
 * well known. What a program's rating says about its moves does not hold for people.
 */
public final class ProgramNames {

    /** "Logistello (buro)", "Sethos ()", also where the name was cut. */
    private static final Pattern WITH_AUTHOR = Pattern.compile(".*\\S \\([\\p{Ll}\\d/. ]*\\)?");

    private static final List<String> KNOWN = List.of(
            "cake",
            "chinook",
            "colossus",
            "kingsrow",
            "nemesis",
            "wyllie pro", // checkers
            "crafty",
            "deep blue",
            "fritz",
            "gnuchess",
            "komodo",
            "leela",
            "rybka",
            "shredder",
            "stockfish"); // chess

    private ProgramNames() {}

    /** Versions, such as "Fritz 5", are known, too. */
    public static boolean has(String name) {
        if (WITH_AUTHOR.matcher(name).matches()) return true;
        String lower = name.strip().toLowerCase(Locale.ROOT);
        return KNOWN.stream()
                .anyMatch(known -> lower.equals(known)
                        || lower.startsWith(known + " ")
                                && lower.substring(known.length()).matches("[ \\d.]+"));
    }
}
