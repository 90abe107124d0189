package org.outwit.core.engine;

import org.outwit.core.game.SplitMix64;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;

/**
 * A seeded tree that advises engines, though what it says of its moves is drawn by lot: nothing that is sound may depend on
 * it. Some of its games are won and lost, the others end with small values and many ties.
 */
final class SeededGame extends TacticalGame<SeededPosition> {

    private static final int WON_PERCENT = 12;

    private final long seed;
    private final Tree tree;
    private final int[] values;

    SeededGame(long seed, Kind kind) {
        super("tree " + seed, (position, player) -> position.value(player));
        this.seed = seed;
        this.tree = SeededTrees.tree(seed, kind);
        this.values = new int[tree.size()];
        for (int node = 0; node < values.length; node++) {
            int lot = tree.isLeaf(node) ? lot(node, 3, 100) : 100;
            int drawn = (int) tree.value(node, "f").doubleValue();
            values[node] = lot < WON_PERCENT ? WIN : lot < 2 * WON_PERCENT ? -WIN : Math.floorMod(drawn, 61) - 30;
        }
    }

    @Override
    public SeededPosition start() {
        return new SeededPosition(this, tree);
    }

    /** What a node is worth to player 0, game over or not. */
    int value(int node) {
        return values[node];
    }

    private int lot(int node, int question, int sides) {
        long z = (seed * 31 + node) * SplitMix64.GOLDEN_GAMMA + question * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 30) * 0x94D049BB133111EBL;
        return (int) Long.remainderUnsigned(z ^ z >>> 31, sides);
    }

    @Override
    public boolean isForced(SeededPosition position) {
        return lot(position.node(), 4, 5) == 0;
    }

    @Override
    public int noisyScore(SeededPosition position, int move) {
        int lot = lot(position.node(), 10 + move, 9);
        return lot < 3 ? lot : 0;
    }

    @Override
    public int quietScore(SeededPosition position, int move) {
        return lot(position.node(), 110 + move, MOST_HUNCH + 1);
    }

    @Override
    public boolean seeAtLeast(SeededPosition position, int move, int least) {
        return lot(position.node(), 210 + move, 21) - 10 >= least;
    }

    @Override
    public boolean mayPass(SeededPosition position) {
        return !position.isOver() && lot(position.node(), 5, 3) > 0;
    }

    @Override
    public void pass(SeededPosition position) {
        position.pass();
    }
}
