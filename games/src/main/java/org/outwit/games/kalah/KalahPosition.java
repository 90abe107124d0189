package org.outwit.games.kalah;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/**
 * A position of Kalah. Houses lie in the order of sowing: South's pits, South's store, North's pits, North's store.
 * Player 0 is South and begins. A move is the pit it empties, from 0 for the one farthest from the mover's store, and
 * moves are listed in that order.
 *
 * <p>When the game ends each side puts what is left in its pits into its store, so it is over exactly where all seeds
 * are in stores. No position comes back: a move that puts nothing into a store carries seeds nearer to their own store.
 */
public final class KalahPosition implements Position {

    private static final int FIRST_PLIES = 64;

    private final KalahRules rules;
    private final int pits;
    private final int[] houses;
    private final long[] keyParts;
    private int mover;

    /** The houses and the mover before each move made, and the move, one after the other. */
    private int[] history;

    private int top;

    /** The seeds of each house; the caller has checked that there are as many as the rules say. */
    KalahPosition(KalahRules rules, int[] houses, int mover) {
        this(rules, houses.clone(), keyParts(rules.houses()), mover);
        this.history = new int[FIRST_PLIES * (houses.length + 2)];
        collectAtEnd();
    }

    private KalahPosition(KalahRules rules, int[] houses, long[] keyParts, int mover) {
        this.rules = rules;
        this.pits = rules.pits();
        this.houses = houses;
        this.keyParts = keyParts;
        this.mover = mover;
    }

    private static long[] keyParts(int houses) {
        long[] parts = new long[houses + 1];
        for (int i = 0; i < parts.length; i++) parts[i] = SplitMix64.bits(i);
        return parts;
    }

    static KalahPosition start(KalahRules rules) {
        int[] houses = new int[rules.houses()];
        Arrays.fill(houses, rules.seeds());
        houses[rules.pits()] = 0;
        houses[2 * rules.pits() + 1] = 0;
        return new KalahPosition(rules, houses, 0);
    }

    /** The seeds in a pit, counted from the one farthest from the player's store. */
    int pit(int player, int pit) {
        return houses[player * (pits + 1) + pit];
    }

    int store(int player) {
        return houses[storeOf(player)];
    }

    /** The seeds in the pits of one side. */
    int home(int player) {
        int sum = 0;
        for (int pit = 0; pit < pits; pit++) sum += pit(player, pit);
        return sum;
    }

    private int storeOf(int player) {
        return player * (pits + 1) + pits;
    }

    @Override
    public int mover() {
        return mover;
    }

    @Override
    public int moves(int[] buffer, int from) {
        int end = from;
        for (int pit = 0; pit < pits; pit++) {
            if (pit(mover, pit) > 0) buffer[end++] = pit;
        }
        return end;
    }

    @Override
    public int mostMoves() {
        return pits;
    }

    @Override
    public void make(int move) {
        assert pit(mover, move) > 0 : "Pit " + move + " is empty.";
        remember(move);
        int last = sow(mover * (pits + 1) + move);
        capture(last);
        if (last != storeOf(mover)) mover = 1 - mover;
        collectAtEnd();
    }

    private void remember(int move) {
        int size = houses.length + 2;
        if (top + size > history.length) history = Arrays.copyOf(history, 2 * history.length);
        System.arraycopy(houses, 0, history, top, houses.length);
        history[top + houses.length] = mover;
        history[top + houses.length + 1] = move;
        top += size;
    }

    /** Sows the seeds of a house and returns where the last one fell. */
    private int sow(int house) {
        int skipped = storeOf(1 - mover);
        int seeds = houses[house];
        houses[house] = 0;
        int at = house;
        while (seeds > 0) {
            if (++at == houses.length) at = 0;
            if (at == skipped) continue;
            houses[at]++;
            seeds--;
        }
        return at;
    }

    /** A last seed that lies alone in an own pit fell into an empty one, the pit it was sown from included. */
    private void capture(int last) {
        int store = storeOf(mover);
        if (last >= store || last < store - pits || houses[last] != 1) return;
        int opposite = 2 * pits - last;
        if (houses[opposite] == 0 && !rules.emptyCapture()) return;
        houses[store] += 1 + houses[opposite];
        houses[last] = 0;
        houses[opposite] = 0;
    }

    private void collectAtEnd() {
        if (home(mover) > 0 && (rules.playsOn() || home(1 - mover) > 0)) return;
        for (int player = 0; player < 2; player++) {
            int store = storeOf(player);
            houses[store] += home(player);
            Arrays.fill(houses, store - pits, store, 0);
        }
    }

    @Override
    public void undo() {
        assert top > 0 : "There is no move to take back.";
        top -= houses.length + 2;
        System.arraycopy(history, top, houses, 0, houses.length);
        mover = history[top + houses.length];
    }

    @Override
    public int made(int pliesAgo) {
        int end = top - pliesAgo * (houses.length + 2);
        return end > 0 ? history[end - 1] : NO_MOVE;
    }

    /**
     * A sum of scrambled bits, each as often as its house has seeds. Boards have more positions than there are longs,
     * so this is a 64-bit hash: equal keys of unequal positions are possible and never met.
     */
    @Override
    public long key() {
        long key = mover * keyParts[houses.length];
        for (int house = 0; house < houses.length; house++) key += houses[house] * keyParts[house];
        return key;
    }

    @Override
    public boolean isOver() {
        return store(0) + store(1) == rules.allSeeds();
    }

    @Override
    public int payoff(int player) {
        return Kalah.SEED * (store(player) - store(1 - player));
    }

    @Override
    public KalahPosition copy() {
        KalahPosition copy = new KalahPosition(rules, houses.clone(), keyParts, mover);
        copy.history = history.clone();
        copy.top = top;
        return copy;
    }
}
