package org.outwit.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.InputException;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.kalah.Kalah;

class WeightsFileTest {

    private static final Checkers CHECKERS = new Checkers();
    private static final WeightsOrigin ORIGIN = new WeightsOrigin("samuel", 12, 3, 300);

    @TempDir
    private Path folder;

    private static WeightedFeatures<DraughtsPosition> weights(boolean inPhases) {
        StartingWeights<DraughtsPosition> start =
                StartingWeights.of(CHECKERS, "samuel", CHECKERS.defaultEvaluator(), inPhases);
        double[] spreads = new double[start.count()];
        Arrays.fill(spreads, 1);
        return new WeightedFeatures<>(CHECKERS, start, new Spread(1, spreads, 0));
    }

    private Path written(boolean inPhases) throws IOException {
        WeightedFeatures<DraughtsPosition> weights = weights(inPhases);
        weights.setWeights(new Random(8).doubles(weights.weights().length).toArray());
        Path file = folder.resolve("w.json");
        WeightsFile.write(CHECKERS, weights, ORIGIN, file, ReplaceRule.anything());
        return file;
    }

    @Test
    void whatIsReadIsWhatWasWritten() throws IOException {
        for (boolean inPhases : new boolean[] {true, false}) {
            Path file = written(inPhases);
            WeightedFeatures<DraughtsPosition> weights = weights(inPhases);
            weights.setWeights(new Random(8).doubles(weights.weights().length).toArray());
            assertThat(WeightsFile.isOne(file.toString())).isTrue();
            Evaluator<DraughtsPosition> read = WeightsFile.read(file.toString()).evaluator(CHECKERS);
            Evaluator<DraughtsPosition> direct = weights.evaluator();
            Random random = new Random(9);
            for (int i = 0; i < 50; i++) {
                DraughtsPosition position = RandomOpening.of(CHECKERS, 60, random);
                assertThat(read.value(position, i % 2)).isEqualTo(direct.value(position, i % 2));
            }
        }
    }

    @Test
    void peopleCanReadIt() throws IOException {
        WeightsFile.write(CHECKERS, weights(false), ORIGIN, folder.resolve("s.json"), ReplaceRule.nothing());
        assertThat(Files.readString(folder.resolve("s.json")))
                .startsWith("{\n  \"outwit\" : \"weights\",\n  \"version\" : 1,\n  \"game\" : \"checkers\",\n"
                        + "  \"kind\" : \"linear\",\n  \"from\" : {\n    \"start\" : \"samuel\",\n    \"games\" : 12,\n"
                        + "    \"seed\" : 3,\n    \"nodes\" : 300\n  },\n  \"weights\" : {\n    \"game\" : {\n"
                        + "      \"men\" : 1.0,\n      \"kings\" : 1.5,\n      \"mobility\" : 0.01,\n");
    }

    @Test
    void whateverIsWrongIsASentence() throws IOException {
        Path file = written(true);
        String good = Files.readString(file);
        refused(
                file,
                good.replace("\"version\" : 1", "\"version\" : 2"),
                "version: this program reads version 1, the file has 2; a newer Outwit wrote it.");
        refused(file, good.substring(0, good.length() / 2), "this is no JSON: Unexpected end-of-input");
        refused(
                file,
                good.replace("\"mobility\"", "\"mobilty\""),
                "checkers has no feature named mobilty; it has men, ");
        refused(
                file,
                good.replace("\"opening\"", "\"beginning\""),
                "weights: expected the phases opening, middle, ending, or game for all of it; found beginning, middle, ending.");
        refused(
                file,
                good.replace("\"linear\"", "\"quadratic\""),
                "kind: this program reads \"linear\" and \"network\", found \"quadratic\".");
        refused(
                file,
                good.replaceFirst("\"men\" : [0-9.]+", "\"men\" : \"many\""),
                "weights.opening.men: expected a number, found \"many\".");
        refused(file, good.replaceFirst("\"men\" : [0-9.]+", "\"men\" : 1e300"), "too large");
        refused(file, good.replace("\"from\"", "\"form\""), "form: there is no such key; expected one of");
        refused(
                file,
                good.replace("\"weights\",", "\"opponent model\","),
                "outwit: expected \"weights\", found \"opponent model\".");
        Files.writeString(file, good);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> WeightsFile.read(file.toString()).evaluator(new Kalah()))
                .withMessage("These weights were trained for checkers, not for kalah.");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> WeightsFile.read(folder.resolve("none").toString()))
                .withMessageEndingWith("there is no such file of weights.");
    }

    private static void refused(Path file, String text, String sentence) throws IOException {
        Files.writeString(file, text);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> WeightsFile.read(file.toString()).evaluator(CHECKERS))
                .withMessageContaining(sentence)
                .withMessageNotContaining("REDACTED");
    }

    @Test
    void onlyWeightsOfTheSameTrainingAreReplaced() throws IOException {
        Path file = written(true);
        for (ReplaceRule other : List.of(
                WeightsFile.replaceable("kalah", ORIGIN),
                WeightsFile.replaceable("checkers", new WeightsOrigin("material", 0, 3, 300)),
                WeightsFile.replaceable("checkers", new WeightsOrigin("samuel", 0, 4, 300)))) {
            assertThatExceptionOfType(InputException.class)
                    .isThrownBy(() -> other.check(file))
                    .withMessageEndingWith("is there already and is not " + other.kind()
                            + ". Take another name, or --force to replace it.");
        }
        WeightsFile.replaceable("checkers", new WeightsOrigin("samuel", 0, 3, 1))
                .check(file);
        Files.writeString(file, "{\"outwit\": \"weights\", \"version\"");
        assertThat(WeightsFile.isOne(file.toString())).isTrue();
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> WeightsFile.replaceable("checkers", ORIGIN).check(file));
    }
}
