package org.outwit.play.player;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import org.outwit.learn.example.Example;
import org.outwit.learn.foresight.Foresight;
import org.outwit.learn.online.OnlineLearner;

/** Tells a learner what somebody decides in the games that are watched, each decision once, and what they take back. */
public final class DecisionWatch<P extends Position> {

    /** Forgets what was decided in a game from a ply on. */
    private interface Forgetting {
        void forget(int game, int fromPly);
    }

    private final Consumer<Example<P>> telling;
    private final Forgetting forgetting;
    private final Supplier<List<Example<P>>> told;
    private GameHistory<P> seen;
    private int gameNumber;

    public DecisionWatch(OnlineLearner<P> learner) {
        this(learner::saw, learner::forget, learner::examples);
    }

    DecisionWatch(Foresight<P> foresight) {
        this(foresight::saw, foresight::forget, foresight::examples);
    }

    private DecisionWatch(Consumer<Example<P>> telling, Forgetting forgetting, Supplier<List<Example<P>>> told) {
        this.telling = telling;
        this.forgetting = forgetting;
        this.told = told;
    }

    /** Learns what these seats decided since the last time. A forced move is no decision, and neither is one that was given. */
    public void follow(GameHistory<P> history, IntPredicate seats) {
        boolean goesOn = goesOn(history);
        if (goesOn) tookBack(history);
        else gameNumber = 1 + told.get().stream().mapToInt(Example::game).max().orElse(-1);
        int from = Math.max(history.given(), goesOn ? seen.plies() : 0);
        seen = history;
        history.forEach((before, move, ply) -> {
            boolean theirs = ply >= from && before.mover() != Position.CHANCE && seats.test(before.mover());
            if (theirs && before.countMoves(new int[before.mostMoves()], 0) > 1) {
                telling.accept(new Example<>(Position.copyOf(before), move, gameNumber, ply));
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
        forgetting.forget(gameNumber, kept);
        seen = seen.upTo(kept);
    }
}
