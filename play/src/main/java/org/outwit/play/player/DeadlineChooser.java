package org.outwit.play.player;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;

/**
 * Answers in time on a busy machine. There a thread that computes may be suspended for tens of milliseconds, during which it
 * cannot look at the clock, while a thread that waits is woken soon. So the player thinks on a thread of the executor and the caller
 * waits. If no answer has come when the time is over, the last one that was told counts, or else the first legal move.
 *
 * <p>A late search ends as soon as its thread runs again, while the opponent thinks. The next one begins after that, and {@link
 * #close} waits for it.
 */
public final class DeadlineChooser<P extends Position> implements MoveChooser<P> {

    /** So that a search which ends by itself at its limit is not cut short. */
    private static final Duration GRACE = Duration.ofMillis(3);

    private final MoveChooser<P> chooser;
    private final Executor executor;
    private Answering answering;

    /** The executor begins at once what it is given, on a thread that is not the caller's. */
    public DeadlineChooser(MoveChooser<P> chooser, Executor executor) {
        this.chooser = chooser;
        this.executor = executor;
    }

    @Override
    public Result choose(Turn<P> turn) {
        long start = System.nanoTime();
        Answering next = new Answering(turn, answering);
        turn.progress().accept(next.last);
        executor.execute(next);
        answering = next; // now that it is known to run
        Duration time = turn.limits().time();
        if (time == null) return answering.answer(Long.MAX_VALUE);
        return answering.answer(time.plus(GRACE).toNanos() - (System.nanoTime() - start));
    }

    @Override
    public boolean isForeign() {
        return chooser.isForeign();
    }

    @Override
    public void tookBack(GameHistory<P> history) {
        end();
        chooser.tookBack(history);
    }

    @Override
    public void gameOver(GameHistory<P> history, int seat) {
        end();
        chooser.gameOver(history, seat);
    }

    @Override
    public void close() {
        end();
        chooser.close();
    }

    private void end() {
        if (answering == null) return;
        answering.over = true;
        answering.awaitEnd();
    }

    /** One move that is thought about. */
    private final class Answering implements Runnable {

        private final Turn<P> turn;
        private final Consumer<Result> progress;
        private final CountDownLatch done = new CountDownLatch(1);
        private volatile boolean over;
        private volatile Result last;
        private Answering before; // may still be running
        private Throwable failure; // read when it is done

        Answering(Turn<P> asked, Answering before) {
            Limits limits = asked.limits();
            this.turn = asked.within(
                            limits.stoppedBy(() -> over || limits.stop().getAsBoolean()))
                    .telling(this::tell);
            this.progress = asked.progress();
            this.last = Result.fallback(asked.anyMove(), StopReason.TIME, Counts.ZERO);
            this.before = before;
        }

        @Override
        public void run() {
            try {
                if (before != null) before.awaitEnd();
                before = null; // otherwise all earlier ones would stay in memory
                last = chooser.choose(turn);
            } catch (RuntimeException | Error e) {
                failure = e;
            } finally {
                done.countDown();
            }
        }

        private void tell(Result result) {
            last = result;
            if (!over) progress.accept(result);
        }

        /** Waits until it has ended, which is as soon as its thread runs again. An interruption is passed on. */
        void awaitEnd() {
            boolean interrupted = false;
            while (done.getCount() > 0) {
                try {
                    done.await();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) Thread.currentThread().interrupt();
        }

        Result answer(long nanos) {
            try {
                boolean inTime = done.await(nanos, TimeUnit.NANOSECONDS);
                over = true;
                if (inTime && failure instanceof RuntimeException ours) throw ours;
                if (inTime && failure instanceof Error ours) throw ours;
            } catch (InterruptedException e) {
                over = true;
                Thread.currentThread().interrupt();
            }
            return last;
        }
    }
}
