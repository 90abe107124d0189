package org.outwit.core.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.outwit.core.endgame.Tablebase;
import org.outwit.core.endgame.Verdict;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;
import org.outwit.core.search.Meter;

/**
 * Principal variation search on one thread, step by step. Alpha is what the mover can be sure of by another move further up, beta what the
 * other side can hold the mover to by another move of theirs. Only a value between them can still change what is played; where there is
 * no room between them, a search asks just whether the value is more than alpha.
 *
 * <p>All values are in the eyes of who moves. A child's value changes its sign only where the mover changes, because sides need not
 * alternate. The static judgement is always the viewer's, seen from the other side where the other
 * moves. Each step either answers for the node or leaves it {@link SearchNode#OPEN}; what steps tell each other stands in the row of
 * the ply.
 *
 * <p>What a step is worth stands at it: Elo of the engine against itself without that technique at 2,000 nodes a move, 140 games,
 * 95 % intervals. docs/engine.md has the games.
 */
final class NodeSearch<P extends Position> {

    private static final int NULL_MOVE_DEPTH = 3;
    private static final int SINGULAR_DEPTH = 6;

    private final P position;
    private final Tactics<P> tactics;
    private final LeafScorer<P> scorer;
    private final TableView table;
    private final MoveOrder<P> order;
    private final Quiescence<P> rest;
    private final Pruning<P> pruning;
    private final Variation variation = new Variation();
    private final Switches on;
    private final int margin;
    private final SearchNode[] nodes = SearchNode.rows();
    private final SearchNode[] withoutOne = SearchNode.rows();
    private final SearchPath path;
    private int[] moves = new int[256];
    private Tablebase<P> endings;
    private Meter meter;
    private int rootDepth;
    private int above; // plies of the path before the root
    private int firstRepeated; // the first ply that may be a draw because it came up before

    /** Walks {@code position} itself by make and undo, so that two searches can take turns on one position. */
    NodeSearch(
            Game<P> game,
            P position,
            int viewer,
            Evaluator<P> evaluator,
            TranspositionTable table,
            Set<Technique> techniques) {
        this(game, position, viewer, evaluator, table, techniques, new SearchPath(), new HistoryHeuristic());
    }

    /** One whose roots lie on the path of another search, and which knows what was good before. */
    NodeSearch(
            Game<P> game,
            P position,
            int viewer,
            Evaluator<P> evaluator,
            TranspositionTable table,
            Set<Technique> techniques,
            SearchPath path,
            HistoryHeuristic history) {
        this.position = position;
        this.tactics = game.tactics();
        this.on = new Switches(techniques, game);
        this.scorer = new LeafScorer<>(position, evaluator, viewer, on.shorterWin, tactics.winThreshold());
        long salt = table.context(List.of(game.name(), evaluator, viewer, techniques));
        this.table = new TableView(table, salt, scorer, on.deeperEntries);
        this.path = path;
        this.margin = tactics.futilityMargin();
        this.order = new MoveOrder<>(tactics, on.exchanges, history);
        this.rest = new Quiescence<>(position, tactics, scorer, this.table, variation, on.exchanges);
        this.pruning = new Pruning<>(position, tactics, scorer, on);
    }

    /** From now on asks these tables wherever they know the position; they know what is won whoever the viewer is. */
    void askTables(Tablebase<P> endings) {
        this.endings = endings;
    }

    /** Counts into this meter, which also ends the search, from now on. */
    void spendFrom(Meter meter) {
        spendFrom(meter, -1);
    }

    /** Counts into this meter, where evaluations are those of a level of modelling. */
    void spendFrom(Meter meter, int level) {
        this.meter = meter;
        scorer.spendFrom(meter, level);
    }

    /** Searches the root to a depth and returns its value as the mover sees it; outside the window it is a bound. */
    int root(int depth, int alpha, int beta) {
        return root(0, depth, alpha, beta);
    }

    /** The value of where the position stands now, which is ply 0, so many plies down the path; a bound outside the window. */
    int root(int plies, int depth, int alpha, int beta) {
        return root(plies, depth, alpha, beta, 0);
    }

    /** The value where somebody has to move, so that the root is not given up for a draw though it came up before; the line has a move then. */
    int choice(int plies, int depth) {
        return root(plies, depth, -Value.INFINITY, Value.INFINITY, 1);
    }

    private int root(int plies, int depth, int alpha, int beta, int firstRepeated) {
        this.firstRepeated = firstRepeated;
        above = plies;
        path.countFrom(0); // an earlier search may have been stopped below a null move
        rootDepth = depth;
        return search(depth, alpha, beta, 0, 0, true);
    }

    /** Whether every move of the root but the one at this place of the game's order is worth less than {@code mark} to the mover. */
    boolean areOthersBelow(int mark, int place, int depth) {
        firstRepeated = 1; // the root came up before in the game, perhaps, but somebody has to move
        above = 0;
        path.countFrom(0);
        rootDepth = depth;
        return search(withoutOne[0].enter(depth, mark - 1, mark, 0, false, place)) < mark;
    }

