package org.outwit.web.job;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.Database;
import org.outwit.web.event.EventTopic;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;

/**
 * All long work of a server. Visitors take turns. A job is written down before it begins and when it ends, so a server that is
 * killed leaves it to the next one.
 */
public final class Jobs implements AutoCloseable {

    private static final int MOST_WAITING_OF_EACH = 20;
    private static final int SHOWN = 20;

    private final JobTable table;
    private final FairQueue queue;
    private final Map<String, JobKind> kinds = new LinkedHashMap<>();
    private final Map<String, JobWork> active = new ConcurrentHashMap<>();
    private final Map<String, EventTopic> topics = new ConcurrentHashMap<>();
    private volatile boolean closing;

    /** @param executor a thread for each task */
    public Jobs(Database database, Executor executor, int atOnce) {
        this.table = new JobTable(database);
        this.queue = new FairQueue(executor, atOnce, 1);
    }

    public void know(JobKind kind) {
        if (kinds.put(kind.name(), kind) != null)
            throw new IllegalStateException("Two kinds of jobs are called " + kind.name() + ".");
    }

    /** Goes on with what an earlier server left. */
    public void resume() {
        for (Job each : table.open()) {
            if (kinds.containsKey(each.kind())) queue(each);
        }
    }

    /** @return the id of the job, which waits for its turn */
    public String begin(String visitor, String kind, String title, Map<String, ?> plan) {
        if (!kinds.containsKey(kind))
            throw new IllegalArgumentException("There is no kind of job called " + kind + ".");
        long open = active.values().stream()
                .filter(each -> each.visitor().equals(visitor))
                .count();
        if (open >= MOST_WAITING_OF_EACH) {
            throw Refusal.tooMany("You have " + open + " jobs waiting. Let some of them end, or cancel them.");
        }
        String id = UUID.randomUUID().toString();
        Job job = new Job(
                id,
                visitor,
                kind,
                title,
                JsonText.of(plan),
                Job.State.WAITING,
                "waiting",
                -1,
                "",
                "",
                System.currentTimeMillis());
        table.add(job);
        queue(job);
        return id;
    }

    private void queue(Job job) {
        JobWork work = new JobWork(job, this::tell, this::keep);
        active.put(job.id(), work);
        tell(job);
        queue.add(job.visitor(), () -> run(work));
    }

    private void run(JobWork work) {
        if (closing) return;
        if (!work.isStopped()) tell(work.job().with(Job.State.RUNNING, "beginning", -1, ""));
        Job ended = outcome(work);
        if (closing && ended.state() == Job.State.CANCELLED) return; // the next server goes on
        table.update(ended);
        active.remove(ended.id());
        tell(ended);
    }

    private Job outcome(JobWork work) {
        Job job = work.job();
        try {
            work.throwIfStopped();
            String result = kinds.get(job.kind()).run(work);
            return work.job().with(Job.State.DONE, "done", 1, result);
        } catch (CancellationException e) {
            return work.job().with(Job.State.CANCELLED, "cancelled", -1, "");
        } catch (InputException | Refusal e) {
            return work.job().with(Job.State.FAILED, e.getMessage(), -1, "");
        } catch (Exception | StackOverflowError | OutOfMemoryError e) {
            return work.job().with(Job.State.FAILED, "This should not have happened, please report it: " + e, -1, "");
        }
    }

    /** Asks a job to stop; nothing happens where it has ended. */
    public void cancel(String visitor, String id) {
        JobWork work = active.get(id);
        if (work != null && work.visitor().equals(visitor)) work.stop();
    }

    public Optional<Job> find(String visitor, String id) {
        JobWork work = active.get(id);
        return (work != null ? Optional.of(work.job()) : table.find(id))
                .filter(job -> job.visitor().equals(visitor));
    }

    /** The jobs of a kind that wait or run, whoever they belong to. */
    public List<Job> open(String kind) {
        return active.values().stream()
                .map(JobWork::job)
                .filter(job -> job.kind().equals(kind))
                .toList();
    }

    /** What a visitor's pages watch: all their jobs. */
    public EventTopic topic(String visitor) {
        return topics.computeIfAbsent(visitor, each -> new EventTopic("jobs", () -> Map.of("jobs", latest(each))));
    }

    private List<Map<String, Object>> latest(String visitor) {
        return table.latest(visitor, SHOWN).stream()
                .map(job -> Optional.ofNullable(active.get(job.id()))
                        .map(JobWork::job)
                        .orElse(job)
                        .shown())
                .toList();
    }

    private void tell(Job job) {
        topic(job.visitor()).tell(() -> {}, "job", job.shown());
    }

    private void keep(Job job) {
        table.update(job);
    }

    /** Asks all to stop. Those that do not end in time are taken up again by the next server, as if this one had been killed. */
    @Override
    public void close() {
        closing = true;
        active.values().forEach(JobWork::stop);
        long until = System.nanoTime() + 2_000_000_000L;
        try {
            while (System.nanoTime() < until && !active.isEmpty() && queue.busy() > 0) Thread.sleep(10);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
