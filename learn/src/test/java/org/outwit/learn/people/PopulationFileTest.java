package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.InputException;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.prediction.Trust;
import org.outwit.learn.training.Crowd;

class PopulationFileTest {

    @TempDir
    private Path folder;

    @Test
    void whatWasWrittenIsReadBack() throws IOException {
        PopulationModel model = Crowd.population();
        Path file = folder.resolve("othello.people");
        PopulationFile.write(model, file, ReplaceRule.nothing());
        PopulationModel read = PopulationFile.read(file);
        assertThat(read.game()).isEqualTo("othello");
        assertThat(read.about()).isEqualTo(model.about());
        assertThat(read.mark()).isEqualTo(model.mark());
        assertThat(read.plan().depths()).isEqualTo(model.plan().depths());
        assertThat(read.strengths()).isEqualTo(model.strengths());
        assertThat(read.trust()).isEqualTo(model.trust());
        assertThat(read.personal()).isEqualTo(model.personal());
        assertThat(read.book().size()).isEqualTo(model.book().size()).isPositive();
        assertThat(PopulationFile.bytes(read)).isEqualTo(Files.readAllBytes(file));
        PopulationPredictor<OthelloPosition> before = PopulationPredictor.of(Crowd.OTHELLO, model, Crowd.STRONG);
        PopulationPredictor<OthelloPosition> after = PopulationPredictor.of(Crowd.OTHELLO, read, Crowd.STRONG);
        for (OthelloPosition position : Crowd.positions(50, 1)) {
            // Weights are kept in half as many bytes.
            assertThat(after.probabilities(position))
                    .usingComparatorWithPrecision(1e-5)
                    .containsExactly(before.probabilities(position));
        }
    }

    private static final ErrorTilt TILT = new ErrorTilt(4, 0.9, 0.4, 0.25);

    /** Small weights and no book, so that thousands of damaged copies can be read. */
    private static byte[] small() throws IOException {
        return small(new Looks(HashedWeights.none(), List.of(HashedWeights.none())));
    }

    private static byte[] small(Looks looks) throws IOException {
        LookaheadPlan plan = new LookaheadPlan(new int[] {1}, 4, 1);
        double[][] layer = {{1, 2, 3}};
        return PopulationFile.bytes(new PopulationModel(
                "othello",
                "3 games",
                looks,
                plan,
                List.of(layer, layer, layer),
                new StrengthScale(1800, 200),
                PoolScale.of(new long[] {30, 20, 0, 50}),
                PositionCounts.of(new long[] {1, 5, 1L << 40}, new double[] {2, 3, 4}),
                new Trust(2, 0.5),
                PersonalPlan.beside(new Trust(2, 0.3))
                        .withShare(0.5)
                        .withTilts(0.35)
                        .withCalm(0.95)
                        .withFavourite(0.85),
                TILT));
    }

    private static PopulationModel read(byte[] bytes) {
        return PopulationFile.read(new ByteArrayInputStream(bytes), "some.people");
    }

