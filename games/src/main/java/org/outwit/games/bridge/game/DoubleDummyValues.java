package org.outwit.games.bridge.game;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.ClairvoyantValues;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.doubledummy.CardResult;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;

/** What positions are worth double dummy. Searches over beliefs come to the same positions again and again, so answers are remembered. */
public final class DoubleDummyValues implements ClairvoyantValues<BridgePosition> {

    private static final int SMALL = 6; // tricks left that need no large memory
    private static final int FEW_PATTERNS = 1 << 12;
    private static final int MANY_PATTERNS = 1 << 19;
    private static final int REMEMBERED = 1 << 16;

    private final DoubleDummySolver small = new DoubleDummySolver(FEW_PATTERNS);
    private final long[] keys = new long[REMEMBERED];
    private final byte[] answers = new byte[REMEMBERED];
    private DoubleDummySolver large;
    private long asked;

    @Override
    public int value(BridgePosition position, int player) {
        return position.payoff(player, tricks(position));
    }

    /** How many tricks the declarer comes to, those already won included. */
    public int tricks(BridgePosition position) {
        if (position.isOver()) return position.declarerWon();
        asked++;
        long key = position.key();
        int place = (int) key & REMEMBERED - 1;
        if (keys[place] != key || answers[place] == 0) {
            answers[place] = (byte) (solved(position) + 1);
            keys[place] = key;
        }
        return answers[place] - 1;
    }

    private int solved(BridgePosition position) {
        Trick trick = new Trick(position);
        int northSouth = solver(position.tricksLeft())
                .northSouth(trick.deal(), position.contract().strain(), position.leader(), trick.played);
        boolean ours = position.contract().declarer().isNorthSouth();
        return position.declarerWon() + (ours ? northSouth : position.tricksLeft() - northSouth);
    }

    @Override
    public int[] values(BridgePosition position, List<Integer> moves, int player) {
        int[] tricks = tricks(position, moves);
        for (int i = 0; i < tricks.length; i++) tricks[i] = position.payoff(player, tricks[i]);
        return tricks;
    }

    /** How many tricks the declarer comes to after each of these cards, those already won included. */
    public int[] tricks(BridgePosition position, List<Integer> cards) {
        asked++;
        Trick trick = new Trick(position);
        List<CardResult> results = solver(position.tricksLeft())
                .cards(trick.deal(), position.contract().strain(), position.leader(), trick.played);
        int[] tricks = new int[cards.size()];
        for (int i = 0; i < tricks.length; i++) {
            long card = 1L << cards.get(i);
            CardResult result = results.stream()
                    .filter(each -> (each.equals() & card) != 0)
                    .findFirst()
                    .orElseThrow();
            int own = position.mover() == 0 ? result.tricks() : position.tricksLeft() - result.tricks();
            tricks[i] = position.declarerWon() + own;
        }
        return tricks;
    }

    /** The trick in play, as the solver wants it. */
    private static final class Trick {

        final long[] hands = new long[4]; // before it
        final List<Long> played = new ArrayList<>(3);

        Trick(BridgePosition position) {
            int leader = position.leader().ordinal();
            for (int seat = 0; seat < 4; seat++) hands[seat] = position.hand(seat);
            for (int i = 0; i < position.inTrick(); i++) {
                long card = 1L << position.table(i);
                hands[leader + i & 3] |= card;
                played.add(card);
            }
        }

        Deal deal() {
            return Deal.of(hands);
        }
    }

    private DoubleDummySolver solver(int tricksLeft) {
        if (tricksLeft <= SMALL) return small;
        if (large == null) large = new DoubleDummySolver(MANY_PATTERNS);
        return large;
    }

    /** Cards played in searches, and positions asked for. */
    @Override
    public long nodes() {
        return asked + small.nodes() + (large == null ? 0 : large.nodes());
    }
}
