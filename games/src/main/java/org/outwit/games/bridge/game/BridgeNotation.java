package org.outwit.games.bridge.game;

import java.util.Locale;
import java.util.StringJoiner;
import org.outwit.core.game.Notation;
import org.outwit.games.LegalMoves;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

/**
 * A card is its suit and rank: {@code SA}, {@code HT}. A position is {@code deal} and the hands while cards are dealt. Later it is the hands as PBN
 * writes them, the contract, who declares, who leads or has led, the cards on the table, the tricks that declarer and defenders have won, and the suits that
 * each seat, North first, is known to have no more of: {@code N:A2... .QJ.. K..3. 3..4. 3N S W - 8/3 -/S/-/-}.
 */
final class BridgeNotation implements Notation<BridgePosition> {

    static final String NOTHING = "-";
    static final String DEAL = "deal";

    @Override
    public String format(BridgePosition position, int move) {
        return Cards.name(1L << move);
    }

    @Override
    public String spoken(BridgePosition position, int move) {
        return Cards.spoken(1L << move);
    }

    @Override
    public int parse(BridgePosition position, String text) {
        return LegalMoves.written(this, position, text.toUpperCase(Locale.ROOT), "a card that can be played");
    }

    @Override
    public String format(BridgePosition position) {
        return text(position);
    }

    static String text(BridgePosition position) {
        StringJoiner hands = new StringJoiner(" ");
        StringJoiner voids = new StringJoiner("/");
        for (Seat seat : Seat.values()) {
            hands.add(Cards.hand(position.hand(seat)));
            voids.add(voids(position, seat));
        }
        String deal = Seat.NORTH.letter() + ":" + hands;
        if (position.isDealing()) return DEAL + " " + deal;
        StringJoiner table = new StringJoiner(",").setEmptyValue(NOTHING);
        for (int i = 0; i < position.inTrick(); i++) table.add(Cards.name(1L << position.table(i)));
        return deal + " " + position.contract().bidText() + " "
                + position.contract().declarer().letter() + " "
                + position.leader().letter() + " " + table + " " + position.declarerWon() + "/"
                + position.defendersWon() + " " + voids;
    }

    private static String voids(BridgePosition position, Seat seat) {
        StringBuilder suits = new StringBuilder();
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            if (position.isVoid(seat, suit)) suits.append(Cards.SUITS.charAt(suit));
        }
        return suits.length() == 0 ? NOTHING : suits.toString();
    }

    @Override
    public BridgePosition position(String text) {
        return new BridgeReader(text).position();
    }
}
