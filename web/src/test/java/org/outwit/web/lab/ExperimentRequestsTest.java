package org.outwit.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Size;
import tools.jackson.databind.JsonNode;

class ExperimentRequestsTest {

    private static final String SHIPPED = "pruning-counterexamples";
    private static final String SMALL = "/api/lab/experiments/pruning-lemma-1";

    @TempDir
    private Path folder;

    private static boolean isFinished(JsonNode state) {
        return state.get("finished").booleanValue() && !state.has("job");
    }

    @Test
    void theIndexHasEveryExperimentAndTheShippedOnesAreFinished() throws Exception {
        try (LabClient lab = new LabClient(folder)) {
            lab.until("/api/lab/experiments/" + SHIPPED, ExperimentRequestsTest::isFinished);
            lab.until("/api/lab/experiments/pruning-fig-14", ExperimentRequestsTest::isFinished);
            String index = lab.page("/lab");
            for (Experiment each : Experiments.all())
                assertThat(index).contains("href=\"/lab/" + each.about().id() + "\"");
            assertThat(index).contains("full, 189 of 189 cells", "full, 440 of 440 cells", "needs records");
        }
    }

    /** The policy of the server forbids styles in a page. */
    @Test
    void aReportHasPlotsAndTreesWithoutStyles() throws Exception {
        try (LabClient lab = new LabClient(folder)) {
            lab.until("/api/lab/experiments/" + SHIPPED, ExperimentRequestsTest::isFinished);
            String page = lab.page("/lab/" + SHIPPED);
            assertThat(page).contains("The paper&#39;s rule is wrong".replace("&#39;", "'"), "class=\"outwit\"");
            assertThat(page).doesNotContain("<style", " style=");
            assertThat(lab.get("/api/lab/experiments/" + SHIPPED + "/csv").body())
                    .startsWith("experiment,version,")
                    .hasLineCount(190);
        }
    }

    @Test
    void aQuickRunIsMeasuredAndItsReportGrows() throws Exception {
        try (LabClient lab = new LabClient(folder)) {
            JsonNode before = lab.json(SMALL);
            assertThat(before.get("done").intValue()).isZero();
            assertThat(before.get("markup").stringValue()).contains("Nothing has been measured here yet.");
            assertThat(lab.get(SMALL + "/csv").statusCode()).isEqualTo(404);
            assertThat(lab.post(SMALL + "/run", Map.of()).statusCode()).isEqualTo(200);
            JsonNode after = lab.until(SMALL, ExperimentRequestsTest::isFinished);
            assertThat(after.get("markup").stringValue()).contains("Reproduced", "quick, 24 of 24 cells");
            assertThat(lab.page("/lab/pruning-lemma-1")).contains("Reproduced");
        }
    }

    /** Whatever was measured before stays, and the next server does the rest. */
    @Test
    void aRunGoesOnAfterARestart() throws Exception {
        String longer = "/api/lab/experiments/pruning-fig-15";
        int done;
        try (LabClient lab = new LabClient(folder)) {
            lab.post(longer + "/run", Map.of());
            done = lab.until(longer, state -> state.get("done").intValue() > 0)
                    .get("done")
                    .intValue();
        }
        try (LabClient lab = new LabClient(folder)) {
            assertThat(lab.json(longer).get("done").intValue()).isGreaterThanOrEqualTo(done);
            JsonNode after = lab.until(longer, ExperimentRequestsTest::isFinished);
            assertThat(after.get("done").intValue())
                    .isEqualTo(Experiments.named("pruning-fig-15")
                            .cells(Size.QUICK)
                            .size());
        }
    }

    @Test
    void aRunCanBeCancelledAndWhatItHasIsShownAsUnfinished() throws Exception {
        String longer = "/api/lab/experiments/pruning-fig-15";
        try (LabClient lab = new LabClient(folder)) {
            lab.post(longer + "/run", Map.of());
            JsonNode going = lab.until(longer, state -> state.get("done").intValue() > 0);
            if (going.has("job"))
                lab.post("/api/jobs/" + going.get("job").get("id").stringValue() + "/cancel", Map.of());
            JsonNode after = lab.until(longer, state -> !state.has("job"));
            int done = after.get("done").intValue();
            int all = after.get("all").intValue();
            if (done < all) {
                assertThat(after.get("markup").stringValue())
                        .contains("Only " + done + " of " + all + " cells are finished.");
            }
        }
    }

    @Test
    void whatCannotBeRunIsRefusedWithASentence() throws Exception {
        try (LabClient lab = new LabClient(folder)) {
            assertThat(lab.get("/lab/pruning-fig-99").statusCode()).isEqualTo(404);
            assertThat(lab.get("/lab/pruning-fig-99").body()).contains("The nearest are pruning-fig-1");
            var refused = lab.post("/api/lab/experiments/people-predicted/run", Map.of());
            assertThat(refused.statusCode()).isEqualTo(409);
            assertThat(refused.body()).contains("needs records of real games");
            assertThat(lab.page("/lab/people-predicted"))
                    .contains("outwit lab run people-predicted --quick --records FOLDER");
        }
    }
}
