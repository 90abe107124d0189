package org.outwit.core.work;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Divides work among threads that the caller has made. The asking thread works, too, so everything gets done even where the
 * executor has no thread to spare. Results come in the order of what they are of, with any number of threads.
 */
public final class Parallel {

    /** The asking thread does all the work. */
    public static final Parallel ALONE = new Parallel(Runnable::run, 1);

    private final Executor executor;
    private final int threads;

    /** {@code threads} is how many work at once, the one that asks included. */
    public Parallel(Executor executor, int threads) {
        if (threads < 1) throw new IllegalArgumentException("The threads (" + threads + ") must be one or more.");
        this.executor = executor;
        this.threads = threads;
    }

    /** Does the same with each item. */
    public <T, R> List<R> map(List<T> items, ProgressMonitor monitor, Function<? super T, ? extends R> work) {
        return map(items, monitor, () -> work, Function::apply);
    }

    /**
     * Does the same with each item, with something that each thread has for itself.
     *
     * @throws java.util.concurrent.CancellationException where the monitor stops it
     */
    public <T, S, R> List<R> map(
            List<T> items,
            ProgressMonitor monitor,
            Supplier<? extends S> own,
            BiFunction<? super S, ? super T, ? extends R> work) {
        Run<T, S, R> run = new Run<>(items, monitor, own, work);
        try {
            for (int i = 1; i < Math.min(threads, items.size()); i++) executor.execute(run);
        } catch (RejectedExecutionException e) {
            // Nobody is left to help, which only takes longer.
        }
        run.run();
        return run.results();
    }

    private static final class Run<T, S, R> implements Runnable {

        private final List<T> items;
        private final ProgressMonitor monitor;
        private final Supplier<? extends S> own;
        private final BiFunction<? super S, ? super T, ? extends R> work;
        private final AtomicInteger next = new AtomicInteger();
        private final Object[] results;
        private int working;
        private boolean closed;
        private Throwable failure;
        private volatile int failed = Integer.MAX_VALUE;

        Run(
                List<T> items,
                ProgressMonitor monitor,
                Supplier<? extends S> own,
                BiFunction<? super S, ? super T, ? extends R> work) {
            this.items = items;
            this.monitor = monitor;
            this.own = own;
            this.work = work;
            this.results = new Object[items.size()];
        }

        @Override
        public void run() {
            synchronized (this) {
                if (closed) return; // a thread that came too late
                working++;
            }
            int at = next.getAndIncrement();
            try {
                S mine = at < results.length ? own.get() : null;
                for (; at < results.length && at < failed; at = next.getAndIncrement()) {
                    monitor.throwIfStopped();
                    results[at] = work.apply(mine, items.get(at));
                }
            } catch (Throwable e) {
                fail(at, e);
            } finally {
                end();
            }
        }

        /** Of several failures that of the first item counts; no item before it is left out, so it is always the same. */
        private synchronized void fail(int at, Throwable e) {
            if (at >= failed) return;
            failed = at;
            failure = e;
        }

        private synchronized void end() {
            working--;
            notifyAll();
        }

        @SuppressWarnings("unchecked") // only work puts something there
        synchronized List<R> results() {
            closed = true;
            boolean interrupted = false;
            while (working > 0) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    interrupted = true; // what has begun ends soon
                }
            }
            if (interrupted) Thread.currentThread().interrupt();
            if (failure instanceof Error error) throw error;
            if (failure != null) throw (RuntimeException) failure;
            return (List<R>) Arrays.asList(results);
        }
    }
}
