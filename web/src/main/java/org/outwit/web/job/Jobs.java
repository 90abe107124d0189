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
import org.outwit.lab.database.DatabasePlace;
import org.outwit.web.event.EventTopic;
import org.outwit.web.http.Failure;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;

/**
 * All long work of a server. Visitors take turns, and light work never waits behind heavy work. A job is written down before it begins and when it ends, so a server that is
 * killed leaves it to the next one.
 */
public final class Jobs implements AutoCloseable {

    private static final int MOST_WAITING_OF_EACH = 20;
    private static final int SHOWN = 20;
    private static final int MOST_TOPICS = 1000;
    private static final long PATIENCE_NANOS = 1_000_000_000L;

    /** Every page of the visitor is told the result, so it is short; what is long has tables of its own. */
    private static final int MOST_RESULT = 1 << 16;

    private final JobTable table;
    private final DatabasePlace place;
    private final JobLines lines;
    private final long patience;
    private final Map<String, JobKind> kinds = new LinkedHashMap<>();
    private final Map<String, JobWork> active = new ConcurrentHashMap<>();
    private final Map<String, Runnable> tasks = new ConcurrentHashMap<>();
    private final Map<String, EventTopic> topics = new LinkedHashMap<>(16, 0.75f, true); // the one used last comes last
    private volatile boolean closing;

    /**
     * @param executor a thread for each task
     * @param atOnce how many of each weight
     */
    public Jobs(Database database, Executor executor, int atOnce) {
        this(database, executor, atOnce, PATIENCE_NANOS);
    }

    /** @param patience how many nanoseconds those that run have to stop when this is closed */
    Jobs(Database database, Executor executor, int atOnce, long patience) {
        this.table = new JobTable(database);
        this.place = database.place();
        this.lines = new JobLines(executor, atOnce, this::tell);
        this.patience = patience;
    }

    public void know(JobKind kind) {
        if (kinds.put(kind.name(), kind) != null)
            throw new IllegalStateException("Two kinds of jobs are called " + kind.name() + ".");
    }

    /** Goes on with what an earlier server left. What only another release can do fails, so that nobody waits for it. */
    public void resume() {
        for (Job each : table.open()) {
            JobWork work = work(each);
            active.put(each.id(), work);
            if (kinds.containsKey(each.kind())) {
                queue(work);
            } else {
                String why = "This Outwit knows no work of the kind '" + each.kind()
                        + "', which another release began. Begin it again there.";
                work.become(Job.State.FAILED, why, -1, "");
                end(work);
            }
        }
    }

    /** @return the id of the job, which waits for its turn */
    public String begin(String visitor, String kind, String title, Object plan) {
        if (!kinds.containsKey(kind))
            throw new IllegalArgumentException("There is no kind of job called " + kind + ".");
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
        JobWork work = reserved(job);
        boolean added = false;
        try {
            table.add(job);
            added = true;
        } finally {
            if (!added) active.remove(id);
        }
        queue(work);
        return id;
    }

    /** Counted and added in one step, so that many requests at a time do not slip through. */
    private synchronized JobWork reserved(Job job) {
        long open = active.values().stream()
                .map(JobWork::job)
                .filter(each ->
                        each.visitor().equals(job.visitor()) && !each.state().isEnd())
                .count();
        if (open >= MOST_WAITING_OF_EACH) {
            throw Refusal.tooMany("You have " + open + " jobs waiting. Let some of them end, or cancel them.");
        }
        JobWork work = work(job);
        active.put(job.id(), work);
        return work;
    }

    private JobWork work(Job job) {
        return new JobWork(job, this::tell, this::keep);
    }

    private void queue(JobWork work) {
        Job job = work.job();
        tell(job);
        Runnable task = () -> run(work);
        tasks.put(job.id(), task);
        lines.add(weight(job), work, task);
    }

    private JobWeight weight(Job job) {
        return kinds.get(job.kind()).weight();
    }

    private void run(JobWork work) {
        if (closing || !work.take()) return;
        tasks.remove(work.id());
        lines.begin(work.job());
        tell(work.become(Job.State.RUNNING, "beginning", -1, ""));
        Job ended = outcome(work);
        if (closing && ended.state() != Job.State.DONE && !work.isUnwanted()) return; // the next server goes on
        end(work);
    }

    private Job outcome(JobWork work) {
        try {
            work.throwIfStopped();
            String result = kinds.get(work.job().kind()).run(work);
            if (result.length() > MOST_RESULT) {
                return work.become(Job.State.FAILED, "What came out is too large to be shown.", -1, "");
            }
            return work.become(Job.State.DONE, "done", 1, result);
        } catch (CancellationException e) {
            return work.become(Job.State.CANCELLED, "cancelled", -1, "");
        } catch (Exception | StackOverflowError | OutOfMemoryError | AssertionError e) {
            return work.become(Job.State.FAILED, Failure.sentence(e, place), -1, "");
        }
    }

    /** Where its end cannot be written down, it is shown as long as this server lives, and written when that ends. */
    private void end(JobWork work) {
        Job ended = work.job();
        if (write(ended)) {
            active.remove(ended.id());
            clearAway(ended);
        }
        tell(ended);
        if (kinds.containsKey(ended.kind())) lines.end(weight(ended), work);
    }

    private void clearAway(Job ended) {
        JobKind kind = kinds.get(ended.kind());
        if (kind == null) return;
        try {
            kind.ended(ended);
        } catch (InputException | IllegalStateException e) {
            // the end of the next one clears away what is left
        }
    }

    private boolean write(Job ended) {
        try {
            table.end(ended);
            return true;
        } catch (InputException | IllegalStateException e) {
            return false;
        }
    }

    /** Asks a job to stop; one that waits ends at once, and nothing happens where it has ended. */
    public void cancel(String visitor, String id) {
        JobWork work = active.get(id);
        if (work == null || !work.visitor().equals(visitor)) return;
        work.cancel();
        if (!work.take()) return;
        Runnable task = tasks.remove(id);
        if (task != null) lines.remove(weight(work.job()), visitor, task);
        work.become(Job.State.CANCELLED, "cancelled", -1, "");
        end(work);
    }

    public Optional<Job> find(String visitor, String id) {
        JobWork work = active.get(id);
        return (work != null ? Optional.of(work.job()) : table.find(id))
                .filter(job -> job.visitor().equals(visitor));
    }

    /** The jobs of a kind that wait or run, of all visitors. */
    public List<Job> open(String kind) {
        return active.values().stream()
                .map(JobWork::job)
                .filter(job -> job.kind().equals(kind))
                .toList();
    }

    /** What a visitor's pages watch: all their jobs. */
    public EventTopic topic(String visitor) {
        synchronized (topics) {
            EventTopic known = topics.get(visitor);
            if (known != null) return known;
            if (topics.size() >= MOST_TOPICS) forgetTopic();
            EventTopic topic = new EventTopic("jobs", () -> new JobView.JobsView(latest(visitor)));
            topics.put(visitor, topic);
            return topic;
        }
    }

    /** The one that was used longest ago and that no page watches; a page that comes back to it gets the whole picture. */
    private void forgetTopic() {
        topics.values().stream().filter(each -> !each.isWatched()).findFirst().ifPresent(topics.values()::remove);
    }

    private List<JobView> latest(String visitor) {
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
        long until = System.nanoTime() + patience;
        try {
            while (System.nanoTime() < until && lines.busy() > 0) Thread.sleep(10);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        for (JobWork each : active.values()) {
            Job job = each.job();
            if (job.state() == Job.State.DONE || job.state().isEnd() && each.isUnwanted()) write(job);
        }
    }
}
