package org.outwit.games.cards;

import java.util.Locale;
import java.util.StringJoiner;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Position;
import org.outwit.games.LegalMoves;

/** Moves that are cards, written as suit and rank: {@code SA}, {@code HT}; and the parts of a position that all games of tricks write alike. */
public abstract class CardNotation<P extends Position> implements Notation<P> {

    /** In place of cards or suits where there are none. */
    protected static final String NOTHING = "-";

    /** What a position begins with while cards are dealt. */
    protected static final String DEAL = "deal";

    @Override
    public final String format(P position, int move) {
        return name(move);
    }

    @Override
    public final String spoken(P position, int move) {
        return Cards.spoken(1L << move);
    }

    @Override
    public final int parse(P position, String text) {
        return LegalMoves.written(this, position, text.toUpperCase(Locale.ROOT), "a card that can be played");
    }

    /** A card as it is written. */
    protected static String name(int card) {
        return Cards.name(1L << card);
    }

    /** The hands, that of seat 0 first. */
    protected static String hands(TrickPlay play, String between) {
        StringJoiner hands = new StringJoiner(between);
        for (int seat = 0; seat < play.seats(); seat++) hands.add(Cards.hand(play.hand(seat)));
        return hands.toString();
    }

    /** The cards on the table: {@code SA,S3}, or {@code -}. */
    protected static String table(TrickPlay play) {
        StringJoiner table = new StringJoiner(",").setEmptyValue(NOTHING);
        for (int i = 0; i < play.inTrick(); i++) table.add(name(play.table(i)));
        return table.toString();
    }

    /** The suits that each seat has shown to have no more of: {@code -/S/HD/-}. */
    protected static String voids(TrickPlay play) {
        StringJoiner voids = new StringJoiner("/");
        for (int seat = 0; seat < play.seats(); seat++) voids.add(voids(play, seat));
        return voids.toString();
    }

    private static String voids(TrickPlay play, int seat) {
        StringBuilder suits = new StringBuilder();
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            if (play.isVoid(seat, suit)) suits.append(Cards.SUITS.charAt(suit));
        }
        return suits.length() == 0 ? NOTHING : suits.toString();
    }
}
