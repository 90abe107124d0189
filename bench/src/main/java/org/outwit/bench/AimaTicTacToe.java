package org.outwit.bench;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;

import aima.core.environment.tictactoe.TicTacToeGame;
import aima.core.environment.tictactoe.TicTacToeState;
import aima.core.search.adversarial.AlphaBetaSearch;
import aima.core.search.adversarial.MinimaxSearch;
import aima.core.search.framework.Metrics;
import aima.core.util.datastructure.XYLocation;
import java.util.List;

/**
 * aima's tic-tac-toe, solved by aima's searches. It lists cells column by column where Outwit goes row by row, so
 * Outwit's cell {@code n} stands for column {@code n / 3} and row {@code n % 3} here: the same game across the diagonal,
 * in the same order. Nodes are counted as in {@link AimaConnectFour}.
 */
final class AimaTicTacToe {

    private static final int SIDE = 3;

    private final TicTacToeGame game = new TicTacToeGame();
    private final TicTacToeState root = game.getInitialState().clone();
    private final String mover;

    AimaTicTacToe(List<Integer> opening) {
        for (int cell : opening) root.mark(cell / SIDE, cell % SIDE);
        this.mover = game.getPlayer(root);
    }

    RaceAnswer minimaxTree() {
        var search = MinimaxSearch.createFor(game);
        double value = search.maxValue(root, mover);
        return RaceAnswer.ofValue(outcome(value), nodes(search.getMetrics()));
    }

    RaceAnswer minimaxDecision() {
        var search = MinimaxSearch.createFor(game);
        XYLocation move = search.makeDecision(root);
        return RaceAnswer.ofMove(cell(move), 1 + nodes(search.getMetrics()));
    }

    /** One window for the whole tree, as in Outwit. */
    RaceAnswer alphaBetaTree() {
        var search = AlphaBetaSearch.createFor(game);
        double value = search.maxValue(root, mover, NEGATIVE_INFINITY, POSITIVE_INFINITY);
        return RaceAnswer.ofValue(outcome(value), nodes(search.getMetrics()));
    }

    /** The window is opened anew for every move at the root. */
    RaceAnswer alphaBetaDecision() {
        var search = AlphaBetaSearch.createFor(game);
        XYLocation move = search.makeDecision(root);
        return RaceAnswer.ofMove(cell(move), 1 + nodes(search.getMetrics()));
    }

    /** -1, 0 or 1. */
    private static int outcome(double utility) {
        return (int) (2 * utility - 1);
    }

    private static int cell(XYLocation move) {
        return SIDE * move.getXCoOrdinate() + move.getYCoOrdinate();
    }

    private static long nodes(Metrics metrics) {
        return metrics.getInt(AlphaBetaSearch.METRICS_NODES_EXPANDED);
    }
}
