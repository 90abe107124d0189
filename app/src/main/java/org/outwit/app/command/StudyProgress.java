package org.outwit.app.command;

import java.io.PrintWriter;
import org.outwit.learn.person.Step;
import org.outwit.learn.study.Watcher;

/** Tells how far a study is, at most every two seconds, and ends it on Ctrl-C. */
final class StudyProgress implements Watcher {

    private static final long EVERY_NANOS = 2_000_000_000L;

    private final PrintWriter err;
    private final Interruption interruption;
    private long lastTold = System.nanoTime();

    /** @param err where to tell, or null for nowhere */
    StudyProgress(PrintWriter err, Interruption interruption) {
        this.err = err;
        this.interruption = interruption;
    }

    boolean isStopped() {
        return interruption.isAsked();
    }

    void learning(Step step) {
        if (step.score().isEmpty()) tell("learning: depth " + step.depth());
    }

    @Override
    public boolean at(String doing, int done, int of) {
        if (System.nanoTime() - lastTold >= EVERY_NANOS) tell(doing + ": " + done + " of " + of);
        return !isStopped();
    }

    private void tell(String line) {
        lastTold = System.nanoTime();
        if (err != null) PersonOptions.tell(err, line);
    }
}
