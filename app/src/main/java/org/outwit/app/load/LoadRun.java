package org.outwit.app.load;

import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.outwit.core.work.ProgressMonitor;

/** Loads a server as a plan says, until the time is over or somebody stops it. */
public final class LoadRun {

    private static final int REQUESTS_A_SECOND = 5;

    private static final long IDLE_MILLIS = 5000;
    private static final int MOST_WINDOWS = 6;
    private static final double REST = 0.01;

    private final LoadPlan plan;
    private final LoadClient client;
    private final LoadTally tally = new LoadTally();
    private final ProgressMonitor monitor;
    private volatile boolean over;

    /** @param executor runs what happens when answers come */
    public LoadRun(LoadPlan plan, Executor executor, ProgressMonitor monitor) {
        this.plan = plan;
        this.client = new LoadClient(plan.server(), executor);
        this.monitor = monitor;
    }

    /** What was seen so far; grows until the end. */
    public LoadTally tally() {
        return tally;
    }

    /** Opens the pages that do nothing. */
    public List<WebSocket> openPages() {
        List<CompletableFuture<WebSocket>> opened = new ArrayList<>();
        for (int i = 0; i < plan.pages(); i++)
            opened.add(client.watch("jobs", told -> {}, what -> {
                if (!over) tally.errors().add(what);
            }));
        List<WebSocket> pages = new ArrayList<>();
        for (CompletableFuture<WebSocket> each : opened) pages.add(each.join());
        return pages;
    }

    /**
     * The share of a processor that a server takes while nothing happens, when it has come to rest after its start; or what it takes
     * then, where it does not.
     *
     * @param used what it has used so far
     */
    public double idleShare(Supplier<Duration> used) throws InterruptedException {
        double share = 1;
        for (int i = 0; i < MOST_WINDOWS && share > REST && !monitor.isStopped(); i++) {
            Duration before = used.get();
            long begin = System.nanoTime();
            waitFor(IDLE_MILLIS, "idle pages", () -> {});
            share = (double) used.get().minus(before).toNanos() / (System.nanoTime() - begin);
        }
        return share;
    }

    /** Plays, and asks for other things meanwhile. */
    public void play() throws InterruptedException {
        SteadyRequests others = new SteadyRequests(client, tally);
        BooleanSupplier ended = () -> over;
        List<LoadGame> games = new ArrayList<>();
        for (int i = 0; i < plan.games(); i++) games.add(new LoadGame(client, plan, tally, ended, plan.seed() + i));
        games.forEach(LoadGame::begin);
        try {
            waitFor(plan.time().toMillis(), "games under load", others::ask);
        } finally {
            over = true;
            games.forEach(LoadGame::close);
        }
    }

    private void waitFor(long millis, String activity, Runnable step) throws InterruptedException {
        long begin = System.nanoTime();
        for (int i = 0; !monitor.isStopped(); i++) {
            long passed = (System.nanoTime() - begin) / 1_000_000;
            monitor.progress(activity, Math.min(passed, millis) / 1000, millis / 1000);
            if (passed >= millis) return;
            long next = (i + 1) * 1000L / REQUESTS_A_SECOND;
            step.run();
            Thread.sleep(Math.max(1, next - passed));
        }
    }

    /** Pages that are closed from now on are no errors. */
    public void end(List<WebSocket> pages) {
        over = true;
        pages.forEach(WebSocket::abort);
    }
}
