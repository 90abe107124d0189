package org.outwit.games.record.movetext;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.core.game.InputException;

/**
 * A game as its file tells it, not yet played: reading what {@link MovetextWriter} wrote gives an equal game.
 *
 * @param tags names and values in the order of the file
 * @param firstPly how many single moves the numbering says were made before the first: 0 for {@code 1.}, 1 for
 *     {@code 1...}, 2 for {@code 2.}
 * @param result the word that ends the game; {@code *} where there is none
 */
public record AnnotatedGame(Map<String, String> tags, int firstPly, MoveLine line, String result) {

    /** Stands where a result is unknown, or is told by the tag alone. */
    public static final String NO_RESULT = "*";

    /** Larger move numbers are taken for this one: nothing but the numbering of the moves depends on it. */
    static final int MOST_NUMBER = 99_999;

    public AnnotatedGame {
        Map<String, String> clean = new LinkedHashMap<>();
        tags.forEach((name, value) -> clean.put(checked(name), oneLine(value)));
        tags = Collections.unmodifiableMap(clean);
        if (firstPly < 0 || firstPly >= 2 * MOST_NUMBER) {
            throw new InputException(
                    "The first ply (" + firstPly + ") must be between 0 and " + (2 * MOST_NUMBER - 1) + ".");
        }
    }

    /** The value of a tag, stripped; empty where it is missing or only says that nothing is known. */
    public String tag(String name) {
        return known(tags.getOrDefault(name, ""));
    }

    static String known(String value) {
        String stripped = value.strip();
        return stripped.equals("?") || stripped.equals("-") ? "" : stripped;
    }

    private static String checked(String name) {
        if (!name.isEmpty() && name.chars().allMatch(Lexer::isNameByte)) return name;
        throw new InputException("The tag name '" + name + "' must consist of letters, digits and underscores.");
    }

    private static String oneLine(String value) {
        return value.chars().allMatch(c -> c >= ' ') ? value : value.replaceAll("[\\x00-\\x1f]", " ");
    }
}
