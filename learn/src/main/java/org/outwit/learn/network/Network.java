package org.outwit.learn.network;

import java.util.List;

/**
 * A network that predicts moves of chess, as {@link NetworkFile} read it: a convolution, blocks of two with squeeze and excitation, and a
 * head for the policy. It never changes, so all threads share one; each has an {@link #evaluator} of its own.
 */
public final class Network {

    private final int channels;
    private final InputConvolution input;
    private final List<ResidualBlock> blocks;
    private final PolicyHead head;

    Network(int channels, InputConvolution input, List<ResidualBlock> blocks, PolicyHead head) {
        this.channels = channels;
        this.input = input;
        this.blocks = List.copyOf(blocks);
        this.head = head;
    }

    /** What finds probabilities by this network, for one thread. */
    public NetworkEvaluator evaluator() {
        return new NetworkEvaluator(this);
    }

    /** How many numbers it has for each square, which others call filters. */
    public int channels() {
        return channels;
    }

    /** How many blocks it has. */
    public int blocks() {
        return blocks.size();
    }

    Workspace workspace() {
        int[] widths = new int[blocks.size() + 1];
        for (int b = 0; b < blocks.size(); b++) {
            SqueezeExcitation excitation = blocks.get(b).excitation();
            widths[b] = excitation == null ? 0 : excitation.width();
        }
        widths[blocks.size()] = head instanceof DenseHead dense ? dense.width() : 0;
        return new Workspace(channels, widths);
    }

    /** The logits of the moves with these indices, for the planes of the workspace. */
    void logits(Workspace room, int[] indices, int count, double[] into) {
        input.apply(room.planes, room.tower);
        for (int b = 0; b < blocks.size(); b++) blocks.get(b).apply(room);
        head.logits(room, indices, count, into);
    }
}
