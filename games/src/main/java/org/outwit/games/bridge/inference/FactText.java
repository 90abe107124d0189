package org.outwit.games.bridge.inference;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.NotationException;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/**
 * Facts as people write them: {@code E holds SQ}, {@code W lacks SK HA}, {@code E spades 4+}, {@code W points 5-8}. What is wrong is
 * told with its column.
 */
public final class FactText {

    /** Where such facts come from. */
    public static final String REASON = "as you said";

    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern RANGE = Pattern.compile("(\\d{1,2})(?:(\\+)|-(\\d{1,2}))?");
    private static final String FORMS = "such as 'E holds SQ', 'W lacks SK HA', 'E spades 4+', 'W points 5-8'";

    private final String text;
    private final Matcher words;

    private FactText(String text) {
        this.text = text;
        this.words = WORD.matcher(text);
    }

    /** Reads a fact. */
    public static DealFact parse(String text) {
        return new FactText(text).fact();
    }

    private String word(String wanted) {
        if (!words.find()) throw new NotationException("Expected " + wanted + ", found the end.", text.length());
        return words.group();
    }

    private DealFact fact() {
        String name = word("a fact " + FORMS);
        Seat seat = name.length() == 1 ? Seat.of(Character.toUpperCase(name.charAt(0))) : null;
        if (seat == null) throw expected("a seat (N, E, S, or W)");
        String about = word("holds, lacks, a suit, or points").toLowerCase(Locale.ROOT);
        switch (about) {
            case "holds":
                return new DealFact.Holds(seat, cards(), REASON);
            case "lacks":
                return new DealFact.Lacks(seat, cards(), REASON);
            case "points":
                int[] points = range(DealFact.Points.MOST);
                return new DealFact.Points(seat, points[0], points[1], REASON);
            default:
                break;
        }
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            if (!Strain.at(suit).toString().equals(about)) continue;
            int[] length = range(Cards.RANKS.length());
            return new DealFact.Length(seat, suit, length[0], length[1], REASON);
        }
        throw expected("holds, lacks, spades, hearts, diamonds, clubs, or points");
    }

    private NotationException expected(String wanted) {
        return new NotationException("Expected " + wanted + ", found '" + words.group() + "'.", words.start());
    }

    private long cards() {
        long cards = 0;
        String name = word("a card like SQ");
        while (name != null) {
            long card = name.length() == 2
                    ? Cards.card(Character.toUpperCase(name.charAt(0)), Character.toUpperCase(name.charAt(1)))
                    : 0;
            if (card == 0) throw expected("a card like SQ");
            cards |= card;
            name = words.find() ? words.group() : null;
        }
        return cards;
    }

    private int[] range(int most) {
        String said = word("a number like 4, 4+, or 2-5");
        Matcher range = RANGE.matcher(said);
        if (!range.matches()) throw expected("a number like 4, 4+, or 2-5");
        int from = Integer.parseInt(range.group(1));
        int to = range.group(2) != null ? most : range.group(3) == null ? from : Integer.parseInt(range.group(3));
        if (from > most || to > most || from > to)
            throw expected("numbers from 0 to " + most + ", the lower one first");
        if (words.find()) throw expected("the end");
        return new int[] {from, to};
    }
}