    /** What the table knows of where the position stands now, or {@link TranspositionTable#UNKNOWN}. */
    long known() {
        return table.find(position.key());
    }

    /** Adds to it what somebody else found out about this function. */
    void learn(int value, int bound, int depth, boolean complete, int place) {
        table.learn(position.key(), value, bound, depth, complete, place);
    }

    /** In how many plies a value says that the game is won or lost, or 0 where it does not say that. */
    int pliesToEnd(int value) {
        return scorer.pliesToEnd(value);
    }

    /**
     * Whether the root that is being searched, or was last, has a best move so far, and {@code first} was tried before all
     * others: then that move is at least as good as it.
     */
    boolean hasBetterThan(int first) {
        SearchNode root = nodes[0];
        return root.alpha > root.start && root.end > 0 && moves[0] == first;
    }

    /** What the best move of the root is worth at least, also where the search was stopped. */
    int valueSoFar() {
        return nodes[0].best;
    }

    /** The line of the last search, the first move first. */
    List<Integer> line() {
        return variation.moves();
    }

    /** A number that is the same before and after a search that has seen everything. */
    long inexactCount() {
        return scorer.inexactCount();
    }

    private int search(int depth, int alpha, int beta, int ply, int from, boolean mayPass) {
        if (depth <= 0) return horizon(alpha, beta, ply);
        return search(nodes[ply].enter(depth, alpha, beta, from, mayPass, SearchNode.NOTHING_EXCLUDED));
    }

    /** What stands in for the rest of the game. Quiescence: +613 ± 193 Elo in chess, +27 ± 39 in checkers. */
    private int horizon(int alpha, int beta, int ply) {
        if (on.quiescence) return rest.search(alpha, beta, ply);
        meter.node();
        variation.clear(ply);
        return position.isOver() ? scorer.over(ply) : scorer.evaluate();
    }

    private int search(SearchNode node) {
        meter.node();
        variation.clear(node.ply);

        // end; draws by repetition +17 ± 38 Elo in chess, −7 ± 22 in checkers
        int value = ended(node);
        if (value != SearchNode.OPEN) return value;

        // table; what deeper searches left +60 ± 48 Elo in chess, +35 ± 39 in checkers
        value = table.answer(node);
        if (value != SearchNode.OPEN) return value;

        // judgement, which the steps below rest on
        if (!judge(node)) return scorer.over(node.ply);

        // reverse futility: +7 ± 51 Elo in chess, +25 ± 39 in checkers
        value = pruning.reverseFutility(node);
        if (value != SearchNode.OPEN) return value;

        // null move: −25 ± 50 Elo in chess
        value = passed(node);
        if (value != SearchNode.OPEN) return value;

        // moves
        if (!list(node)) return scorer.over(node.ply);

        // depth: forced extension +32 ± 52 Elo in chess, 0 ± 41 in checkers
        node.extra = on.forcedExtension && node.forced && node.ply < 2 * rootDepth ? 1 : 0;
        // internal reduction +25 ± 47 Elo in chess, +17 ± 37 in checkers
        if (pruning.isWithoutHint(node)) node.depth--;
        // futility +40 ± 50 Elo in chess, +12 ± 38 in checkers
        // late move pruning +70 ± 52 Elo in chess, +25 ± 42 in checkers
        // exchanges, order included +211 ± 65 Elo in chess
        pruning.prepare(node);
        // singular extension +7 ± 31 Elo in chess, −27 ± 33 in checkers
        node.extendsFirst = isSingular(node);

        // children; late move reductions −17 ± 50 Elo in chess, −32 ± 44 in checkers
        order.score(position, moves, node.from, node.end, node.hashIndex, node.ply, node.depth);
        children(node);

        if (node.isWhole()) table.keep(node);
        return node.best;
    }

    /**
     * The value of a node that is not searched: one that came up before, from where even a win comes too late, that tables know, or that
     * is too far away.
     */
    private int ended(SearchNode node) {
        int ply = node.ply;
        node.key = position.key();
        path.enter(above + ply, node.key);
        if (on.repetition && ply >= firstRepeated && path.isRepeated(above + ply)) {
            scorer.markInexact();
            return 0;
        }
        int most = scorer.mostFrom(ply);
        if (node.alpha >= most) return most;
        if (ply > 0 && endings != null) {
            int verdict = endings.probe(position);
            if (verdict != Verdict.UNKNOWN) return scorer.judged(verdict, ply);
        }
        if (ply < SearchNode.MOST_PLIES - 1) return SearchNode.OPEN;
        return position.isOver() ? scorer.over(ply) : scorer.evaluate();
    }

