package org.outwit.lab.framework;

import java.util.BitSet;
import org.outwit.core.game.SplitMix64;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.Setup;
import org.outwit.lab.tree.UniformTreePosition;

/** What a search developed, in which order, and what came out. */
final class DevelopedNodes implements SearchListener<UniformTreePosition> {

    /** Makes a search; a function of the setup. */
    interface Maker {
        Search<UniformTreePosition> search(Setup<UniformTreePosition> setup);
    }

    private final BitSet nodes = new BitSet();
    private final BitSet leaves = new BitSet();
    private long order = 1;
    private Result result;

    private DevelopedNodes() {}

    static DevelopedNodes of(InformedTree tree, boolean informed, Maker maker) {
        DevelopedNodes developed = new DevelopedNodes();
        Setup<UniformTreePosition> setup = tree.setup(informed).watchedBy(developed);
        developed.result = maker.search(setup).search(tree.tree().start(), 0, Limits.NONE);
        return developed;
    }

    @Override
    public void enter(UniformTreePosition position, int alpha, int beta) {
        nodes.set(position.node());
        if (position.isOver()) leaves.set(position.node());
        order = (order ^ position.node()) * SplitMix64.GOLDEN_GAMMA;
        order ^= order >>> 29;
    }

    /** How many were developed, each counted once. */
    int count() {
        return nodes.cardinality();
    }

    int leafCount() {
        return leaves.cardinality();
    }

    /** The most that were in memory at one time; 0 for a search that keeps none. */
    long held() {
        return result.counts().held();
    }

    int value() {
        return result.value();
    }

    /** Whether the same nodes were developed in the same order. */
    boolean sameAs(DevelopedNodes other) {
        return order == other.order && nodes.equals(other.nodes);
    }

    /** Whether every leaf was evaluated there, too. */
    boolean leavesAmong(DevelopedNodes other) {
        BitSet more = (BitSet) leaves.clone();
        more.andNot(other.leaves);
        return more.isEmpty();
    }
}
