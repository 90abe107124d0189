package org.outwit.lab.models;

import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.strategy.LearnStrategy;
import org.outwit.learn.strategy.LearnedStrategy;
import org.outwit.learn.strategy.StrategyOptions;

/**
 * A player who learns the opponent while playing them, as the paper's OLSY does: after every ten of their moves a strategy is learned from
 * all of them, and M* plays with it. Before the first lesson it plays minimax.
 */
final class OlsySession {

    private static final int EVERY = 10;

    /** What it plays after a lesson, and by which model; none before the first. */
    record Lesson(FixedDepthPlayer player, Optional<LearnedStrategy<DraughtsPosition>> model) {}

    private final int depth;
    private final StrategyOptions options;
    private final NavigableMap<Integer, Lesson> lessons = new TreeMap<>();

    /** {@code depth} is how far it looks ahead; it expects nobody to look further than one ply more. */
    OlsySession(int depth, ProgressMonitor monitor) {
        this.depth = depth;
        this.options = StrategyOptions.toDepth(depth + 1).withRounds(3).watchedBy(monitor);
        lessons.put(0, new Lesson(FixedDepthPlayer.minimax(SamuelTerms.F1, depth), Optional.empty()));
    }

    /** The player who has seen these moves; learns where there are enough new ones. */
    FixedDepthPlayer player(List<Example<DraughtsPosition>> seen) {
        int enough = seen.size() / EVERY * EVERY;
        if (!lessons.containsKey(enough)) lessons.put(enough, lesson(seen.subList(0, enough)));
        return lessons.get(enough).player();
    }

    private Lesson lesson(List<Example<DraughtsPosition>> seen) {
        LearnedStrategy<DraughtsPosition> best = new LearnStrategy<>(
                        SamuelTerms.GAME, SamuelTerms.tenFeatures(), options)
                .learn(seen)
                .best();
        if (best == null) return lessons.lastEntry().getValue();
        return new Lesson(
                FixedDepthPlayer.mStar(SamuelTerms.F1, depth, best.evaluator(), best.depth()), Optional.of(best));
    }

    /** The lesson that was learned from {@code moves} moves. */
    Lesson after(int moves) {
        return lessons.floorEntry(moves).getValue();
    }
}
