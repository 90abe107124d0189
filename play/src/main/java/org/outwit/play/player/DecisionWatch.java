package org.outwit.play.player;

import java.util.function.IntPredicate;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import org.outwit.learn.example.Example;
import org.outwit.learn.online.OnlineLearner;

/** Tells a learner what somebody decides in the games that are watched, each decision once, and what they take back. */
public final class DecisionWatch<P extends Position> {

    private final OnlineLearner<P> learner;
    private GameHistory<P> seen;
    private int gameNumber;

    public DecisionWatch(OnlineLearner<P> learner) {
        this.learner = learner;
    }

    /** Learns what these seats decided since the last time. A forced move is no decision, and neither is one that was given. */
    public void follow(GameHistory<P> history, IntPredicate seats) {
        boolean goesOn = goesOn(history);
        if (goesOn) tookBack(history);
        else
            gameNumber = 1
                    + learner.examples().stream().mapToInt(Example::game).max().orElse(-1);
        int from = Math.max(history.given(), goesOn ? seen.plies() : 0);
        seen = history;
        history.forEach((before, move, ply) -> {
            boolean theirs = ply >= from && before.mover() != Position.CHANCE && seats.test(before.mover());
            if (theirs && before.countMoves(new int[before.mostMoves()], 0) > 1) {
                learner.saw(new Example<>(Position.copyOf(before), move, gameNumber, ply));
            }
        });
    }

    private boolean goesOn(GameHistory<P> history) {
        return seen != null && history.isSameGameAs(seen);
    }

    /** Nothing is learned from moves that were taken back. */
    public void tookBack(GameHistory<P> history) {
        if (!goesOn(history)) return;
        int kept = history.sharedWith(seen);
        if (kept == seen.plies()) return;
        learner.forget(gameNumber, kept);
        seen = seen.upTo(kept);
    }
}