    @Test
    void aFileThatWasCutShortIsASentence() throws IOException {
        byte[] small = small();
        for (int length = 0; length < small.length; length++) {
            byte[] cut = Arrays.copyOf(small, length);
            assertThatExceptionOfType(InputException.class)
                    .as("of " + length + " bytes")
                    .isThrownBy(() -> read(cut))
                    .withMessageStartingWith("some.people: ")
                    .withMessageEndingWith(".");
        }
        byte[] whole = PopulationFile.bytes(Crowd.population());
        for (int length = 100; length < whole.length; length += whole.length / 4) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatExceptionOfType(InputException.class).isThrownBy(() -> read(cut));
        }
    }

    /** Any bytes give a sentence or a model, and take no memory for what is not there. */
    @Test
    void aFileWithOtherBytesIsASentenceOrAModel() throws IOException {
        byte[] small = small();
        Random random = new Random(1);
        int refused = 0;
        for (int trial = 0; trial < 4000; trial++) {
            byte[] changed = small.clone();
            for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
                changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
            }
            try {
                read(changed);
            } catch (InputException e) {
                assertThat(e).hasMessageStartingWith("some.people: ").hasMessageEndingWith(".");
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(3900);
    }

    private static byte[] numbers() throws IOException {
        byte[] small = small();
        int head = "Outwit people, version 5\n".length();
        return new InflaterInputStream(new ByteArrayInputStream(small, head, small.length - head)).readAllBytes();
    }

    /** The bytes of another version: the first numbers of the present one, and behind them others. */
    private static byte[] ofVersion(int version, int dropped, double... others) throws IOException {
        byte[] numbers = numbers();
        ByteArrayOutputStream old = new ByteArrayOutputStream();
        old.write(("Outwit people, version " + version + "\n").getBytes(StandardCharsets.US_ASCII));
        try (DataOutputStream packed = new DataOutputStream(new DeflaterOutputStream(old))) {
            packed.write(numbers, 0, numbers.length - dropped);
            for (double each : others) packed.writeDouble(each);
        }
        return old.toByteArray();
    }

    /** How claims are weighed, how large pools are, and a leaning of sixteen places. */
    private static final int CLAIMS_AND_POOLS = 2 + 7 * Double.BYTES + 2 + Float.BYTES + 16;

    /** Before them the odds of favourites. */
    private static final int SINCE_THE_FIFTH = Double.BYTES + CLAIMS_AND_POOLS;

    /** And how much of a bias is believed. */
    private static final int SINCE_THE_FOURTH = Double.BYTES + SINCE_THE_FIFTH;

    /** And how people differ in what they avoid, and how calm they are. */
    private static final int SINCE_THE_THIRD = 2 * Double.BYTES + SINCE_THE_FOURTH;

    /** The fourth version made all moves calmer alike. */
    @Test
    void aFileOfTheFourthVersionIsReadByTheRuleOfItsTime() throws IOException {
        byte[] numbers = numbers();
        int favourite = numbers.length - SINCE_THE_FIFTH;
        ByteArrayOutputStream old = new ByteArrayOutputStream();
        old.write("Outwit people, version 4\n".getBytes(StandardCharsets.US_ASCII));
        try (DataOutputStream packed = new DataOutputStream(new DeflaterOutputStream(old))) {
            packed.write(numbers, 0, favourite);
            packed.write(numbers, favourite + Double.BYTES, CLAIMS_AND_POOLS);
        }
        PopulationModel read = read(old.toByteArray());
        PopulationModel now = read(small());
        assertThat(now.personal().favourite()).isEqualTo(0.85);
        assertThat(read.personal()).isEqualTo(now.personal().withFavourite(1));
        assertThat(read.tilt()).isEqualTo(TILT);
        assertThat(read.mark()).isEqualTo(now.mark());
    }

    /** The third version believed all of a bias, and knew no pools and no leanings. */
    @Test
    void aFileOfTheThirdVersionIsReadByTheRuleOfItsTime() throws IOException {
        byte[] numbers = numbers();
        int share = numbers.length - SINCE_THE_FOURTH;
        ByteArrayOutputStream old = new ByteArrayOutputStream();
        old.write("Outwit people, version 3\n".getBytes(StandardCharsets.US_ASCII));
        try (DataOutputStream packed = new DataOutputStream(new DeflaterOutputStream(old))) {
            packed.write(numbers, 0, share);
            packed.write(numbers, share + 2 * Double.BYTES, 1 + 3 * Double.BYTES);
        }
        PopulationModel read = read(old.toByteArray());
        PopulationModel now = read(small());
        assertThat(read.personal())
                .isEqualTo(now.personal().withShare(1).withFavourite(1))
                .isNotEqualTo(now.personal());
        assertThat(read.tilt()).isEqualTo(TILT);
        assertThat(read.pools().size()).isZero();
        assertThat(read.looks().leanings()).isEmpty();
        assertThat(now.pools().shares()).containsExactly(0.3, 0.2, 0, 0.5);
        assertThat(now.looks().leanings()).hasSize(1);
    }

    /** The second version let the deepest layer vouch for itself, with one number. */
    @Test
    void aFileOfTheSecondVersionIsReadByTheRuleOfItsTime() throws IOException {
        PopulationModel old = read(ofVersion(2, SINCE_THE_THIRD, 0.25));
        assertThat(old.personal()).isEqualTo(PersonalPlan.beside(new Trust(2, 0.3)));
        assertThat(old.tilt()).isEqualTo(ErrorTilt.ofDeepest(0.25));
        assertThat(old.mark())
                .isEqualTo(read(small(Looks.of(HashedWeights.none()))).mark())
                .isNotEqualTo(read(small()).mark());
    }

    /** The first version had neither a belief that grows, nor a strength that is believed in part, nor a tilt. */
    @Test
    void aFileOfTheFirstVersionIsReadByTheRuleOfItsTime() throws IOException {
        byte[] first = ofVersion(1, SINCE_THE_THIRD + 2 * Double.BYTES);
        PopulationModel old = read(first);
        assertThat(old.personal()).isEqualTo(PersonalPlan.beside(new Trust(2, 0.3)));
        assertThat(old.tilt()).isEqualTo(ErrorTilt.NONE);
        assertThat(old.mark())
                .isEqualTo(read(small(Looks.of(HashedWeights.none()))).mark())
                .isNotEqualTo(read(small()).mark());
        assertThat(read(small()).tilt()).isEqualTo(TILT);
        assertThat(read(small()).personal().tilts()).isEqualTo(0.35);
        assertThat(read(small()).personal().calm()).isEqualTo(0.95);
        Path file = folder.resolve("first.people");
        Files.write(file, first);
        assertThat(PopulationFile.isOf(file, "othello")).isTrue();
        assertThat(PopulationFile.isOf(file, "chess")).isFalse();
    }

    @Test
    void otherFilesAreASentence() throws IOException {
        byte[] newer = small();
        newer["Outwit people, version ".length()] = '9';
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(newer))
                .withMessage("some.people: this is no file of people of this version; expected one that"
                        + " 'outwit train people' wrote.");
        refused(folder.resolve("none"), ": there is no such file of people.");
        refused(folder, ": this is no file of people, but a folder, a pipe or a device.");
        Path text = folder.resolve("text");
        Files.writeString(text, "[Event \"?\"]\n");
        refused(text, ": this is no file of people of this version; expected one that 'outwit train people' wrote.");
    }

    private static void refused(Path file, String sentence) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> PopulationFile.read(file))
                .withMessage(file + sentence);
    }

    @Test
    void aFileOfOursIsKnownByItsGame() throws IOException {
        Path file = folder.resolve("some.people");
        Files.write(file, small());
        assertThat(PopulationFile.isOf(file, "othello")).isTrue();
        assertThat(PopulationFile.isOf(file, "chess")).isFalse();
        byte[] other = small();
        other["Outwit people, version ".length()] = '0';
        Files.write(file, other);
        assertThat(PopulationFile.isOf(file, "othello")).as("an older one").isTrue();
        other["Outwit people, version ".length()] = '9';
        Files.write(file, other);
        assertThat(PopulationFile.isOf(file, "othello")).as("a newer one").isFalse();
        for (String text : List.of("", "Outwit people, version 1\n", "Outwit people, version 1\nxyz", "something")) {
            Files.writeString(file, text);
            assertThat(PopulationFile.isOf(file, "othello")).as(text).isFalse();
        }
    }
}
