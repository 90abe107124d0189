package org.outwit.web.job;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** How long work took since the server began, by kind. Those who wait are told from it how long they will. */
final class JobTimes {

    /** What is done so far says little of the rest before. */
    private static final double TELLING_SHARE = 0.05;

    /** How much the latest job changes the mean of its kind. */
    private static final double WEIGHT_OF_LATEST = 0.3;

    private final Map<String, Double> seconds = new HashMap<>();
    private final Map<String, Long> begun = new HashMap<>();

    synchronized void begin(Job job, long nanos) {
        begun.put(job.id(), nanos);
    }

    /** What failed or was cancelled says nothing of how long the next one takes. */
    synchronized void end(Job job, long nanos) {
        Long since = begun.remove(job.id());
        if (since == null || job.state() != Job.State.DONE) return;
        seconds.merge(job.kind(), (nanos - since) / 1e9, (mean, latest) -> mean + WEIGHT_OF_LATEST * (latest - mean));
    }

    /** What somebody who waits for these is told. */
    synchronized String waiting(List<Job> before, long nanos) {
        if (before.isEmpty()) return "waiting";
        String others = before.size() == 1 ? "waits for 1 other" : "waits for " + before.size() + " others";
        double sum = 0;
        for (Job each : before) {
            OptionalDouble left = left(each, nanos);
            if (left.isEmpty()) return others;
            sum += left.getAsDouble();
        }
        return others + ", " + about(sum);
    }

    private OptionalDouble left(Job job, long nanos) {
        Long since = begun.get(job.id());
        double spent = since == null ? 0 : (nanos - since) / 1e9;
        if (since != null && job.share() >= TELLING_SHARE)
            return OptionalDouble.of(spent * (1 - job.share()) / job.share());
        Double mean = seconds.get(job.kind());
        return mean == null ? OptionalDouble.empty() : OptionalDouble.of(Math.max(0, mean - spent));
    }

    private static String about(double seconds) {
        if (seconds < 10) return "a few seconds";
        if (seconds < 55) return "about " + 10 * Math.round(seconds / 10) + " seconds";
        long minutes = Math.round(seconds / 60);
        return minutes <= 1 ? "about a minute" : "about " + minutes + " minutes";
    }
}
