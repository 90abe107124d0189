package org.outwit.web.job;

/** A kind of long work. It may be stopped at any time and begun again, on the same plan, by the next server. */
public interface JobKind {

    /** Short and fixed, since it is written down. */
    String name();

    /** Whether it waits behind a study. */
    default JobWeight weight() {
        return JobWeight.HEAVY;
    }

    /**
     * Does the work and returns what came out, as JSON. What it throws with a sentence ({@link org.outwit.core.game.InputException},
     * {@link org.outwit.web.http.Refusal}) is shown as the reason why it failed.
     *
     * @throws java.util.concurrent.CancellationException where it was asked to stop
     */
    String run(JobWork work) throws Exception;

    /**
     * The job has ended for good, in any way, also where it was cancelled before its turn had come: nobody will ask for what was
     * kept for it.
     */
    default void ended(Job job) {}
}
