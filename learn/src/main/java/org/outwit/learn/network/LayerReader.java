package org.outwit.learn.network;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.outwit.core.game.InputException;

/**
 * Reads rows of weights. They are kept as unsigned numbers of 16 bits, the lower byte first, between a least and a greatest value:
 * {@code least + (greatest - least) * u / 65535}. Convolutions come with what normalised their outputs in training, which is folded into
 * their weights here, once.
 */
final class LayerReader {

    private static final int LEAST = 1;
    private static final int GREATEST = 2;
    private static final int NUMBERS = 3;
    private static final int ENCODING = 4;

    /** What training adds to variances, so that it never divides by zero. */
    private static final double EPSILON = 1e-5;

    private LayerReader() {}

    /** Reads {@code count} weights from a field that must be there. */
    static float[] weights(WireMessage parent, int field, String name, int count) {
        WireMessage layer = needed(parent, field, name);
        float[] all = numbers(layer);
        if (all.length != count) {
            throw new InputException(layer.place() + ": there are " + all.length + " weights; expected " + count + ".");
        }
        return all;
    }

    /** How many weights a field has. */
    static int count(WireMessage parent, int field, String name) {
        WireMessage numbers = needed(parent, field, name).message(NUMBERS, "numbers");
        return numbers == null ? 0 : numbers.length() / Short.BYTES;
    }

    static WireMessage needed(WireMessage parent, int field, String name) {
        WireMessage found = parent.message(field, name);
        if (found == null)
            throw new InputException(
                    parent.place() + ": '" + name + "' (field " + field + ") is missing; expected it here.");
        return found;
    }

    /** A layer that may be missing: then all weights are the same. */
    private static float[] weights(WireMessage parent, int field, String name, int count, float otherwise) {
        if (parent.message(field, name) != null) return weights(parent, field, name, count);
        float[] all = new float[count];
        Arrays.fill(all, otherwise);
        return all;
    }

    private static float[] numbers(WireMessage layer) {
        float least = layer.real(LEAST, "least");
        float greatest = layer.real(GREATEST, "greatest");
        if (!Float.isFinite(least) || !Float.isFinite(greatest) || !Float.isFinite(greatest - least)) {
            throw new InputException(
                    layer.place() + ": weights go from " + least + " to " + greatest + "; expected numbers.");
        }
        // Newer files may say for each layer how its numbers are kept; other ways have as many bytes.
        expect(layer, ENCODING, "encoding", List.of(0L, 1L), "linear numbers of 16 bits");
        WireMessage numbers = layer.message(NUMBERS, "numbers");
        if (numbers == null) return new float[0];
        if (numbers.length() % Short.BYTES != 0) {
            throw new InputException(
                    numbers.place() + ": there are " + numbers.length() + " bytes; expected two for each weight.");
        }
        float[] all = new float[numbers.length() / Short.BYTES];
        for (int i = 0; i < all.length; i++) {
            int u = numbers.unsignedByte(2 * i) | numbers.unsignedByte(2 * i + 1) << 8;
            all[i] = (float) (least + ((double) greatest - least) * u / 65535);
        }
        return all;
    }

    /** A convolution with squares of {@code area} weights, 9 or 1, for each output and input: field numbers are the same everywhere. */
    static FoldedLayer convolution(WireMessage block, int outputs, int inputs, int area) {
        float[] weights = weights(block, 1, "weights", outputs * inputs * area);
        float[] biases = weights(block, 2, "biases", outputs, 0);
        if (block.message(3, "means") == null && block.message(4, "variances") == null)
            return new FoldedLayer(weights, biases);
        float[] means = weights(block, 3, "means", outputs, 0);
        float[] variances = weights(block, 4, "variances", outputs, 1);
        float[] gammas = weights(block, 5, "gammas", outputs, 1);
        float[] betas = weights(block, 6, "betas", outputs, 0);
        for (int o = 0; o < outputs; o++) {
            double scale = gammas[o] / Math.sqrt(variances[o] + EPSILON);
            if (!Double.isFinite(scale)) {
                throw new InputException(block.place() + ", variances: number " + (o + 1) + " is " + variances[o]
                        + "; expected no negative one.");
            }
            for (int i = o * inputs * area; i < (o + 1) * inputs * area; i++) weights[i] *= (float) scale;
            biases[o] = (float) (betas[o] + (biases[o] - means[o]) * scale);
        }
        return new FoldedLayer(weights, biases);
    }

    /** Refuses a number that is none of these. */
    static void expect(WireMessage parent, int field, String name, List<Long> known, String meaning) {
        long found = parent.number(field, name);
        if (known.contains(found)) return;
        String all = known.stream().map(String::valueOf).collect(Collectors.joining(" or "));
        throw new InputException(
                parent.place() + ", " + name + ": found " + found + "; expected " + all + ", " + meaning + ".");
    }
}
