package org.outwit.web;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.PostgresServer;
import org.outwit.lab.database.SqliteFile;

/**
 * One server for one database. Two would each do the same jobs, and each play the same game without knowing of the other's moves; so
 * the second is refused. Other programs use the database as ever.
 */
final class OnlyServer implements AutoCloseable {

    private static final int PAUSE_MILLIS = 100;

    /**
     * How much is waited.
     *
     * @param tries how often a lock that another one has is asked for: one that ends this very moment is waited for
     * @param pause between two of them
     * @param watchMillis between two looks whether the lock is still ours
     */
    record Patience(int tries, Runnable pause, int watchMillis) {

        static final Patience USUAL = new Patience(50, OnlyServer::pause, 5000);
    }

    private final DatabasePlace place;
    private final ServerLock lock;
    private final Patience patience;
    private volatile boolean closed;

    private OnlyServer(DatabasePlace place, Patience patience) {
        this.place = place;
        this.lock = place instanceof SqliteFile sqlite
                ? new FileServerLock(sqlite)
                : new PostgresServerLock((PostgresServer) place);
        this.patience = patience;
    }

    static OnlyServer of(DatabasePlace place, Patience patience) {
        OnlyServer only = new OnlyServer(place, patience);
        if (only.take()) return only;
        throw new InputException("Another 'outwit serve' uses " + place.shown()
                + " already. Open that one, or take another folder with --data.");
    }

    private boolean take() {
        for (int tries = 1; tries <= patience.tries && !closed; tries++) {
            if (lock.take()) return true;
            if (tries < patience.tries) patience.pause.run();
        }
        return false;
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InputException("The server was asked to end while it waited for another one to end.");
        }
    }

    /** Looks now and then, until this is closed, whether the lock is still ours. */
    void watch(Executor executor, Consumer<String> lost) {
        if (!lock.canBeLost()) return;
        executor.execute(() -> {
            Optional<String> why = Optional.empty();
            while (why.isEmpty() && awaitNext()) why = check();
            why.ifPresent(lost);
        });
    }

    private synchronized boolean awaitNext() {
        try {
            if (!closed) wait(patience.watchMillis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        return !closed;
    }

    /**
     * Takes the lock again where it was lost. As long as the database cannot be reached, this server changes nothing in it either, so
     * it waits.
     *
     * @return why this server has to end: another one has the database now
     */
    synchronized Optional<String> check() {
        try {
            if (closed || lock.isHeld() || take() || closed) return Optional.empty();
        } catch (InputException e) {
            return Optional.empty();
        }
        return Optional.of("The connection to " + place.shown()
                + " was lost for a while, and another 'outwit serve' uses it now. This one has ended.");
    }

    @Override
    public void close() {
        closed = true;
        synchronized (this) {
            notifyAll();
            lock.close();
        }
    }
}
