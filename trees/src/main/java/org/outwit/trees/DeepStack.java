package org.outwit.trees;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.outwit.core.tree.TreeException;

/**
 * Runs recursive searches of deep trees. The stack of a thread is reserved, not taken, when the thread starts: memory is
 * spent only on the plies that a search really goes down.
 */
public final class DeepStack {

    /** Plies that fit into the stack of any thread, so that small questions need none of their own. */
    private static final int SHALLOW = 200;

    /** The hungriest of the two-player searches takes 520 bytes a ply, interpreted or compiled; others may take more. */
    private static final long BYTES_PER_PLY = 2048;

    private static final long LARGEST = 1L << 30;

    private DeepStack() {}

    /** The result of a task that recurses this deep; a {@link TreeException} where stack or memory do not suffice. */
    public static <T> T call(int plies, Supplier<T> task) {
        try {
            return plies <= SHALLOW ? task.get() : onThread(plies, task);
        } catch (StackOverflowError e) {
            throw new TreeException(
                    "The tree is " + plies + " plies deep, too deep for the recursion of this algorithm.");
        } catch (OutOfMemoryError e) {
            throw new TreeException("The search needs too much memory; " + moreMemory() + ".");
        }
    }

    /** What a user can do about it. */
    static String moreMemory() {
        long most = Runtime.getRuntime().maxMemory() >> 20;
        return "Java may take " + most + " MB here, and OUTWIT_JAVA_OPTS=-Xmx…g allows more";
    }

    private static <T> T onThread(int plies, Supplier<T> task) {
        FutureTask<T> future = new FutureTask<>((Callable<T>) task::get);
        long bytes = Math.min(LARGEST, (1 << 24) + plies * BYTES_PER_PLY);
        Thread thread = new Thread(null, future, "search", bytes);
        thread.setDaemon(true);
        thread.start();
        try {
            return future.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) throw error;
            throw (RuntimeException) e.getCause();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TreeException("The search was interrupted.");
        }
    }
}
