package org.outwit.games.backgammon;

import org.outwit.core.game.SplitMix64;

/**
 * Where the checkers stand. Each player counts the points from the end of the own way: 1 to 24, the bar before them and off behind. So
 * what is point p to one player is 25 - p to the other.
 *
 * <p>Beside the numbers it keeps what is asked most: which points hold a checker and which hold two, as bits by point; the pip count; and
 * a key.
 */
final class Board {

    static final int OFF = 0;
    static final int POINTS = 24;
    static final int BAR = 25;
    static final int CHECKERS = 15;
    static final int HOME = 6;

    private static final int PLACES = 26;

    /** For each player, place and number of checkers there; nothing for none, and for those borne off, who follow from the rest. */
    private static final long[] KEYS = new long[2 * PLACES * (CHECKERS + 1)];

    static {
        for (int i = 0; i < KEYS.length; i++) {
            boolean counts = i % (CHECKERS + 1) > 0 && i / (CHECKERS + 1) % PLACES != OFF;
            KEYS[i] = counts ? SplitMix64.bits(i) : 0;
        }
    }

    private static final int[] START = new int[PLACES];

    static {
        START[24] = 2;
        START[13] = 5;
        START[8] = 3;
        START[6] = 5;
    }

    private final int[] counts = new int[2 * PLACES];
    private final int[] occupied = new int[2];
    private final int[] pairs = new int[2];
    private final int[] pips = new int[2];
    private long key;

    private Board() {}

    /** Takes each player's checkers by place; those that are missing are borne off. */
    static Board of(int[] first, int[] second) {
        Board board = new Board();
        for (int player = 0; player < 2; player++) {
            int[] places = player == 0 ? first : second;
            int left = CHECKERS;
            for (int place = 1; place < PLACES; place++) {
                left -= places[place];
                for (int i = 0; i < places[place]; i++) board.put(player, place);
            }
            assert left >= 0 : "There are too many checkers.";
            for (int i = 0; i < left; i++) board.put(player, OFF);
        }
        return board;
    }

    static Board start() {
        return of(START, START);
    }

    /** Another board with the same checkers. */
    Board copy() {
        Board copy = new Board();
        System.arraycopy(counts, 0, copy.counts, 0, counts.length);
        for (int player = 0; player < 2; player++) {
            copy.occupied[player] = occupied[player];
            copy.pairs[player] = pairs[player];
            copy.pips[player] = pips[player];
        }
        copy.key = key;
        return copy;
    }

    int count(int player, int place) {
        return counts[player * PLACES + place];
    }

    /** Copies the numbers of one player's checkers by place. */
    void counts(int player, int[] into) {
        counts(player, into, 0);
    }

    /** Copies the numbers of one player's checkers by place, to this index and those after it. */
    void counts(int player, int[] into, int from) {
        System.arraycopy(counts, player * PLACES, into, from, PLACES);
    }

    /** The places with a checker of the player on the way, the bar included, as bits. */
    int occupied(int player) {
        return occupied[player];
    }

    /** The points where the player has two checkers or more, as bits. */
    int made(int player) {
        return pairs[player] & ~(1 << BAR);
    }

    /** The points where the player has one checker alone, as bits. */
    int blots(int player) {
        return (occupied[player] ^ pairs[player]) & ~(1 << BAR);
    }

    /** Points as the other player counts them: p becomes 25 - p. */
    static int turned(int points) {
        return Integer.reverse(points) >>> 6;
    }

    /** How many steps of one pip the player has to go. */
    int pips(int player) {
        return pips[player];
    }

    /** Equal where the checkers stand equally, and hardly ever else. */
    long key() {
        return key;
    }

    void put(int player, int place) {
        change(player, place, 1);
    }

    void take(int player, int place) {
        change(player, place, -1);
    }

    private void change(int player, int place, int by) {
        int index = player * PLACES + place;
        int before = counts[index];
        int after = before + by;
        counts[index] = after;
        key ^= KEYS[index * (CHECKERS + 1) + before] ^ KEYS[index * (CHECKERS + 1) + after];
        if (place == OFF) return;
        int bit = 1 << place;
        occupied[player] = after > 0 ? occupied[player] | bit : occupied[player] & ~bit;
        pairs[player] = after > 1 ? pairs[player] | bit : pairs[player] & ~bit;
        pips[player] += by * place;
    }
}
