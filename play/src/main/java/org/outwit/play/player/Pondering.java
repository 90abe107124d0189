package org.outwit.play.player;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Observation;
import org.outwit.core.turn.Turn;

/**
 * Thinks while the opponent thinks. After its move the player searches the position that it expects next. What it finds stays in its
 * table, so its next search goes deeper in the same time. If another reply comes, positions that both have in common still help.
 *
 * <p>The player is asked by one thread at a time: {@link #choose} and {@link #close} first stop the other thread, which takes some
 * milliseconds.
 */
public final class Pondering<P extends Position> implements MoveChooser<P> {

    /** The opponent may have left for lunch, and the machine need not work all that time. */
    private static final Duration LONGEST = Duration.ofMinutes(10);

    private final MoveChooser<P> chooser;
    private final Executor executor;
    private final Consumer<Result> pondered;
    private Optional<ReplyForecast> forecast = Optional.empty();
    private Optional<ResortForecast> resort = Optional.empty();
    private Thought thought;

    /** The executor begins at once what it is given, on a thread that is not the caller's. */
    public Pondering(MoveChooser<P> chooser, Executor executor) {
        this(chooser, executor, result -> {});
    }

    /** {@code pondered} is told of every depth that is finished while the opponent thinks, by the thread that does it. */
    public Pondering(MoveChooser<P> chooser, Executor executor, Consumer<Result> pondered) {
        this.chooser = chooser;
        this.executor = executor;
        this.pondered = pondered;
    }

    @Override
    public Optional<ReplyForecast> forecast() {
        return forecast;
    }

    @Override
    public Optional<ResortForecast> resort() {
        return resort;
    }

    @Override
    public Result choose(Turn<P> turn) {
        if (turn.observation() instanceof Observation.Shown)
            return chooser.choose(turn); // whose next turn nobody knows
        Optional<Result> before = stop(turn.position().key());
        Result answer = chooser.choose(turn);
        forecast = chooser.forecast(); // before it ponders and expects something else
        resort = chooser.resort();
        // If there was no time for a single depth, what was pondered is better than a fallback move.
        if (!answer.isKnown() && answer.reason() != StopReason.BOOK) answer = before.orElse(answer);
        expected(turn, answer.line()).ifPresent(this::begin);
        return answer;
    }

    @Override
    public boolean isForeign() {
        return chooser.isForeign();
    }

    @Override
    public void tookBack(GameHistory<P> history) {
        stop(0);
        chooser.tookBack(history);
    }

    @Override
    public void gameOver(GameHistory<P> history, int seat) {
        stop(0);
        chooser.gameOver(history, seat);
    }

    @Override
    public Optional<Insight<P>> insight() {
        return chooser.insight();
    }

    @Override
    public void close() {
        try {
            stop(0);
        } finally {
            chooser.close();
        }
    }

    /** The next turn of this player on the expected line, after a move of the opponent. */
    private static <P extends Position> Optional<Turn<P>> expected(Turn<P> turn, List<Integer> line) {
        GameHistory<P> history = turn.history();
        for (int i = 0; i < line.size(); i++) {
            history = history.then(line.get(i));
            P position = history.end();
            if (position.isOver()) break;
            if (position.mover() != turn.seat()) continue;
            return i == 0
                    ? Optional.empty()
                    : Optional.of(Turn.of(history, Limits.depth(turn.limits().depth())));
        }
        return Optional.empty();
    }

    private void begin(Turn<P> next) {
        Thought begun = new Thought(next);
        executor.execute(begun);
        thought = begun;
    }

    /** Ends the pondering, if there is any, and returns what it found out about this position. */
    private Optional<Result> stop(long key) {
        if (thought == null) return Optional.empty();
        Thought last = thought;
        thought = null;
        last.end();
        return last.key == key ? Optional.ofNullable(last.found) : Optional.empty();
    }

    /** One position that is pondered. */
    private final class Thought implements Runnable {

        private final Turn<P> turn;
        private final long key;
        private final CountDownLatch over = new CountDownLatch(1);
        private volatile boolean ended;
        private Result found; // read when it is over, like the failure
        private RuntimeException failure;

        Thought(Turn<P> next) {
            this.turn = next.within(next.limits().withTime(LONGEST).stoppedBy(() -> ended))
                    .telling(pondered);
            this.key = next.position().key();
        }

        @Override
        public void run() {
            try {
                Result result = chooser.choose(turn);
                if (result.isKnown()) found = result;
            } catch (RuntimeException e) {
                failure = e;
            } finally {
                over.countDown();
            }
        }

        void end() {
            ended = true;
            boolean interrupted = false;
            while (over.getCount() > 0) {
                try {
                    over.await();
                } catch (InterruptedException e) {
                    interrupted = true; // it ends within milliseconds; the interruption is passed on
                }
            }
            if (interrupted) Thread.currentThread().interrupt();
            if (failure != null) throw failure;
        }
    }
}