    /** Finds out what guesses rest on; false where the game is over, which is noticed only when the evaluator is asked. */
    private boolean judge(SearchNode node) {
        node.forced = on.asksForced && tactics.isForced(position);
        node.free = !node.full && !node.forced;
        node.passes = on.nullMove && !node.forced && tactics.mayPass(position);
        node.judged = -Value.INFINITY;
        if (on.judges && !node.forced && (node.passes || margin > 0)) {
            if (position.isOver()) return false;
            // A node that is entered again without one move was judged just before.
            node.judged = node.isWhole() || node.ply == 0
                    ? scorer.guess(table.judged(node.key, node.depth))
                    : nodes[node.ply].judged;
        }
        node.improving = node.ply < 2 || node.judged == -Value.INFINITY || node.judged > nodes[node.ply - 2].judged;
        return true;
    }

    /** What the node is worth at least if doing nothing is not better than the best move, where that is enough. */
    private int passed(SearchNode node) {
        if (!node.passes || !node.free || !node.mayPass) return SearchNode.OPEN;
        if (node.depth < NULL_MOVE_DEPTH || node.judged < node.beta) return SearchNode.OPEN;
        int beta = node.beta;
        // One ply at least, or a quiet threat would never be seen.
        int reduced = Math.max(1, node.depth - Selection.nullMoveReduction(node.depth, node.judged - beta, margin));
        int counted = path.countFrom(above + node.ply + 1);
        tactics.pass(position);
        int value = -search(reduced, -beta, -beta + 1, node.ply + 1, node.from, false);
        position.undo();
        path.countFrom(counted);
        if (value < beta || scorer.isDecided(value)) return SearchNode.OPEN;
        scorer.markInexact();
        return value;
    }

    /** Writes down the moves; false where there are none, because the game is over. */
    private boolean list(SearchNode node) {
        int room = node.from + position.mostMoves();
        if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
        node.end = position.moves(moves, node.from);
        if (node.end == node.from) return false;
        meter.expansion();
        node.before = scorer.inexactCount();
        return true;
    }

    /** Whether the table's move is better than all others by a margin, by a shallower search of those others. */
    private boolean isSingular(SearchNode node) {
        if (!on.singular || !node.isWhole() || node.ply == 0 || node.depth < SINGULAR_DEPTH) return false;
        int count = node.end - node.from;
        if (node.hashIndex >= count || count < 2 || !table.isTrusted(node)) return false;
        int mark = table.value(node) - margin;
        SearchNode others = withoutOne[node.ply];
        others.enter((node.depth - 1) / 2, mark - 1, mark, node.end, false, node.hashIndex);
        boolean alone = search(others) < mark;
        if (alone) scorer.markInexact();
        return alone;
    }

    private void children(SearchNode node) {
        int mover = position.mover();
        boolean skipsRest = false;
        for (int i = node.from; i < node.end; i++) {
            if (!skipsRest) order.next(position, moves, i, node.end);
            int index = order.place(i);
            if (index == node.excluded) continue;
            int move = moves[i];
            boolean quiet = order.isQuiet(i);
            // Only quiet moves and losing ones are left, and their order is all the same.
            skipsRest = quiet && pruning.skipsQuiet(node);
            boolean reduces = quiet && pruning.mayReduce(node);
            boolean forces = (skipsRest || reduces) && tactics.isForcing(position, move);
            if (skipsRest && !forces || pruning.losesTooMuch(node, move, quiet, order.isLosing(i))) {
                scorer.markInexact();
                continue;
            }
            int value = child(node, i, move, mover, reduces && !forces);
            node.searched++;
            if (value <= node.best) continue;
            node.best = value;
            if (value <= node.alpha) continue;
            node.alpha = value;
            node.bestIndex = index;
            if (node.full) variation.keep(node.ply, move);
            if (value < node.beta) continue;
            // That it is enough is proved by this move alone, whatever was guessed about the others.
            if (scorer.inexactCount() == node.beforeLast) scorer.restore(node.before);
            if (quiet) order.refuted(mover, moves, node.from, i, node.ply, node.depth);
            return;
        }
    }

    /** A later move has to show first, less deeply and in a window of one point, that it is better. */
    private int child(SearchNode node, int i, int move, int mover, boolean reduces) {
        int alpha = node.alpha;
        int beta = node.beta;
        int ply = node.ply + 1;
        int end = node.end;
        int depth = node.depth - 1 + (node.extendsFirst && order.place(i) == node.hashIndex ? 1 : node.extra);
        int reduction = reduces ? pruning.reduction(node, order.isKiller(i), order.trust(mover, move), depth) : 0;
        position.make(move);
        boolean turns = position.mover() != mover;
        node.beforeLast = scorer.inexactCount();
        int value = below(depth - reduction, alpha, node.searched == 0 ? beta : alpha + 1, turns, ply, end);
        if (value > alpha && reduction > 0) {
            node.beforeLast = scorer.inexactCount();
            value = below(depth, alpha, alpha + 1, turns, ply, end);
        }
        if (node.searched > 0 && value > alpha && value < beta) {
            node.beforeLast = scorer.inexactCount();
            value = below(depth, alpha, beta, turns, ply, end);
        }
        position.undo();
        return value;
    }

    private int below(int depth, int alpha, int beta, boolean turns, int ply, int from) {
        return turns ? -search(depth, -beta, -alpha, ply, from, true) : search(depth, alpha, beta, ply, from, true);
    }
}
