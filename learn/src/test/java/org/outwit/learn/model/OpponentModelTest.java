package org.outwit.learn.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.games.chess.Chess;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;

class OpponentModelTest {

    private final Othello othello = new Othello();

    private static OpponentModel model(Map<String, Map<String, Weight>> weights) {
        return new OpponentModel("Anna", new Judgement(weights, 2), Evidence.NONE, new HabitBook<>(new Othello()));
    }

    private static Map<String, Map<String, Weight>> phases(String... names) {
        Map<String, Map<String, Weight>> weights = new LinkedHashMap<>();
        for (String name : names) weights.put(name, Map.of("mobility", Weight.of(weights.size() + 1)));
        return weights;
    }

    /** An opening in which one side has more moves than the other. */
    private OthelloPosition lively() {
        OthelloPosition position = othello.start();
        for (String move : List.of("f5", "d6", "c3", "d3", "c4")) {
            position.make(othello.notation().parse(position, move));
        }
        return position;
    }

    @Test
    void weightsOfAWholeGameAreALinearEvaluator() {
        Evaluator<OthelloPosition> evaluator = model(
                        Map.of("game", Map.of("mobility", Weight.of(0.5), "corners", Weight.of(2))))
                .evaluator(othello);
        LinearEvaluator<OthelloPosition> same = LinearEvaluator.of(othello, Map.of("mobility", 0.5, "corners", 2.0));
        OthelloPosition position = lively();
        assertThat(evaluator.value(position, 0))
                .isEqualTo(same.value(position, 0))
                .isNotZero();
    }

    @Test
    void eachPhaseHasItsWeightsInWhateverOrderTheyAreWritten() {
        OthelloPosition start = lively();
        int once = LinearEvaluator.of(othello, Map.of("mobility", 1.0)).value(start, 0);
        assertThat(once).isNotZero();
        List<String> names = othello.phases().names();
        assertThat(model(phases(names.get(0), names.get(1), names.get(2)))
                        .evaluator(othello)
                        .value(start, 0))
                .isEqualTo(once);
        assertThat(model(phases(names.get(2), names.get(1), names.get(0)))
                        .evaluator(othello)
                        .value(start, 0))
                .isEqualTo(3 * once);
    }

    @Test
    void aModelForSomethingElseIsRefused() {
        refused(model(phases("game")), new Chess(), "The model of Anna was made for othello, not for chess.");
        refused(model(phases("midle")), othello, "The model of Anna has weights for the phases midle; othello has ");
        refused(model(phases("opening", "game")), othello, "or take game for all of it.");
        refused(
                model(Map.of("game", Map.of("kings", Weight.of(1)))),
                othello,
                "othello has no feature named kings; it has ");
        refused(model(Map.of("game", Map.of("corners", Weight.of(1e9)))), othello, "too large");
    }

    private static void refused(OpponentModel model, Game<?> game, String sentence) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> model.evaluator(game))
                .withMessageContaining(sentence);
    }

    @Test
    void luckIsToldFromSkill() {
        assertThat(new HoldOut(100, 0.5, 0.1, Double.NaN).error()).isEqualTo(0.05, within(1e-12));
        assertThat(new HoldOut(100, 0.5, 0.1, Double.NaN).isBetterThanChance()).isTrue();
        assertThat(new HoldOut(10, 0.2, 0.1, Double.NaN).isBetterThanChance()).isFalse();
        assertThat(new HoldOut(0, 0, 0, Double.NaN).isBetterThanChance()).isFalse();
        assertThat(new HoldOut(3, 1, 0.5, Double.NaN).isBetterThanChance())
                .as("three of three may be luck")
                .isFalse();
    }

    /** A file may have anything in it; nobody reads a sentence of megabytes. */
    @Test
    void complaintsStayShort() {
        Map<String, Weight> many = new LinkedHashMap<>();
        for (int i = 0; i < 100_000; i++) many.put("unknown-" + i, Weight.of(1));
        assertThatThrownBy(() -> model(Map.of("game", many)).evaluator(new Othello()))
                .hasMessageStartingWith("othello has no feature named unknown-0, unknown-1, ")
                .hasMessageContaining(" and 99995 more; it has discs,")
                .satisfies(thrown -> assertThat(thrown.getMessage()).hasSizeLessThan(400));
        Map<String, Map<String, Weight>> phases = new LinkedHashMap<>();
        for (int i = 0; i < 100_000; i++) phases.put("phase-" + i, Map.of("discs", Weight.of(1)));
        assertThatThrownBy(() -> model(phases).evaluator(new Othello()))
                .hasMessageContaining(" and 99995 more; othello has ")
                .satisfies(thrown -> assertThat(thrown.getMessage()).hasSizeLessThan(400));
        String list = "[" + "1,".repeat(100_000) + "1]";
        assertThatThrownBy(() -> ModelReader.read(othello, "{\"outwit\":\"opponent model\",\"version\":" + list + "}"))
                .hasMessageStartingWith("version: expected a whole number, found [1,1,")
                .satisfies(thrown -> assertThat(thrown.getMessage()).hasSizeLessThan(200));
    }

    @Test
    @Timeout(300)
    void onlyFilesAreRead(@TempDir Path folder) throws Exception {
        assumeThat(Path.of("/dev/zero")).exists();
        assertThatThrownBy(() -> ModelFile.read(othello, "/dev/zero"))
                .hasMessage("/dev/zero: this is a pipe or a device, not a model file.");
        Path pipe = folder.resolve("pipe.json");
        assumeThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        assertThatThrownBy(() -> ModelFile.read(othello, pipe.toString()))
                .hasMessage(pipe + ": this is a pipe or a device, not a model file.");
    }
}
