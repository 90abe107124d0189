package org.outwit.web.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.web.http.Refusal;

class JobsTest {

    @TempDir
    private Path folder;

    private final Deque<Runnable> threads = new ArrayDeque<>();
    private Database database;
    private Jobs jobs;

    @FunctionalInterface
    private interface Body {
        String run(JobWork work) throws Exception;
    }

    private final List<String> ended = new ArrayList<>();

    private JobKind kind(Body body) {
        return new JobKind() {
            @Override
            public String name() {
                return "kind";
            }

            @Override
            public String run(JobWork work) throws Exception {
                return body.run(work);
            }

            @Override
            public void ended(Job job) {
                ended.add(job.id());
            }
        };
    }

    @BeforeEach
    void open() {
        database =
                Database.open(DatabasePlace.parse(folder.resolve("jobs.db").toString()), List.of(JobTable.MIGRATIONS));
    }

    @AfterEach
    void close() {
        database.close();
    }

    private Jobs jobs(Body body) {
        jobs = new Jobs(database, threads::add, 1, 0);
        jobs.know(kind(body));
        return jobs;
    }

    private String begin(String visitor) {
        return jobs.begin(visitor, "kind", "Some work", Map.of("what", 1));
    }

    private Job find(String id) {
        return jobs.find("ada", id).orElseThrow();
    }

    @Test
    void isDoneWithItsResult() {
        jobs(work -> "{\"what\":" + work.plan().get("what") + "}");
        String id = begin("ada");
        assertThat(find(id).state()).isEqualTo(Job.State.WAITING);
        threads.remove().run();
        assertThat(find(id).state()).isEqualTo(Job.State.DONE);
        assertThat(find(id).result()).isEqualTo("{\"what\":1}");
        assertThat(jobs.find("somebody else", id)).isEmpty();
    }

    @Test
    void failsWithASentence() {
        RuntimeException[] fault = {new InputException("The file has no games.")};
        jobs(work -> {
            throw fault[0];
        });
        String expected = begin("ada");
        threads.remove().run();
        assertThat(find(expected).state()).isEqualTo(Job.State.FAILED);
        assertThat(find(expected).activity()).isEqualTo("The file has no games.");
        fault[0] = new IllegalStateException("/home/ada/secret");
        String unexpected = begin("ada");
        threads.remove().run();
        assertThat(find(unexpected).activity())
                .startsWith("This should not have happened")
                .contains("IllegalStateException in JobsTest")
                .doesNotContain("/home");
    }

    @Test
    void aDeepRecursionFailsOnlyItself() {
        jobs(work -> deep(0));
        String id = begin("ada");
        threads.remove().run();
        assertThat(find(id).activity()).contains("StackOverflowError");
    }

    @SuppressWarnings("InfiniteRecursion") // it is what is tested
    private static String deep(int depth) {
        return deep(depth + 1) + depth;
    }

    @Test
    void aResultThatIsTooLargeIsNotToldToEveryPage() {
        jobs(work -> "x".repeat(1 << 20));
        String id = begin("ada");
        threads.remove().run();
        assertThat(find(id).state()).isEqualTo(Job.State.FAILED);
        assertThat(find(id).result()).isEmpty();
    }

    @Test
    void whatWaitsIsCancelledAtOnceAndNeverBegins() {
        List<String> ran = new ArrayList<>();
        jobs(work -> {
            ran.add(work.id());
            return "{}";
        });
        String first = begin("ada");
        String second = begin("ada");
        jobs.cancel("somebody else", second);
        assertThat(find(second).state()).isEqualTo(Job.State.WAITING);
        jobs.cancel("ada", second);
        assertThat(find(second).state()).isEqualTo(Job.State.CANCELLED);
        while (!threads.isEmpty()) threads.remove().run();
        assertThat(ran).containsExactly(first);
        jobs.cancel("ada", first);
        assertThat(find(first).state()).isEqualTo(Job.State.DONE);
    }

    @Test
    void whatRunsStopsWhenItIsCancelled() {
        jobs(work -> {
            jobs.cancel("ada", work.id());
            work.throwIfStopped();
            return "{}";
        });
        String id = begin("ada");
        threads.remove().run();
        assertThat(find(id).state()).isEqualTo(Job.State.CANCELLED);
    }

    /** Its kind clears away what it kept for it, such as files. */
    @Test
    void aKindHearsOfEveryEndButTheServers() {
        String[] how = {"done"};
        jobs(work -> {
            if (how[0].equals("failed")) throw new InputException("No.");
            if (how[0].equals("cancelled")) jobs.cancel("ada", work.id());
            if (how[0].equals("closed")) jobs.close();
            work.throwIfStopped();
            return "{}";
        });
        List<String> all = new ArrayList<>();
        for (String each : List.of("done", "failed", "cancelled")) {
            how[0] = each;
            all.add(begin("ada"));
            threads.remove().run();
        }
        how[0] = "closed";
        begin("ada");
        all.add(begin("ada"));
        jobs.cancel("ada", all.get(3)); // it waits
        threads.remove().run();
        assertThat(ended).isEqualTo(all);
    }

    /** A review does not wait for a study, which has the thread of its weight. */
    @Test
    void lightWorkOvertakes() {
        jobs(work -> "{}");
        List<String> ran = new ArrayList<>();
        jobs.know(new JobKind() {
            @Override
            public String name() {
                return "light";
            }

            @Override
            public JobWeight weight() {
                return JobWeight.LIGHT;
            }

            @Override
            public String run(JobWork work) {
                ran.add(work.id());
                return "{}";
            }
        });
        begin("ada");
        String second = begin("ada");
        assertThat(threads).hasSize(1);
        String light = jobs.begin("ada", "light", "A review", Map.of());
        assertThat(threads).hasSize(2);
        threads.removeLast().run();
        assertThat(ran).containsExactly(light);
        assertThat(find(second).state()).isEqualTo(Job.State.WAITING);
    }

