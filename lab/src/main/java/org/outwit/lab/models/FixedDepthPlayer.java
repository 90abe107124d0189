package org.outwit.lab.models;

import java.util.function.Consumer;
import org.outwit.core.bounds.LinearSums;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * A player of the paper, who looks a fixed number of plies ahead. The paper's searches do not prune; these do, and choose the same moves: the
 * first best by the definition.
 */
record FixedDepthPlayer(Search<DraughtsPosition> search, int depth) {

    /** Small tables are fastest at these depths. */
    private static final int TABLE_BYTES = 1 << 16;

    /** A table pays from here on. */
    private static final int DEEP = 7;

    static FixedDepthPlayer minimax(Evaluator<DraughtsPosition> function, int depth) {
        if (depth >= DEEP && isOpposed(function)) return mStar(function, depth, function, Player.AS_DEEP_AS_WE);
        return new FixedDepthPlayer(new AlphaBeta<>(function), depth);
    }

    /** Plays M*, taking the other for a player of minimax. */
    static FixedDepthPlayer mStar(
            Evaluator<DraughtsPosition> function, int depth, Evaluator<DraughtsPosition> theirs, int theirDepth) {
        Player<DraughtsPosition> player =
                new Player<>(function, Player.AS_DEEP_AS_WE, 0, new Player<>(theirs, theirDepth, 0, null));
        return new FixedDepthPlayer(
                new ModelEngine<>(SamuelTerms.GAME, player, new TranspositionTable(TABLE_BYTES)), depth);
    }

    /** What is good for one is as bad for the other. Then M* with the same function for both is minimax, and its engine has a table. */
    private static boolean isOpposed(Evaluator<DraughtsPosition> function) {
        return function instanceof LinearEvaluator<DraughtsPosition> linear
                && LinearSums.of(linear, linear).equals(new Interval(0, 0));
    }

    /** The same player, whose every position somebody looks at, too. */
    FixedDepthPlayer seenBy(Consumer<DraughtsPosition> watcher) {
        return new FixedDepthPlayer(
                (root, viewer, limits) -> {
                    watcher.accept(root);
                    return search.search(root, viewer, limits);
                },
                depth);
    }

    int move(DraughtsPosition position) {
        return search.search(position, Limits.depth(depth)).move();
    }
}
