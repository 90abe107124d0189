package org.outwit.games.bridge.doubledummy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.TrickTable;
import org.outwit.games.cards.Cards;

/**
 * How many tricks there are for each side when everybody sees all cards and plays as well as possible. It keeps its memory from question to
 * question, so one solver belongs to one thread.
 */
public final class DoubleDummySolver {

    private static final int PATTERNS = 1 << 20;

    private final PatternTable table;
    private long nodes;

    /** A solver with a table of some fifty megabytes. */
    public DoubleDummySolver() {
        this(PATTERNS);
    }

    /** A solver with room for {@code patterns} of positions, a power of two; each takes about forty bytes. */
    public DoubleDummySolver(int patterns) {
        if (Integer.bitCount(patterns) != 1 || patterns < 16) {
            throw new InputException("Patterns (" + patterns + ") must be a power of two from 16 on.");
        }
        table = new PatternTable(patterns);
    }

    /** Cards played in searches so far. */
    public long nodes() {
        return nodes;
    }

    /** What comes of every first card, the best first. */
    public List<CardResult> firstCards(Deal deal, Strain strain, Seat leader) {
        return cards(deal, strain, leader, List.of());
    }

    /**
     * What comes of every card in a trick begun.
     *
     * @param deal the hands before the trick
     * @param leader who led to it
     * @param played the cards of the trick so far, at most three
     */
    public List<CardResult> cards(Deal deal, Strain strain, Seat leader, List<Long> played) {
        TrickSearch search = new TrickSearch(deal.hands(), strain.ordinal(), table);
        int left = deal.tricks();
        play(search, deal, leader, played);
        int place = played.size();
        int seat = leader.ordinal() + place & 3;
        long inPlay = search.inPlay();
        long[] cards = new long[13];
        int count = search.list(cards, seat, place, left, inPlay);
        List<CardResult> results = new ArrayList<>();
        int guess = left / 2;
        for (int i = 0; i < count; i++) {
            long card = cards[i];
            guess = most(guess, left, need -> search.takesWith(card, seat, place, need, left, inPlay));
            int tricks = (seat & 1) == 0 ? guess : left - guess;
            results.add(new CardResult(card, search.group(card, seat, place, left, inPlay), tricks));
        }
        nodes += search.nodes();
        results.sort(Comparator.comparingInt(CardResult::tricks).reversed());
        return results;
    }

    /** How many of the tricks that are left North and South take, the one begun included; as {@link #cards} is asked. */
    public int northSouth(Deal deal, Strain strain, Seat leader, List<Long> played) {
        TrickSearch search = new TrickSearch(deal.hands(), strain.ordinal(), table);
        int left = deal.tricks();
        play(search, deal, leader, played);
        int place = played.size();
        int seat = leader.ordinal() + place & 3;
        int most = most(left / 2, left, need -> search.takes(seat, place, need, left));
        nodes += search.nodes();
        return most;
    }

    private static void play(TrickSearch search, Deal deal, Seat leader, List<Long> played) {
        if (played.size() > 3) throw new InputException("A trick of " + played.size() + " cards is not begun.");
        for (int place = 0; place < played.size(); place++) {
            Seat seat = Seat.at(leader.ordinal() + place);
            long card = played.get(place);
            boolean held = Long.bitCount(card) == 1 && (deal.hand(seat) & card) != 0;
            long led = place == 0 ? 0 : Cards.of(Cards.SUIT, Cards.suit(played.get(0))) & deal.hand(seat);
            if (!held || led != 0 && (led & card) == 0) {
                throw new InputException(seat + " cannot play " + Cards.name(card) + " from "
                        + Cards.hand(deal.hand(seat)) + (place == 0 ? "." : " to " + Cards.name(played.get(0)) + "."));
            }
            search.play(seat.ordinal(), place, card, deal.tricks());
        }
    }

    /** How many tricks a declarer takes. */
    public int tricks(Deal deal, Strain strain, Seat declarer) {
        TrickSearch search = new TrickSearch(deal.hands(), strain.ordinal(), table);
        return tricks(search, deal, declarer, deal.tricks() / 2);
    }

    /** How many tricks each declarer takes in each strain. */
    public TrickTable table(Deal deal) {
        int[][] tricks = new int[5][4];
        for (Strain strain : Strain.values()) {
            TrickSearch search = new TrickSearch(deal.hands(), strain.ordinal(), table);
            int[] row = tricks[strain.ordinal()];
            for (Seat declarer : List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)) {
                int guess = declarer.ordinal() < 2 ? deal.tricks() - row[0] : row[declarer.ordinal() - 2];
                row[declarer.ordinal()] = tricks(search, deal, declarer, guess);
            }
        }
        return new TrickTable(tricks);
    }

    private int tricks(TrickSearch search, Deal deal, Seat declarer, int guess) {
        int left = deal.tricks();
        int leader = declarer.next().ordinal();
        long before = search.nodes();
        int ours = declarer.isNorthSouth() ? guess : left - guess;
        int most = most(ours, left, need -> search.takes(leader, need));
        nodes += search.nodes() - before;
        return declarer.isNorthSouth() ? most : left - most;
    }

    private interface Question {
        boolean takes(int need);
    }

    /** The most that can be taken, asked for from a guess on. */
    private static int most(int guess, int left, Question question) {
        int low = 0;
        int high = left;
        int need = guess;
        while (low < high) {
            need = Math.max(low + 1, Math.min(high, need));
            if (question.takes(need)) low = need++;
            else high = --need;
        }
        return low;
    }
}