    @Test
    void thoseWhoWaitHearForHowMany() {
        jobs(work -> "{}");
        begin("ada");
        String second = begin("ada");
        String third = begin("grace");
        assertThat(find(second).activity()).isEqualTo("waits for 1 other");
        assertThat(jobs.find("grace", third).orElseThrow().activity()).isEqualTo("waits for 2 others");
        threads.remove().run();
        assertThat(jobs.find("grace", third).orElseThrow().activity())
                .as("how long such work takes is known now")
                .isEqualTo("waits for 1 other, a few seconds");
    }

    @Test
    void onlySoManyWait() {
        jobs(work -> "{}");
        for (int i = 0; i < 20; i++) begin("ada");
        assertThatThrownBy(() -> begin("ada"))
                .isInstanceOf(Refusal.class)
                .hasMessage("You have 20 jobs waiting. Let some of them end, or cancel them.");
        assertThat(begin("grace")).isNotEmpty();
        threads.remove().run();
        assertThat(begin("ada")).isNotEmpty();
    }

    /** Begins and cancels without end: nothing of it stays in the queue or, beyond a while, in the database. */
    @Test
    void cancelledJobsTakeNoRoom() {
        jobs(work -> "{}");
        String first = begin("ada");
        for (int i = 0; i < 300; i++) jobs.cancel("ada", begin("ada"));
        assertThat(new JobTable(database).latest("ada", 1000)).hasSizeLessThanOrEqualTo(201);
        assertThat(threads).hasSize(1);
        threads.remove().run();
        assertThat(threads).isEmpty();
        assertThat(find(first).state()).isEqualTo(Job.State.DONE);
    }

    @Test
    void theNextServerGoesOn() {
        jobs(work -> {
            work.remember("half");
            jobs.close(); // as Ctrl-C does
            work.throwIfStopped();
            return "{}";
        });
        String running = begin("ada");
        String waiting = begin("ada");
        String cancelled = begin("ada");
        jobs.cancel("ada", cancelled);
        threads.remove().run();
        threads.forEach(Runnable::run);
        threads.clear();
        List<String> order = new ArrayList<>();
        jobs(work -> {
            order.add(work.id() + " from '" + work.memory() + "'");
            return "{}";
        });
        jobs.resume();
        while (!threads.isEmpty()) threads.remove().run();
        assertThat(order).containsExactlyInAnyOrder(running + " from 'half'", waiting + " from ''");
        assertThat(find(running).state()).isEqualTo(Job.State.DONE);
        assertThat(find(cancelled).state()).isEqualTo(Job.State.CANCELLED);
    }

    @Test
    void whatOnlyAnotherReleaseCanDoFails() {
        jobs(work -> "{}");
        jobs.know(new JobKind() {
            @Override
            public String name() {
                return "later";
            }

            @Override
            public String run(JobWork work) {
                return "{}";
            }
        });
        String known = begin("ada");
        String unknown = jobs.begin("ada", "later", "Some other work", Map.of());
        jobs.close();
        threads.clear();
        jobs(work -> "{}");
        jobs.resume();
        assertThat(find(unknown).state()).isEqualTo(Job.State.FAILED);
        assertThat(find(unknown).activity())
                .isEqualTo("This Outwit knows no work of the kind 'later', which another release began."
                        + " Begin it again there.");
        threads.remove().run();
        assertThat(find(known).state()).isEqualTo(Job.State.DONE);
        assertThat(new JobTable(database).open()).isEmpty();
    }

    /** A visitor cancels, and the server ends before the job has noticed: it is not begun again. */
    @Test
    void whatIsCancelledStaysCancelledAfterARestart() {
        jobs(work -> {
            jobs.cancel("ada", work.id());
            jobs.close();
            work.throwIfStopped();
            return "{}";
        });
        String id = begin("ada");
        threads.remove().run();
        jobs(work -> "{}");
        jobs.resume();
        assertThat(threads).isEmpty();
        assertThat(find(id).state()).isEqualTo(Job.State.CANCELLED);
    }

    /** A page is shown all jobs while one of them tells how far it is: each must not hold what the other one needs. */
    @Test
    void tellingAndShowingDoNotWaitForEachOther() throws InterruptedException {
        CountDownLatch shown = new CountDownLatch(1);
        jobs(work -> {
            shown.await();
            work.progress("counting", 1, 2); // tells the topic, and so waits for the thread that shows it
            return "{}";
        });
        String id = begin("ada");
        Thread working = new Thread(threads.remove());
        Thread showing = new Thread(() -> jobs.topic("ada")
                .tell(
                        () -> {
                            shown.countDown();
                            while (working.getState() != Thread.State.BLOCKED && working.isAlive()) Thread.onSpinWait();
                            jobs.find("ada", id);
                        },
                        "shown",
                        Map.of()));
        for (Thread each : List.of(working, showing)) each.setDaemon(true);
        working.start();
        while (find(id).state() != Job.State.RUNNING) Thread.onSpinWait();
        showing.start();
        working.join(TimeUnit.SECONDS.toMillis(180));
        showing.join(TimeUnit.SECONDS.toMillis(180));
        assertThat(working.isAlive() || showing.isAlive()).isFalse();
    }
}
