package org.outwit.core.engine;

import org.outwit.core.game.Value;

/**
 * What a search knows of the node it is at. There is one row for each ply, made once, so that nothing is made below the root;
 * a search that re-enters its own ply, to see what a node is worth without one move, has a second row there.
 */
final class SearchNode {

    /** What a step answers where the search of a node goes on. */
    static final int OPEN = Integer.MIN_VALUE;

    static final int NOTHING_EXCLUDED = -1;

    static final int MOST_PLIES = 128;

    final int ply;

    // The question.
    int depth;
    int alpha;
    int beta;
    int from; // where its moves begin in the row of the search
    boolean mayPass;
    int excluded; // the place of a move that is left out, or NOTHING_EXCLUDED
    boolean full; // a window that has an inside

    // What is known before its moves are.
    long key;
    long entry;
    int hashIndex;
    boolean forced;
    boolean free; // a bound is asked for, and the mover has a choice: guesses are allowed
    boolean passes;
    int judged; // the static value, or minus infinity where nobody asked for it
    boolean improving;

    // What its moves are searched by.
    int end; // of its moves
    int extra; // plies for each of them
    boolean extendsFirst; // a ply for the table's move
    boolean hopeless; // quiet moves cannot reach the window
    boolean losing; // moves that lose too much are skipped
    int late; // from this number on quiet moves are skipped

    // What has been found.
    long before; // how often something stood in for the truth, before its moves
    long beforeLast; // and before the last search of a child
    int start; // alpha when it was entered
    int best;
    int bestIndex;
    int searched;

    SearchNode(int ply) {
        this.ply = ply;
    }

    SearchNode enter(int depth, int alpha, int beta, int from, boolean mayPass, int excluded) {
        assert depth > 0 : depth;
        assert alpha < beta : alpha + " " + beta;
        this.depth = depth;
        this.alpha = alpha;
        this.beta = beta;
        this.from = from;
        this.mayPass = mayPass;
        this.excluded = excluded;
        this.full = beta - alpha > 1;
        this.start = alpha;
        this.best = -Value.INFINITY;
        this.bestIndex = TableEntry.NO_INDEX;
        this.searched = 0;
        return this;
    }

    boolean isWhole() {
        return excluded == NOTHING_EXCLUDED;
    }

    static SearchNode[] rows() {
        SearchNode[] rows = new SearchNode[MOST_PLIES];
        for (int ply = 0; ply < rows.length; ply++) rows[ply] = new SearchNode(ply);
        return rows;
    }
}
