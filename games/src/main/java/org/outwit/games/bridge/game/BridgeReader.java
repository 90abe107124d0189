package org.outwit.games.bridge.game;

import org.outwit.games.TextCursor;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.CardReader;
import org.outwit.games.cards.Cards;

/** Reads a position as {@link BridgeNotation} writes it, and refuses one that cannot be. */
final class BridgeReader {

    private static final String STRAINS = "CDHSN";
    private static final String SEATS = "NESW";

    private final CardReader cards;
    private final TextCursor cursor;
    private final long[] hands = new long[4];

    BridgeReader(String text) {
        this.cards = new CardReader(text, 4, Cards.PACK, seat -> Seat.at(seat).toString());
        this.cursor = cards.cursor();
    }

    BridgePosition position() {
        boolean dealing = cards.isDeal();
        hands();
        if (dealing) return undealt();
        cards.blank();
        Contract contract = contract();
        cards.blank();
        int leader = cursor.oneOf(SEATS, "the letter of the seat that leads");
        cards.blank();
        int[] table = cards.table();
        cards.blank();
        int declarers = cursor.number("the tricks that the declarer has won");
        cursor.skip('/', "'/' and the tricks of the defenders");
        int defenders = cursor.number("the tricks that the defenders have won");
        cards.blank();
        int voids = cards.voids(hands);
        cursor.finish("the suits that seats have no more of");
        checkHands(leader, table.length, declarers, defenders);
        int shown = cards.shown(hands, leader, table, voids);
        return BridgePosition.of(hands, contract, leader, table, declarers, shown);
    }

    private BridgePosition undealt() {
        cursor.finish("the hands");
        cards.checkDealt(hands);
        if (cards.seen() == Cards.PACK) {
            throw cards.refusal(
                    "All cards are dealt; expected no 'deal', but a contract behind the hands, and the rest.");
        }
        return BridgePosition.undealt(hands);
    }

    private void hands() {
        int first = cursor.oneOf(SEATS, "a seat and a colon like 'N:'");
        cursor.skip(':', "a colon behind the seat");
        for (int i = 0; i < 4; i++) {
            if (i > 0) cursor.skip(' ', "a rank, or a blank and the next hand");
            hands[first + i & 3] = cards.hand();
        }
    }

    private Contract contract() {
        int level = cursor.oneOf("1234567", "a contract such as 4S or 3N, its level 1 to 7,") + 1;
        int rank = cursor.oneOf(STRAINS, "a strain (C, D, H, S, or N)");
        if (rank == Strain.NOTRUMP.rank()) cursor.optional("T");
        int doubled = 0;
        while (doubled < 2 && cursor.optional("xX") >= 0) doubled++;
        cards.blank();
        Seat declarer = Seat.at(cursor.oneOf(SEATS, "the letter of the seat that declares"));
        return Contract.bid((level - 1) * 5 + rank, doubled, declarer);
    }

    private void checkHands(int leader, int onTable, int declarers, int defenders) {
        int size = (Long.bitCount(cards.seen()) + 3) / 4;
        for (int i = 0; i < 4; i++) {
            int seat = leader + i & 3;
            int held = Long.bitCount(hands[seat]) + (i < onTable ? 1 : 0);
            if (held != size) {
                throw cards.refusal(Seat.at(seat) + " has " + held + " of " + Long.bitCount(cards.seen())
                        + " cards; all hands must have as many, those on the table counted.");
            }
        }
        if ((long) declarers + defenders + size != BridgePosition.ALL_TRICKS) {
            throw cards.refusal("The tricks won (" + declarers + " and " + defenders + ") and those left (" + size
                    + ") must be 13 together.");
        }
    }
}
