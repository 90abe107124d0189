package org.outwit.core.search;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Runs something in a thread with room for recursions of many thousand plies. */
public final class BigStack {

    private static final long BYTES = 512L << 20;

    private BigStack() {}

    /** What the task returns; where it fails, so does this, with its failure as the cause. */
    public static <T> T call(Callable<T> task) {
        FutureTask<T> future = new FutureTask<>(task);
        new Thread(null, future, "big stack", BYTES).start();
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
