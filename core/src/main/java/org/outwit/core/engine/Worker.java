package org.outwit.core.engine;

import java.util.List;
import java.util.Set;
import org.outwit.core.endgame.Tablebase;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.search.Meter;

/**
 * One thread of an engine: a {@link NodeSearch} with what it needs. The static judgement is always the viewer's, seen from the
 * other side where the other moves.
 */
final class Worker<P extends Position> {

    static final int MOST_PLIES = 128;

    private final P position;
    private final LeafScorer<P> scorer;
    private final TableView table;
    private final Variation variation = new Variation();
    private final NodeSearch<P> search;

    /** Walks {@code position} itself by make and undo, so that two workers can take turns on one position. */
    Worker(
            Game<P> game,
            P position,
            int viewer,
            Evaluator<P> evaluator,
            TranspositionTable table,
            Set<Technique> techniques) {
        this(game, position, viewer, evaluator, table, techniques, new SearchPath(), new HistoryHeuristic());
    }

    /** One whose roots lie on the path of another search, and which knows what was good before. */
    Worker(
            Game<P> game,
            P position,
            int viewer,
            Evaluator<P> evaluator,
            TranspositionTable table,
            Set<Technique> techniques,
            SearchPath path,
            HistoryHeuristic history) {
        Tactics<P> tactics = game.tactics();
        Switches on = new Switches(techniques, game);
        this.position = position;
        this.scorer = new LeafScorer<>(position, evaluator, viewer, on.shorterWin, tactics.winThreshold());
        long salt = table.context(List.of(game.name(), evaluator, viewer, techniques));
        this.table = new TableView(table, salt, scorer, on.deeperEntries);
        this.search = new NodeSearch<>(position, tactics, scorer, this.table, variation, on, path, history);
    }

    /** From now on asks these tables wherever they know the position; they know what is won whoever the viewer is. */
    void askTables(Tablebase<P> endings) {
        search.askTables(endings);
    }

    /** Counts into this meter, which also ends the search, from now on. */
    void spendFrom(Meter meter) {
        spendFrom(meter, -1);
    }

    /** Counts into this meter, where evaluations are those of a level of modelling. */
    void spendFrom(Meter meter, int level) {
        search.spendFrom(meter);
        scorer.spendFrom(meter, level);
    }

    /** Searches the root to a depth and returns its value as the mover sees it; outside the window it is a bound. */
    int root(int depth, int alpha, int beta) {
        return root(0, depth, alpha, beta);
    }

    /** Searches from a root that lies so many plies down the path. */
    int root(int plies, int depth, int alpha, int beta) {
        return search.root(plies, depth, alpha, beta);
    }

    /** See {@link NodeSearch#choice}; the line has a move then. */
    int choice(int plies, int depth) {
        return search.choice(plies, depth);
    }

    /** Whether every move of the root but the one at this place is worth less than {@code mark} to the mover. */
    boolean areOthersBelow(int mark, int place, int depth) {
        return search.without(place, depth, mark) < mark;
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

    /** See {@link NodeSearch#hasBetterThan}. */
    boolean hasBetterThan(int first) {
        return search.hasBetterThan(first);
    }

    /** What the best move of the root is worth at least, also where the search was stopped. */
    int valueSoFar() {
        return search.valueSoFar();
    }

    /** The line of the last search, the first move first. */
    List<Integer> line() {
        return variation.moves();
    }

    /** A number that is the same before and after a search that has seen everything. */
    long inexactCount() {
        return scorer.inexactCount();
    }
}
