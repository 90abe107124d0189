package org.outwit.app.load;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What came out of a load test.
 *
 * @param start how long the server took to start; empty where it was there already
 * @param idleShare of one processor that the idle pages cost; NaN where that is not known
 * @param heap what the server's objects take at the end, garbage included
 * @param resident what the system counts as its memory at the end
 */
public record LoadReport(
        LoadPlan plan,
        LoadTally tally,
        Optional<Duration> start,
        double idleShare,
        OptionalLong heap,
        OptionalLong resident) {

    private static final long MEGABYTE = 1 << 20;

    /** For other programs. */
    public Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("games", plan.games());
        object.put("pages", plan.pages());
        object.put("game", plan.game());
        object.put("against", plan.against());
        object.put("milliseconds", plan.millis());
        object.put("seconds", plan.time().toSeconds());
        object.put("begun", tally.games());
        object.put("ended", tally.endedGames());
        start.ifPresent(took -> object.put("start-milliseconds", took.toMillis()));
        if (!Double.isNaN(idleShare)) object.put("idle-processor-share", idleShare);
        object.put("move", numbers(tally.moves()));
        object.put("answer", numbers(tally.answers()));
        object.put("requests", numbers(tally.requests()));
        heap.ifPresent(bytes -> object.put("heap-megabytes", bytes / MEGABYTE));
        resident.ifPresent(bytes -> object.put("resident-megabytes", bytes / MEGABYTE));
        object.put("errors", tally.errors().counts());
        return object;
    }

    private static Map<String, Object> numbers(Latencies latencies) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("count", latencies.count());
        if (latencies.count() > 0) {
            object.put("p50", latencies.millis(0.5));
            object.put("p95", latencies.millis(0.95));
            object.put("p99", latencies.millis(0.99));
        }
        return object;
    }

    /** The memory in words. */
    public String memory() {
        if (heap.isEmpty() && resident.isEmpty()) return "not known";
        String objects = heap.isPresent() ? "heap " + heap.getAsLong() / MEGABYTE + " MB" : "";
        String all = resident.isPresent() ? "resident " + resident.getAsLong() / MEGABYTE + " MB" : "";
        return objects.isEmpty() || all.isEmpty() ? objects + all : objects + ", " + all;
    }
}
