package org.outwit.web.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JobTimesTest {

    private static final long SECOND = 1_000_000_000L;

    private final JobTimes times = new JobTimes();

    private static Job job(String id, String kind, Job.State state, double share) {
        return new Job(id, "ada", kind, "Some work", "{}", state, "", share, "", "", 0);
    }

    private void took(String kind, long seconds) {
        times.begin(job("old", kind, Job.State.RUNNING, -1), 0);
        times.end(job("old", kind, Job.State.DONE, 1), seconds * SECOND);
    }

    @Test
    void nothingIsSaidOfWhatIsNotKnown() {
        assertThat(times.waiting(List.of(), 0)).isEqualTo("waiting");
        assertThat(times.waiting(List.of(job("1", "study", Job.State.WAITING, -1)), 0))
                .isEqualTo("waits for 1 other");
    }

    @Test
    void whatRunsIsJudgedByItsShare() {
        Job study = job("1", "study", Job.State.RUNNING, 0.25);
        times.begin(study, 0);
        assertThat(times.waiting(List.of(study), 60 * SECOND)).isEqualTo("waits for 1 other, about 3 minutes");
    }

    @Test
    void whatWaitsIsJudgedByWhatSuchWorkTook() {
        took("study", 30);
        took("import", 12);
        List<Job> before = List.of(job("1", "study", Job.State.WAITING, -1), job("2", "import", Job.State.WAITING, -1));
        assertThat(times.waiting(before, 0)).isEqualTo("waits for 2 others, about 40 seconds");
        took("study", 130); // the mean is 60 now
        assertThat(times.waiting(before, 0)).isEqualTo("waits for 2 others, about a minute");
    }

    @Test
    void whatFailedTeachesNothing() {
        times.begin(job("1", "study", Job.State.RUNNING, -1), 0);
        times.end(job("1", "study", Job.State.FAILED, -1), SECOND);
        assertThat(times.waiting(List.of(job("2", "study", Job.State.WAITING, -1)), 0))
                .isEqualTo("waits for 1 other");
    }
}
