package org.outwit.learn.network;

/** Makes logits of moves of what the blocks of a network made; only those of legal moves are found, which are few. */
interface PolicyHead {

    /** The logits of the moves with these indices in {@link PolicyMap}. */
    void logits(Workspace room, int[] indices, int count, double[] into);
}
