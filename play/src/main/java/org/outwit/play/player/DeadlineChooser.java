package org.outwit.play.player;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.turn.Turn;

/**
 * Answers in time on a machine that is busy. Who computes is not let run for tens of milliseconds where others compute,
 * too, and cannot look at the clock then; who only waits is woken soon. So the player thinks in a thread of his own, and
 * whoever asked waits: if there is no answer when the time is over, the last one that was told is given, and where none was,
 * the first legal move.
 *
 * <p>A search that is late ends when it is let run again, while the opponent thinks; the next one begins after that. The
 * thread ends with {@link #close}.
 */
public final class DeadlineChooser<P extends Position> implements MoveChooser<P> {

    /** A search that ends by itself at its limit is not cut short. */
    private static final Duration GRACE = Duration.ofMillis(3);

    private final MoveChooser<P> chooser;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(DeadlineChooser::thread);
    private Answering answering;

    public DeadlineChooser(MoveChooser<P> chooser) {
        this.chooser = chooser;
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "outwit-thinking");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public Result choose(Turn<P> turn) {
        long start = System.nanoTime();
        answering = new Answering(turn);
        turn.progress().accept(answering.last);
        thread.execute(answering);
        Duration time = turn.limits().time();
        if (time == null) return answering.answer(Long.MAX_VALUE);
        return answering.answer(time.plus(GRACE).toNanos() - (System.nanoTime() - start));
    }

    @Override
    public void close() {
        if (answering != null) answering.over = true;
        thread.shutdown();
        boolean interrupted = false;
        while (!thread.isTerminated()) {
            try {
                thread.awaitTermination(1, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                interrupted = true; // it ends as soon as it is let run; the caller's wish is kept
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
        chooser.close();
    }

    /** One move that is thought about. */
    private final class Answering implements Runnable {

        private final Turn<P> turn;
        private final Consumer<Result> progress;
        private final CountDownLatch done = new CountDownLatch(1);
        private volatile boolean over;
        private volatile Result last;
        private RuntimeException failure; // read when it is done

        Answering(Turn<P> asked) {
            Limits limits = asked.limits();
            this.turn = asked.within(
                            limits.stoppedBy(() -> over || limits.stop().getAsBoolean()))
                    .telling(this::tell);
            this.progress = asked.progress();
            this.last = first(asked.position());
        }

        private Result first(P root) {
            int[] moves = new int[root.mostMoves()];
            root.moves(moves, 0);
            return Result.fallback(moves[0], StopReason.TIME, Counts.ZERO);
        }

        @Override
        public void run() {
            try {
                last = chooser.choose(turn);
            } catch (RuntimeException e) {
                failure = e;
            } finally {
                done.countDown();
            }
        }

        private void tell(Result result) {
            last = result;
            if (!over) progress.accept(result);
        }

        Result answer(long nanos) {
            try {
                boolean inTime = done.await(nanos, TimeUnit.NANOSECONDS);
                over = true;
                if (inTime && failure != null) throw failure;
            } catch (InterruptedException e) {
                over = true;
                Thread.currentThread().interrupt();
            }
            return last;
        }
    }
}
