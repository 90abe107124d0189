package org.outwit.games.bridge.doubledummy;

import org.outwit.games.cards.Cards;

/**
 * Whether North and South can take a number of the tricks that are left: alpha-beta without a window, on hands that are changed and
 * changed back. Every answer comes with the cards that it rests on, {@link #relevant}: if a player has a card that helps, what that card's
 * answer rests on; else what those of all cards do. The card that takes a trick counts among them if it had to beat another of its suit.
 */
final class TrickSearch {

    private static final int PLACES = 4;
    private static final int MOST_CARDS = 13;

    private final long[] hands = new long[4];
    private final int trump;
    private final PatternTable table;
    private final SureTricks sure;
    private final CardOrder order;
    private final long[][] cards = new long[(MOST_CARDS + 1) * PLACES][MOST_CARDS];
    private final int[][] scores = new int[(MOST_CARDS + 1) * PLACES][MOST_CARDS];
    // of the tricks on the way: the suit by tricks left, the rest also by cards played
    private final int[] suits = new int[MOST_CARDS + 1];
    private final int[] winners = new int[(MOST_CARDS + 1) * PLACES + 1];
    private final long[] bests = new long[(MOST_CARDS + 1) * PLACES + 1];
    private final boolean[] beaten = new boolean[(MOST_CARDS + 1) * PLACES + 1]; // another of its suit
    private long relevant;
    private long nodes;

    /** A search with a table that belongs to the caller; {@code trump} is 4 where there is none. */
    TrickSearch(long[] hands, int trump, PatternTable table) {
        System.arraycopy(hands, 0, this.hands, 0, 4);
        this.trump = trump;
        this.table = table;
        this.sure = new SureTricks(this.hands, trump);
        this.order = new CardOrder(this.hands, trump);
        table.begin(hands);
    }

    /** Cards played in the search so far. */
    long nodes() {
        return nodes;
    }

    /** Plays the card without asking what comes of it: to a trick that has {@code place} cards, with {@code left} tricks left including it. */
    void play(int seat, int place, long card, int left) {
        enter(seat, place, card, left);
        hands[seat] ^= card;
    }

    /** All cards in hands. */
    long inPlay() {
        return hands[0] | hands[1] | hands[2] | hands[3];
    }

    /** Whether they take {@code need} tricks where a trick is to begin. */
    boolean takes(int leader, int need) {
        relevant = 0;
        if (need <= 0) return true;
        int left = Long.bitCount(hands[leader]);
        if (need > left) return false;
        if (left == 1) return lastTrick(leader);
        boolean ours = (leader & 1) == 0;
        long inPlay = inPlay();
        int quick = sure.onLead(leader, inPlay, ours ? need : left - need + 1);
        if (ours ? quick >= need : left - quick < need) return knows(ours, sure.relevant());
        int later = sure.offLead(leader, inPlay, ours ? left - need + 1 : need);
        if (later > 0 && (ours ? left - later < need : later >= need)) return knows(!ours, sure.relevant());
        long shape = shape(leader);
        int place = table.place(shape);
        if (table.knows(place, inPlay, need)) return knows(table.answer(), table.relevant());
        boolean enough = lead(leader, need, left, inPlay, place);
        table.keep(shape, inPlay, need, left, enough, relevant);
        return enough;
    }

    /** Whether they take {@code need} of {@code left} tricks, the first of which has {@code place} cards. */
    boolean takes(int seat, int place, int need, int left) {
        return place == 0 ? takes(seat, need) : follow(seat, place, need, left, inPlay());
    }

    private boolean knows(boolean answer, long relevant) {
        this.relevant = relevant;
        return answer;
    }

    /** The lengths of all suits and the leader; never 0. One length is left out, which the others tell. */
    private long shape(int leader) {
        long shape = 0;
        for (int seat = 0; seat < 4; seat++) {
            long hand = hands[seat];
            for (int suit = 0; suit < 4; suit++) shape = shape << 4 | Integer.bitCount(Cards.ranks(hand, suit));
        }
        return shape & ~15L | leader + 1;
    }

    private boolean lastTrick(int leader) {
        int winner = leader;
        long best = hands[leader];
        boolean beaten = false;
        for (int seat = leader + 1; seat < leader + 4; seat++) {
            long card = hands[seat & 3];
            if (Cards.suit(card) == Cards.suit(best)) {
                beaten = true;
                if (Long.compareUnsigned(card, best) < 0) continue;
            } else if (Cards.suit(card) == trump) {
                beaten = false;
            } else {
                continue;
            }
            best = card;
            winner = seat & 3;
        }
        return knows((winner & 1) == 0, beaten ? best : 0);
    }

