package org.outwit.web.game;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import org.outwit.learn.example.Example;
import org.outwit.play.match.Clock;
import org.outwit.play.player.KnownOpponent;
import org.outwit.play.session.SessionEvent.InsightGained;
import org.outwit.play.session.SessionPlan;

/**
 * What the learners of one room know of whom they play: the visitor, or a program that the visitor watches. They go through what was
 * decided in earlier games before they play by it, which nobody waits for.
 */
final class Acquaintances<P extends Position> implements AutoCloseable {

    private final IntFunction<List<Example<P>>> earlier;
    private final Executor executor;
    private final Map<Integer, KnownOpponent<P>> known = new TreeMap<>(); // by the seat of the learner
    private final Set<Integer> begun = new TreeSet<>();
    private Supplier<GameHistory<P>> soFar;
    private IntConsumer reads;
    private Consumer<InsightGained<P>> told;

    /**
     * @param earlier what the opponent of a seat decided in other games
     * @param executor where that is read, and where lessons are learned
     */
    Acquaintances(
            SessionPlan<P> plan,
            GameSetup setup,
            SeatPlayers<P> players,
            IntFunction<List<Example<P>>> earlier,
            Executor executor) {
        this.earlier = earlier;
        this.executor = executor;
        for (int seat = 0; seat < plan.seats(); seat++) {
            if (seat == plan.you()) continue;
            int learner = seat;
            players.opponentOf(setup.player(seat), setup.seed() + seat).ifPresent(opponent -> {
                opponent.within(new Clock(plan.time(), plan.seats()).limit(plan.limits(), learner));
                known.put(learner, opponent);
            });
        }
    }

    /** The seats of those who learn. */
    Set<Integer> seats() {
        return Set.copyOf(known.keySet());
    }

    /**
     * Goes on from the game as it is.
     *
     * @param reads told the seat of a learner who has something to read
     * @param told what is known when all was read, on the thread that has read it
     */
    void follow(Supplier<GameHistory<P>> soFar, IntConsumer reads, Consumer<InsightGained<P>> told) {
        this.soFar = soFar;
        this.reads = reads;
        this.told = told;
    }

    /** Whom the learner of this seat plays. Begins to read if that was not begun. */
    KnownOpponent<P> of(int seat) {
        read(seat);
        return known.get(seat);
    }

    /** Begins to read, once. */
    void read(int seat) {
        if (!begun.add(seat)) return;
        KnownOpponent<P> opponent = known.get(seat);
        List<Example<P>> decisions = earlier.apply(seat);
        GameHistory<P> now = soFar.get();
        if (!decisions.isEmpty() || now.plies() > 0) reads.accept(seat);
        opponent.read(decisions, now, seat, executor)
                .thenRun(() -> told.accept(new InsightGained<>(seat, opponent.insight())));
    }

    @Override
    public void close() {
        known.values().forEach(KnownOpponent::close);
    }
}
