package org.outwit.games.record.pdn;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.outwit.core.game.InputException;

/**
 * What a kind of draughts looks like, as the tag {@code GameType} tells it: {@code 21,B,8,8,N1,0} for English draughts.
 *
 * @param number which kind it is
 * @param whiteBegins whether White moves first
 * @param byNumber whether squares are called by number rather than by column and row
 * @param corner where the first square is, as the side that begins sees the board: 0 bottom left, 1 bottom right, 2 top
 *     left, 3 top right
 * @param inverted whether the corner at the bottom left is not played on
 */
public record GameType(
        int number, boolean whiteBegins, int width, int height, boolean byNumber, int corner, boolean inverted) {

    public static final GameType INTERNATIONAL = new GameType(20, true, 10, 10, true, 2, false);
    public static final GameType ENGLISH = new GameType(21, false, 8, 8, true, 1, false);
    public static final GameType ITALIAN = new GameType(22, true, 8, 8, true, 2, true);
    public static final GameType POOL = new GameType(23, false, 8, 8, true, 1, false);
    public static final GameType SPANISH = new GameType(24, true, 8, 8, true, 1, true);
    public static final GameType RUSSIAN = new GameType(25, true, 8, 8, false, 0, false);
    public static final GameType BRAZILIAN = new GameType(26, true, 8, 8, false, 0, false);
    public static final GameType CANADIAN = new GameType(27, true, 12, 12, true, 2, false);
    public static final GameType PORTUGUESE = new GameType(28, true, 8, 8, true, 1, true);
    public static final GameType CZECH = new GameType(29, true, 8, 8, false, 0, false);
    public static final GameType THAI = new GameType(31, false, 8, 8, true, 2, false);
    public static final GameType FRISIAN = new GameType(40, true, 10, 10, true, 2, false);

    private static final List<GameType> KNOWN = List.of(
            INTERNATIONAL,
            ENGLISH,
            ITALIAN,
            POOL,
            SPANISH,
            RUSSIAN,
            BRAZILIAN,
            CANADIAN,
            PORTUGUESE,
            CZECH,
            THAI,
            FRISIAN);

    private static final Map<Integer, String> NAMES = Map.ofEntries(
            Map.entry(0, "chess"),
            Map.entry(1, "Chinese chess"),
            Map.entry(20, "international draughts"),
            Map.entry(21, "English draughts"),
            Map.entry(22, "Italian draughts"),
            Map.entry(23, "pool checkers"),
            Map.entry(24, "Spanish draughts"),
            Map.entry(25, "Russian draughts"),
            Map.entry(26, "Brazilian draughts"),
            Map.entry(27, "Canadian draughts"),
            Map.entry(28, "Portuguese draughts"),
            Map.entry(29, "Czech draughts"),
            Map.entry(30, "Turkish draughts"),
            Map.entry(31, "Thai draughts"),
            Map.entry(40, "Frisian draughts"),
            Map.entry(41, "Spantsiretti draughts"),
            Map.entry(50, "Othello"));

    private static final Pattern TAG =
            Pattern.compile("(\\d{1,4})(?:,([WB]),(\\d{1,2}),(\\d{1,2}),([ANS])([0-3])(?:,([01]))?)?");

    public GameType {
        if (!isBoard(width, height) || corner < 0 || corner > 3) {
            throw new InputException("A board of " + width + " by " + height + " squares with corner "
                    + corner + " must have between 2 and 12 squares a side, rows of even length, and a corner between "
                    + "0 and 3.");
        }
    }

    private static boolean isBoard(int width, int height) {
        return width >= 2 && width <= 12 && width % 2 == 0 && height >= 2 && height <= 12;
    }

    /** The kind of draughts that has this number, with the conventions that go without saying. */
    public static GameType of(int number) {
        return known(number)
                .orElseThrow(() -> new InputException("The game type " + number + " is none of "
                        + KNOWN.stream().map(GameType::title).collect(Collectors.joining(", ")) + "."));
    }

    private static Optional<GameType> known(int number) {
        return KNOWN.stream().filter(type -> type.number == number).findFirst();
    }

    /** The type that a tag tells, in full or by its number alone; empty where the text is not of its form. */
    Optional<GameType> as(String tag) {
        Matcher matcher = TAG.matcher(tag.replace(" ", ""));
        if (!matcher.matches()) return Optional.empty();
        int type = Integer.parseInt(matcher.group(1));
        if (matcher.group(2) == null) {
            if (type == number) return Optional.of(this);
            GameType other = new GameType(type, whiteBegins, width, height, byNumber, corner, inverted);
            return Optional.of(known(type).orElse(other));
        }
        int columns = Integer.parseInt(matcher.group(3));
        int rows = Integer.parseInt(matcher.group(4));
        if (!isBoard(columns, rows)) return Optional.empty();
        return Optional.of(new GameType(
                type,
                matcher.group(2).equals("W"),
                columns,
                rows,
                matcher.group(5).equals("N"),
                Integer.parseInt(matcher.group(6)),
                "1".equals(matcher.group(7))));
    }

    /** The value of the tag in full. */
    public String tag() {
        return number + "," + (whiteBegins ? 'W' : 'B') + "," + width + "," + height + "," + (byNumber ? 'N' : 'A')
                + corner + "," + (inverted ? 1 : 0);
    }

    boolean hasSameBoard(GameType other) {
        return number == other.number && width == other.width && height == other.height;
    }

    /** Whether squares are called the same. */
    boolean hasSameSquares(GameType other) {
        return hasSameBoard(other) && byNumber == other.byNumber && corner == other.corner;
    }

    /** What people call it, with its number: {@code 21 (English draughts)}. */
    String title() {
        return number + (NAMES.containsKey(number) ? " (" + NAMES.get(number) + ")" : "");
    }

    /** International and Canadian draughts count two points for a win. */
    boolean countsTwo() {
        return number == INTERNATIONAL.number || number == CANADIAN.number;
    }

    /** The tags that name the players, the one who begins first. */
    List<String> playerTags() {
        return whiteBegins ? List.of("White", "Black") : List.of("Black", "White");
    }
}
