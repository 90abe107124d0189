package org.outwit.learn.network;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.outwit.core.game.InputException;

/**
 * Networks that a user brings, in the form of Leela Chess Zero, which Maia has, too: a protobuf message, packed by gzip. Read are those with
 * 112 classical planes, convolutions, and either form of policy head; heads for values are passed over. Any fault in a file is one
 * sentence that names it.
 */
public final class NetworkFile {

    /** Networks of up to 192 channels and 15 blocks have less; larger ones would take a second for a position. */
    private static final int MOST_BYTES = 32 << 20;

    private static final int MOST_CHANNELS = 512;
    private static final int MOST_BLOCKS = 64;
    private static final int MOST_PLANES = 256;
    private static final long MAGIC = 0x1C0;

    /** Two bytes of a file become four, and four times as many where a kernel of nine weights becomes one of 36 points. */
    private static final long TIMES_IN_MEMORY = 10;

    private static final String LARGE = "; expected at most ";

    private NetworkFile() {}

    public static Network read(Path file) {
        if (!Files.isRegularFile(file) && Files.exists(file)) {
            throw new InputException(file + ": this is no network, but a folder, a pipe or a device.");
        }
        try (InputStream stream = Files.newInputStream(file)) {
            return read(stream, file.toString());
        } catch (NoSuchFileException e) {
            throw new InputException(file + ": there is no such network.");
        } catch (IOException e) {
            throw new InputException(file + ": cannot be read: " + e.getMessage() + ".");
        }
    }

    /** Reads a stream to its end; sentences begin with the name. */
    public static Network read(InputStream stream, String name) throws IOException {
        byte[] bytes = unpacked(stream, name);
        checkMemory(bytes.length, Runtime.getRuntime().maxMemory(), name);
        WireMessage net = WireMessage.of(bytes, name);
        long magic = net.number(1, "magic");
        if (magic != MAGIC) {
            throw new InputException(
                    name + ": its first field is " + magic + "; expected " + MAGIC + ", by which networks are known.");
        }
        checkFormat(net);
        return weights(NetworkMark.of(name, bytes), LayerReader.needed(net, 10, "weights"));
    }

    /** Refuses what would take more than half of the memory there is: a program that runs out of it loses more than a network. */
    static void checkMemory(long unpacked, long memory, String name) {
        long needed = unpacked * TIMES_IN_MEMORY;
        if (needed <= memory / 2) return;
        throw new InputException(name + ": the network needs about " + megabytes(needed)
                + " MB of memory, and Java may use " + megabytes(memory) + " MB; expected at most half of that.");
    }

    private static long megabytes(long bytes) {
        return (bytes + (1 << 20) - 1) >> 20;
    }

    private static byte[] unpacked(InputStream stream, String name) throws IOException {
        try (InputStream packed = new GZIPInputStream(stream, 1 << 16)) {
            byte[] bytes = packed.readNBytes(MOST_BYTES + 1);
            if (bytes.length <= MOST_BYTES) return bytes;
        } catch (EOFException e) {
            throw new InputException(
                    name + ": the network ends too early; expected the whole of a file that was packed by gzip.");
        } catch (ZipException e) {
            throw new InputException(name + ": this is no network, or it is damaged: " + e.getMessage()
                    + "; expected a file that was packed by gzip.");
        }
        throw new InputException(
                name + ": the network has more than " + (MOST_BYTES >> 20) + " MB when unpacked" + LARGE + "that.");
    }

    private static void checkFormat(WireMessage net) {
        WireMessage format = net.message(4, "format");
        if (format == null) return;
        LayerReader.expect(format, 1, "encoding", List.of(0L, 1L), "linear numbers of 16 bits");
        WireMessage network = format.message(2, "network");
        if (network == null) return;
        LayerReader.expect(network, 1, "input", List.of(0L, 1L), "112 classical planes");
        LayerReader.expect(
                network,
                3,
                "structure",
                List.of(0L, 1L, 2L, 3L, 4L),
                "convolutions with or without squeeze and excitation");
        LayerReader.expect(network, 4, "policy", List.of(0L, 1L, 2L), "dense or convolutional");
        LayerReader.expect(network, 7, "activation", List.of(0L), "rectified sums");
    }

    private static Network weights(NetworkMark mark, WireMessage weights) {
        WireMessage input = LayerReader.needed(weights, 1, "input");
        int channels = channels(input);
        InputConvolution first = new InputConvolution(LayerReader.convolution(input, channels, InputPlanes.COUNT, 9));
        List<ResidualBlock> blocks = new ArrayList<>();
        for (WireMessage block : weights.messages(2, "block", MOST_BLOCKS)) blocks.add(block(block, channels));
        return new Network(mark, channels, first, blocks, head(weights, channels));
    }

    /** How many channels there are is nowhere written; the first layer has 9 weights for each of them and each plane. */
    private static int channels(WireMessage input) {
        int count = LayerReader.count(input, 1, "weights");
        int channels = count / (9 * InputPlanes.COUNT);
        if (channels < 1 || channels > MOST_CHANNELS || count % (9 * InputPlanes.COUNT) != 0) {
            throw new InputException(input.place() + ": there are " + count + " weights; expected 9 for each of "
                    + InputPlanes.COUNT + " planes and each of up to " + MOST_CHANNELS + " channels.");
        }
        return channels;
    }

    private static ResidualBlock block(WireMessage block, int channels) {
        WireMessage excitation = block.message(3, "excitation");
        return new ResidualBlock(
                convolution(LayerReader.needed(block, 1, "first convolution"), channels),
                convolution(LayerReader.needed(block, 2, "second convolution"), channels),
                excitation == null ? null : excitation(excitation, channels));
    }

    private static Convolution convolution(WireMessage block, int channels) {
        return new Convolution(LayerReader.convolution(block, channels, channels, 9), channels);
    }

    private static SqueezeExcitation excitation(WireMessage unit, int channels) {
        int width = LayerReader.count(unit, 2, "first biases");
        if (width < 1 || width > MOST_CHANNELS) {
            throw new InputException(
                    unit.place() + ", first biases: there are " + width + "; expected 1 to " + MOST_CHANNELS + ".");
        }
        return new SqueezeExcitation(
                dense(unit, 1, "first weights", "first biases", width, channels),
                dense(unit, 3, "second weights", "second biases", 2 * channels, width));
    }

    /** Weights in a field and biases in the next one. */
    private static FoldedLayer dense(
            WireMessage parent, int field, String weights, String biases, int outputs, int inputs) {
        return new FoldedLayer(
                LayerReader.weights(parent, field, weights, outputs * inputs),
                LayerReader.weights(parent, field + 1, biases, outputs));
    }

    private static PolicyHead head(WireMessage weights, int channels) {
        WireMessage last = LayerReader.needed(weights, 3, "policy");
        WireMessage first = weights.message(11, "first policy");
        if (first != null) {
            FoldedLayer planes = LayerReader.convolution(last, PolicyMap.PLANES, channels, 9);
            return new ConvolutionalHead(convolution(first, channels), planes, channels);
        }
        int planes = LayerReader.count(last, 1, "weights") / channels;
        if (planes < 1 || planes > MOST_PLANES) {
            throw new InputException(
                    last.place() + ": there are " + planes + " planes; expected 1 to " + MOST_PLANES + ".");
        }
        return new DenseHead(
                LayerReader.convolution(last, planes, channels, 1),
                dense(weights, 4, "policy weights", "policy biases", PolicyMap.MOVES, planes * 64));
    }
}
