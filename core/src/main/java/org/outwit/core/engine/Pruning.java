package org.outwit.core.engine;

import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;

/**
 * What is left out near the horizon without a search, because a static value or an exchange says enough, and what is looked
 * at less deeply.
 */
final class Pruning<P extends Position> {

    private final P position;
    private final Tactics<P> tactics;
    private final LeafScorer<P> scorer;
    private final Switches on;
    private final int margin;

    Pruning(P position, Tactics<P> tactics, LeafScorer<P> scorer, Switches on) {
        this.position = position;
        this.tactics = tactics;
        this.scorer = scorer;
        this.on = on;
        this.margin = tactics.futilityMargin();
    }

    /** A bound for a node that is too good for the other by more than quiet moves can make up for, or {@link SearchNode#OPEN}. */
    int reverseFutility(SearchNode node) {
        if (!on.reverseFutility || !node.free || !node.isWhole()) return SearchNode.OPEN;
        if (node.depth > Selection.REVERSE_FUTILITY_DEPTH || scorer.isDecided(node.beta)) return SearchNode.OPEN;
        int floor = node.judged - (node.improving ? node.depth - 1 : node.depth) * margin;
        if (floor < node.beta) return SearchNode.OPEN;
        scorer.markInexact();
        return floor;
    }

    /** Says which moves of a node may be skipped, now that its depth is settled. */
    void prepare(SearchNode node) {
        boolean skips = node.free && node.depth <= Selection.SKIP_DEPTH && !scorer.isDecided(node.alpha);
        node.hopeless = false;
        if (on.futility && skips) {
            int ceiling = node.judged + node.depth * margin;
            if (ceiling <= node.alpha) {
                node.hopeless = true;
                node.best = ceiling; // what the skipped ones are worth at most
                scorer.markInexact();
            }
        }
        node.losing = on.exchanges && skips && node.depth <= Selection.EXCHANGE_DEPTH;
        node.late = on.latePruning && skips ? Selection.lateMoves(node.depth, node.improving) : Integer.MAX_VALUE;
    }

    /** Whether quiet moves need no search from here on; the first move of a node always gets one. */
    boolean skipsQuiet(SearchNode node) {
        return node.searched > 0 && (node.hopeless || node.searched >= node.late);
    }

    /** Whether a move loses too much in the exchange: the nearer the horizon, the less it may. */
    boolean losesTooMuch(SearchNode node, int move, boolean quiet, boolean loses) {
        if (node.searched == 0 || !node.losing) return false;
        return quiet
                ? !tactics.seeAtLeast(position, move, -node.depth * margin / 2)
                : loses && !tactics.seeAtLeast(position, move, -node.depth * margin);
    }

    /** Without a move to begin with a deep search is not worth its price yet. */
    boolean isWithoutHint(SearchNode node) {
        return on.internalReduction
                && node.hashIndex == TableEntry.NO_INDEX
                && node.ply > 0
                && node.depth >= Selection.INTERNAL_DEPTH
                && node.isWhole();
    }

    /** Whether quiet moves are looked at less deeply by now. */
    boolean mayReduce(SearchNode node) {
        return on.reductions
                && !node.forced
                && node.depth >= Selection.REDUCTION_DEPTH
                && node.searched >= Selection.EARLY_MOVES;
    }

    /** By how many plies the move is looked at less deeply, where {@code depth} would be left below it. */
    int reduction(SearchNode node, boolean killer, int trust, int depth) {
        int usual = Selection.reduction(node.depth, node.searched, node.full || killer, node.improving, trust);
        return Math.min(usual, Math.max(0, depth - 1));
    }
}
