package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.app.docs.Repository;
import org.outwit.core.statistics.ConfidenceInterval;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One model and one file have one set of numbers: {@code learn}, {@code predict} and {@code study} agree to the digit. */
class OneSetOfNumbersTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final String CLUB =
            Repository.ROOT.resolve("docs/learning/club.ggf").toString();

    /** What a study calls the parts that the other commands have rows of. */
    private static final Map<String, String> ROWS = Map.of(
            "opening", "opening", "middle", "middle", "ending", "ending", "Black", "as first", "White", "as second");

    @TempDir
    private static Path folder;

    private static JsonNode learned;
    private static JsonNode predicted;
    private static JsonNode study;

    @BeforeAll
    static void ask() {
        String model = folder.resolve("anna.json").toString();
        learned = run("learn", "--depth", "2", "--method", "ranking", "--out", model);
        predicted = run("predict", "--model", model, "--errors", "--judged", "100");
        String out = folder.resolve("study").toString();
        study = run("study", "--model", model, "--out", out, "--quick", "--evaluations", "100");
    }

    private static JsonNode run(String command, String... options) {
        List<String> args = new ArrayList<>(List.of(command, "othello", CLUB, "--who", "Anna", "--json"));
        args.addAll(List.of(options));
        Shell shell = Shell.run(args.toArray(new String[0]));
        assertThat(shell.err()).isEmpty();
        return JSON.readTree(shell.out());
    }

    @Test
    void whatWasHeldOutIsWhatLearnPrinted() {
        JsonNode unseen = study.at("/predictability/unseen");
        same(unseen.get("all"), learned.get("heldOut"));
        parts(unseen, learned.at("/heldOut/parts"));
    }

    @Test
    void whatIsSaidOfTheGamesIsWhatPredictPrints() {
        JsonNode here = study.at("/predictability/here");
        same(here.get("all"), predicted.get("all"));
        parts(here, predicted);
        assertThat(study.get("notes").get(0).stringValue())
                .startsWith(predicted.get("remarks").get(0).stringValue())
                .contains("club.ggf, so this is no test of it.");
    }

    @Test
    void whatIsClaimedOfErrorsIsWhatPredictPrints() {
        JsonNode errors = predicted.get("errors");
        for (String name : List.of("decisions", "depth", "judgeDepth", "expectedLoss", "realLoss", "slope")) {
            assertThat(study.get("claims").get(name)).as(name).isEqualTo(errors.get(name));
        }
        double half =
                ConfidenceInterval.halfWidth(study.at("/claims/slopeError").doubleValue());
        double slope = errors.get("slope").doubleValue();
        assertThat(errors.at("/slopeInterval/0").doubleValue()).isEqualTo(slope - half, within(1e-12));
        assertThat(errors.at("/slopeInterval/1").doubleValue()).isEqualTo(slope + half, within(1e-12));
        JsonNode size = errors.get("sizes").get(0);
        assertThat(study.at("/claims/claimed")).isEqualTo(size.get("claimed"));
        assertThat(study.at("/claims/played/estimate")).isEqualTo(size.get("played"));
        assertThat(study.at("/claims/mass")).isEqualTo(size.get("mass"));
    }

    private static void parts(JsonNode measured, JsonNode rows) {
        int compared = 0;
        for (String kind : List.of("byPhase", "bySide")) {
            for (JsonNode each : measured.get(kind)) {
                same(each, rows.get(ROWS.get(each.get("name").stringValue())));
                compared++;
            }
        }
        assertThat(compared).isEqualTo(ROWS.size());
    }

    private static void same(JsonNode ofStudy, JsonNode other) {
        for (String name : List.of("decisions", "agreement", "logLoss", "chance")) {
            assertThat(ofStudy.get(name)).as(name).isEqualTo(other.get(name));
        }
        assertThat(ofStudy.get("least")).isEqualTo(other.get("interval").get(0));
        assertThat(ofStudy.get("most")).isEqualTo(other.get("interval").get(1));
    }
}
