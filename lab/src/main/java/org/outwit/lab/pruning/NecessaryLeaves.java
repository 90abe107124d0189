package org.outwit.lab.pruning;

import java.util.BitSet;
import java.util.SplittableRandom;

/**
 * The leaves that every sound search which goes from left to right has to evaluate. A leaf is necessary where there is a witness: values
 * for it and for all leaves that are not known, which keep the bound, such that changing this leaf alone changes the value or
 * the move of the root. What is known are the necessary leaves to its left.
 *
 * <p>Why that is the least. Without a witness no value of the leaf changes anything, so it can be left out. With one, a search that leaves it
 * out gives the same answer in two cases that have different ones.
 *
 * <p>Witnesses are drawn at random, so one may be missed. Then the leaf is taken for unnecessary and for unknown, which may make a later one look
 * necessary that is not. So a leaf outside the set that a search evaluates, or one in it that the search leaves out, says nothing yet against the search;
 * {@link #leftOutWrongly} asks that question by itself.
 */
final class NecessaryLeaves {

    /** How often witnesses are drawn for a leaf that a search evaluates. */
    static final int DRAWS = 20_000;

    /** And for one that it leaves out: a check, since the rules are proved. */
    static final int FEWER_DRAWS = 1_000;

    private static final int CHANGES = 4;

    private final SmallModelTree tree;
    private final int[][] values;
    private final int range;
    private final int bound;
    private final SplittableRandom random;

    NecessaryLeaves(SmallModelTree tree, int[][] values, int range, int bound, SplittableRandom random) {
        this.tree = tree;
        this.values = values;
        this.range = range;
        this.bound = bound;
        this.random = random;
    }

    /** @param evaluated by a search that is sound, as far as one knows */
    BitSet found(BitSet evaluated) {
        BitSet known = new BitSet();
        for (int leaf = 0; leaf < tree.leaves(); leaf++) {
            if (evaluated.get(leaf) && hasWitness(leaf, known, DRAWS)) known.set(leaf);
        }
        return known;
    }

    /**
     * Leaves that a search leaves out although they may decide, given all that it has evaluated to their left. One is enough to show that the search
     * is wrong.
     */
    BitSet leftOutWrongly(BitSet evaluated) {
        BitSet wrongly = new BitSet();
        BitSet known = new BitSet();
        for (int leaf = 0; leaf < tree.leaves(); leaf++) {
            if (evaluated.get(leaf)) known.set(leaf);
            else if (hasWitness(leaf, known, FEWER_DRAWS)) wrongly.set(leaf);
        }
        return wrongly;
    }

    private boolean hasWitness(int leaf, BitSet known, int draws) {
        int[][] tried = new int[tree.leaves()][];
        for (int draw = 0; draw < draws; draw++) {
            for (int i = 0; i < tried.length; i++) tried[i] = known.get(i) ? values[i] : vector();
            SmallModelTree.Answer first = tree.answer(tried);
            for (int i = 0; i < CHANGES; i++) {
                tried[leaf] = vector();
                if (!tree.answer(tried).equals(first)) return true;
            }
        }
        return false;
    }

    /** Values that keep the bound. Half of them lie where comparisons are decided: near what leaves are worth, up to a few bounds away. */
    private int[] vector() {
        int[] vector = new int[tree.levels()];
        vector[0] = random.nextBoolean() ? random.nextInt(-3 * range, 3 * range + 1) : near();
        for (int k = 1; k < vector.length; k++) {
            int sum = random.nextInt(3) == 0 ? random.nextInt(-bound, bound + 1) : (random.nextInt(3) - 1) * bound;
            vector[k] = sum - vector[k - 1];
        }
        return vector;
    }

    private int near() {
        int[] some = values[random.nextInt(values.length)];
        int value = some[random.nextInt(some.length)] * (random.nextBoolean() ? 1 : -1);
        return value + (random.nextInt(9) - 4) * bound + random.nextInt(3) - 1;
    }

    /** Values for a whole tree, as in the paper's experiments: our own uniform, the others within the bound of their opposite. */
    static int[][] drawn(SmallModelTree tree, int range, int bound, SplittableRandom random) {
        int[][] values = new int[tree.leaves()][tree.levels()];
        for (int[] row : values) {
            row[0] = random.nextInt(-range, range + 1);
            for (int k = 1; k < row.length; k++) {
                int low = Math.max(-range, -row[k - 1] - bound);
                row[k] = random.nextInt(low, Math.min(range, bound - row[k - 1]) + 1);
            }
        }
        return values;
    }
}
