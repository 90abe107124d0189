package org.outwit.games.whist;

import java.util.Locale;
import java.util.StringJoiner;
import org.outwit.core.game.Notation;
import org.outwit.games.LegalMoves;
import org.outwit.games.cards.Cards;

/**
 * A card is its suit and rank: {@code SA}, {@code HT}. A position is {@code deal} and the hands while cards are dealt. Later it is the seat that leads or
 * has led, the hands, the card that was turned up, the cards on the table, the tricks that were won, and the suits that each seat is known to have no
 * more of: {@code 0 AK..2./QJ..3./T9..4. C5 - 3/2/5 -/H/-}. Hands are written as in bridge; after
 * them come the cards that stay face down, where there are any.
 */
final class WhistNotation implements Notation<WhistPosition> {

    static final String NOTHING = "-";

    private final int players;
    private final int handSize;
    private final long pack;

    WhistNotation(int players, int handSize, long pack) {
        this.players = players;
        this.handSize = handSize;
        this.pack = pack;
    }

    @Override
    public String format(WhistPosition position, int move) {
        return name(move);
    }

    static String name(int card) {
        return Cards.name(1L << card);
    }

    @Override
    public String spoken(WhistPosition position, int move) {
        return Cards.spoken(1L << move);
    }

    @Override
    public int parse(WhistPosition position, String text) {
        return LegalMoves.written(this, position, text.toUpperCase(Locale.ROOT), "a card that can be played");
    }

    @Override
    public String format(WhistPosition position) {
        StringJoiner hands = new StringJoiner("/");
        StringJoiner won = new StringJoiner("/");
        StringJoiner voids = new StringJoiner("/");
        for (int seat = 0; seat < players; seat++) {
            hands.add(Cards.hand(position.hand(seat)));
            won.add(String.valueOf(position.won(seat)));
            voids.add(voids(position, seat));
        }
        if (position.isDealing()) return "deal " + hands;
        if (position.aside() != 0) hands.add(Cards.hand(position.aside()));
        String turned = position.turned() == WhistPosition.NO_CARD ? NOTHING : name(position.turned());
        StringJoiner table = new StringJoiner(",").setEmptyValue(NOTHING);
        for (int i = 0; i < position.inTrick(); i++) table.add(name(position.table(i)));
        return position.leader() + " " + hands + " " + turned + " " + table + " " + won + " " + voids;
    }

    private static String voids(WhistPosition position, int seat) {
        StringBuilder suits = new StringBuilder();
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            if (position.isVoid(seat, suit)) suits.append(Cards.SUITS.charAt(suit));
        }
        return suits.length() == 0 ? NOTHING : suits.toString();
    }

    @Override
    public WhistPosition position(String text) {
        return new WhistReader(text, players, handSize, pack).position();
    }
}
