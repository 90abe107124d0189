package org.outwit.learn.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.learn.network.WrittenNetwork.Convolved;
import org.outwit.learn.network.WrittenNetwork.Fields;
import org.outwit.learn.network.WrittenNetwork.Weights;

class NetworkFileTest {

    @TempDir
    private Path folder;

    private static void refused(byte[] file, String sentence) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> WrittenNetwork.read(file))
                .withMessageStartingWith("some.pb.gz")
                .withMessageContaining(sentence)
                .withMessageEndingWith(".");
    }

    @Test
    void aFileIsRead() throws IOException {
        Path file = folder.resolve("tiny-1500.pb.gz");
        Files.write(file, WrittenNetwork.of(4, 2, 2, 1).file());
        Network network = NetworkFile.read(file);
        assertThat(network.channels()).isEqualTo(4);
        assertThat(network.blocks()).isEqualTo(2);
    }

    @Test
    void whatIsNoFileIsASentence() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> NetworkFile.read(folder))
                .withMessage(folder + ": this is no network, but a folder, a pipe or a device.");
        Path none = folder.resolve("none");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> NetworkFile.read(none))
                .withMessage(none + ": there is no such network.");
    }

    /** From 1 to 3 in 65,535 steps: 0x0000, 0xFFFF, and 0x8000 with the lower byte first. */
    @Test
    void weightsAreStepsBetweenTwoEnds() {
        Fields layer = new Fields();
        layer.real(1, 1);
        layer.real(2, 3);
        layer.bytes(3, new byte[] {0, 0, (byte) 0xFF, (byte) 0xFF, 0, (byte) 0x80, 1, 0});
        Fields parent = new Fields();
        parent.bytes(7, layer.toByteArray());
        float[] weights = LayerReader.weights(WireMessage.of(parent.toByteArray(), "here"), 7, "weights", 4);
        assertThat(weights).containsExactly(1f, 3f, 2.0000153f, 1.0000305f);
    }

    /** Scale 3 / sqrt(3.99999 + 0.00001) = 1.5: weights of 1 and bias 0.25 become 1.5 and 5 + (0.25 - 1) * 1.5. */
    @Test
    void normalisationIsFoldedIn() {
        Convolved block = new Convolved(new Weights[] {
            one(1), one(0.25f), one(1), one(3.99999f), one(3), one(5),
        });
        FoldedLayer folded = LayerReader.convolution(WireMessage.of(block.bytes(), "here"), 1, 1, 1);
        assertThat(folded.weights()).containsExactly(1.5f);
        assertThat(folded.biases()).containsExactly(3.875f);
    }

    private static Weights one(float value) {
        return new Weights(value, value, new int[] {7});
    }

    @Test
    void otherFilesAreNamed() {
        refused(new byte[0], "ends too early");
        refused(
                "1\n2 3 4\n".getBytes(StandardCharsets.UTF_8),
                "Not in GZIP format; expected a file that was packed by gzip");
        refused(WrittenNetwork.packed("1\n0.5 0.25\n".getBytes(StandardCharsets.UTF_8)), "expected");
        refused(WrittenNetwork.packed(new byte[0]), "its first field is 0; expected 448");
        refused(file(2, 1, 2), "format, encoding: found 2; expected 0 or 1, linear numbers of 16 bits");
        refused(file(1, 3, 2), "format, network, input: found 3; expected 0 or 1, 112 classical planes");
        refused(file(1, 1, 3), "policy: found 3; expected 0 or 1 or 2, dense or convolutional");
        refused(file(1, 1, 2), "weights: 'input' (field 1) is missing");
    }

    private static byte[] file(int encoding, int input, int policy) {
        return WrittenNetwork.packed(WrittenNetwork.message(encoding, input, policy, new byte[0]));
    }

    private static byte[] file(Fields weights) {
        return WrittenNetwork.packed(WrittenNetwork.message(1, 1, 2, weights.toByteArray()));
    }

    @Test
    void wrongShapesAreNamed() {
        refused(
                file(input(112 * 9 + 1, 1)),
                "input: there are 1009 weights; expected 9 for each of 112 planes and each of up to 512 channels");
        refused(file(input(0, 1)), "there are 0 weights");
        refused(file(input(112 * 9, 2)), "weights, input, biases: there are 2 weights; expected 1");
        Fields blockless = input(112 * 9, 1);
        blockless.bytes(2, new byte[0]);
        refused(file(blockless), "weights, block 1: 'first convolution' (field 1) is missing");
        Fields headless = input(112 * 9, 1);
        refused(file(headless), "weights: 'policy' (field 3) is missing");
        Fields endless = input(112 * 9, 1);
        for (int i = 0; i < 1000; i++) endless.bytes(2, new byte[0]);
        refused(file(endless), "there are more than 64 of 'block'");
        Fields odd = new Fields();
        Fields layer = new Fields();
        layer.bytes(3, new byte[2 * 112 * 9 + 1]);
        Fields block = new Fields();
        block.bytes(1, layer.toByteArray());
        odd.bytes(1, block.toByteArray());
        refused(file(odd), "there are 2017 bytes; expected two for each weight");
    }

    private static Fields input(int weights, int biases) {
        Weights[] parts = {new Weights(0, 1, new int[weights]), new Weights(0, 1, new int[biases])};
        Fields fields = new Fields();
        fields.bytes(1, new Convolved(parts).bytes());
        return fields;
    }

    @Test
    void whatIsNoNumberIsNamed() {
        Weights[] parts = {new Weights(0, Float.NaN, new int[112 * 9])};
        Fields fields = new Fields();
        fields.bytes(1, new Convolved(parts).bytes());
        refused(file(fields), "weights go from 0.0 to NaN; expected numbers");
        Weights[] negative = {new Weights(0, 1, new int[112 * 9]), null, one(0), one(-1)};
        Fields other = new Fields();
        other.bytes(1, new Convolved(negative).bytes());
        refused(file(other), "variances: number 1 is -1.0; expected no negative one");
    }

    /** Newer files may keep a layer as other numbers of 16 bits, which would be read as nonsense. */
    @Test
    void otherEncodingsOfALayerAreNamed() {
        Fields layer = new Fields();
        layer.bytes(3, new byte[2 * 112 * 9]);
        layer.number(4, 2);
        Fields block = new Fields();
        block.bytes(1, layer.toByteArray());
        Fields weights = new Fields();
        weights.bytes(1, block.toByteArray());
        refused(file(weights), "input, weights, encoding: found 2; expected 0 or 1, linear numbers of 16 bits");
    }

    @Test
    void whatDoesNotFitIntoMemoryIsRefused() {
        NetworkFile.checkMemory(10_000_000, 200_000_000, "some.pb.gz");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> NetworkFile.checkMemory(32 << 20, 600 << 20, "some.pb.gz"))
                .withMessage(
                        "some.pb.gz: the network needs about 320 MB of memory, and Java may use 600 MB; expected at most"
                                + " half of that.");
    }

    @Test
    void aFingerprintIsOfTheWeightsAndNotOfTheName() throws IOException {
        Path file = folder.resolve("tiny-1500.pb.gz");
        Files.write(file, WrittenNetwork.of(4, 2, 2, 1).file());
        NetworkMark mark = NetworkFile.read(file).mark();
        assertThat(mark.name()).isEqualTo("tiny-1500");
        assertThat(mark.fingerprint())
                .isEqualTo(WrittenNetwork.of(4, 2, 2, 1).read().mark().fingerprint());
        assertThat(mark.fingerprint())
                .isNotEqualTo(WrittenNetwork.of(4, 2, 2, 2).read().mark().fingerprint());
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> new NetworkMark("tiny", "nonsense"))
                .withMessageContaining("found 'nonsense'");
    }

    /** Two bytes can claim gigabytes; they are believed as far as there are bytes. */
    @Test
    void lengthsAreNotBelieved() {
        Fields claim = new Fields();
        claim.fixed(1, 0x1C0);
        claim.varint(10 << 3 | 2);
        claim.varint(Integer.MAX_VALUE);
        refused(WrittenNetwork.packed(claim.toByteArray()), "a field of 2147483647 bytes where 0 are left");
        Fields negative = new Fields();
        negative.varint(10 << 3 | 2);
        negative.varint(-1);
        refused(
                WrittenNetwork.packed(negative.toByteArray()),
                "a field of 18446744073709551615 bytes where 0 are left");
    }

    @Test
    void whatUnpacksToMuchIsRefused() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream stream = new GZIPOutputStream(packed)) {
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 100; i++) stream.write(zeros);
        }
        refused(packed.toByteArray(), "the network has more than 32 MB when unpacked");
    }

    @Test
    void aFileThatWasCutShortIsASentence() {
        byte[] whole = WrittenNetwork.of(4, 2, 2, 1).file();
        for (int length = 0; length < whole.length; length += 100) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatExceptionOfType(InputException.class)
                    .as("of " + length + " bytes")
                    .isThrownBy(() -> WrittenNetwork.read(cut))
                    .withMessageStartingWith("some.pb.gz: ")
                    .withMessageEndingWith(".");
        }
        byte[] message = WrittenNetwork.of(4, 2, 2, 1).message();
        for (int length = 0; length < message.length; length += 100) {
            byte[] cut = WrittenNetwork.packed(Arrays.copyOf(message, length));
            assertThatExceptionOfType(InputException.class)
                    .as("of " + length + " bytes unpacked")
                    .isThrownBy(() -> WrittenNetwork.read(cut));
        }
    }

    /** Any bytes give a sentence or a network that answers. */
    @Test
    void aFileWithOtherBytesIsASentenceOrANetwork() {
        byte[] message = WrittenNetwork.of(4, 2, 2, 1).message();
        byte[] file = WrittenNetwork.packed(message);
        Random random = new Random(1);
        int read = 0;
        for (int trial = 0; trial < 1500; trial++) {
            boolean packed = trial % 3 == 0;
            byte[] changed = packed ? file.clone() : message.clone();
            for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
                changed[flipped(random, changed.length)] ^= (byte) (1 << random.nextInt(8));
            }
            try {
                Network network = WrittenNetwork.read(packed ? changed : WrittenNetwork.packed(changed));
                double[] found = NetworkVoice.of(network).probabilities(RandomGames.CHESS.start());
                assertThat(Arrays.stream(found).sum()).isBetween(0.999, 1.001);
                read++;
            } catch (InputException e) {
                assertThat(e).hasMessageStartingWith("some.pb.gz").hasMessageEndingWith(".");
            }
        }
        assertThat(read).isBetween(100, 1000);
    }

    /** Mostly among weights, but half of the time where the first messages begin. */
    private static int flipped(Random random, int length) {
        return random.nextInt(random.nextBoolean() ? length : 80);
    }
}
