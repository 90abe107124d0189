package org.outwit.web.job;

/**
 * Long work as pages show it.
 *
 * @param title what it is, in words for people
 * @param plan what to do, as JSON
 * @param activity what is being done now, or why it failed
 * @param share how much is done, from 0 to 1; negative where that is not known
 * @param memory where it goes on after a restart, as its kind wrote it down
 * @param result what came out, as JSON; empty before
 */
public record Job(
        String id,
        String visitor,
        String kind,
        String title,
        String plan,
        State state,
        String activity,
        double share,
        String memory,
        String result,
        long created) {

    /** How far it is. */
    public enum State {
        WAITING,
        RUNNING,
        DONE,
        FAILED,
        CANCELLED;

        public boolean isEnd() {
            return this != WAITING && this != RUNNING;
        }
    }

    Job with(State state, String activity, double share, String result) {
        return new Job(id, visitor, kind, title, plan, state, activity, share, memory, result, created);
    }

    Job remembering(String note) {
        return new Job(id, visitor, kind, title, plan, state, activity, share, note, result, created);
    }

    /** The job without what only the server needs. */
    public JobView shown() {
        return JobView.of(this);
    }
}
