package org.outwit.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;

class PatternEvaluatorTest {

    private static final Evaluator<OthelloPosition> SHIPPED = new Othello().evaluator("patterns");

    private static void forEachPosition(long seed, int games, Consumer<OthelloPosition> check) {
        Random random = new Random(seed);
        int[] moves = new int[OthelloPosition.PASS];
        for (int i = 0; i < games; i++) {
            OthelloPosition position = new Othello().start();
            while (!position.isOver()) {
                check.accept(position);
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            check.accept(position);
        }
    }

    /** Different for every entry and its mirror image, large ones and nothing among them. */
    private static PatternWeights random(long seed) {
        Random random = new Random(seed);
        float[][] weights = new float[PatternEntries.STAGES][PatternEntries.ALL];
        for (float[] row : weights) {
            for (int i = 0; i < row.length; i++) row[i] = random.nextInt(5) == 0 ? 0 : (float) random.nextGaussian();
        }
        weights[3][PatternEntries.DISCS + 17] = 14;
        weights[4][PatternEntries.DISCS + 21] = -14;
        return PatternWeights.of(weights);
    }

    /** Every entry is looked up, one by one, as it stands for itself and its mirror image. */
    private static int naive(PatternWeights weights, OthelloPosition position) {
        int[] entries = new int[PatternEntries.COUNT];
        PatternEntries.of(position, entries);
        int sum = 0;
        for (int entry : entries) {
            sum += weights.row(PatternEntries.stage(position.discs()))[PatternEntries.standard(entry)];
        }
        return Math.max(-63_000, Math.min(63_000, sum));
    }

    @Test
    void theValueIsTheSumOfTheWeights() {
        PatternWeights weights = random(1);
        PatternEvaluator evaluator = new PatternEvaluator(weights);
        forEachPosition(2, 40, position -> {
            if (position.isOver()) return;
            int mover = position.mover();
            boolean passes = position.mobilityOf(mover) == 0;
            if (passes) position.make(OthelloPosition.PASS);
            int expected = passes ? -naive(weights, position) : naive(weights, position);
            if (passes) position.undo();
            assertThat(evaluator.value(position, mover)).isEqualTo(expected);
            assertThat(evaluator.ongoing(position, 1 - mover)).isEqualTo(-expected);
        });
    }

    @Test
    void imagesOfAPositionAreWorthTheSame() {
        OthelloSymmetries symmetries = new OthelloSymmetries();
        forEachPosition(3, 10, position -> {
            if (position.isOver()) return;
            int value = SHIPPED.value(position, 0);
            for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
                OthelloPosition image = new OthelloPosition(
                        OthelloSymmetries.image(position.discsOf(0), symmetry),
                        OthelloSymmetries.image(position.discsOf(1), symmetry),
                        position.mover());
                assertThat(SHIPPED.value(image, 0)).isEqualTo(value);
            }
        });
    }

    @Test
    void noJudgementIsBetterThanABoardOfOneColour() {
        float[][] weights = new float[PatternEntries.STAGES][PatternEntries.ALL];
        for (float[] row : weights) Arrays.fill(row, 30);
        PatternEvaluator evaluator = new PatternEvaluator(PatternWeights.of(weights));
        assertThat(evaluator.value(new Othello().start(), 0)).isEqualTo(63_000);
        assertThat(evaluator.value(new Othello().start(), 1)).isEqualTo(-63_000);
    }

    @Test
    void weightsAreReadAsTheyWereWritten() throws IOException {
        PatternWeights weights = random(4);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        weights.write(file);
        PatternWeights read = PatternWeights.read(new ByteArrayInputStream(file.toByteArray()));
        for (int stage = 0; stage < PatternEntries.STAGES; stage++) {
            assertThat(read.row(stage)).isEqualTo(weights.row(stage));
        }
    }

    @Test
    void aFileOfAnotherVersionIsRefused() throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(file))) {
            out.writeInt(7);
        }
        assertThatIOException()
                .isThrownBy(() -> PatternWeights.read(new ByteArrayInputStream(file.toByteArray())))
                .withMessage("These pattern weights have version 7; expected 1.");
    }

    /** White has given away a corner and the edge next to it. */
    @Test
    void aCornerIsWorthSomething() {
        String rows = "XXXX----" + "-OOX----" + "--OXO---" + "--XOX---" + "---XOO--" + "-".repeat(24);
        OthelloPosition position = new Othello().notation().position(rows + " X");
        assertThat(SHIPPED.value(position, 0)).isGreaterThan(8_000);
    }
}
