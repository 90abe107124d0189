package org.outwit.web.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.web.job.Job;
import org.outwit.web.job.JobTable;
import org.outwit.web.job.Jobs;

/** What is left of an import that did not come to its end. */
final class ImportJobTest {

    private static final String ME = "me";

    @TempDir
    private Path folder;

    private final Deque<Runnable> threads = new ArrayDeque<>();
    private Database database;
    private ImportNotes notes;
    private ImportFolder files;
    private Jobs jobs;

    @BeforeEach
    void open() {
        database = Database.open(
                DatabasePlace.parse(folder.resolve("outwit.db").toString()),
                List.of(JobTable.MIGRATIONS, PeopleStore.MIGRATIONS));
        notes = new ImportNotes(database);
        files = new ImportFolder(folder.resolve("imports"), ImportFolder.MOST_BYTES, ImportFolder.MOST_BYTES_OF_EACH);
        jobs = new Jobs(database, threads::add, 1);
        jobs.know(new ImportJob(database, files, notes));
    }

    @AfterEach
    void close() {
        jobs.close();
        database.close();
    }

    private String begin(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        String bundle = files.receive(ME, "", "a.txt", bytes.length, new ByteArrayInputStream(bytes));
        String stored = files.files(ME, bundle).get(0).stored();
        ImportPlan.PlannedFile planned = new ImportPlan.PlannedFile("a.txt", stored, "a.txt", "kalah");
        ImportPlan plan = new ImportPlan(bundle, "a.txt", List.of(planned));
        return files.begin(ME, bundle, () -> jobs.begin(ME, ImportJob.NAME, "Importing", plan));
    }

    private Job.State state(String job) {
        return jobs.find(ME, job).orElseThrow().state();
    }

    private int bundles() throws IOException {
        try (Stream<Path> all = Files.list(folder.resolve("imports"))) {
            return (int) all.count();
        }
    }

    /** Of an import whose job is forgotten. */
    private void refusedLongAgo() {
        notes.write(new ImportNotes.Note("old", ME, "kalah", "old.txt", 1, 0, 0, 1, true));
        database.write(sql -> {
            ImportNotes.refuse(sql, "old", 0, List.of("It cannot be played."));
            return null;
        });
    }

    @Test
    void oneThatIsCancelledBeforeItsTurnLeavesNothing() throws IOException {
        refusedLongAgo();
        String first = begin("[First \"Nobody\"]\n\n99 1-0\n\n");
        String second = begin("[First \"Nobody\"]\n\n98 1-0\n\n");
        assertThat(bundles()).isEqualTo(2);
        jobs.cancel(ME, second);
        assertThat(state(second)).isEqualTo(Job.State.CANCELLED);
        assertThat(bundles()).isEqualTo(1);
        assertThat(notes.refused("old", 1)).isEmpty();
        threads.remove().run();
        assertThat(state(first)).isEqualTo(Job.State.DONE);
        assertThat(bundles()).isZero();
        assertThat(notes.refused(first, 2)).hasSize(1);
    }

    @Test
    void oneThatFailsLeavesNothing() throws IOException {
        refusedLongAgo();
        String job = begin("\n\n\n"); // without a record
        threads.remove().run();
        assertThat(state(job)).isEqualTo(Job.State.FAILED);
        assertThat(bundles()).isZero();
        assertThat(notes.find("old")).isEmpty();
    }
}
