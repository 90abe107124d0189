package org.outwit.core.engine;

import java.util.List;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/** One thread's way through the depths, from a root where somebody is to move. */
final class Iterations<P extends Position> {

    /** The first depth that guesses its value from the last. */
    private static final int ASPIRING_DEPTH = 4;

    private final NodeSearch<P> search;
    private final EndProof<P> proof;
    private final int sign;
    private final int mostDepth;
    private final int offset;
    private final int width;
    private final BestSoFar best = new BestSoFar();
    private EarlyStop<P> early; // null where time is not to be saved

    /**
     * @param proof of how the game ends from the same root
     * @param sign 1 where the viewer is to move, -1 where the other is
     * @param offset how many plies deeper than it says this one looks
     * @param width how far from the last value the next is guessed to be
     */
    Iterations(NodeSearch<P> search, EndProof<P> proof, int sign, int mostDepth, int offset, int width) {
        assert mostDepth > 0;
        this.search = search;
        this.proof = proof;
        this.sign = sign;
        this.mostDepth = Math.min(mostDepth, SearchNode.MOST_PLIES - 2);
        this.offset = offset;
        this.width = width;
    }

    /** Ends, too, where this one says that more time would hardly change the move. */
    Iterations<P> stoppingBy(EarlyStop<P> early) {
        this.early = early;
        return this;
    }

    /** Deepens within limits and tells the answer of every depth. */
    Result answer(Limits limits, Consumer<Result> progress) {
        return Meter.run(limits, meter -> deepen(meter, progress), this::interrupted);
    }

    private Result deepen(Meter meter, Consumer<Result> progress) {
        search.spendFrom(meter);
        for (int depth = 1; ; depth++) {
            long before = search.inexactCount();
            int value = aspire(Math.min(mostDepth, depth + offset));
            boolean complete = search.inexactCount() == before;
            List<Integer> line = search.line();
            Result result = best.finished(sign * value, line, depth, complete, meter.counts());
            if (!complete && isProved(value, depth, meter)) {
                complete = true;
                result = best.finished(sign * proof.value(), proof.line(), depth, true, meter.counts());
            }
            progress.accept(result);
            if (complete || depth >= mostDepth) return result;
            if (early != null && early.isSettled(depth, value, result.move(), meter)) {
                return result.after(StopReason.SETTLED, meter.counts());
            }
        }
    }

    /** Guesses that the value is near that of the last depth, and looks wider where it is not. */
    private int aspire(int depth) {
        if (!best.isKnown() || depth < ASPIRING_DEPTH) return search.root(depth, -Value.INFINITY, Value.INFINITY);
        int guess = sign * best.value();
        int below = width;
        int above = width;
        while (true) {
            int alpha = Math.max(-Value.INFINITY, guess - below);
            int beta = Math.min(Value.INFINITY, guess + above);
            int value = search.root(depth, alpha, beta);
            if (value > alpha && value < beta) return value;
            if (value <= alpha) below = wider(below);
            else {
                takeBetter();
                above = wider(above);
            }
        }
    }

    private int wider(int side) {
        return side > 64 * width ? 2 * Value.INFINITY : 4 * side;
    }

    /** Whether how the game ends is known for certain: then no depth has more to say. */
    private boolean isProved(int value, int depth, Meter meter) {
        int plies = search.pliesToEnd(value);
        return plies > 0 && plies <= depth && proof.confirms(value, plies, depth, meter);
    }

    /** Stopped in the midst of a depth: a move that was found better there than the last best is better. */
    private Result interrupted(StopReason reason, Counts counts) {
        takeBetter();
        return best.interrupted(reason, counts);
    }

    private void takeBetter() {
        if (!best.isKnown() || !search.hasBetterThan(best.finishedMove())) return;
        best.better(sign * search.valueSoFar(), sign > 0 ? Bound.LOWER : Bound.UPPER, search.line());
    }
}
