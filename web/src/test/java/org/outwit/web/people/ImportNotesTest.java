package org.outwit.web.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.web.job.Job;
import org.outwit.web.job.JobTable;
import org.outwit.web.job.Jobs;

final class ImportNotesTest {

    private static final String BROKEN = "[First \"Nobody\"]\n\n99 1-0\n\n";

    @TempDir
    private Path folder;

    /** An import reads the file and, in passing, forgets what was refused in one that is not among the jobs any more. */
    @Test
    void whatWasRefusedGoesWithItsJob() {
        try (Database database = Database.open(
                DatabasePlace.parse(folder.resolve("outwit.db").toString()),
                List.of(JobTable.MIGRATIONS, PeopleStore.MIGRATIONS))) {
            ImportNotes notes = new ImportNotes(database);
            notes.write(new ImportNotes.Note("old", "me", "kalah", "old.txt", 1, 0, 0, 1, true));
            database.write(sql -> {
                ImportNotes.refuse(sql, "old", 0, List.of("It cannot be played."));
                return null;
            });
            ImportFolder files = new ImportFolder(
                    folder.resolve("imports"), ImportFolder.MOST_BYTES, ImportFolder.MOST_BYTES_OF_EACH);
            byte[] bytes = BROKEN.getBytes(StandardCharsets.UTF_8);
            String bundle = files.receive("me", "", "new.txt", bytes.length, new ByteArrayInputStream(bytes));
            ImportFile file = files.files("me", bundle).get(0);
            try (Jobs jobs = new Jobs(database, Runnable::run, 1)) {
                jobs.know(new ImportJob(database, files, notes));
                ImportPlan.PlannedFile planned =
                        new ImportPlan.PlannedFile("new.txt", file.stored(), "new.txt", "kalah");
                ImportPlan plan = new ImportPlan(bundle, "new.txt", List.of(planned));
                String job = files.begin("me", bundle, () -> jobs.begin("me", ImportJob.NAME, "Importing", plan));
                assertThat(jobs.find("me", job).map(Job::activity)).hasValue("done");
                assertThat(notes.refused(job, 10)).hasSize(1);
                assertThat(notes.find(job)).isPresent();
            }
            assertThat(notes.refused("old", 10)).isEmpty();
            assertThat(notes.find("old")).isEmpty();
        }
    }
}
