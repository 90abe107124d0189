package org.outwit.play.player;

import java.util.Random;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;

/** Plays a random legal move, each with the same probability. Others are measured against it. */
final class RandomMoves<P extends Position> implements Search<P> {

    private final Random random;

    RandomMoves(long seed) {
        this.random = new Random(seed);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        int[] moves = new int[root.mostMoves()];
        int end = root.moves(moves, 0);
        Counts one = new Counts(1, 1, 0, 0);
        return end == 0 ? Result.stopped(StopReason.FINISHED, one) : Result.played(moves[random.nextInt(end)], one);
    }
}