    private boolean lead(int leader, int need, int left, long inPlay, int place) {
        int slot = left * PLACES;
        int count = list(cards[slot], leader, 0, left, inPlay);
        order.leads(cards[slot], scores[slot], count, leader, inPlay, table.lead(place));
        boolean goal = (leader & 1) == 0;
        long all = 0;
        long alike = 0;
        for (int i = 0; i < count; i++) {
            long card = best(slot, i, count);
            if ((card & alike) != 0) continue;
            if (takesWith(card, leader, 0, need, left, inPlay) == goal) {
                table.lead(place, CardOrder.lead(card, inPlay));
                return goal;
            }
            alike |= CardGroups.alike(card, relevant);
            all |= CardGroups.relevantToAll(relevant, card, hands[leader], inPlay & ~hands[leader]);
        }
        return knows(!goal, all);
    }

    /** The same where a trick has begun and has {@code place} cards. */
    private boolean follow(int seat, int place, int need, int left, long inPlay) {
        int slot = left * PLACES + place;
        long best = bests[slot];
        int suit = suits[left];
        int count = list(cards[slot], seat, place, left, inPlay);
        if (count > 1) order.follows(cards[slot], scores[slot], count, seat, place, suit, winners[slot], best, inPlay);
        boolean goal = (seat & 1) == 0;
        long all = 0;
        long alike = 0;
        for (int i = 0; i < count; i++) {
            long card = best(slot, i, count);
            if ((card & alike) != 0) continue;
            if (takesWith(card, seat, place, need, left, inPlay) == goal) {
                if (count > 1) order.refuted(card, seat, place, suit, best);
                return goal;
            }
            alike |= CardGroups.alike(card, relevant);
            all |= CardGroups.relevantToAll(relevant, card, hands[seat], inPlay & ~hands[seat] | best);
        }
        return knows(!goal, all);
    }

    /** With this card in a trick of {@code place} cards. */
    boolean takesWith(long card, int seat, int place, int need, int left, long inPlay) {
        nodes++;
        int slot = enter(seat, place, card, left);
        hands[seat] ^= card;
        boolean enough;
        if (place < 3) {
            enough = follow(seat + 1 & 3, place + 1, need, left, inPlay ^ card);
        } else {
            int winner = winners[slot];
            long best = bests[slot];
            boolean beats = beaten[slot];
            enough = takes(winner, need - (winner & 1 ^ 1));
            if (beats) relevant |= best;
        }
        hands[seat] ^= card;
        return enough;
    }

    /** Keeps in the next slot what a card makes of a trick. */
    private int enter(int seat, int place, long card, int left) {
        int slot = left * PLACES + place;
        long best = bests[slot];
        boolean same = place > 0 && Cards.suit(card) == Cards.suit(best);
        boolean wins = place == 0 || (same ? Long.compareUnsigned(card, best) > 0 : Cards.suit(card) == trump);
        if (place == 0) suits[left] = Cards.suit(card);
        winners[slot + 1] = wins ? seat : winners[slot];
        bests[slot + 1] = wins ? card : best;
        beaten[slot + 1] = same || !wins && beaten[slot];
        return slot + 1;
    }

    /** Lists the highest of each group of cards that may be played to a trick of {@code place} cards, and says how many. */
    int list(long[] into, int seat, int place, int left, long inPlay) {
        long hand = hands[seat];
        long separating = place == 0 ? inPlay & ~hand : inPlay & ~hand | bests[left * PLACES + place];
        int suit = place == 0 ? 4 : suits[left];
        boolean follows = suit < 4 && Cards.ranks(hand, suit) != 0;
        int count = 0;
        for (int s = follows ? suit : 0; s < (follows ? suit + 1 : 4); s++) {
            int highest = CardGroups.highest(Cards.ranks(hand, s), Cards.ranks(separating, s));
            for (; highest != 0; highest &= highest - 1) into[count++] = Cards.of(highest & -highest, s);
        }
        return count;
    }

    /** All cards of the group of one that was listed. */
    long group(long card, int seat, int place, int left, long inPlay) {
        long separating = place == 0 ? inPlay & ~hands[seat] : inPlay & ~hands[seat] | bests[left * PLACES + place];
        return CardGroups.group(card, hands[seat], separating);
    }

    /** Brings the card with the highest score of those from {@code i} on to that place. */
    private long best(int slot, int i, int count) {
        long[] list = cards[slot];
        int[] score = scores[slot];
        int best = i;
        for (int k = i + 1; k < count; k++) if (score[k] > score[best]) best = k;
        long card = list[best];
        int value = score[best];
        list[best] = list[i];
        score[best] = score[i];
        list[i] = card;
        score[i] = value;
        return card;
    }
}
