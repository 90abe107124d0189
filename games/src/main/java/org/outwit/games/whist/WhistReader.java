package org.outwit.games.whist;

import org.outwit.games.TextCursor;
import org.outwit.games.cards.CardReader;

/** Reads a position as {@link WhistNotation} writes it, and refuses one that cannot be. */
final class WhistReader {

    private final int players;
    private final int handSize;
    private final long pack;
    private final CardReader cards;
    private final TextCursor cursor;

    WhistReader(String text, int players, int handSize, long pack) {
        this.players = players;
        this.handSize = handSize;
        this.pack = pack;
        this.cards = new CardReader(text, players, pack, seat -> "seat " + seat);
        this.cursor = cards.cursor();
    }

    WhistPosition position() {
        if (cards.isDeal()) return deal();
        int leader = cursor.number("'deal' or the seat that leads");
        if (leader >= players) throw cards.refusal("The seat " + leader + " must be 0 to " + (players - 1) + ".");
        cards.blank();
        long[] hands = hands();
        long aside = aside();
        cards.blank();
        int turned = cards.isNothing() ? WhistPosition.NO_CARD : cards.card();
        cards.blank();
        int[] table = cards.table();
        cards.blank();
        int[] won = won();
        cards.blank();
        int voids = cards.voids(hands);
        cursor.finish("the suits that seats have no more of");
        check(hands, leader, turned, table, won);
        int shown = cards.shown(hands, leader, table, voids);
        return WhistPosition.of(pack, turned, leader, aside, hands).with(table, won, shown);
    }

    private WhistPosition deal() {
        long[] hands = hands();
        cursor.finish("the hands");
        cards.checkDealt(hands);
        if (Long.bitCount(cards.seen()) == players * handSize) {
            throw cards.refusal("All cards are dealt, so somebody leads; expected a seat instead of 'deal'.");
        }
        return WhistPosition.undealt(players, handSize, pack).dealtSoFar(hands);
    }

    private long[] hands() {
        long[] hands = new long[players];
        for (int seat = 0; seat < players; seat++) {
            if (seat > 0) cursor.skip('/', "'/' and the next hand");
            hands[seat] = cards.hand();
        }
        return hands;
    }

    private long aside() {
        int count = Long.bitCount(pack) - players * handSize;
        if (count == 0) return 0;
        cursor.skip('/', "'/' and the cards that stay face down");
        long aside = cards.hand();
        if (Long.bitCount(aside) == count) return aside;
        throw cards.refusal("The cards that stay face down are " + count + ", not " + Long.bitCount(aside) + ".");
    }

    private int[] won() {
        int[] won = new int[players];
        for (int seat = 0; seat < players; seat++) {
            if (seat > 0) cursor.skip('/', "'/' and the tricks of the next seat");
            won[seat] = cursor.number("the tricks that a seat has won");
        }
        return won;
    }

    private void check(long[] hands, int leader, int turned, int[] table, int[] won) {
        int tricks = 0;
        for (int each : won) tricks += Math.min(each, Long.bitCount(pack));
        int held = table.length;
        for (long hand : hands) held += Long.bitCount(hand);
        int size = held / players;
        for (int i = 0; i < players; i++) {
            int seat = (leader + i) % players;
            if (Long.bitCount(hands[seat]) != size - (i < table.length ? 1 : 0)) {
                throw cards.refusal("The hands do not have equally many cards, those on the table counted.");
            }
        }
        if (tricks * players + Long.bitCount(cards.seen()) != Long.bitCount(pack)) {
            throw cards.refusal("The tricks won are " + tricks + ", and the cards that are left do not fit that.");
        }
        boolean unplayed = turned != WhistPosition.NO_CARD && (cards.seen() & 1L << turned) != 0;
        boolean onTable = false;
        for (int card : table) onTable |= card == turned;
        if (unplayed && !onTable && (hands[players - 1] & 1L << turned) == 0) {
            throw cards.refusal("The card that was turned up belongs to the last seat until it is played.");
        }
    }
}
