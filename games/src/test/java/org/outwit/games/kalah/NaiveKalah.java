package org.outwit.games.kalah;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Kalah as a beginner would write it, one immutable state for each position and lists for the two sides: the oracle of
 * {@link KalahPosition}, which it shares no line of code with.
 */
record NaiveKalah(
        List<Integer> own, int ownStore, List<Integer> theirs, int theirStore, boolean south, KalahRules rules) {

    static NaiveKalah start(KalahRules rules) {
        List<Integer> row = Collections.nCopies(rules.pits(), rules.seeds());
        return new NaiveKalah(row, 0, row, 0, true, rules);
    }

    boolean isOver() {
        return sum(own) + sum(theirs) == 0;
    }

    List<Integer> moves() {
        List<Integer> moves = new ArrayList<>();
        for (int pit = 0; pit < own.size(); pit++) if (own.get(pit) > 0) moves.add(pit);
        return moves;
    }

    /** One place after the other, in the order in which seeds fall: own pits, own store, the other's pits. */
    private List<Integer> sown(int pit) {
        List<Integer> ring = new ArrayList<>(own);
        ring.add(ownStore);
        ring.addAll(theirs);
        int seeds = ring.set(pit, 0);
        for (int i = 1; i <= seeds; i++) {
            int at = (pit + i) % ring.size();
            ring.set(at, ring.get(at) + 1);
        }
        return ring;
    }

    private int last(int pit) {
        return (pit + own.get(pit)) % (2 * rules.pits() + 1);
    }

    private int opposite(int pit) {
        return rules.pits() + 1 + (rules.pits() - 1 - pit);
    }

    boolean bringsAnotherTurn(int pit) {
        return last(pit) == rules.pits();
    }

    /** How many seeds a move captures, its own last one included. */
    int captured(int pit) {
        List<Integer> ring = sown(pit);
        int last = last(pit);
        if (last >= rules.pits() || ring.get(last) != 1) return 0;
        int taken = ring.get(opposite(last));
        return taken > 0 || rules.emptyCapture() ? taken + 1 : 0;
    }

    NaiveKalah play(int pit) {
        int n = rules.pits();
        List<Integer> ring = sown(pit);
        int captured = captured(pit);
        if (captured > 0) {
            ring.set(opposite(last(pit)), 0);
            ring.set(last(pit), 0);
        }
        int store = ring.get(n) + captured;
        List<Integer> mine = List.copyOf(ring.subList(0, n));
        List<Integer> yours = List.copyOf(ring.subList(n + 1, ring.size()));
        NaiveKalah next = bringsAnotherTurn(pit)
                ? new NaiveKalah(mine, store, yours, theirStore, south, rules)
                : new NaiveKalah(yours, theirStore, mine, store, !south, rules);
        return next.collected();
    }

    private NaiveKalah collected() {
        boolean ends = sum(own) == 0 || sum(theirs) == 0 && !rules.playsOn();
        if (!ends) return this;
        List<Integer> nothing = Collections.nCopies(own.size(), 0);
        return new NaiveKalah(nothing, ownStore + sum(own), nothing, theirStore + sum(theirs), south, rules);
    }

    private static int sum(List<Integer> row) {
        return row.stream().mapToInt(Integer::intValue).sum();
    }

    String text() {
        String mine = row(own) + ";" + ownStore + ";";
        String yours = row(theirs) + ";" + theirStore + ";";
        return south ? mine + yours + "S" : yours + mine + "N";
    }

    private static String row(List<Integer> row) {
        return Arrays.toString(row.toArray()).replaceAll("[\\[\\] ]", "");
    }

    /** How many seeds more than the other the mover gets with best play. */
    int solve() {
        return bestLead(new HashMap<>()) + ownStore - theirStore;
    }

    /** What the mover wins from here on, which does not depend on what is in the stores already. */
    private int bestLead(Map<List<List<Integer>>, Integer> known) {
        if (isOver()) return 0;
        List<List<Integer>> board = List.of(own, theirs);
        Integer found = known.get(board);
        if (found != null) return found;
        int best = Integer.MIN_VALUE;
        for (int pit : moves()) {
            NaiveKalah next = play(pit);
            int sign = next.south == south ? 1 : -1;
            int gained = sign * (next.ownStore - next.theirStore) - (ownStore - theirStore);
            best = Math.max(best, gained + sign * next.bestLead(known));
        }
        known.put(board, best);
        return best;
    }
}
