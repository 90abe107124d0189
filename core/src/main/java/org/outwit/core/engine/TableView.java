package org.outwit.core.engine;

/**
 * A {@link TranspositionTable} as one function sees it: keys carry a mark of who asks, and wins are counted from the node.
 */
final class TableView {

    private final TranspositionTable table;
    private final long salt;
    private final LeafScorer<?> scorer;
    private final boolean deeperEntries;

    TableView(TranspositionTable table, long salt, LeafScorer<?> scorer, boolean deeperEntries) {
        this.table = table;
        this.salt = salt;
        this.scorer = scorer;
        this.deeperEntries = deeperEntries;
    }

    long find(long key) {
        return table.find(key ^ salt);
    }

    void learn(long key, int value, int bound, int depth, boolean complete, int index) {
        table.putDeep(key ^ salt, value, bound, depth, complete, index);
    }

    /** Looks the node up. Its value where that says enough about the window and no line is wanted, else {@link SearchNode#OPEN}. */
    int answer(SearchNode node) {
        node.entry = node.isWhole() ? table.find(node.key ^ salt, node.depth) : TranspositionTable.UNKNOWN;
        node.hashIndex = TableEntry.NO_INDEX;
        if (node.entry == TranspositionTable.UNKNOWN) return SearchNode.OPEN;
        node.hashIndex = TableEntry.index(node.entry);
        return answer(node.entry, node.depth, node.alpha, node.beta, node.ply);
    }

    /** What is known where the horizon is. */
    long findRest(long key) {
        return table.find(key ^ salt, 0);
    }

    /** What an entry answers to a search of so many plies, or {@link SearchNode#OPEN}. */
    int answer(long entry, int depth, int alpha, int beta, int ply) {
        boolean full = beta - alpha > 1;
        if (full || !TableEntry.reaches(entry, depth, deeperEntries)) return SearchNode.OPEN;
        int value = scorer.fromTable(TableEntry.value(entry), ply);
        if (!TableEntry.says(entry, value, alpha, beta)) return SearchNode.OPEN;
        if (!TableEntry.isComplete(entry)) scorer.markInexact();
        return value;
    }

    /** How the position was judged, or {@link TableEntry#UNJUDGED}. It is the same as judging it again, but costs no evaluation. */
    int judged(long key, int depth) {
        int judged = table.judged(key ^ salt, depth);
        assert judged == TableEntry.UNJUDGED || scorer.wouldJudge(judged) : judged;
        return judged;
    }

    /** What the table says the node is worth, counted from the root. */
    int value(SearchNode node) {
        return scorer.fromTable(TableEntry.value(node.entry), node.ply);
    }

    /** Whether the table's value of the node is a judgement, deep enough to compare other moves with. */
    boolean isTrusted(SearchNode node) {
        return TableEntry.bound(node.entry) != TableEntry.UPPER
                && !TableEntry.isComplete(node.entry)
                && TableEntry.depth(node.entry) >= node.depth - 3
                && !scorer.isDecided(value(node));
    }

    /** Keeps what was found out; where no move was good enough, the one that was known before. */
    void keep(SearchNode node) {
        assert node.isWhole();
        int bound = TableEntry.bound(node.best, node.start, node.beta);
        boolean none = node.bestIndex == TableEntry.NO_INDEX && bound == TableEntry.UPPER;
        boolean complete = scorer.inexactCount() == node.before;
        int value = scorer.toTable(node.best, node.ply);
        int index = none ? node.hashIndex : node.bestIndex;
        table.put(node.key ^ salt, value, bound, node.depth, complete, index, node.judged);
    }

    /** Keeps what lies beyond the horizon, which is never the whole truth; its move is none of those that a search lists. */
    void keepRest(long key, int value, int bound, int ply, int judged) {
        table.put(key ^ salt, scorer.toTable(value, ply), bound, 0, false, TableEntry.NO_INDEX, judged);
    }
}
