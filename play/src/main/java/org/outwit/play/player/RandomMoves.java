package org.outwit.play.player;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;
import org.outwit.core.turn.Observation;

/** Plays a random legal move, each with the same probability. Others are measured against it. */
final class RandomMoves<P extends Position> implements Search<P>, SearchMaker<P> {

    private static final Counts ONE = new Counts(1, 1, 0, 0);

    private final Random random;

    RandomMoves(long seed) {
        this.random = new Random(seed);
    }

    @Override
    public Search<P> from(P root, int viewer, Consumer<Result> progress) {
        return this;
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        int[] moves = new int[root.mostMoves()];
        int end = root.moves(moves, 0);
        return end == 0 ? Result.stopped(StopReason.FINISHED, ONE) : Result.played(moves[random.nextInt(end)], ONE);
    }

    @Override
    public Result shown(Observation.Shown<P> shown, Limits limits) {
        List<Integer> moves = shown.sight().moves();
        return Result.played(moves.get(random.nextInt(moves.size())), ONE);
    }
}
