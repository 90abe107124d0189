package org.outwit.games.bridge.game;

import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.CardNotation;
import org.outwit.games.cards.TrickPlay;

/**
 * A card is its suit and rank: {@code SA}, {@code HT}. A position is {@code deal} and the hands while cards are dealt. Later it is the hands as PBN
 * writes them, the contract, who declares, who leads or has led, the cards on the table, the tricks that declarer and defenders have won, and the suits that
 * each seat, North first, is known to have no more of: {@code N:A2... .QJ.. K..3. 3..4. 3N S W - 8/3 -/S/-/-}.
 */
final class BridgeNotation extends CardNotation<BridgePosition> {

    @Override
    public String format(BridgePosition position) {
        return text(position);
    }

    static String text(BridgePosition position) {
        TrickPlay play = position.play();
        String deal = Seat.NORTH.letter() + ":" + hands(play, " ");
        if (position.isDealing()) return DEAL + " " + deal;
        return deal + " " + position.contract().bidText() + " "
                + position.contract().declarer().letter() + " "
                + position.leader().letter() + " " + table(play) + " " + position.declarerWon() + "/"
                + position.defendersWon() + " " + voids(play);
    }

    @Override
    public BridgePosition position(String text) {
        return new BridgeReader(text).position();
    }
}
