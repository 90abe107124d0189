package org.outwit.bench;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;

import aima.core.environment.connectfour.ConnectFourState;
import aima.core.search.adversarial.AlphaBetaSearch;
import aima.core.search.framework.Metrics;
import java.util.List;

/**
 * aima's Connect Four under aima's searches, in the three ways it can be asked. Its count {@code nodesExpanded} goes up
 * on entering a node, be it a leaf or not, as ours does; but a decision does not count the root, so one is added there.
 */
final class AimaConnectFour {

    private final AimaHorizon game;
    private final ConnectFourState root;
    private final String mover;
    private final int depth;

    AimaConnectFour(List<Integer> opening, int depth, HorizonJudgement judgement) {
        this.game = new AimaHorizon(judgement, opening.size() + depth);
        this.root = game.getInitialState().clone();
        opening.forEach(root::dropDisk);
        this.mover = game.getPlayer(root);
        this.depth = depth;
    }

    /** The value alone, with one window for the whole tree: node for node what Outwit searches. */
    RaceAnswer tree() {
        var search = AlphaBetaSearch.createFor(game);
        double value = search.maxValue(root, mover, NEGATIVE_INFINITY, POSITIVE_INFINITY);
        return RaceAnswer.ofValue(HorizonJudgement.fromAima(value), nodes(search.getMetrics()));
    }

    /** What its users call. It opens the window anew for every move at the root. */
    RaceAnswer decision() {
        var search = AlphaBetaSearch.createFor(game);
        int move = search.makeDecision(root);
        return RaceAnswer.ofMove(move, 1 + nodes(search.getMetrics()));
    }

    /** The search that has a depth of its own, held to this one. It asks the time at every node. */
    RaceAnswer deepening() {
        var search = new AimaDeepening<>(game, depth);
        int move = search.makeDecision(root);
        return RaceAnswer.of(move, HorizonJudgement.fromAima(search.value()), 1 + nodes(search.getMetrics()));
    }

    private static long nodes(Metrics metrics) {
        return metrics.getInt(AlphaBetaSearch.METRICS_NODES_EXPANDED);
    }
}
