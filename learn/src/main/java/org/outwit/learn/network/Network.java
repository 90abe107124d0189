package org.outwit.learn.network;

import java.util.List;

/**
 * A network that predicts moves of chess, as {@link NetworkFile} read it: a convolution, blocks of two with squeeze and excitation, and a
 * head for the policy. It never changes, so all threads share one; each has an {@link #evaluator} of its own.
 */
public final class Network {

    private final NetworkMark mark;
    private final int channels;
    private final InputConvolution input;
    private final List<ResidualBlock> blocks;
    private final PolicyHead head;

    Network(NetworkMark mark, int channels, InputConvolution input, List<ResidualBlock> blocks, PolicyHead head) {
        this.mark = mark;
        this.channels = channels;
        this.input = input;
        this.blocks = List.copyOf(blocks);
        this.head = head;
    }

    /** An evaluator that finds probabilities for one position at a time, for one thread. */
    public NetworkEvaluator evaluator() {
        return evaluator(1);
    }

    /** An evaluator for up to {@code boards} positions at a time, which is a little faster where there are many. */
    public NetworkEvaluator evaluator(int boards) {
        if (boards < 1) throw new IllegalArgumentException("The boards (" + boards + ") must be 1 or more.");
        return new NetworkEvaluator(this, boards);
    }

    /** The mark by which it is told from other networks. */
    public NetworkMark mark() {
        return mark;
    }

    /** How many numbers it has for each square, which others call filters. */
    public int channels() {
        return channels;
    }

    /** How many blocks it has. */
    public int blocks() {
        return blocks.size();
    }

    Workspace workspace(int boards) {
        int[] widths = new int[blocks.size() + 1];
        for (int b = 0; b < blocks.size(); b++) {
            SqueezeExcitation excitation = blocks.get(b).excitation();
            widths[b] = excitation == null ? 0 : excitation.width();
        }
        widths[blocks.size()] = head instanceof DenseHead dense ? dense.width() : 0;
        return new Workspace(channels, widths, boards);
    }

    /** Goes through all layers with the planes of the first {@code boards} boards of the workspace. */
    void run(Workspace room, int boards) {
        for (int board = 0; board < boards; board++) input.apply(room.planes[board], room.tower[board]);
        for (int b = 0; b < blocks.size(); b++) blocks.get(b).apply(room, boards);
        head.prepare(room, boards);
    }

    /** The logits of the moves with these indices, for a board of the last {@link #run}. */
    void logits(Workspace room, int board, int[] indices, int count, double[] into) {
        head.logits(room, board, indices, count, into);
    }
}
