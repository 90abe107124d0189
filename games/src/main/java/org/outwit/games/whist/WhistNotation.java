package org.outwit.games.whist;

import java.util.StringJoiner;
import org.outwit.games.cards.CardNotation;
import org.outwit.games.cards.Cards;
import org.outwit.games.cards.TrickPlay;

/**
 * A card is its suit and rank: {@code SA}, {@code HT}. A position is {@code deal} and the hands while cards are dealt. Later it is the seat that leads or
 * has led, the hands, the card that was turned up, the cards on the table, the tricks that were won, and the suits that each seat is known to have no
 * more of: {@code 0 AK..2./QJ..3./T9..4. C5 - 3/2/5 -/H/-}. Hands are written as in bridge; after
 * them come the cards that stay face down, where there are any.
 */
final class WhistNotation extends CardNotation<WhistPosition> {

    private final int players;
    private final int handSize;
    private final long pack;

    WhistNotation(int players, int handSize, long pack) {
        this.players = players;
        this.handSize = handSize;
        this.pack = pack;
    }

    @Override
    public String format(WhistPosition position) {
        return text(position);
    }

    static String text(WhistPosition position) {
        TrickPlay play = position.play();
        String hands = hands(play, "/");
        if (position.isDealing()) return DEAL + " " + hands;
        if (position.aside() != 0) hands += "/" + Cards.hand(position.aside());
        String turned = position.turned() == WhistPosition.NO_CARD ? NOTHING : name(position.turned());
        StringJoiner won = new StringJoiner("/");
        for (int seat = 0; seat < play.seats(); seat++) won.add(String.valueOf(play.won(seat)));
        return play.leader() + " " + hands + " " + turned + " " + table(play) + " " + won + " " + voids(play);
    }

    @Override
    public WhistPosition position(String text) {
        return new WhistReader(text, players, handSize, pack).position();
    }
}
