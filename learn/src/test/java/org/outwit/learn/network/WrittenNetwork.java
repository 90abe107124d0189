package org.outwit.learn.network;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;

/** A network with weights by chance, as numbers and as a file of the published form, which is written here on its own. */
public final class WrittenNetwork {

    /** Weights as they are in the file. */
    record Weights(float least, float greatest, int[] steps) {

        double value(int i) {
            return least + (double) (greatest - least) * steps[i] / 65535;
        }

        byte[] bytes() {
            Fields fields = new Fields();
            fields.real(1, least);
            fields.real(2, greatest);
            byte[] numbers = new byte[2 * steps.length];
            for (int i = 0; i < steps.length; i++) {
                numbers[2 * i] = (byte) steps[i];
                numbers[2 * i + 1] = (byte) (steps[i] >> 8);
            }
            fields.bytes(3, numbers);
            return fields.toByteArray();
        }
    }

    /** Fields of a message, one behind the other. */
    static final class Fields extends ByteArrayOutputStream {

        void varint(long number) {
            long left = number;
            for (; (left & ~127L) != 0; left >>>= 7) write((int) (left & 127 | 128));
            write((int) left);
        }

        void number(int field, long number) {
            varint(field << 3);
            varint(number);
        }

        void fixed(int field, int number) {
            varint(field << 3 | 5);
            for (int i = 0; i < 4; i++) write(number >> 8 * i);
        }

        void real(int field, float number) {
            fixed(field, Float.floatToIntBits(number));
        }

        void bytes(int field, byte[] all) {
            varint(field << 3 | 2);
            varint(all.length);
            writeBytes(all);
        }
    }

    /** Weights, biases, means, variances, gammas and betas; those that are left out are null. */
    record Convolved(Weights[] parts) {

        byte[] bytes() {
            Fields fields = new Fields();
            for (int i = 0; i < parts.length; i++) if (parts[i] != null) fields.bytes(i + 1, parts[i].bytes());
            return fields.toByteArray();
        }
    }

    record Block(Convolved first, Convolved second, Weights[] excitation) {

        byte[] bytes() {
            Fields fields = new Fields();
            fields.bytes(1, first.bytes());
            fields.bytes(2, second.bytes());
            if (excitation != null) {
                Fields unit = new Fields();
                for (int i = 0; i < excitation.length; i++) unit.bytes(i + 1, excitation[i].bytes());
                fields.bytes(3, unit.toByteArray());
            }
            return fields.toByteArray();
        }
    }

    final int channels;
    final Convolved input;
    final List<Block> blocks = new ArrayList<>();
    final Convolved firstPolicy;
    final Convolved policy;
    final Weights[] densePolicy;
    private final Random random;

    private WrittenNetwork(Convolved input, Convolved firstPolicy, Convolved policy) {
        this.random = new Random(0);
        this.channels = 9;
        this.input = input;
        this.firstPolicy = firstPolicy;
        this.policy = policy;
        this.densePolicy = null;
    }

    private WrittenNetwork(int channels, int blockCount, int width, int densePlanes, long seed) {
        this.random = new Random(seed);
        this.channels = channels;
        input = convolved(channels, 112, 9, true);
        for (int b = 0; b < blockCount; b++) {
            Weights[] excitation = width == 0
                    ? null
                    : new Weights[] {
                        weights(width * channels, channels),
                        weights(width, 1),
                        weights(2 * channels * width, width),
                        weights(2 * channels, 1)
                    };
            blocks.add(new Block(
                    convolved(channels, channels, 9, true), convolved(channels, channels, 9, false), excitation));
        }
        firstPolicy = densePlanes > 0 ? null : convolved(channels, channels, 9, true);
        policy = densePlanes > 0 ? convolved(densePlanes, channels, 1, true) : convolved(80, channels, 9, null);
        densePolicy = densePlanes > 0
                ? new Weights[] {weights(1858 * densePlanes * 64, densePlanes * 8), weights(1858, 1)}
                : null;
    }

