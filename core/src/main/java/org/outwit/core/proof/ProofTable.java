package org.outwit.core.proof;

import org.outwit.core.game.SplitMix64;

/**
 * Proof and disproof numbers of positions, in memory of a fixed size. A position may stand in any of four neighbouring slots; where
 * all are taken, what took the least work to find out is forgotten. What is forgotten is searched again, so a small table costs time
 * and never an answer. {@link #clear} takes no time: slots that were written before it count as empty.
 */
final class ProofTable {

    private static final int BUCKET = 4;

    private final long[] keys;
    private final int[] proofs;
    private final int[] disproofs;
    private final int[] rests;
    private final int[] works;
    private final int[] generations;
    private int generation = 1;
    private long size;

    /** A table with room for {@code positions}, rounded up to a power of two. */
    ProofTable(int positions) {
        int length = Integer.highestOneBit(Math.max(BUCKET, positions) * 2 - 1);
        keys = new long[length];
        proofs = new int[length];
        disproofs = new int[length];
        rests = new int[length];
        works = new int[length];
        generations = new int[length];
    }

    void clear() {
        generation++;
        size = 0;
    }

    long size() {
        return size;
    }

    /** The slot of a position, or -1 where nothing is known of it. */
    int find(long key) {
        int start = bucket(key);
        for (int slot = start; slot < start + BUCKET; slot++) {
            if (generations[slot] == generation && keys[slot] == key) return slot;
        }
        return -1;
    }

    int proof(int slot) {
        return proofs[slot];
    }

    int disproof(int slot) {
        return disproofs[slot];
    }

    /** The ply of the highest ancestor that it rests on, as it was put here. */
    int rest(int slot) {
        return rests[slot];
    }

    void put(long key, int proof, int disproof, int rest, int work) {
        int start = bucket(key);
        int chosen = start;
        for (int slot = start; slot < start + BUCKET; slot++) {
            boolean empty = generations[slot] != generation;
            if (empty || keys[slot] == key) {
                chosen = slot;
                if (empty) size++;
                break;
            }
            if (works[slot] < works[chosen]) chosen = slot;
        }
        generations[chosen] = generation;
        keys[chosen] = key;
        proofs[chosen] = proof;
        disproofs[chosen] = disproof;
        rests[chosen] = rest;
        works[chosen] = work;
    }

    private int bucket(long key) {
        long hash = key * SplitMix64.GOLDEN_GAMMA;
        return (int) (hash >>> 33) & keys.length - 1 & -BUCKET;
    }
}
