package org.outwit.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.results.ShippedRuns;
import tools.jackson.databind.JsonNode;

class ExperimentRequestsTest {

    private static final String SHIPPED = "pruning-counterexamples";
    private static final String LONGER = "/api/lab/experiments/pruning-fig-15";
    private static final String SMALL = "/api/lab/experiments/pruning-lemma-1";

    @TempDir
    private static Path folder;

    private static LabClient lab;

    @BeforeAll
    static void start() {
        lab = new LabClient(folder);
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    private static boolean isFinished(JsonNode state) {
        return state.get("finished").booleanValue() && !state.has("job");
    }

    @Test
    void theIndexHasEveryExperimentAndTheShippedOnesAnswer() throws Exception {
        String index = lab.page("/lab");
        for (Experiment each : Experiments.all())
            assertThat(index).contains("href=\"/lab/" + each.about().id() + "\"");
        assertThat(index).contains("full, 189 of 189 cells", "shipped with Outwit ", "needs records");
    }

    /** The policy of the server forbids styles in a page. */
    @Test
    void aReportHasPlotsAndTreesWithoutStyles() throws Exception {
        String page = lab.page("/lab/" + SHIPPED);
        assertThat(page).contains("The paper&#39;s rule is wrong".replace("&#39;", "'"), "class=\"outwit\"");
        assertThat(page).doesNotContain("<style", " style=");
        assertThat(lab.get("/api/lab/experiments/" + SHIPPED + "/csv").body())
                .startsWith("experiment,version,")
                .hasLineCount(190);
    }

    @Test
    void aQuickRunIsMeasuredAndItsReportGrows() throws Exception {
        JsonNode before = lab.json(SMALL);
        assertThat(before.get("done").intValue()).isZero();
        assertThat(before.get("markup").stringValue())
                .contains("Reproduced", "A full run that is shipped with Outwit ");
        assertThat(lab.get(SMALL + "/csv").body()).hasLineCount(33);
        assertThat(lab.post(SMALL + "/run", Map.of()).statusCode()).isEqualTo(200);
        JsonNode after = lab.until(SMALL, ExperimentRequestsTest::isFinished);
        assertThat(after.get("markup").stringValue())
                .contains("A quick look: ", "A full run decides.", "quick, 24 of 24 cells");
        assertThat(lab.page("/lab/pruning-lemma-1"))
                .contains("A quick look: ", "Measured here.", "href=\"/lab/pruning-lemma-1?results=shipped\"")
                .doesNotContain("Reproduced");
        assertThat(lab.get(SMALL + "/csv").body()).hasLineCount(25);
        assertThat(lab.page("/lab/pruning-lemma-1?results=shipped")).contains("Reproduced", "full, 32 of 32 cells");
        assertThat(lab.get(SMALL + "/csv?results=shipped").body()).hasLineCount(33);
    }

    @Test
    void whatNobodyHasMeasuredHasNothing() throws Exception {
        String nobody = Experiments.all().stream()
                .filter(each -> each.about().needsRecords() && !ShippedRuns.has(each))
                .map(each -> each.about().id())
                .findFirst()
                .orElseThrow();
        assertThat(lab.json("/api/lab/experiments/" + nobody).get("markup").stringValue())
                .contains("Nothing has been measured here yet.");
        assertThat(lab.get("/api/lab/experiments/" + nobody + "/csv").statusCode())
                .isEqualTo(404);
    }

    /** All that was measured before stays, and the next server goes on. */
    @Test
    void aRunGoesOnAfterARestart() throws Exception {
        int before = lab.json(LONGER).get("done").intValue();
        lab.post(LONGER + "/run", Map.of());
        int done = lab.until(LONGER, state -> state.get("done").intValue() > before)
                .get("done")
                .intValue();
        lab.restart();
        int kept = lab.json(LONGER).get("done").intValue();
        assertThat(kept).isGreaterThanOrEqualTo(done);
        JsonNode going = lab.until(LONGER, state -> state.get("done").intValue() > kept || isFinished(state));
        cancelled(going);
    }

    @Test
    void aRunCanBeCancelledAndWhatItHasIsShownAsUnfinished() throws Exception {
        lab.post(LONGER + "/run", Map.of());
        JsonNode after = cancelled(lab.until(LONGER, state -> state.get("done").intValue() > 0));
        int done = after.get("done").intValue();
        int all = after.get("all").intValue();
        if (done < all) {
            assertThat(after.get("markup").stringValue())
                    .contains("Only " + done + " of " + all + " cells are finished.");
        }
    }

    private static JsonNode cancelled(JsonNode going) throws Exception {
        if (going.has("job")) lab.post("/api/jobs/" + going.get("job").get("id").stringValue() + "/cancel", Map.of());
        return lab.until(LONGER, state -> !state.has("job"));
    }

    @Test
    void whatCannotBeRunIsRefusedWithASentence() throws Exception {
        assertThat(lab.get("/lab/pruning-fig-99").statusCode()).isEqualTo(404);
        assertThat(lab.get("/lab/pruning-fig-99").body()).contains("The nearest are pruning-fig-1");
        var refused = lab.post("/api/lab/experiments/people-predicted/run", Map.of());
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(refused.body()).contains("needs records of real games");
        assertThat(lab.page("/lab/people-predicted"))
                .contains("outwit lab run people-predicted --quick --records FOLDER");
    }
}
