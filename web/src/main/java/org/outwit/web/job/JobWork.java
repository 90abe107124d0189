package org.outwit.web.job;

import java.util.function.Consumer;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/** A job for the one who does it: what to do, whom to tell how far it is, and whether to stop. */
public final class JobWork implements ProgressMonitor {

    private static final long PAUSE_NANOS = 200_000_000;

    private final Consumer<Job> told;
    private final Consumer<Job> noted;
    private volatile Job job; // read without a lock: showing all jobs holds another one, which telling needs
    private long lastTold;
    private boolean taken;
    private volatile boolean stopped;
    private volatile boolean unwanted;

    JobWork(Job job, Consumer<Job> told, Consumer<Job> noted) {
        this.job = job;
        this.told = told;
        this.noted = noted;
    }

    public String id() {
        return job.id();
    }

    public String visitor() {
        return job.visitor();
    }

    /** What to do. */
    public JsonNode plan() {
        return JsonText.object(job.plan());
    }

    /** Where an earlier server came to; empty at the beginning. */
    public String memory() {
        return job.memory();
    }

    /** Writes down where to go on if the server ends. */
    public synchronized void remember(String note) {
        job = job.remembering(note);
        noted.accept(job);
    }

    /** Tells pages at most five times a second. */
    @Override
    public synchronized void progress(String activity, long done, long total) {
        double share = total <= 0 ? -1 : Math.min(1, (double) done / total);
        job = job.with(Job.State.RUNNING, activity, share, "");
        long now = System.nanoTime();
        if (now - lastTold < PAUSE_NANOS) return;
        lastTold = now;
        told.accept(job);
    }

    @Override
    public boolean isStopped() {
        return stopped;
    }

    /** Only one gets it: the thread that does it, or the one that cancels it before. */
    synchronized boolean take() {
        boolean first = !taken;
        taken = true;
        return first;
    }

    /** Says what it waits for. @return whether it does: nothing changes once somebody has taken it */
    synchronized boolean waits(String sentence) {
        if (taken || sentence.equals(job.activity())) return false;
        job = job.with(Job.State.WAITING, sentence, -1, "");
        return true;
    }

    /** Ends the server's interest in it, not the visitor's. */
    void stop() {
        stopped = true;
    }

    /** The visitor does not want it any more. */
    void cancel() {
        unwanted = true;
        stopped = true;
    }

    boolean isUnwanted() {
        return unwanted;
    }

    /** How far it is; waits for nobody. */
    Job job() {
        return job;
    }

    synchronized Job become(Job.State state, String activity, double share, String result) {
        job = job.with(state, activity, share, result);
        return job;
    }
}