    /**
     * One that knows nothing but captures: the logit of a move is this size where a piece of the opponent's, the king apart, stands on its
     * square, and 0 elsewhere; of captures farther away than two squares it does not know. Channel k is whether such a piece stands at place
     * k of the nine squares around, and the head looks at channel k of its place j, so that both together reach two squares.
     */
    public static WrittenNetwork capturing(float size) {
        int[] input = new int[9 * 112 * 9];
        int[] same = new int[9 * 9 * 9];
        for (int k = 0; k < 9; k++) {
            for (int piece = 6; piece < 11; piece++) input[(k * 112 + piece) * 9 + k] = 65535;
            same[(k * 9 + k) * 9 + 4] = 65535;
        }
        int[] policy = new int[80 * 9 * 9];
        for (int index = 0; index < PolicyMap.MOVES; index++) {
            String text = PolicyMap.text(index);
            int files = text.charAt(2) - text.charAt(0);
            int ranks = text.charAt(3) - text.charAt(1);
            if (Math.max(Math.abs(files), Math.abs(ranks)) > 2) continue;
            int j = 3 * (half(ranks) + 1) + half(files) + 1;
            int k = 3 * (ranks - half(ranks) + 1) + files - half(files) + 1;
            policy[(PolicyMap.plane(index) * 9 + k) * 9 + j] = 65535;
        }
        return new WrittenNetwork(scaled(1, input), scaled(1, same), scaled(size, policy));
    }

    private static int half(int steps) {
        return Integer.signum(steps) * (Math.abs(steps) / 2);
    }

    private static Convolved scaled(float size, int[] steps) {
        return new Convolved(new Weights[] {new Weights(0, size, steps)});
    }

    /** One with a convolutional head; no squeeze and excitation where its width is 0. */
    public static WrittenNetwork of(int channels, int blocks, int width, long seed) {
        return new WrittenNetwork(channels, blocks, width, 0, seed);
    }

    /** One with the older head. */
    static WrittenNetwork dense(int channels, int blocks, int planes, long seed) {
        return new WrittenNetwork(channels, blocks, 2, planes, seed);
    }

    /** Weights of about the size that keeps sums of {@code summed} of them from growing. */
    private Weights weights(int count, int summed) {
        float size = (float) (1.5 / Math.sqrt(summed));
        return between(count, -size, size);
    }

    private Weights between(int count, float least, float greatest) {
        return new Weights(least, greatest, random.ints(count, 0, 65536).toArray());
    }

    /** Normalised with gammas and betas, without these, or (null) not at all. */
    private Convolved convolved(int outputs, int inputs, int area, Boolean whole) {
        Weights weights = weights(outputs * inputs * area, inputs == 112 ? 100 : inputs * area);
        if (whole == null) return new Convolved(new Weights[] {weights, weights(outputs, 1)});
        Weights means = between(outputs, -0.3f, 0.3f);
        Weights variances = between(outputs, 0.2f, 1.5f);
        if (!whole) return new Convolved(new Weights[] {weights, weights(outputs, 4), means, variances});
        return new Convolved(
                new Weights[] {weights, null, means, variances, between(outputs, 0.5f, 1.5f), weights(outputs, 9)});
    }

    byte[] message() {
        Fields weights = new Fields();
        weights.bytes(1, input.bytes());
        for (Block block : blocks) weights.bytes(2, block.bytes());
        weights.bytes(3, policy.bytes());
        if (firstPolicy != null) weights.bytes(11, firstPolicy.bytes());
        if (densePolicy != null) {
            weights.bytes(4, densePolicy[0].bytes());
            weights.bytes(5, densePolicy[1].bytes());
        }
        return message(1, 1, firstPolicy == null ? 1 : 2, weights.toByteArray());
    }

    /** A file of this encoding, input and policy. */
    static byte[] message(int encoding, int input, int policy, byte[] weights) {
        Fields network = new Fields();
        network.number(1, input);
        network.number(2, 1);
        network.number(3, 4);
        network.number(4, policy);
        Fields format = new Fields();
        format.number(1, encoding);
        format.bytes(2, network.toByteArray());
        Fields file = new Fields();
        file.fixed(1, 0x1C0);
        file.bytes(2, "a licence".getBytes(StandardCharsets.UTF_8));
        file.bytes(4, format.toByteArray());
        file.bytes(10, weights);
        return file.toByteArray();
    }

    public byte[] file() {
        return packed(message());
    }

    static byte[] packed(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream stream = new GZIPOutputStream(packed)) {
            stream.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    static Network read(byte[] file) {
        try {
            return NetworkFile.read(new ByteArrayInputStream(file), "some.pb.gz");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Network read() {
        return read(file());
    }
}
