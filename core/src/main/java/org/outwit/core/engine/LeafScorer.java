package org.outwit.core.engine;

import org.outwit.core.endgame.Verdict;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;
import org.outwit.core.search.Meter;

/**
 * What positions are worth in the eyes of whoever moves: the viewer's judgement, seen from the other side where the other
 * moves; games that are over, the sooner won the better; verdicts of endgame tables. It also counts how often something
 * stood in for the truth, so that a search knows whether looking deeper could change anything.
 */
final class LeafScorer<P extends Position> {

    private final P position;
    private final Evaluator<P> evaluator;
    private final int viewer;
    private final boolean shorterWin;
    private final int decided;
    private Meter meter;
    private int level = -1;
    private long inexactCount;

    LeafScorer(P position, Evaluator<P> evaluator, int viewer, boolean shorterWin, int decided) {
        this.position = position;
        this.evaluator = evaluator;
        this.viewer = viewer;
        this.shorterWin = shorterWin;
        this.decided = decided;
    }

    /** Evaluations count into this meter, as those of a level of modelling unless that is negative. */
    void spendFrom(Meter meter, int level) {
        this.meter = meter;
        this.level = level;
    }

    Meter meter() {
        return meter;
    }

    long inexactCount() {
        return inexactCount;
    }

    /** A horizon, a shallow entry or a technique stands in for the truth. */
    void markInexact() {
        inexactCount++;
    }

    /** What was counted since then turned out not to matter. */
    void restore(long count) {
        assert count <= inexactCount;
        inexactCount = count;
    }

    /** The viewer's judgement, as the mover sees it, of a position that is not over: it stands in for the truth. */
    int evaluate() {
        inexactCount++;
        return guess();
    }

    /** That judgement, which may be known already. */
    int evaluate(int judged) {
        inexactCount++;
        return guess(judged);
    }

    /** That judgement as a mere hint. One that is known already is no evaluation and is not counted. */
    int guess(int judged) {
        return judged == TableEntry.UNJUDGED ? guess() : judged;
    }

    /** That judgement as a mere hint; who relies on it has to {@link #markInexact}. */
    int guess() {
        if (level < 0) meter.evaluation(false);
        else meter.evaluation(false, level);
        return judgement();
    }

    private int judgement() {
        int value = evaluator.ongoing(position, viewer);
        return position.mover() == viewer ? value : -value;
    }

    /** Whether that is the judgement; for assertions, so that nothing is counted. */
    boolean wouldJudge(int value) {
        return value == judgement();
    }

    /** The end of a game as the mover sees it. */
    int over(int ply) {
        int value = position.payoff(position.mover());
        if (!shorterWin || !isDecided(value)) return value;
        return value > 0 ? value - ply : value + ply;
    }

    /** A verdict of endgame tables as the mover sees it; the sooner a win the better, as far as scores can tell. */
    int judged(int verdict, int ply) {
        if (verdict == Verdict.DRAW) return 0;
        int plies = shorterWin ? Math.min(ply + Verdict.plies(verdict), SearchNode.MOST_PLIES - 1) : 0;
        return Verdict.isWin(verdict) ? decided - plies : plies - decided;
    }

    boolean isDecided(int value) {
        return decided != Tactics.NEVER_WON && Math.abs(value) >= decided - SearchNode.MOST_PLIES;
    }

    /** In how many plies a value says that the game is won or lost, or 0 where it does not say that. */
    int pliesToEnd(int value) {
        return shorterWin && isDecided(value) ? Math.max(0, decided - Math.abs(value)) : 0;
    }

    /** What the mover can get at most from a node that is not over: a win with the next move. */
    int mostFrom(int ply) {
        return shorterWin && decided != Tactics.NEVER_WON ? decided - ply - 1 : Value.INFINITY;
    }

    /** In the table wins are counted from the node, not from the root. */
    int toTable(int value, int ply) {
        if (!shorterWin || !isDecided(value)) return value;
        return value > 0 ? value + ply : value - ply;
    }

    int fromTable(int value, int ply) {
        if (!shorterWin || !isDecided(value)) return value;
        return value > 0 ? value - ply : value + ply;
    }
}
