package org.outwit.games.whist;

import java.util.StringJoiner;
import org.outwit.core.game.Diagram;
import org.outwit.games.bridge.Cards;

/** The table in lines of text: each hand, or how many cards it has, the trick and what was turned up. */
final class WhistDiagram {

    private static final String SYMBOLS = "♠♥♦♣";

    private WhistDiagram() {}

    /** {@code seat} sees its own hand only; -1 sees all. */
    static Diagram of(WhistPosition position, int seat) {
        StringJoiner lines = new StringJoiner("\n");
        for (int each = 0; each < position.players(); each++) {
            String hand = seat < 0 || seat == each ? hand(position.hand(each)) : cards(position.hand(each));
            lines.add("player " + (each + 1) + ": " + hand + ", tricks " + position.won(each));
        }
        if (position.turned() != WhistPosition.NO_CARD) lines.add("turned up: " + card(position.turned()));
        long aside = position.aside();
        if (aside != 0) lines.add("face down: " + (seat < 0 ? hand(aside) : cards(aside)));
        StringJoiner table = new StringJoiner(" ").setEmptyValue("nothing yet");
        for (int i = 0; i < position.inTrick(); i++) table.add(card(position.table(i)));
        lines.add("on the table: " + table);
        return Diagram.of(lines.toString());
    }

    private static String cards(long cards) {
        int count = Long.bitCount(cards);
        return count + (count == 1 ? " card" : " cards");
    }

    private static String card(int card) {
        return "" + SYMBOLS.charAt(card / Cards.LANE) + Cards.RANKS.charAt(card % Cards.LANE);
    }

    private static String hand(long cards) {
        StringJoiner suits = new StringJoiner(" ").setEmptyValue("no cards");
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            StringBuilder ranks = new StringBuilder();
            for (int rank = Cards.RANKS.length() - 1; rank >= 0; rank--) {
                if ((cards & Cards.card(suit, rank)) != 0) ranks.append(Cards.RANKS.charAt(rank));
            }
            if (ranks.length() > 0) suits.add(SYMBOLS.charAt(suit) + ranks.toString());
        }
        return suits.toString();
    }
}
